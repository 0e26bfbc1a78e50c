/** Words of the seller and the chat, in the first load. */
export const seller = {
  'seller.chat': 'Chat',
  'seller.chatLong': 'Chat penjual',
  'seller.chatUnderWay': 'Chat penjual, sedang berlangsung',
  'seller.chatUnread': 'Chat penjual, {count} pesan belum dibaca',
  'chat.failed': 'Chat belum bisa dibuka.',
} as const;
