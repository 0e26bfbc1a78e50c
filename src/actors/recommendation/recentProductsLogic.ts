import { fromPromise } from 'xstate';
import {
  linesOfVisitor,
  readRecent,
  SEEN_KEY,
  SEEN_META,
  withSeen,
  withViewed,
} from '#src/domain/recommendation/recentProducts.ts';
import {
  recentProductsMachine,
  type ViewedProduct,
} from '#src/machines/recommendation/recentProducts/recentProductsMachine.ts';
import type { ProductCard } from '#src/services/recommendation/recommendation/contract.ts';
import { servicesOf } from '../servicesOf.ts';
import { discoveryOf } from './discoveryOf.ts';
import { visitorIn } from '../later/keptOwner.ts';
import { provided } from '../provided.ts';

export const recentProductsLogic = provided(recentProductsMachine, {
  actors: {
    // Read and written without a pause, so that the entries of another tab stay.
    keepViewed: fromPromise<string[], ViewedProduct>(async ({ input, system }) => {
      const { storage } = servicesOf(system);
      // Lines kept before this code loaded are older, and so is this document's first product. [RECENT-06]
      const own = typeof document === 'undefined' ? null : document.querySelector(`meta[name=${SEEN_META}]`);
      const ofDocument = own?.getAttribute('content')?.replace(/^\w+ /, '') ?? '';
      const visitor = visitorIn(system);
      // While the visitor is unknown, all lines stay. [AUTH-21]
      const before = visitor === undefined ? [] : linesOfVisitor(storage.read(SEEN_KEY), visitor);
      const lines = [...before, ofDocument];
      for (const [list, skus] of withSeen(lines, storage.read)) storage.write(list, JSON.stringify(skus));
      if (visitor !== undefined && storage.read(SEEN_KEY) !== null) storage.write(SEEN_KEY, null);
      own?.remove();
      const kept = readRecent(storage.read(input.list));
      const viewed = withViewed(kept, input.itemSku, input.optionSkus);
      if (!input.isHidden) storage.write(input.list, JSON.stringify(viewed));
      return viewed.filter((sku) => sku !== input.itemSku);
    }),
    loadProducts: fromPromise<ProductCard[], { skus: string[] }>(({ input, signal, system }) =>
      discoveryOf(system).basic(input.skus, signal),
    ),
  },
});
