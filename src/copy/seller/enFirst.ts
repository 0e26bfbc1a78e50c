import type { seller as source } from './idFirst.ts';

export const seller: Record<keyof typeof source, string> = {
  'seller.chat': 'Chat',
  'seller.chatLong': 'Chat with the seller',
  'seller.chatUnderWay': 'Chat with the seller, under way',
  'seller.chatUnread': 'Chat with the seller, unread messages: {count}',
  'chat.failed': 'The chat could not be opened.',
};
