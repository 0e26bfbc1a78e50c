import {
  fromCallback,
  fromPromise,
  type AnyActorRef,
  type EventObject,
  type SnapshotFrom,
  type Subscription,
} from 'xstate';
import { callOf } from '#src/machines/bag/addToCart/addToCartCall.ts';
import type { addToCartMachine } from '#src/machines/bag/addToCart/addToCartMachine.ts';
import type { bagMachine } from '#src/machines/bag/bag/bagMachine.ts';
import {
  orderCostMachine,
  type Purchase,
  type PurchaseChanged,
} from '#src/machines/price/orderCost/orderCostMachine.ts';
import {
  callOf as subscriptionCallOf,
  faultOf,
} from '#src/machines/subscription/subscription/subscriptionRules.ts';
import type { subscriptionMachine } from '#src/machines/subscription/subscription/subscriptionMachine.ts';
import type { OrderCost } from '#src/services/price/orderCost/contract.ts';
import { createOrderCostService } from '#src/services/price/orderCost/orderCostService.ts';
import { groceryBodyOf } from '../attempts.ts';
import { laterService, servicesOf } from '../servicesOf.ts';
import { untilMoment } from '../untilMoment.ts';
import { waitFor } from '../waitFor.ts';
import { provided } from '../provided.ts';

const orderCostOf = laterService(({ backend }) => createOrderCostService(backend));

/** The purchase that buying now would send, made by the same function; null while nothing can be bought. */
function purchaseOf(
  { context }: SnapshotFrom<typeof addToCartMachine>,
  bag: SnapshotFrom<typeof bagMachine> | undefined,
): Purchase | null {
  const { offer } = context;
  if (offer?.isPurchasable !== true) return null;
  // The store of the destination is not known yet, and no other one delivers there. [COST-16]
  if (context.vendor === 'grocery' && offer.fulfilment === 'DELIVERY' && !offer.isDestinationSettled)
    return null;
  // A grocery checkout is the grocery bag: an item without room in it has no cost. [BAG-12, BAG-14]
  if (context.vendor === 'grocery' && !offer.fitsInBag) return null;
  const offered = { ...context, initiator: 'BUY_NOW', subject: { kind: 'offer' } } as const;
  const call = callOf(offered, 'REGULAR');
  if (call.to !== 'checkout') return null;
  const isMember = context.isMember === true;
  return context.vendor === 'grocery'
    ? {
        vendor: 'grocery',
        body: groceryBodyOf(call.body),
        isMember,
        inBag: bag?.context.vendor === 'grocery' ? bag.context.totalItems : 0,
      }
    : { vendor: 'retail', body: call.body, isMember, inBag: 0 };
}

type SubscriptionSnapshot = SnapshotFrom<typeof subscriptionMachine>;
const isSubscribing = (snapshot: SubscriptionSnapshot) =>
  snapshot.matches('offered') && snapshot.context.chosen.isSubscribing;

/** The purchase that subscribing now would send; null while incomplete, and when it joins a running subscription. */
function subscribedOf({ context }: SubscriptionSnapshot): Purchase | null {
  if (faultOf(context) !== null || (context.needsPlace && context.place === null)) return null;
  const call = subscriptionCallOf(context);
  if (call.bundleId !== null) return null;
  const { period, frequency, ...pieces } = call.body;
  return {
    vendor: 'retail',
    body: { ...pieces, fulfillment: 'DELIVERY', addOns: [], subscription: { period, frequency } },
    isMember: context.isMember === true,
    inBag: 0,
  };
}

export const orderCostLogic = provided(orderCostMachine, {
  actors: {
    waitFor,
    watchPurchase: fromCallback<EventObject, void>(({ sendBack, system }) => {
      const addToCart = system.get('addToCart') as AnyActorRef | undefined;
      if (addToCart === undefined) return undefined;
      const bag = system.get('bag') as AnyActorRef | undefined;
      let told = '';
      let subscription: AnyActorRef | undefined;
      const watched: Subscription[] = [];
      const tell = () => {
        const subscribed = subscription?.getSnapshot() as SubscriptionSnapshot | undefined;
        const purchase =
          subscribed !== undefined && isSubscribing(subscribed)
            ? subscribedOf(subscribed)
            : purchaseOf(
                addToCart.getSnapshot() as SnapshotFrom<typeof addToCartMachine>,
                bag?.getSnapshot() as SnapshotFrom<typeof bagMachine> | undefined,
              );
        const text = JSON.stringify(purchase);
        if (text === told) return;
        told = text;
        sendBack({ type: 'purchase.changed', purchase } satisfies PurchaseChanged);
      };
      /** The subscription is a later part, which may start after this one. */
      const find = () => {
        const found = system.get('subscription') as AnyActorRef | undefined;
        if (found === subscription) return;
        subscription = found;
        if (found !== undefined) watched.push(found.subscribe(tell));
      };
      find();
      tell();
      watched.push(addToCart.subscribe(tell));
      if (bag !== undefined) watched.push(bag.subscribe(tell));
      const page = system.get('page') as AnyActorRef | undefined;
      if (page !== undefined) watched.push(page.subscribe(find));
      return () => {
        for (const one of watched) one.unsubscribe();
      };
    }),
    waitUntil: fromPromise<void, { moment: number | null }>(({ input: { moment }, signal, system }) =>
      moment === null ? new Promise(() => {}) : untilMoment(moment, servicesOf(system).serverTime, signal),
    ),
    loadCost: fromPromise<OrderCost, Purchase>(({ input, signal, system }) =>
      orderCostOf(system).ofPurchase(input, signal),
    ),
  },
});
