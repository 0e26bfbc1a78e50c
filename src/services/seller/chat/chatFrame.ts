import * as z from 'zod/mini';
import { CHAT_FRAME, fromChat, toChat, type FromChat, type ToChat } from './contract.ts';

/** The window of the chat's frame; null while there is none. */
const frameWindow = () =>
  document.querySelector<HTMLIFrameElement>(`iframe[name="${CHAT_FRAME}"]`)?.contentWindow ?? null;

/**
 * Listens to the chat in its frame: to messages of this origin, from that very frame, of a shape that is known. All
 * others are dropped. [CHAT-15]
 *
 * @returns ends it
 */
export function listenToChat(onMessage: (message: FromChat) => void): () => void {
  const onEvent = ({ origin, source, data }: MessageEvent) => {
    if (origin !== location.origin || source === null || source !== frameWindow()) return;
    const message = z.safeParse(fromChat, data);
    if (message.success) onMessage(message.data);
  };
  window.addEventListener('message', onEvent);
  return () => window.removeEventListener('message', onEvent);
}

/** Tells the chat something, on this origin alone; what is malformed is not told. */
export function tellChat(message: ToChat): void {
  if (z.safeParse(toChat, message).success) frameWindow()?.postMessage(message, location.origin);
}
