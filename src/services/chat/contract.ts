import * as z from 'zod/mini';

/** Name of the frame that the seller's chat is shown in. */
export const CHAT_FRAME = 'sellerChat';
const sku = z.string().check(z.regex(/^[A-Za-z0-9._-]{1,64}$/));

/** What the chat in the frame may tell the page around it; whatever else comes is nobody's. [CHAT-15] */
export const fromChat = z.discriminatedUnion('type', [
  /** It is there, and whose it is. */
  z.object({ type: z.literal('chat.ready'), seller: z.string().check(z.minLength(1), z.maxLength(200)) }),
  /** The seller has written; by the number of the message. */
  z.object({ type: z.literal('chat.received'), id: z.number().check(z.int(), z.nonnegative()) }),
  /** Escape was pressed in it. */
  z.object({ type: z.literal('chat.escaped') }),
]);
export type FromChat = z.output<typeof fromChat>;

/** What the page tells the chat: which product is shown now. */
export const toChat = z.object({ type: z.literal('chat.product'), itemSku: sku });
export type ToChat = z.output<typeof toChat>;
