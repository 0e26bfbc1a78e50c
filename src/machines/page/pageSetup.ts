import { assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import { errorPageKindOf, isUnreached, type Failure } from '#src/domain/failure.ts';
import type { Destination } from '#src/domain/destination.ts';
import { isLocationChangedBySystem } from '#src/domain/fulfilment.ts';
import { isSamePage, type RouteFacts } from '#src/domain/route.ts';
import { DEFAULT_CART_QUANTITY } from '#src/domain/limits.ts';
import { addressAt, vendorOf, type Vendor } from '#src/domain/vendor.ts';
import type { PurchaseLimits } from '#src/domain/purchaseLimit.ts';
import type { ProductSummary } from '#src/services/product/contract.ts';
import { withoutSlots } from '../grocery/groceryFacts.ts';
import type { OutsideNeeded } from '../protocol/outsideNeeded.ts';
import type { PartFacts } from '../protocol/partFacts.ts';
import type { PartTold } from '../protocol/partTold.ts';
import { placeholderAction, placeholderCallback } from '../protocol/placeholders.ts';
import { isPurchasable, shownItemOf } from '../protocol/shownItem.ts';
import type { AnalyticsEvent } from '../protocol/track.ts';
import { closeModal } from '../shell/modal/modalMachine.ts';
import { isSameProduct, partFactsOf, quantityBounds } from './pageFacts.ts';
import {
  FACTS_WANTED,
  LATER_PARTS,
  PART_NAMES,
  partMachines,
  partsToldSummaries,
  type LaterMachines,
  type LaterPartName,
  type PartsByName,
} from './pageParts.ts';
import type {
  PageContext,
  PageEmitted,
  PageEvent,
  PageInput,
  PartNeeded,
  ProductBegun,
} from './pageTypes.ts';

const runningParts = ({ laterParts }: PageContext) =>
  (Object.keys(laterParts) as LaterPartName[]).filter((name) => laterParts[name] === 'running');

/** What of the page is taken over; an event whose fields are named as the facts says it by itself. */
type FactChange = Partial<PageContext> & { type?: string };
/** The action of this setup, for those beside it: they are not among the ones its type knows. */
const taking = (change: FactChange) => ({ type: 'takeFacts', params: change }) as never;
const isEqual = (left: unknown, right: unknown) =>
  left === right || JSON.stringify(left) === JSON.stringify(right);
const pick = (facts: PartFacts, wanted: readonly (keyof PartFacts)[]) =>
  Object.fromEntries(wanted.map((fact) => [fact, facts[fact]])) as unknown as PartFacts;

/** What is known while another product is asked for. */
const unknownProduct = ({ grocery }: PageContext, route: RouteFacts) => ({
  errorKind: null,
  shown: null,
  fulfilment: 'DELIVERY' as const,
  courier: null,
  quantity: null,
  picture: route.picture ?? 0,
  isLocationChangeTold: false,
  grocery: withoutSlots(grocery),
});

const pageSetup = setup({
  types: {
    context: {} as PageContext,
    events: {} as PageEvent,
    emitted: {} as PageEmitted,
    input: {} as PageInput,
    children: {} as PartsByName & { bringParts: 'bringParts' },
  },
  actors: {
    ...partMachines(),
    /** Told the product that the page began with. */
    bringParts: placeholderCallback<{ productId: string | null }, PartNeeded | ProductBegun>('bringParts'),
    // Their code is not here until it is needed.
    ...({} as LaterMachines),
  },
  actions: {
    reportPath: placeholderAction<{ path: string }>(),
    track: placeholderAction<AnalyticsEvent>(),
  },
});

/** What the page root knows how to do and to ask; its chart is in pageMachine.ts. */
export const routedSetup = pageSetup.extend({
  actions: {
    /** Takes facts over, and tells those whom the difference concerns. */
    takeFacts: enqueueActions(({ context, enqueue, system }, change: FactChange) => {
      const { type: _, ...facts } = change;
      enqueue.assign(facts);
      const [before, after] = [partFactsOf(context), partFactsOf({ ...context, ...facts })];
      const isTold = { page: true, product: after.item !== null };
      const told = [
        // First parts of a product are there while an item is.
        ...FACTS_WANTED.filter(({ lives }) => isTold[lives]),
        ...runningParts(context).map((name) => ({ name, wants: LATER_PARTS[name].wants })),
      ];
      for (const { name, wants } of told)
        // One name stands for all in the types.
        if (wants.some((fact) => !isEqual(before[fact], after[fact])))
          enqueue.sendTo(name as 'chat', { type: 'facts.changed', facts: pick(after, wants) });
      if (after.item !== null && !isEqual(before.offer, after.offer))
        enqueue.sendTo('addToCart', { type: 'offer.changed', offer: after.offer });
      const { isMember } = after;
      if (isMember !== null && isMember !== before.isMember && system.get('addToCart') !== undefined)
        enqueue.sendTo('addToCart', { type: 'member.resolved', isMember });
    }),
    /** Takes an address over. Of another product nothing is known yet, and no modal of the former page stays. [MODAL-08] */
    takeRoute: enqueueActions(({ context, enqueue }, { route }: { route: RouteFacts }) => {
      const isStaying = isSameProduct(context, route);
      enqueue(taking({ route, ...(isStaying ? {} : unknownProduct(context, route)) }));
      enqueue({ type: 'reportPath', params: { path: route.path } } as never);
      if (!isStaying || !isSamePage(context.route, route)) enqueue(closeModal());
      // The header shows the bag of the vendor, also where the address leads nowhere. [ROUTE-28, ROUTE-29]
      if (isStaying) return;
      enqueue.sendTo('bag', { type: 'bag.refreshRequested', vendor: route.vendor });
      enqueue.sendTo('bringParts', { type: 'product.begun', productId: route.productId });
    }),
    /** What depends on the destination is asked for again; late answers for the former one go. [ADDRESS-07] */
    takeDestination: enqueueActions(({ enqueue, system }, { destination }: { destination: Destination }) => {
      const hasProduct = system.get('product') !== undefined;
      if (hasProduct) enqueue.sendTo('addToCart', { type: 'offer.renewed' });
      // Where it goes is part of what is bought. [SHIP-14]
      enqueue(taking({ destination }));
      if (!hasProduct) return;
      enqueue.sendTo('product', {
        type: 'product.destinationChanged',
        geolocation: destination.geolocation,
      });
    }),
    setMissing: assign({ errorKind: '404' as const }),
    setErrorKind: assign((_, { failure }: { failure: Failure }) => ({
      errorKind: errorPageKindOf(failure),
    })),
    setPicture: assign((_, { picture }: { picture: number }) => ({ picture })),
    /** The address alone asks for nothing. [AUTH-09] */
    dropRedirectAction: assign(({ context }) => ({ route: { ...context.route, redirectAction: null } })),
    /** The item that is shown from now on; what the visitor set for it stays when it is only told anew. [ADDRESS-07] */
    takeSummary: enqueueActions(({ context, enqueue }, { summary }: { summary: ProductSummary }) => {
      const { shown, route, quantity, picture } = context;
      const item = shownItemOf(summary);
      const isSame = shown?.itemSku === item.itemSku;
      const isOther = shown !== null && !isSame;
      // The quantity of another option starts again, before anybody is told of it with the former one's.
      const anew = { picture: 0, quantity: isPurchasable(item) ? DEFAULT_CART_QUANTITY : null };
      enqueue(taking({ shown: item, errorKind: null, ...(isOther ? anew : {}) }));
      enqueue('distributeBounds' as never);
      const wanted = isOther
        ? { quantity: null, picture: 0 }
        : { quantity: shown === null ? route.quantity : quantity, picture };
      for (const name of partsToldSummaries())
        // One name stands for all in the types.
        enqueue.sendTo(name as 'variant', { type: 'summary.arrived', summary, isSame, wanted });
      enqueue({ type: 'tellLocationChange', params: { summary } } as never);
    }),
    /** Once, that the system changed where the product is shipped from. [FULFIL-10, MODAL-38] */
    tellLocationChange: enqueueActions(({ context, enqueue }, { summary }: { summary: ProductSummary }) => {
      const defaultPickupPoint = summary.options.find((option) => option.selected)?.pickupPointCode ?? null;
      if (context.isLocationChangeTold) return;
      if (!isLocationChangedBySystem(defaultPickupPoint, summary.pickupPointCode)) return;
      enqueue.sendTo('modal', { type: 'modal.opened', key: 'addressChangeInfo' });
      enqueue.assign({ isLocationChangeTold: true });
    }),
    /** An add answers what it left; of what is not shown nobody asks. */
    setLimits: enqueueActions(
      (
        { context: { shown }, enqueue },
        { itemSku, limits }: { itemSku: string; limits: PurchaseLimits | null },
      ) => {
        if (shown?.itemSku === itemSku) enqueue(taking({ shown: { ...shown, limits } }));
      },
    ),
    distributeBounds: sendTo('priceSummary', ({ context }) => ({
      type: 'quantity.bounded',
      ...quantityBounds(context),
    })),
    replaceAddress: emit(({ context }) => ({
      type: 'address.replaced',
      itemSku: context.shown?.itemSku ?? context.route.productId ?? '',
      urlFriendlyName: context.shown?.urlFriendlyName ?? context.route.productName ?? '',
      quantity: context.quantity,
      picture: context.picture,
    })),
    /** The page of a product is at its own vendor. [ROUTE-35] */
    moveToVendor: emit(({ context }, { vendor }: { vendor: Vendor }) => ({
      type: 'address.moved',
      url: addressAt(vendor, context.route.path),
    })),
    tellBagWritten: emit({ type: 'bag.written' }),
    askOutside: emit((_, { event }: { event: OutsideNeeded['event'] }) => event),
    /**
     * A new address names another place or fulfilment: that is the visitor's choice. Pages beside the product name none.
     * Done before the route is taken over. [PICKUP-02]
     */
    askForPlace: enqueueActions(({ context, enqueue }, { route }: { route: RouteFacts }) => {
      const { pickupPointCode, fulfilment } = route;
      if (route.page.kind !== 'product') return;
      enqueue.sendTo('product', { type: 'product.placeChanged', pickupPointCode, fulfilment });
      const isNew =
        pickupPointCode !== context.route.pickupPointCode || fulfilment !== context.route.fulfilment;
      if (isNew && fulfilment !== null)
        enqueue.sendTo('fulfilment', { type: 'fulfilment.chosen', fulfilment });
    }),
    /** Passes on what one part has for another; one that comes later is brought for it, if it must hear. */
    tellPart: enqueueActions(({ context, enqueue, system }, { name, event, ifRunning }: PartTold) => {
      if (name in LATER_PARTS && context.laterParts[name as LaterPartName] !== 'running') {
        if (ifRunning) return;
        const told = { name: name as LaterPartName, event };
        enqueue.assign({ untold: [...context.untold.filter((one) => !isEqual(one, told)), told] });
        enqueue.raise({ type: 'part.needed', name: told.name });
        // One name stands for all in the types; those of a product are not there while the address leads nowhere.
      } else if (system.get(name) !== undefined) enqueue.sendTo(name as 'bag', event as never);
    }),
    /** Asks for the code of a part, once. */
    bringPart: enqueueActions(({ enqueue }, { name }: { name: LaterPartName }) => {
      enqueue.assign(({ context }) => ({ laterParts: { ...context.laterParts, [name]: 'coming' as const } }));
      enqueue.sendTo('bringParts', { type: 'part.needed', name });
    }),
    startPart: enqueueActions(({ context, enqueue }, { name }: { name: LaterPartName }) => {
      // Each starts with the facts that it wants; one name stands for all in the types.
      const part = name as 'recommendation';
      enqueue.spawnChild(part, {
        id: part,
        systemId: part,
        input: pick(partFactsOf(context), LATER_PARTS[name].wants),
      });
      for (const { event } of context.untold.filter((one) => one.name === name))
        enqueue.sendTo(part, event as never);
      enqueue.assign({
        laterParts: { ...context.laterParts, [name]: 'running' as const },
        untold: context.untold.filter((one) => one.name !== name),
      });
    }),
    setPartMissed: assign(({ context }, { name }: { name: LaterPartName }) => ({
      laterParts: { ...context.laterParts, [name]: 'missed' as const },
    })),
    /** An add that is done is answered before its part ends. */
    sayProductLeft: sendTo('addToCart', { type: 'product.left' }),
    /** What belongs to a product ends with it; what is on its way for it is not waited for any more. */
    stopProductParts: enqueueActions(({ context, enqueue }) => {
      const isKept = (name: string) => LATER_PARTS[name as LaterPartName].lives === 'page';
      const parts = Object.entries(context.laterParts);
      for (const [name, progress] of parts) {
        if (progress === 'running' && !isKept(name)) enqueue.stopChild(name);
      }
      enqueue.assign({
        laterParts: Object.fromEntries(parts.filter(([name]) => isKept(name))),
        untold: context.untold.filter(({ name }) => isKept(name)),
      });
    }),
    refreshBag: sendTo('bag', ({ context }) => ({
      type: 'bag.refreshRequested',
      vendor: context.route.vendor,
    })),
    /** What lies in the bag counts towards gifts. */
    refreshGift: enqueueActions(({ context, enqueue }) => {
      if (context.laterParts.freeGift === 'running') {
        enqueue.sendTo('freeGift', { type: 'freeGift.refreshRequested' });
      }
    }),
    /** The product, the bag, and what every part says grows old; what the visitor set stays. */
    renew: enqueueActions(({ context, enqueue, system }) => {
      enqueue.sendTo('bag', { type: 'bag.refreshRequested', vendor: context.route.vendor });
      if (system.get('product') === undefined) return;
      enqueue.sendTo('product', { type: 'product.reloadRequested' });
      for (const name of [...PART_NAMES, ...runningParts(context)]) {
        // As with the network: one name stands for all.
        if (system.get(name) !== undefined) enqueue.sendTo(name as 'promotions', { type: 'page.outdated' });
      }
    }),
    /** Bought, or put into the bag, elsewhere meanwhile: how many may be added is another number then. */
    renewLimits: enqueueActions(({ context, enqueue }) => {
      if (context.shown === null) return;
      enqueue.sendTo('bag', { type: 'bag.refreshRequested', vendor: context.route.vendor });
      enqueue.sendTo('product', { type: 'product.reloadRequested' });
    }),
    retryProduct: enqueueActions(({ enqueue }) => {
      for (const name of ['product', 'description'] as const)
        enqueue.sendTo(name, { type: 'retry.requested' });
    }),
    /** Every part judges by itself what nobody answered; code that did not come is asked for again. */
    tellNetworkReturned: enqueueActions(({ context, enqueue, system }) => {
      for (const name of [...PART_NAMES, ...runningParts(context)]) {
        // One name stands for all in the types; those of a product are not there while the address leads nowhere.
        if (system.get(name) !== undefined) enqueue.sendTo(name as 'bag', { type: 'network.returned' });
      }
      for (const [name, progress] of Object.entries(context.laterParts)) {
        if (progress === 'missed') enqueue.raise({ type: 'part.needed', name: name as LaterPartName });
      }
    }),
  },
  guards: {
    hasNoProduct: ({ context }) => context.route.productId === null || context.route.page.kind === 'missing',
    leadsNowhere: (_, { route }: { route: RouteFacts }) =>
      route.productId === null || route.page.kind === 'missing',
    isAnotherProduct: ({ context }, { route }: { route: RouteFacts }) => !isSameProduct(context, route),
    isAnotherOption: ({ context }, { route }: { route: RouteFacts }) =>
      isSamePage(context.route, route) &&
      route.productId !== null &&
      context.shown !== null &&
      route.productId !== context.shown.itemSku &&
      context.shown.optionSkus.includes(route.productId),
    isProductUnreached: (_, { failure }: { failure: Failure }) => isUnreached(failure),
    isLoggedOut: ({ context }, { isMember }: { isMember: boolean }) => context.isMember === true && !isMember,
    isUnchanged: ({ context }, { quantity }: { quantity: number | null }) => context.quantity === quantity,
    /** Pages that stand beside both vendors are wherever they are. */
    isSoldElsewhere: ({ context: { route } }, { summary }: { summary: ProductSummary }) =>
      route.page.kind !== 'standalone' && (vendorOf(summary) ?? route.vendor) !== route.vendor,
    isFirstSummary: ({ context }) => context.shown === null,
    isShownItem: ({ context }, { itemSku }: { itemSku: string }) => context.shown?.itemSku === itemSku,
    hasRedirectAction: ({ context }) => context.route.redirectAction !== null,
    canBringPart: ({ context }, { name }: { name: LaterPartName }) =>
      context.laterParts[name] === undefined || context.laterParts[name] === 'missed',
    isPartAwaited: ({ context }, { name }: { name: LaterPartName }) => context.laterParts[name] === 'coming',
  },
});
