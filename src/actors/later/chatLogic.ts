import { chatMachine } from '#src/machines/member/chat/chatMachine.ts';

/** It calls nobody itself. */
export const chatLogic = chatMachine;
