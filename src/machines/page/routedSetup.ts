import { assign, emit, enqueueActions, sendTo } from 'xstate';
import { errorPageKindOf, isUnreached, type Failure } from '#src/domain/shell/failure.ts';
import { DEFAULT_DESTINATION } from '#src/domain/address/defaultDestination.ts';
import type { Destination } from '#src/domain/address/destination.ts';
import { isLocationChangedBySystem } from '#src/domain/fulfilment/fulfilment.ts';
import { isSamePage, type RouteFacts } from '#src/domain/page/route.ts';
import { DEFAULT_CART_QUANTITY } from '#src/domain/shell/limits.ts';
import { addressAt, vendorOf, type Vendor } from '#src/domain/product/vendor.ts';
import type { QuantityLimits } from '#src/domain/price/quantityLimit.ts';
import type { ProductSummary } from '#src/services/product/product/contract.ts';
import { withoutSlots } from '../grocery/groceryFacts.ts';
import type { OutsideNeeded } from '../protocol/outsideNeeded.ts';
import { isPurchasable, shownItemOf } from '../protocol/shownItem.ts';
import { closeModal } from '../shell/modal/modalMachine.ts';
import type { PartFacts } from '../protocol/partFacts.ts';
import { destinationOf, isSameProduct, partFactsOf } from './pageFacts.ts';
import { quantityBounds } from './quantityBounds.ts';
import { LATER_PARTS } from './pageParts.ts';
import { FACTS_WANTED, partsToldSummaries } from './partLists.ts';
import type { PageContext } from './pageTypes.ts';
import { isEqual, pick, runningParts } from './pageSetup.ts';
import { partsSetup } from './partsSetup.ts';

/** Facts to take over; the fields of an event that are named as the facts are such a change too. */
type FactChange = Partial<PageContext> & { type?: string };
/** Enqueues the action of this setup from its siblings, whose types do not know it. */
const taking = (change: FactChange) => ({ type: 'takeFacts', params: change }) as never;
/** The facts while another product is loading. */
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

/** The page root's handling of facts, addresses and summaries, and its guards; its chart is in pageMachine.ts. */
export const routedSetup = partsSetup.extend({
  actions: {
    /** Takes facts over, and sends the changed ones to the parts that want them. */
    takeFacts: enqueueActions(({ context, enqueue, system }, change: FactChange) => {
      const { type: _, ...facts } = change;
      enqueue.assign(facts);
      const [before, after] = [partFactsOf(context), partFactsOf({ ...context, ...facts })];
      // Compared once for all parts: a shared fact such as the item with all its options is long.
      const changed = (Object.keys(after) as (keyof PartFacts)[]).filter(
        (fact) => !isEqual(before[fact], after[fact]),
      );
      const isTold = { page: true, product: after.item !== null };
      const told = [
        // The first parts of a product exist while an item is shown.
        ...FACTS_WANTED.filter(({ lives }) => isTold[lives]),
        ...runningParts(context).map((name) => ({ name, wants: LATER_PARTS[name].wants })),
      ];
      for (const { name, wants } of told)
        // One name stands for all in the types.
        if (wants.some((fact) => changed.includes(fact)))
          enqueue.sendTo(name as 'chat', { type: 'facts.changed', facts: pick(after, wants) });
      if (after.item !== null && changed.includes('offer'))
        enqueue.sendTo('addToCart', { type: 'offer.changed', offer: after.offer });
      const { isMember } = after;
      if (isMember !== null && isMember !== before.isMember && system.get('addToCart') !== undefined)
        enqueue.sendTo('addToCart', { type: 'member.resolved', isMember });
    }),
    /** Takes an address over. Another product's facts are still unknown, and former modals close. [MODAL-08] */
    takeRoute: enqueueActions(({ context, enqueue }, { route }: { route: RouteFacts }) => {
      const isStaying = isSameProduct(context, route);
      enqueue(taking({ route, ...(isStaying ? {} : unknownProduct(context, route)) }));
      enqueue({ type: 'reportPath', params: { path: route.path } } as never);
      if (!isStaying || !isSamePage(context.route, route)) enqueue(closeModal());
      // The header shows the vendor's bag, also where the address leads nowhere. [ROUTE-28, ROUTE-29]
      if (isStaying) return;
      enqueue.sendTo('bag', { type: 'bag.refreshRequested', vendor: route.vendor });
      enqueue.sendTo('bringParts', { type: 'product.begun', productId: route.productId });
    }),
    /** Reloads all that depends on the destination; late answers for the former one are dropped. [ADDRESS-07] */
    takeDestination: enqueueActions(
      ({ context, enqueue, system }, { destination }: { destination: Destination }) => {
        const hasProduct = system.get('product') !== undefined;
        if (hasProduct) enqueue.sendTo('addToCart', { type: 'offer.renewed' });
        // The destination is part of the offer. [SHIP-14]
        const isStoreSettled =
          context.grocery.isStoreSettled &&
          isEqual(destination, destinationOf(context) ?? DEFAULT_DESTINATION);
        enqueue(taking({ destination, grocery: { ...context.grocery, isStoreSettled } }));
        if (!hasProduct) return;
        enqueue.sendTo('product', {
          type: 'product.destinationChanged',
          geolocation: destination.geolocation,
        });
      },
    ),
    setMissing: assign({ errorKind: '404' as const }),
    setErrorKind: assign((_, { failure }: { failure: Failure }) => ({
      errorKind: errorPageKindOf(failure),
    })),
    setPicture: assign((_, { picture }: { picture: number }) => ({ picture })),
    /** Removes the redirect action: an address alone starts no action. [AUTH-09] */
    dropRedirectAction: assign(({ context }) => ({ route: { ...context.route, redirectAction: null } })),
    /** Shows an item; a reload of the shown one keeps the visitor's settings. [ADDRESS-07] */
    takeSummary: enqueueActions(({ context, enqueue }, { summary }: { summary: ProductSummary }) => {
      const { shown, route, quantity, picture } = context;
      const item = shownItemOf(summary);
      const isSame = shown?.itemSku === item.itemSku;
      const isOther = shown !== null && !isSame;
      // The visitor may have typed the quantity for this option before its summary came. It stays, within its bounds.
      const anew = { picture: 0, quantity: isPurchasable(item) ? (quantity ?? DEFAULT_CART_QUANTITY) : null };
      enqueue(taking({ shown: item, errorKind: null, ...(isOther ? anew : {}) }));
      // A wish for stock news of the former option does not apply to this one. [STOCK-11]
      if (isOther) enqueue.assign({ untold: context.untold.filter(({ name }) => name !== 'notifyMe') });
      enqueue('distributeBounds' as never);
      const wanted = {
        quantity: shown === null ? route.quantity : quantity,
        picture: isOther ? 0 : picture,
      };
      for (const name of partsToldSummaries())
        // One name stands for all in the types.
        enqueue.sendTo(name as 'variant', { type: 'summary.arrived', summary, isSame, wanted });
      // A sale has begun or ended: answers that depend on the former price are old. [COST-12]
      if (isSame && shown.offered !== item.offered) enqueue('tellOutdated' as never);
      enqueue({ type: 'tellLocationChange', params: { summary } } as never);
    }),
    /** Informs the visitor once that the system changed the shipping location. [FULFIL-10, MODAL-38] */
    tellLocationChange: enqueueActions(({ context, enqueue }, { summary }: { summary: ProductSummary }) => {
      const defaultPickupPoint = summary.options.find((option) => option.selected)?.pickupPointCode ?? null;
      if (context.isLocationChangeTold) return;
      if (!isLocationChangedBySystem(defaultPickupPoint, summary.pickupPointCode)) return;
      enqueue.sendTo('modal', { type: 'modal.opened', key: 'addressChangeInfo' });
      enqueue.assign({ isLocationChangeTold: true });
    }),
    /** The answer to an add carries the remaining limits. Ignores them for an item that is no longer shown. */
    setLimits: enqueueActions(
      (
        { context: { shown }, enqueue },
        { itemSku, limits }: { itemSku: string; limits: QuantityLimits | null },
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
    /** Moves to the product's page at its own vendor. [ROUTE-35] */
    moveToVendor: emit(({ context }, { vendor }: { vendor: Vendor }) => ({
      type: 'address.moved',
      url: addressAt(vendor, context.route.path),
    })),
    tellBagWritten: emit({ type: 'bag.written' }),
    askOutside: emit((_, { event }: { event: OutsideNeeded['event'] }) => event),
    /**
     * Applies the place or fulfilment that a new address names, as the visitor's choice; pages beside the product
     * name none. Runs before the route is taken over. [PICKUP-02]
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
    /** Pages of both vendors count for either one. */
    isSoldElsewhere: ({ context: { route } }, { summary }: { summary: ProductSummary }) =>
      route.page.kind !== 'standalone' && (vendorOf(summary) ?? route.vendor) !== route.vendor,
    isFirstSummary: ({ context }) => context.shown === null,
    isShownItem: ({ context }, { itemSku }: { itemSku: string }) => context.shown?.itemSku === itemSku,
    hasRedirectAction: ({ context }) => context.route.redirectAction !== null,
  },
});
