import { withEvent } from '../../protocol/withEvent.ts';
import { addToCartSetup } from './addToCartSetup.ts';

/** The last attempt failed: its message and its remedies stay until the next one. */
export const failedAttempt = addToCartSetup.createStateConfig({
  tags: 'failed',
  on: {
    'add.dismissed': { target: 'resting', actions: 'clearFailure' },
    // The message is about the former item.
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
    // The visitor removed the refused service.
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

/** Handles every wish while nothing is under way. */
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
        // The message in the combo's modal goes when that modal closes.
        'add.modalShown': {
          guard: withEvent('isComboLeft'),
          target: 'resting',
          actions: 'clearFailure',
        },
      },
    },
  },
});
