import { chatMachine } from '#src/machines/seller/chat/chatMachine.ts';

/** The chat's machine has no actors. */
export const chatLogic = chatMachine;
