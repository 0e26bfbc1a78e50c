import { assign, sendParent, setup } from 'xstate';
import type { ProductCard } from '#src/services/recommendation/recommendation/contract.ts';
import type { Review } from '#src/services/reviews/reviews/contract.ts';
import type { MerchantInfo, MerchantRating } from '#src/services/seller/seller/contract.ts';
import { failedStates, toFailed } from '../../protocol/loading.ts';
import type { FactsChanged, PageOutdated, PartFacts } from '../../protocol/partFacts.ts';
import type { PartTold } from '../../protocol/partTold.ts';
import { placeholderPromise } from '../../protocol/placeholders.ts';
import { wasUnreached, type RetryEvent } from '../../protocol/retry.ts';
import { withEvent } from '../../protocol/withEvent.ts';

export interface SellerProfileContext {
  /** Null while no product is shown. */
  merchantCode: string | null;
  /** The product beside which the seller's other goods are shown. */
  itemSku: string | null;
  info: MerchantInfo | null;
  /** Null with too few ratings, and until it has loaded. */
  rating: MerchantRating;
  goods: ProductCard[];
  reviews: Review[];
}
export type SellerProfileEvent =
  | FactsChanged<'item'>
  | PageOutdated
  | RetryEvent
  /** A view shows the sample of the seller's reviews. */
  | { type: 'reviews.needed' };

type ShownSeller = Pick<SellerProfileContext, 'merchantCode' | 'itemSku'>;
const shownSeller = ({ item }: Pick<PartFacts, 'item'>): ShownSeller => ({
  merchantCode: item?.merchant.code ?? null,
  itemSku: item?.itemSku ?? null,
});
const nothingOf = (seller: ShownSeller): SellerProfileContext => ({
  ...seller,
  info: null,
  rating: null,
  goods: [],
  reviews: [],
});
const ofSeller = ({ context }: { context: SellerProfileContext }) => ({
  merchantCode: context.merchantCode ?? '',
  itemSku: context.itemSku ?? '',
});
type OfSeller = ReturnType<typeof ofSeller>;

/**
 * The seller of the shown product: their data, rating, other goods and reviews. Each loads by itself, and a failure
 * leaves only its own place empty. [SELLER-09..11]
 */
export const sellerProfileMachine = setup({
  types: {
    context: {} as SellerProfileContext,
    events: {} as SellerProfileEvent,
    input: {} as Pick<PartFacts, 'item'>,
    tags: {} as 'busy' | 'failed' | 'pending' | `${'rating' | 'reviews'}Known` | 'reviewsFailed',
  },
  actors: {
    loadInfo: placeholderPromise<MerchantInfo, OfSeller>('loadInfo'),
    loadRating: placeholderPromise<MerchantRating, OfSeller>('loadRating'),
    loadGoods: placeholderPromise<ProductCard[], OfSeller>('loadGoods'),
    loadReviews: placeholderPromise<Review[], OfSeller>('loadReviews'),
  },
  actions: {
    setSeller: assign((_, { facts }: { facts: Pick<PartFacts, 'item'> }) => nothingOf(shownSeller(facts))),
    setInfo: assign((_, { output: info }: { output: MerchantInfo }) => ({ info })),
    setRating: assign((_, { output: rating }: { output: MerchantRating }) => ({ rating })),
    setGoods: assign((_, { output: goods }: { output: ProductCard[] }) => ({ goods })),
    setReviews: assign((_, { output: reviews }: { output: Review[] }) => ({ reviews })),
    /** Passes the followers to the part `follow`, which owns them. [FOLLOW-01] */
    tellFollow: sendParent(({ context }, { output: info }: { output: MerchantInfo }) => {
      const event = {
        type: 'follow.known',
        merchantCode: context.merchantCode ?? '',
        followed: info.followed,
        followers: info.followers,
      } as const;
      return { type: 'part.told', name: 'follow', event } satisfies PartTold;
    }),
  },
  guards: {
    isUnreached: wasUnreached,
    isSomeone: ({ context }) => context.merchantCode !== null,
    isOther: ({ context }, { facts }: { facts: Pick<PartFacts, 'item'> }) =>
      context.merchantCode !== shownSeller(facts).merchantCode,
  },
}).createMachine({
  id: 'sellerProfile',
  context: ({ input }) => nothingOf(shownSeller(input)),
  initial: 'deciding',
  on: {
    'facts.changed': { guard: withEvent('isOther'), target: '.deciding', actions: withEvent('setSeller') },
  },
  states: {
    deciding: { always: [{ guard: 'isSomeone', target: 'known' }, { target: 'nobody' }] },
    /** No product is shown. */
    nobody: {},
    known: {
      type: 'parallel',
      states: {
        info: {
          initial: 'loading',
          states: {
            loading: {
              tags: 'busy',
              invoke: {
                id: 'loadInfo',
                src: 'loadInfo',
                input: ofSeller,
                onDone: { target: 'ready', actions: [withEvent('setInfo'), withEvent('tellFollow')] },
                onError: toFailed(),
              },
            },
            ready: { on: { 'page.outdated': 'refreshing' } },
            /** The last answer stays until the next one has come. */
            refreshing: {
              tags: 'pending',
              invoke: {
                id: 'loadInfo',
                src: 'loadInfo',
                input: ofSeller,
                onDone: { target: 'ready', actions: [withEvent('setInfo'), withEvent('tellFollow')] },
                onError: 'ready',
              },
            },
            ...failedStates('loading'),
          },
        },
        rating: {
          initial: 'loading',
          states: {
            loading: {
              tags: 'busy',
              invoke: {
                id: 'loadRating',
                src: 'loadRating',
                input: ofSeller,
                onDone: { target: 'ready', actions: withEvent('setRating') },
                onError: toFailed(),
              },
            },
            ready: { tags: 'ratingKnown' },
            ...failedStates('loading'),
          },
        },
        goods: {
          initial: 'loading',
          states: {
            loading: {
              tags: 'busy',
              invoke: {
                id: 'loadGoods',
                src: 'loadGoods',
                input: ofSeller,
                onDone: { target: 'ready', actions: withEvent('setGoods') },
                onError: toFailed(),
              },
            },
            ready: {},
            ...failedStates('loading'),
          },
        },
        reviews: {
          initial: 'idle',
          states: {
            idle: { on: { 'reviews.needed': 'loading' } },
            loading: {
              tags: 'busy',
              invoke: {
                id: 'loadReviews',
                src: 'loadReviews',
                input: ofSeller,
                onDone: { target: 'ready', actions: withEvent('setReviews') },
                onError: toFailed(),
              },
            },
            ready: { tags: 'reviewsKnown' },
            ...failedStates('loading', ['failed', 'reviewsFailed']),
          },
        },
      },
    },
  },
});
