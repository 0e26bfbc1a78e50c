import { withEvent } from '../../protocol/withEvent.ts';
import { addToCartSetup } from './addToCartSetup.ts';

/** The last attempt failed: what was said of it, and what can be done about it, until the next one. */
export const failedAttempt = addToCartSetup.createStateConfig({
  tags: 'failed',
  on: {
    'add.dismissed': { target: 'resting', actions: 'clearFailure' },
    // What was said of one item is not said of another.
    'offer.changed': {
      guard: withEvent('isAnotherOffer'),
      target: 'resting',
      actions: ['clearFailure', withEvent('setOffer')],
    },
    'offer.renewed': {
      guard: 'isRefused',
      target: 'resting',
      actions: ['clearFailure', 'clearRefusal'],
    },
    'flashSale.continued': {
      guard: 'asksForNormalPrice',
      target: '#addToCart.deciding',
      actions: ['takeNormalPrice', 'clearFailure'],
    },
    'service.removed': {
      guard: 'asksToRemoveService',
      target: '#addToCart.deciding',
      actions: ['reportRemovedService', 'removeService', 'clearFailure'],
    },
    // What was refused was taken out by hand.
    'addOns.changed': {
      guard: withEvent('isServiceTakenOut'),
      target: 'resting',
      actions: [withEvent('setAddOns'), 'clearFailure'],
    },
    'gift.dropped': {
      guard: 'asksToDropGift',
      target: '#addToCart.deciding',
      actions: ['dropGift', 'clearFailure'],
    },
  },
});

/** Every wish, while nothing is under way. */
export const free = addToCartSetup.createStateConfig({
  on: {
    'add.requested': [
      {
        guard: withEvent('canChoose'),
        target: '#addToCart.choosing',
        actions: withEvent('beginOffer'),
      },
      {
        guard: withEvent('canBegin'),
        target: '#addToCart.deciding',
        actions: withEvent('beginOffer'),
      },
    ],
    // Back from a modal that lay over it.
    'add.modalShown': {
      guard: withEvent('isAddToBag'),
      target: '#addToCart.choosing',
    },
    'flashSale.warned': {
      target: '#addToCart.idle.failed',
      actions: withEvent('warnOfFlashSale'),
    },
    'add.recommendedRequested': {
      target: '#addToCart.deciding',
      actions: {
        type: 'begin',
        params: ({ event }) => ({
          initiator: 'ADD_TO_CART',
          subject: { kind: 'recommended', item: event.item },
        }),
      },
    },
    'add.comboRequested': {
      target: '#addToCart.deciding',
      actions: {
        type: 'begin',
        params: ({ event }) => ({
          initiator: 'ADD_TO_CART',
          subject: { kind: 'combo', combo: event.combo, mode: event.mode },
        }),
      },
    },
  },
});

/** Nothing is under way: every wish begins here. */
export const idle = addToCartSetup.createStateConfig({
  initial: 'resting',
  on: free.on,
  states: {
    resting: {},
    /** The last attempt failed; its message stays beside the actions until the next one. */
    failed: {
      ...failedAttempt,
      on: {
        ...failedAttempt.on,
        // What was said in the combo's modal goes with it.
        'add.modalShown': {
          guard: withEvent('isComboLeft'),
          target: 'resting',
          actions: 'clearFailure',
        },
      },
    },
  },
});
