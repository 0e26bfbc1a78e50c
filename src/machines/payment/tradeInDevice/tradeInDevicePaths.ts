import type { TradeInCategory } from '#src/services/payment/tradeIn/contract.ts';
import { partFacts } from '../../paths/exampleFacts.ts';
import { lostOrRefused, refused } from '../../paths/failures.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { tradeInDeviceMachine } from './tradeInDeviceMachine.ts';

const category = (code: string): TradeInCategory => ({
  code,
  name: code,
  brands: [{ code: 'KIRANA', name: 'Kirana', models: [{ code: 'KIRANA-5', name: 'Kirana 5' }] }],
  questions: [
    {
      code: 'POWER',
      text: 'Menyala?',
      answers: [
        { code: 'YES', text: 'Ya' },
        { code: 'NO', text: 'Tidak' },
      ],
    },
  ],
});

export const tradeInDevicePaths = pathsOf(tradeInDeviceMachine, {
  inputs: { item: partFacts({ itemSku: 'A-01' }), nothing: { ...partFacts(), item: null } },
  events: {
    factsChangedToSame: { type: 'facts.changed', facts: partFacts({ itemSku: 'A-01' }) },
    factsChangedToOther: { type: 'facts.changed', facts: partFacts({ itemSku: 'A-02' }) },
    deviceChosenByKind: { type: 'device.chosen', field: 'subcategory', code: 'PHONE' },
    deviceChosenByBrand: { type: 'device.chosen', field: 'brand', code: 'KIRANA' },
    deviceChosenByModel: { type: 'device.chosen', field: 'model', code: 'KIRANA-5' },
    answerChosen: { type: 'answer.chosen', question: 'POWER', answer: 'YES' },
    estimateTaken: { type: 'estimate.taken' },
    retryRequested: { type: 'retry.requested' },
    networkReturned: { type: 'network.returned' },
    pageOutdated: { type: 'page.outdated' },
  },
  actors: {
    loadTradeInCategories: {
      errors: lostOrRefused(),
      outputs: { phones: [category('PHONE')], watches: [category('WATCH')], none: [] },
    },
    estimateDevice: {
      errors: [...lostOrRefused(), refused('TRADE_IN_NOT_ACCEPTED', 422)],
      outputs: [
        {
          name: 'Kirana 5',
          amount: 1_500_000,
          price: 4_000_000,
          priceAfter: 2_500_000,
          conditions: ['Satu'],
        },
      ],
    },
  },
});
