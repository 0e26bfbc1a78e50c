import * as z from 'zod/mini';
import { LONGEST_CHAT_DRAFT } from '#src/domain/shell/limits.ts';

/** Name of the frame that the seller's chat is shown in. */
export const CHAT_FRAME = 'sellerChat';
const sku = z.string().check(z.regex(/^[A-Za-z0-9._-]{1,64}$/));

/** A message that was written and not taken; sent again under its key, it is kept once, and judged then. [CHAT-17] */
export const chatMessage = z.object({
  text: z.string().check(z.minLength(1), z.maxLength(LONGEST_CHAT_DRAFT)),
  key: z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/)),
});
export type ChatMessage = z.output<typeof chatMessage>;

/** Messages that the chat in the frame may send to the page. The page ignores all others. [CHAT-15] */
export const fromChat = z.discriminatedUnion('type', [
  /** It is there, and whose it is. */
  z.object({ type: z.literal('chat.ready'), seller: z.string().check(z.minLength(1), z.maxLength(200)) }),
  /** The seller has written; by the number of the message. */
  z.object({ type: z.literal('chat.received'), id: z.number().check(z.int(), z.nonnegative()) }),
  /** Escape was pressed in it. */
  z.object({ type: z.literal('chat.escaped') }),
  /** The marketplace does not know the member any more; with what they were sending, null where they sent nothing. [CHAT-19] */
  z.object({ type: z.literal('chat.loginNeeded'), message: z.nullable(chatMessage) }),
]);
export type FromChat = z.output<typeof fromChat>;

/** Messages of the page to the chat. */
export const toChat = z.discriminatedUnion('type', [
  /** Which product is shown now. */
  z.object({ type: z.literal('chat.product'), itemSku: sku }),
  /** Sends once the message that waited for a login. [CHAT-19] */
  z.object({ type: z.literal('chat.resumed'), message: chatMessage }),
]);
export type ToChat = z.output<typeof toChat>;
