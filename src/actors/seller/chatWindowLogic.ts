import { fromCallback, type EventObject } from 'xstate';
import { chatWindowMachine } from '#src/machines/seller/chatWindow/chatWindowMachine.ts';
import { listenToChat, tellChat } from '#src/services/seller/chat/chatFrame.ts';
import { waitFor } from '../waitFor.ts';
import { provided } from '../provided.ts';

export const chatWindowLogic = provided(chatWindowMachine, {
  actors: {
    listenToChat: fromCallback<EventObject, void>(({ sendBack }) => listenToChat(sendBack)),
    waitFor,
  },
  actions: { tellChat: (_, message) => tellChat(message) },
});
