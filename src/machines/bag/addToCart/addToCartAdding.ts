import { withEvent } from '../../protocol/withEvent.ts';
import { ADD_TO_CART_RECOMMENDATION_TIMEOUT_MS, ADDED_ANSWER_PATIENCE_MS } from '#src/domain/shell/limits.ts';
import { itemSkusOf, requestOf } from './addToCartCall.ts';
import { free } from './addToCartIdle.ts';
import { addToCartSetup } from './addToCartSetup.ts';

/** The add is under way; its answer waits in `answering`. */
const sending = addToCartSetup.createStateConfig({
  tags: 'pending',
  invoke: {
    id: 'addToBag',
    src: 'addToBag',
    input: ({ context }) => requestOf(context),
    onDone: {
      target: 'answering',
      actions: [
        { type: 'rememberAdded', params: ({ event }) => event.output },
        { type: 'reportAdded', params: ({ event }) => event.output },
        'trackAdded',
      ],
    },
    onError: {
      target: '#addToCart.presenting',
      actions: withEvent('setFailure'),
    },
  },
});

/**
 * An add, and its answer: a dialog with recommendations, or a toast, which a later dialog removes. The
 * recommendations load together with the add. [CART-01, CART-27, CART-28]
 */
export const adding = addToCartSetup.createStateConfig({
  initial: 'deciding',
  states: {
    deciding: {
      always: [{ guard: 'wantsRecommendations', target: 'accompanied' }, { target: 'alone' }],
    },
    alone: {
      initial: 'sending',
      states: {
        sending,
        answering: { always: { target: '#addToCart.idle', actions: ['closeModal', 'sayAdded'] } },
      },
    },
    accompanied: {
      entry: 'awaitRecommendations',
      initial: 'sending',
      // A modal that the visitor has opened meanwhile stays uncovered.
      on: { 'add.modalShown': { guard: withEvent('isOtherModal'), actions: 'dropRecommendations' } },
      invoke: [
        {
          id: 'loadAddRecommendations',
          src: 'loadAddRecommendations',
          input: ({ context }) => ({
            categoryId: context.offer?.categoryId ?? '',
            without: itemSkusOf(context.call),
          }),
          onDone: {
            guard: 'areRecommendationsAwaited',
            actions: withEvent('setRecommendations'),
          },
          onError: { actions: 'missRecommendations' },
        },
        {
          id: 'recommendationTimeout',
          src: 'waitFor',
          input: { ms: ADD_TO_CART_RECOMMENDATION_TIMEOUT_MS },
          onDone: { actions: 'missRecommendations' },
          onError: { actions: 'missRecommendations' },
        },
      ],
      states: {
        sending,
        /** The item is in the bag. A coming dialog says so; a visitor who leaves gets a toast at once. */
        answering: {
          tags: 'pending',
          always: [
            {
              guard: 'hasRecommendations',
              target: '#addToCart.idle',
              actions: ['closeModal', 'dropAddedToast', 'openRecommendations'],
            },
            {
              guard: 'areRecommendationsMissed',
              target: '#addToCart.idle',
              actions: ['closeModal', 'sayAdded'],
            },
          ],
          on: { 'product.left': { target: '#addToCart.idle', actions: ['closeModal', 'sayAdded'] } },
          invoke: {
            id: 'answerPatience',
            src: 'waitFor',
            input: { ms: ADDED_ANSWER_PATIENCE_MS },
            onDone: 'offering',
            onError: 'offering',
          },
        },
        /**
         * The toast is shown, and the visitor is free to go on. Recommendations that arrive in time are still shown,
         * unless another modal was opened or another purchase begun. [CART-27, LIMIT-21]
         */
        offering: {
          entry: ['closeModal', 'sayAdded'],
          always: [
            {
              guard: 'hasRecommendations',
              target: '#addToCart.idle',
              actions: ['dropAddedToast', 'openRecommendations'],
            },
            { guard: 'areRecommendationsMissed', target: '#addToCart.idle' },
          ],
          on: {
            ...free.on,
            'add.modalShown': [
              { guard: withEvent('isAddToBag'), target: '#addToCart.choosing' },
              { guard: withEvent('isSomeModal'), target: '#addToCart.idle' },
            ],
            'product.left': '#addToCart.idle',
          },
        },
      },
    },
  },
});
