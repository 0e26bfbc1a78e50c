import { fromCallback, fromPromise, StateMachine, type AnyActorLogic, type EventObject } from 'xstate';
import { CLOCK_TICK_MS, STORAGE_KEYS } from '#src/domain/limits.ts';
import type { ConfigMap } from '#src/domain/productConfig.ts';
import type { RichTextNode } from '#src/domain/richText.ts';
import { addToCartMachine } from '#src/machines/buying/addToCart/addToCartMachine.ts';
import type { AddOutcome, AttemptRequest } from '#src/machines/buying/addToCart/addToCartTypes.ts';
import { bagMachine, type BagContents } from '#src/machines/buying/bag/bagMachine.ts';
import { priceSummaryMachine } from '#src/machines/buying/priceSummary/priceSummaryMachine.ts';
import {
  shippingSummaryMachine,
  type ShippingRequest,
} from '#src/machines/fulfilment/shippingSummary/shippingSummaryMachine.ts';
import { memberGateMachine } from '#src/machines/member/memberGate/memberGateMachine.ts';
import { notifyMeMachine, type NotificationRequest } from '#src/machines/member/notifyMe/notifyMeMachine.ts';
import { wishlistMachine, type WishlistAdd } from '#src/machines/member/wishlist/wishlistMachine.ts';
import { descriptionMachine } from '#src/machines/product/description/descriptionMachine.ts';
import { productMachine, type ProductInput } from '#src/machines/product/product/productMachine.ts';
import { clockMachine } from '#src/machines/shell/clock/clockMachine.ts';
import { configMachine } from '#src/machines/shell/config/configMachine.ts';
import { contentMachine, type ContentKind } from '#src/machines/shell/content/contentMachine.ts';
import { onboardingMachine } from '#src/machines/shell/onboarding/onboardingMachine.ts';
import { pageMachine } from '#src/machines/page/pageMachine.ts';
import { sessionMachine } from '#src/machines/shell/session/sessionMachine.ts';
import { toastMachine } from '#src/machines/shell/toast/toastMachine.ts';
import type { Vendor } from '#src/domain/vendor.ts';
import { courierKeptFor } from '#src/services/shipping/keptCourier.ts';
import type { ProductCard } from '#src/services/recommendation/contract.ts';
import type { PartNeeded, ProductBegun } from '#src/machines/page/pageTypes.ts';
import { bringLogic } from './later/laterParts.ts';
import type { AnalyticsEvent } from '#src/machines/protocol/track.ts';
import { addToBag, createCheckout } from './attempts.ts';
import { toBagContents } from './bagContents.ts';
import type { BackendCalls } from './pageServices.ts';
import { servicesOf } from './servicesOf.ts';

let made: ReturnType<typeof createPageLogic> | null = null;

/**
 * Every machine of the page with the actors it names. Made once, since a server runs many pages, and when it is first
 * asked for: in a browser that is a task of its own, not a part of evaluating the code.
 */
export const pageLogic = () => (made ??= createPageLogic());

type System = Parameters<typeof servicesOf>[0];
const callsOf = (system: System) => servicesOf(system).calls();

function createPageLogic() {
  const waitFor = fromPromise<void, { ms: number }>(({ input, signal }) => waitMs(input.ms, signal));
  const logic = pageMachine.provide({
    actors: {
      session: sessionMachine.provide({
        actors: {
          loadCurrentUser: fromPromise(async ({ signal, system }) =>
            (await callsOf(system)).session.currentUser(signal),
          ),
        },
      }),
      config: configMachine.provide({
        actors: {
          readEmbeddedConfig: fromPromise<ConfigMap, { pageCacheKey: string }>(async ({ input, system }) => {
            const entry = servicesOf(system).embeddedConfig(input.pageCacheKey);
            if (entry === null || servicesOf(system).serverTime.now() >= entry.expires) {
              throw new Error('No valid config is embedded');
            }
            return entry.data;
          }),
          loadConfig: fromPromise(async ({ signal, system }) =>
            (await callsOf(system)).content.productConfigs(signal),
          ),
        },
      }),
      content: contentMachine.provide({
        actors: {
          loadContent: fromPromise<unknown, { kind: ContentKind }>(async ({ input, signal, system }) =>
            (await callsOf(system)).content[input.kind](signal),
          ),
        },
      }),
      memberGate: memberGateMachine.provide({
        actions: {
          keepWish: ({ system }, { kept }) =>
            servicesOf(system).tabStorage.write(STORAGE_KEYS.loginWish, kept && JSON.stringify(kept)),
        },
      }),
      clock: clockMachine.provide({
        actors: {
          watchServerTime: fromCallback<EventObject, { serverTimeMs: number }>(
            ({ input, sendBack, system }) => {
              if (!servicesOf(system).isBrowser) return undefined;
              const tick = () =>
                sendBack({ type: 'clock.ticked', serverTimeMs: servicesOf(system).serverTime.now() });
              const timer = setInterval(tick, CLOCK_TICK_MS);
              const unsubscribe = servicesOf(system).serverTime.subscribe(tick);
              // A page that was kept was rendered some time ago.
              if (servicesOf(system).serverTime.now() - input.serverTimeMs >= CLOCK_TICK_MS) tick();
              return () => {
                clearInterval(timer);
                unsubscribe();
              };
            },
          ),
        },
      }),
      onboarding: onboardingMachine.provide({
        actors: {
          readOnboardingSeen: fromPromise<boolean, { item: 'sellerChat' }>(async ({ system }) =>
            servicesOf(system).isBrowser
              ? servicesOf(system).storage.read(STORAGE_KEYS.sellerChatOnboarding) === 'true'
              : new Promise<never>(() => {}),
          ),
          rememberOnboardingSeen: fromPromise<void, { item: 'sellerChat' }>(async ({ system }) =>
            servicesOf(system).storage.write(STORAGE_KEYS.sellerChatOnboarding, 'true'),
          ),
          waitFor,
        },
      }),
      toast: toastMachine.provide({ actors: { waitFor } }),
      bag: bagMachine.provide({
        actors: {
          loadBag: fromPromise<BagContents, { vendor: Vendor }>(async ({ input, signal, system }) => {
            const { cart } = await callsOf(system);
            return toBagContents(
              await (input.vendor === 'grocery' ? cart.grocerySummary(signal) : cart.bag(signal)),
            );
          }),
        },
      }),
      product: productMachine.provide({
        actors: {
          loadSummary: fromPromise<Awaited<ReturnType<BackendCalls['product']['summary']>>, ProductInput>(
            async ({ input, signal, system }) =>
              (await callsOf(system)).product.summary(input.productId, input.query, signal),
          ),
        },
      }),
      description: descriptionMachine.provide({
        actors: {
          loadDescription: fromPromise<RichTextNode[], { productId: string }>(
            async ({ input, signal, system }) => {
              const { value } = await (await callsOf(system)).product.description(input.productId, signal);
              return value;
            },
          ),
          loadSpecifications: fromPromise<
            Awaited<ReturnType<BackendCalls['product']['specifications']>>,
            { productId: string }
          >(async ({ input, signal, system }) =>
            (await callsOf(system)).product.specifications(input.productId, signal),
          ),
          loadHighlights: fromPromise<string[], { productId: string }>(async ({ input, signal, system }) =>
            (await callsOf(system)).product.highlights(input.productId, signal),
          ),
        },
      }),
      shippingSummary: shippingSummaryMachine.provide({
        actors: {
          loadShippingSummary: fromPromise<
            Awaited<ReturnType<BackendCalls['fulfilment']['shippingSummary']>>,
            ShippingRequest
          >(async ({ input, signal, system }) =>
            (await callsOf(system)).fulfilment.shippingSummary(
              input.itemSku,
              input.pickupPointCode,
              input.destination,
              input.quantity,
              signal,
            ),
          ),
        },
      }),
      priceSummary: priceSummaryMachine.provide({
        actors: {
          waitFor,
          loadPriceSummary: fromPromise<
            Awaited<ReturnType<BackendCalls['product']['priceSummary']>>,
            { itemSku: string; pickupPointCode: string; quantity: number }
          >(async ({ input, signal, system }) =>
            (await callsOf(system)).product.priceSummary(
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
          waitForAddress: fromPromise<void, { ms: number }>(async ({ input, signal, system }) => {
            if (servicesOf(system).isBrowser) await waitMs(input.ms, signal);
          }),
          addToBag: fromPromise<AddOutcome, AttemptRequest>(async ({ input, system, signal }) => {
            const sayOutlived = (isAdded: boolean) => {
              if (!signal.aborted) return;
              system.get('bag')?.send({ type: 'bag.addOutlived', isAdded, vendor: input.vendor });
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
          loadAddRecommendations: fromPromise<ProductCard[], { categoryId: string; without: string[] }>(
            async ({ input, system }) =>
              // Without a script nothing opens over the page: the answer to a form is a toast.
              servicesOf(system).isBrowser
                ? (await callsOf(system)).recommendation.forCategory(input.categoryId, input.without)
                : [],
          ),
        },
      }),
      notifyMe: notifyMeMachine.provide({
        actors: {
          requestNotification: fromPromise<void, NotificationRequest>(async ({ input, system }) => {
            const { product, wishlist } = await callsOf(system);
            const { itemSku, campaignId, email } = input;
            if (campaignId !== null) await product.subscribe(itemSku, campaignId);
            else await wishlist.add({ sku: itemSku, isNotify: true, ...(email === '' ? {} : { email }) });
          }),
        },
      }),
      wishlist: wishlistMachine.provide({
        actors: {
          addToWishlist: fromPromise<void, WishlistAdd>(async ({ input: { itemSku, groupIds }, system }) => {
            const albums = groupIds.length === 0 ? {} : { groupIds };
            await (await callsOf(system)).wishlist.add({ sku: itemSku, isNotify: false, ...albums });
          }),
          removeFromWishlist: fromPromise<string[], { itemSku: string }>(async ({ input, system }) => {
            const { wishlist } = await callsOf(system);
            const entries = await wishlist.entriesOf(input.itemSku);
            const [first, ...others] = entries.map(({ id }) => id);
            if (first !== undefined)
              await (others.length === 0 ? wishlist.remove(first) : wishlist.removeMany([first, ...others]));
            return entries.flatMap(({ groupId }) => (groupId === '' ? [] : [groupId]));
          }),
        },
      }),
      bringParts: fromCallback<PartNeeded | ProductBegun, { productId: string | null }>(
        ({ input, receive, sendBack, system }) => {
          const { isBrowser, tabStorage } = servicesOf(system);
          // A login interrupted something: what goes on with it is needed. [AUTH-05]
          if (isBrowser && tabStorage.read(STORAGE_KEYS.loginWish) !== null)
            sendBack({ type: 'part.needed', name: 'login' });
          // The way it goes was chosen before the page was loaded anew, or came back to it. [SHIP-19]
          const recallCourier = (productId: string | null) => {
            const courier = isBrowser ? tabStorage.read(STORAGE_KEYS.courier) : null;
            if (courierKeptFor(courier, productId ?? '') !== null)
              sendBack({ type: 'part.needed', name: 'shipping' });
          };
          recallCourier(input.productId);
          receive((event) => {
            if (event.type === 'product.begun') {
              recallCourier(event.productId);
              return;
            }
            const { name } = event;
            bringLogic(name).then(
              (logic) => {
                // The names of the page's parts are the format of its state: a part is found by its name.
                Object.assign(pageLogic().implementations.actors, { [name]: tracking(logic) });
                sendBack({ type: 'part.arrived', name });
              },
              () => sendBack({ type: 'part.missed', name }),
            );
          });
        },
      ),
    },
    actions: {
      reportPath: ({ system }, { path }) => servicesOf(system).reportPath?.(path),
    },
  });
  const parts = logic.implementations.actors as Record<string, AnyActorLogic>;
  for (const [name, part] of Object.entries(parts)) parts[name] = tracking(part);
  return tracking(logic) as typeof logic;
}

/** A machine that tells analytics, if it has something to tell: the page and all its parts are provided with it alike. */
function tracking(logic: AnyActorLogic): AnyActorLogic {
  if (!(logic instanceof StateMachine)) return logic;
  const track = ({ system }: { system: System }, event: AnalyticsEvent) =>
    servicesOf(system).analytics.track(event);
  return logic.provide({ actions: { track } } as never);
}

/** Resolves after a while; a stopped actor's timer is cleared. */
function waitMs(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
}
