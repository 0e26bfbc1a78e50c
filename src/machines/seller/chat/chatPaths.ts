import { partFacts } from '../../paths/exampleFacts.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { chatMachine } from './chatMachine.ts';

const config = {
  'pdp.chat.enabled': 'true',
  'pdp.chat.allowed-commission-types': 'TD,TC,MP',
};

export const chatPaths = pathsOf(chatMachine, {
  inputs: { new: partFacts({}, { config }), ofNone: partFacts({}, { config: null }) },
  events: {
    factsChanged: { type: 'facts.changed', facts: partFacts({}, { config }) },
    factsChangedOfTrading: {
      type: 'facts.changed',
      facts: partFacts({ merchant: { code: 'RMB', commissionType: 'TD' } }, { config }),
    },
    factsChangedWithoutConfig: { type: 'facts.changed', facts: partFacts({}, { config: null }) },
    chatRequested: { type: 'chat.requested', mobile: true },
    wishResumed: {
      type: 'wish.resumed',
      wish: { kind: 'chat', itemSku: 'A-01', isMobile: true },
      isFlashSaleGone: false,
    },
    liveChatAnswered: { type: 'liveChat.answered', isOpen: true },
    liveChatAnsweredBlocked: { type: 'liveChat.answered', isOpen: false },
    liveChatRequested: { type: 'liveChat.requested', topic: 'Produk' },
  },
  actors: {},
  notShown: 'What it leads to is shown by others: its hint by onboarding, its question by a modal.',
});
