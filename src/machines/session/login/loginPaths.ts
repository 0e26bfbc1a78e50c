import { LOGIN_WISH_LIFETIME_MS } from '#src/domain/shell/limits.ts';
import type { BuyWish, KeptWish, LoginWish } from '#src/services/session/login/contract.ts';
import { exampleOffer, partFacts } from '../../paths/exampleFacts.ts';
import { lost, refused } from '../../paths/failures.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { loginMachine } from './loginMachine.ts';

const NOW = 10 * LOGIN_WISH_LIFETIME_MS;
const buy: BuyWish = {
  kind: 'buy',
  itemSku: 'A-01',
  quantity: 2,
  fulfilment: 'DELIVERY',
  pickupPointCode: 'PP-1',
  slotId: null,
  courier: null,
  addOns: [],
  tradeIn: null,
  gift: null,
  campaignId: null,
  isFlashSaleGone: false,
};
const kept = (wish: LoginWish, ageMs = 1000): KeptWish => ({ wish, from: null, askedAt: NOW - ageMs });
const member = { isMember: true } as const;

export const loginPaths = pathsOf(loginMachine, {
  notShown: 'It shows nothing itself: what was wanted goes on in the part that it was wanted of.',
  inputs: { unknown: partFacts({}, { isMember: null }) },
  events: {
    factsChanged: { type: 'facts.changed', facts: partFacts({}, member) },
    factsChangedWithOffer: {
      type: 'facts.changed',
      facts: partFacts({}, { ...member, quantity: 2, offer: exampleOffer }),
    },
    factsChangedOfSaved: { type: 'facts.changed', facts: partFacts({ tags: ['WISHLIST'] }, member) },
    factsChangedToOtherItem: {
      type: 'facts.changed',
      facts: partFacts({ itemSku: 'B-01', optionSkus: ['B-01'] }, member),
    },
    factsChangedAsGuest: { type: 'facts.changed', facts: partFacts() },
  },
  actors: {
    readWish: {
      outputs: {
        none: null,
        buy: kept(buy),
        buyInSlot: kept({ ...buy, slotId: 'S1' }),
        save: kept({ kind: 'wishlist', itemSku: 'A-01' }),
        tooOld: kept({ kind: 'wishlist', itemSku: 'A-01' }, LOGIN_WISH_LIFETIME_MS + 1),
      },
    },
    checkLogin: { outputs: [undefined], errors: [lost(), refused('COOKIES_REFUSED', 403)] },
    waitFor: { outputs: [undefined] },
  },
  page: { serverTimeMs: NOW },
});
