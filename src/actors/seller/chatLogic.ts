import { chatMachine } from '#src/machines/seller/chat/chatMachine.ts';

/** The machine of the chat needs no actors of its own. */
export const chatLogic = chatMachine;
