import type { SnapshotFrom } from 'xstate';
import { chatConfig } from '#src/domain/product/productConfig.ts';
import { isSellerChatAvailable } from '#src/domain/seller/seller.ts';
import type { pageMachine } from './pageMachine.ts';

/** Tells whether a product page offers the chat with this seller, also in the phone's bar. [CHAT-22] */
export const selectHasChatWith = (
  { context: { route, shown, config } }: SnapshotFrom<typeof pageMachine>,
  merchantCode: string,
): boolean =>
  route.page.kind === 'product' &&
  shown?.merchant.code === merchantCode &&
  config !== null &&
  isSellerChatAvailable(shown.merchant, chatConfig(config));
