import { fromCallback, fromPromise, type EventObject } from 'xstate';
import { CLOCK_TICK_MS, STORAGE_KEYS } from '#src/domain/limits.ts';
import type { ConfigMap } from '#src/domain/productConfig.ts';
import { addToCartMachine } from '#src/machines/buying/addToCart/addToCartMachine.ts';
import type { AddRequest, CheckoutRequest } from '#src/machines/buying/addToCart/addToCartTypes.ts';
import { bagMachine, type BagContents } from '#src/machines/buying/bag/bagMachine.ts';
import { priceSummaryMachine } from '#src/machines/buying/priceSummary/priceSummaryMachine.ts';
import {
  recommendationMachine,
  type RecommendationBase,
} from '#src/machines/discovery/recommendation/recommendationMachine.ts';
import { shippingSummaryMachine } from '#src/machines/fulfilment/shippingSummary/shippingSummaryMachine.ts';
import { notifyMeMachine } from '#src/machines/member/notifyMe/notifyMeMachine.ts';
import { wishlistMachine } from '#src/machines/member/wishlist/wishlistMachine.ts';
import { descriptionMachine } from '#src/machines/product/description/descriptionMachine.ts';
import { productMachine, type ProductInput } from '#src/machines/product/product/productMachine.ts';
import { clockMachine } from '#src/machines/shell/clock/clockMachine.ts';
import { configMachine } from '#src/machines/shell/config/configMachine.ts';
import { contentMachine, type ContentKind } from '#src/machines/shell/content/contentMachine.ts';
import { onboardingMachine } from '#src/machines/shell/onboarding/onboardingMachine.ts';
import { pageMachine } from '#src/machines/shell/page/pageMachine.ts';
import { sessionMachine } from '#src/machines/shell/session/sessionMachine.ts';
import { toastMachine } from '#src/machines/shell/toast/toastMachine.ts';
import type { Vendor } from '#src/domain/vendor.ts';
import type { PageServices } from './pageServices.ts';

/** Every machine of the page with the actors it names. */
export function createPageLogic(services: PageServices) {
  const waitFor = fromPromise<void, { ms: number }>(({ input, signal }) => waitMs(input.ms, signal));
  return pageMachine.provide({
    actors: {
      session: sessionMachine.provide({
        actors: { loadCurrentUser: fromPromise(({ signal }) => services.session.currentUser(signal)) },
      }),
      config: configMachine.provide({
        actors: {
          readEmbeddedConfig: fromPromise<ConfigMap, { pageCacheKey: string }>(async ({ input }) => {
            const entry = services.embeddedConfig(input.pageCacheKey);
            if (entry === null || services.serverTime.now() >= entry.expires) {
              throw new Error('No valid config is embedded');
            }
            return entry.data;
          }),
          loadConfig: fromPromise(({ signal }) => services.content.productConfigs(signal)),
        },
      }),
      content: contentMachine.provide({
        actors: {
          loadContent: fromPromise<unknown, { kind: ContentKind }>(({ input, signal }) =>
            services.content[input.kind](signal),
          ),
        },
      }),
      clock: clockMachine.provide({
        actors: {
          watchServerTime: fromCallback<EventObject, { serverTimeMs: number }>(({ sendBack }) => {
            if (!services.isBrowser) return undefined;
            const tick = () => sendBack({ type: 'clock.ticked', serverTimeMs: services.serverTime.now() });
            const timer = setInterval(tick, CLOCK_TICK_MS);
            const unsubscribe = services.serverTime.subscribe(tick);
            return () => {
              clearInterval(timer);
              unsubscribe();
            };
          }),
        },
      }),
      onboarding: onboardingMachine.provide({
        actors: {
          readOnboardingSeen: fromPromise<boolean, { item: 'sellerChat' }>(async () =>
            services.isBrowser
              ? services.storage.read(STORAGE_KEYS.sellerChatOnboarding) === 'true'
              : new Promise<never>(() => {}),
          ),
          rememberOnboardingSeen: fromPromise<void, { item: 'sellerChat' }>(async () =>
            services.storage.write(STORAGE_KEYS.sellerChatOnboarding, 'true'),
          ),
        },
      }),
      toast: toastMachine.provide({ actors: { waitFor } }),
      bag: bagMachine.provide({
        actors: {
          loadBag: fromPromise<BagContents, { vendor: Vendor }>(async ({ input, signal }) =>
            input.vendor === 'grocery'
              ? services.cart.grocerySummary(signal)
              : { ...(await services.cart.bag(signal)), subtotal: null },
          ),
        },
      }),
      product: productMachine.provide({
        actors: {
          loadSummary: fromPromise<Awaited<ReturnType<typeof services.product.summary>>, ProductInput>(
            ({ input, signal }) => services.product.summary(input.productId, input.query, signal),
          ),
        },
      }),
      description: descriptionMachine.provide({
        actors: {
          loadDescription: fromPromise<Awaited<ReturnType<typeof services.sanitise>>, { productId: string }>(
            async ({ input, signal }) => {
              const { value } = await services.product.description(input.productId, signal);
              return services.sanitise(value);
            },
          ),
          loadSpecifications: fromPromise<
            Awaited<ReturnType<typeof services.product.specifications>>,
            { productId: string }
          >(({ input, signal }) => services.product.specifications(input.productId, signal)),
          loadHighlights: fromPromise<string[], { productId: string }>(({ input, signal }) =>
            services.product.highlights(input.productId, signal),
          ),
        },
      }),
      shippingSummary: shippingSummaryMachine.provide({
        actors: {
          loadShippingSummary: fromPromise<
            Awaited<ReturnType<typeof services.fulfilment.shippingSummary>>,
            { itemSku: string }
          >(({ input, signal }) => services.fulfilment.shippingSummary(input.itemSku, signal)),
        },
      }),
      priceSummary: priceSummaryMachine.provide({
        actors: {
          waitFor,
          loadPriceSummary: fromPromise<
            Awaited<ReturnType<typeof services.product.priceSummary>>,
            { itemSku: string; pickupPointCode: string; quantity: number }
          >(({ input, signal }) =>
            services.product.priceSummary(
              input.itemSku,
              { qty: input.quantity, pickupPointCode: input.pickupPointCode },
              signal,
            ),
          ),
        },
      }),
      addToCart: addToCartMachine.provide({
        actors: {
          waitFor,
          addToBag: fromPromise<{ totalItems: number }, AddRequest>(({ input }) =>
            input.vendor === 'grocery'
              ? services.cart.addGrocery(
                  {
                    itemSku: input.body.itemSku,
                    pickupPointCode: input.body.pickupPointCode,
                    quantity: input.body.quantity,
                    fulfillment: input.body.fulfillment,
                  },
                  input.key,
                )
              : services.cart.add(input.body, input.key),
          ),
          createCheckout: fromPromise<{ url: string }, CheckoutRequest>(async ({ input }) => {
            if (input.vendor === 'grocery') {
              const { addOns: _, ...body } = input.body;
              const { id } = await services.cart.addGrocery(body, input.key);
              return { url: `/grocery/checkout/${encodeURIComponent(id)}` };
            }
            const { id } = await services.cart.quickCheckout(input.body, input.key);
            return { url: `/retail/checkout/${encodeURIComponent(id)}` };
          }),
          reportBuyNow: fromPromise<void, { itemSku: string }>(({ input }) =>
            services.analytics.trackAndWait({ name: 'buy_now', data: { itemSku: input.itemSku } }),
          ),
          loadAddRecommendations: fromPromise<
            Awaited<ReturnType<typeof services.recommendation.forCategory>>,
            { categoryId: string }
          >(({ input }) => services.recommendation.forCategory(input.categoryId)),
        },
      }),
      notifyMe: notifyMeMachine.provide({
        actors: {
          requestNotification: fromPromise<void, { itemSku: string; email: string }>(async ({ input }) => {
            await services.wishlist.add({ sku: input.itemSku, isNotify: true, email: input.email });
          }),
        },
      }),
      wishlist: wishlistMachine.provide({
        actors: {
          addToWishlist: fromPromise<void, { itemSku: string }>(async ({ input }) => {
            await services.wishlist.add({ sku: input.itemSku, isNotify: false });
          }),
          removeFromWishlist: fromPromise<void, { itemSku: string }>(async ({ input }) => {
            const entries = await services.wishlist.entriesOf(input.itemSku);
            await Promise.all(entries.map((entry) => services.wishlist.remove(entry.id)));
          }),
        },
      }),
      recommendation: recommendationMachine.provide({
        actors: {
          loadRecommendations: fromPromise<
            Awaited<ReturnType<typeof services.recommendation.homepage>>,
            { base: RecommendationBase }
          >(({ input }) =>
            input.base === null
              ? services.recommendation.homepage()
              : services.recommendation.forProduct(input.base.itemSku, input.base.categoryIds),
          ),
        },
      }),
    },
    actions: {
      reportPath: (_, { path }) => services.reportPath?.(path),
      track: (_, event) => services.analytics.track(event),
    },
  });
}

/** Resolves after a while; a stopped actor's timer is cleared. */
function waitMs(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
}
