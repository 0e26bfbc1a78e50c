import { fromPromise } from 'xstate';
import { addToCartMachine } from '#src/machines/bag/addToCart/addToCartMachine.ts';
import type { AddOutcome, AttemptRequest } from '#src/machines/bag/addToCart/addToCartTypes.ts';
import { bagMachine, type BagContents } from '#src/machines/bag/bag/bagMachine.ts';
import { wishlistMachine, type WishlistAdd } from '#src/machines/wishlist/wishlist/wishlistMachine.ts';
import type { Vendor } from '#src/domain/product/vendor.ts';
import type { RecommendedCard } from '#src/services/recommendation/recommendation/contract.ts';
import { addToBag, createCheckout } from '../attempts.ts';
import { toBagContents } from '../bagContents.ts';
import { callsOf, servicesOf } from '../servicesOf.ts';
import { waitFor, waitMs } from '../waitFor.ts';
import { provided } from '../provided.ts';

/** The parts for the visitor's actions with the product, with their actors. */
export const buyingLogic = () => ({
  bag: provided(bagMachine, {
    actors: {
      loadBag: fromPromise<BagContents, { vendor: Vendor }>(async ({ input, signal, system }) => {
        const { cart } = await callsOf(system);
        return toBagContents(
          await (input.vendor === 'grocery' ? cart.grocerySummary(signal) : cart.bag(signal)),
        );
      }),
    },
  }),
  addToCart: provided(addToCartMachine, {
    actors: {
      waitFor,
      waitForAddress: fromPromise<void, { ms: number }>(async ({ input, signal, system }) => {
        if (servicesOf(system).isBrowser) await waitMs(input.ms, signal);
      }),
      addToBag: fromPromise<AddOutcome, AttemptRequest>(async ({ input, system, signal }) => {
        const sayOutlived = (isAdded: boolean) => {
          if (!signal.aborted) return;
          const { vendor, name } = input;
          system.get('bag')?.send({ type: 'bag.addOutlived', isAdded, vendor, name });
        };
        return addToBag((await callsOf(system)).cart, input).then(
          (outcome) => {
            sayOutlived(true);
            return outcome;
          },
          (error: unknown) => {
            sayOutlived(false);
            throw error;
          },
        );
      }),
      createCheckout: fromPromise<{ url: string }, AttemptRequest>(async ({ input, system }) =>
        createCheckout((await callsOf(system)).cart, input),
      ),
      reportBuyNow: fromPromise<void, { itemSku: string }>(({ input, system }) =>
        servicesOf(system).analytics.trackAndWait({ name: 'buy_now', data: { itemSku: input.itemSku } }),
      ),
      loadAddRecommendations: fromPromise<RecommendedCard[], { categoryId: string; without: string[] }>(
        async ({ input, signal, system }) =>
          // Without a script no dialog opens over the page: the answer to a form is a toast.
          servicesOf(system).isBrowser
            ? (await callsOf(system)).recommendation.forCategory(input.categoryId, input.without, signal)
            : [],
      ),
    },
  }),
  wishlist: provided(wishlistMachine, {
    actors: {
      addToWishlist: fromPromise<void, WishlistAdd>(async ({ input: { itemSku, groupIds }, system }) => {
        const albums = groupIds.length === 0 ? {} : { groupIds };
        await (await callsOf(system)).wishlist.add({ sku: itemSku, isNotify: false, ...albums });
      }),
      removeFromWishlist: fromPromise<string[], { itemSku: string }>(async ({ input, system }) => {
        const { wishlist } = await callsOf(system);
        const entries = await wishlist.entriesOf(input.itemSku);
        const [first] = entries;
        if (first !== undefined && entries.length === 1) await wishlist.remove(first.id);
        return entries.flatMap(({ groupId }) => (groupId === '' ? [] : [groupId]));
      }),
    },
  }),
});
