import { partFacts } from '../../paths/exampleFacts.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { chatWindowMachine } from './chatWindowMachine.ts';

export const chatWindowPaths = pathsOf(chatWindowMachine, {
  inputs: { item: partFacts({ itemSku: 'A-01' }) },
  events: {
    chatOpened: { type: 'chat.opened', merchantCode: 'RMB', itemSku: 'A-01' },
    chatOpenedOfOther: { type: 'chat.opened', merchantCode: 'NDA', itemSku: 'B-01' },
    chatMinimised: { type: 'chat.minimised' },
    chatClosed: { type: 'chat.closed' },
    chatReady: { type: 'chat.ready', seller: 'Rimba' },
    chatReceived: { type: 'chat.received', id: 2 },
    chatEscaped: { type: 'chat.escaped' },
    chatLoginNeeded: { type: 'chat.loginNeeded', message: null },
    chatLoginNeededToSend: { type: 'chat.loginNeeded', message: { text: 'Berapa?', key: 'k-1' } },
    wishResumed: {
      type: 'wish.resumed',
      wish: {
        kind: 'message',
        itemSku: 'A-01',
        merchantCode: 'RMB',
        aboutSku: 'A-01',
        message: { text: 'Berapa?', key: 'k-1' },
      },
      isFlashSaleGone: false,
    },
    factsChanged: { type: 'facts.changed', facts: partFacts({ itemSku: 'A-02' }) },
    factsChangedToOther: {
      type: 'facts.changed',
      facts: partFacts({ itemSku: 'B-01', merchant: { code: 'NDA', commissionType: 'RC' } }),
    },
    retryRequested: { type: 'retry.requested' },
    networkReturned: { type: 'network.returned' },
  },
  actors: {
    listenToChat: { tells: [{ type: 'chat.received', id: 3 }] },
    waitFor: { outputs: [undefined], errors: [] },
  },
  abstract: ({ merchantCode, itemSku, message, unread, newest }) => [
    merchantCode,
    itemSku,
    message === null,
    Math.min(unread, 2),
    newest,
  ],
});
