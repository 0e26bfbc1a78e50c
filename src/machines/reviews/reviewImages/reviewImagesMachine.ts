import { assign, setup } from 'xstate';
import { REVIEW_IMAGES_FIRST_PAGE } from '#src/domain/shell/limits.ts';
import type { GalleryImage, ReviewImages } from '#src/services/reviews/reviews/contract.ts';
import { failedStates, toFailed } from '../../protocol/loading.ts';
import type { FactsChanged, PartFacts } from '../../protocol/partFacts.ts';
import { placeholderPromise } from '../../protocol/placeholders.ts';
import { wasUnreached, type RetryEvent } from '../../protocol/retry.ts';
import { withEvent } from '../../protocol/withEvent.ts';

export interface ReviewImagesContext {
  /** An item of the product in the pictures; null when there is none. */
  itemSku: string | null;
  images: GalleryImage[];
  /** The number of all pictures; null until the first have loaded. */
  total: number | null;
  /** The next page to request. */
  nextPage: number;
}
export type ReviewImagesEvent = FactsChanged<'item'> | RetryEvent | { type: 'more.requested' };

/** Buyers' pictures of the product, fifteen at a time. [REVIEW-17] */
export const reviewImagesMachine = setup({
  types: {
    context: {} as ReviewImagesContext,
    events: {} as ReviewImagesEvent,
    input: {} as Pick<PartFacts, 'item'>,
    tags: {} as 'busy' | 'failed' | 'empty',
  },
  actors: {
    loadImages: placeholderPromise<ReviewImages, { itemSku: string; page: number }>('loadImages'),
  },
  actions: {
    /** Skips pictures that a new review moved to the next page. */
    addImages: assign(({ context }, { output }: { output: ReviewImages }) => {
      const had = new Set(context.images.map(({ id }) => id));
      return {
        images: [...context.images, ...output.data.filter(({ id }) => !had.has(id))],
        total: output.data.length === 0 ? context.images.length : output.paging.total_item,
        nextPage: context.nextPage + 1,
      };
    }),
  },
  guards: {
    isUnreached: wasUnreached,
    hasProduct: ({ context }) => context.itemSku !== null,
    hasMore: ({ context: { total, images } }) => total === null || images.length < total,
    isNone: (_, { output }: { output: ReviewImages }) => output.paging.total_item === 0,
  },
}).createMachine({
  id: 'reviewImages',
  context: ({ input: { item } }) => ({
    itemSku: item?.itemSku ?? null,
    images: [],
    total: null,
    nextPage: REVIEW_IMAGES_FIRST_PAGE,
  }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'hasProduct', target: 'loading' }, { target: 'none' }] },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadImages',
        src: 'loadImages',
        input: ({ context }) => ({ itemSku: context.itemSku ?? '', page: context.nextPage }),
        onDone: [
          { guard: withEvent('isNone'), target: 'none', actions: withEvent('addImages') },
          { target: 'ready', actions: withEvent('addImages') },
        ],
        onError: toFailed(),
      },
    },
    ready: { on: { 'more.requested': { guard: 'hasMore', target: 'loading' } } },
    none: { tags: 'empty' },
    ...failedStates('loading'),
  },
});
