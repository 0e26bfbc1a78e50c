import { assign, setup } from 'xstate';
import { POINTED_REST_MS, READ_AHEAD_MAX, READ_AHEAD_MS } from '#src/domain/shell/limits.ts';
import type { LinkAimedAt, LinkLeft, NextProduct } from '../../protocol/linkHints.ts';
import type { FactsChanged, PartFacts } from '../../protocol/partFacts.ts';
import { placeholderPromise } from '../../protocol/placeholders.ts';
import { withEvent } from '../../protocol/withEvent.ts';

/** The page's facts that it receives. */
type NextProductFacts = Pick<PartFacts, 'item'>;

export interface NextProductContext {
  /** The item that the page showed last. */
  itemSku: string | null;
  /** The product of the link; null without one. */
  next: NextProduct | null;
  /** The number of products read since the page has shown this one. */
  read: number;
}
export type NextProductEvent = FactsChanged<keyof NextProductFacts> | LinkAimedAt | LinkLeft;

/**
 * Reads the product of a link that the visitor is about to follow. The backend client holds the answer for the page
 * that follows. A failure is ignored: the page then reads the product itself. [ROUTE-38]
 */
export const nextProductMachine = setup({
  types: {
    context: {} as NextProductContext,
    events: {} as NextProductEvent,
    input: {} as NextProductFacts,
  },
  actors: {
    waitFor: placeholderPromise<void, { ms: number }>('waitFor'),
    readAhead: placeholderPromise<unknown, NextProduct>('readAhead'),
  },
  actions: {
    setItem: assign((_, { facts: { item } }: { facts: NextProductFacts }) => ({
      itemSku: item?.itemSku ?? null,
    })),
    countAnew: assign({ read: 0 }),
    setNext: assign((_, { next }: { next: NextProduct }) => ({ next })),
    forgetNext: assign({ next: null }),
    count: assign(({ context }) => ({ read: context.read + 1 })),
  },
  guards: {
    hasNoItem: (_, { facts }: { facts: NextProductFacts }) => facts.item === null,
    isSameProduct: ({ context }, { facts: { item } }: { facts: NextProductFacts }) =>
      item?.itemSku === context.itemSku || item?.optionSkus.includes(context.itemSku ?? '') === true,
    isWanted: ({ context }, { next }: { next: NextProduct }) =>
      context.read < READ_AHEAD_MAX && JSON.stringify(next) !== JSON.stringify(context.next),
    isPointed: ({ context }, { next }: { next: NextProduct }) =>
      JSON.stringify(next) === JSON.stringify(context.next),
  },
}).createMachine({
  id: 'nextProduct',
  context: ({ input: { item } }) => ({ itemSku: item?.itemSku ?? null, next: null, read: 0 }),
  initial: 'resting',
  on: {
    'facts.changed': [
      // Another product is loading.
      { guard: withEvent('hasNoItem') },
      { guard: withEvent('isSameProduct'), actions: withEvent('setItem') },
      { actions: [withEvent('setItem'), 'countAnew'] },
    ],
    'link.pointed': { guard: withEvent('isWanted'), target: '.pointed', actions: withEvent('setNext') },
    'link.pressed': { guard: withEvent('isWanted'), target: '.reading', actions: withEvent('setNext') },
  },
  states: {
    resting: { entry: 'forgetNext' },
    /** A pointer that only passes over the link reads nothing. */
    pointed: {
      on: {
        'link.left': 'resting',
        'link.pressed': { guard: withEvent('isPointed'), target: 'reading' },
      },
      invoke: {
        id: 'rest',
        src: 'waitFor',
        input: { ms: POINTED_REST_MS },
        onDone: 'reading',
      },
    },
    reading: {
      entry: 'count',
      invoke: {
        id: 'readAhead',
        src: 'readAhead',
        input: ({ context }) => context.next as NextProduct,
        onDone: 'held',
        onError: 'resting',
      },
    },
    /** The answer is fresh: the same link reads nothing. */
    held: {
      invoke: {
        id: 'age',
        src: 'waitFor',
        input: { ms: READ_AHEAD_MS },
        onDone: 'resting',
      },
    },
  },
});
