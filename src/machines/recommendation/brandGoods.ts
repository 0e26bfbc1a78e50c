import { assign, enqueueActions, setup } from 'xstate';
import type { Shell } from '#src/domain/page/route.ts';
import type { BrandGoods } from '#src/services/recommendation/recommendation/contract.ts';
import { failedStates, toFailed } from '../protocol/loading.ts';
import type { FactsChanged, PartFacts } from '../protocol/partFacts.ts';
import { placeholderPromise } from '../protocol/placeholders.ts';
import { wasUnreached, type RetryEvent } from '../protocol/retry.ts';
import { withEvent } from '../protocol/withEvent.ts';
import { followed, type RecommendationFollowed } from './followed.ts';

/** The page's facts that it receives. */
type BrandGoodsFacts = Pick<PartFacts, 'shell' | 'item'>;
export type BrandGoodsEvent = FactsChanged<keyof BrandGoodsFacts> | RetryEvent | RecommendationFollowed;
export interface BrandGoodsRequest {
  itemSku: string;
  /** Each shell uses its own version of the call. [RECO-07] */
  shell: Shell;
}
export interface BrandGoodsContext extends BrandGoodsRequest {
  /** Without brands that have no goods. */
  brands: BrandGoods[];
}

const withGoods = (brands: readonly BrandGoods[]) => brands.filter(({ products }) => products.length > 0);

/**
 * The machine of a part that shows goods by brand beside a product: loads once per product, empty without goods or
 * after a failure. The part's logic provides the actor `loadGoods`.
 */
export function createBrandGoods(id: 'brandRecommendation' | 'brandAds') {
  return setup({
    types: {
      context: {} as BrandGoodsContext,
      events: {} as BrandGoodsEvent,
      input: {} as BrandGoodsFacts,
      tags: {} as 'busy' | 'empty' | 'failed',
    },
    actors: { loadGoods: placeholderPromise<BrandGoods[], BrandGoodsRequest>('loadGoods') },
    actions: {
      trackFollowed: enqueueActions(({ enqueue }, event: RecommendationFollowed) => {
        enqueue(followed(event, id === 'brandAds' ? 'ads' : 'brand'));
      }),
      setBrands: assign((_, { output }: { output: BrandGoods[] }) => ({ brands: withGoods(output) })),
    },
    guards: {
      isUnreached: (_, { error }: { error: unknown }) => wasUnreached(null, { error }),
      hasProduct: ({ context }) => context.itemSku !== '',
      hasGoods: (_, { output }: { output: BrandGoods[] }) => withGoods(output).length > 0,
    },
  }).createMachine({
    id,
    context: ({ input: { shell, item } }) => ({ itemSku: item?.itemSku ?? '', shell, brands: [] }),
    initial: 'deciding',
    states: {
      deciding: { always: [{ guard: 'hasProduct', target: 'loading' }, { target: 'empty' }] },
      loading: {
        tags: 'busy',
        invoke: {
          id: 'loadGoods',
          src: 'loadGoods',
          input: ({ context: { itemSku, shell } }) => ({ itemSku, shell }),
          onDone: [
            { guard: withEvent('hasGoods'), target: 'ready', actions: withEvent('setBrands') },
            { target: 'empty' },
          ],
          onError: toFailed(),
        },
      },
      ready: { on: { 'recommendation.followed': { actions: withEvent('trackFollowed') } } },
      empty: { tags: 'empty' },
      ...failedStates('loading', ['failed', 'empty']),
    },
  });
}
