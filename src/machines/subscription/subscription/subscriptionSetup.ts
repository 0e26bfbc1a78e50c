import { assign, enqueueActions, sendParent, setup } from 'xstate';
import { retryAfterSecondsOf, toFailure } from '#src/domain/shell/failure.ts';
import { quantityFaultOf, subscriptionErrorOf } from '#src/domain/subscription/subscription.ts';
import type {
  SubscriptionPlace,
  SubscriptionPlaceBody,
  SubscriptionTaken,
} from '#src/services/subscription/subscription/contract.ts';
import { toGate } from '../../protocol/loginNeeded.ts';
import { placeholderPromise } from '../../protocol/placeholders.ts';
import { wasUnreached } from '../../protocol/retry.ts';
import { showToast, type ToastRef } from '../../shell/toast/toastMachine.ts';
import {
  choiceAfter,
  faultOf,
  isElsewhere,
  isOfShown,
  isOptionOfSame,
  isOther,
  startOf,
  stillOffered,
  wantedOf,
  wishOf,
  within,
} from './subscriptionRules.ts';
import type {
  LoadedSubscription,
  SubscribeWish,
  SubscriptionCall,
  SubscriptionChoiceEvent,
  SubscriptionContext,
  SubscriptionEvent,
  SubscriptionFacts,
} from './subscriptionTypes.ts';

type Told = { facts: SubscriptionFacts };

const NOT_OFFERED = {
  type: 'toast.shown',
  toast: { copyKey: 'subscription.notOffered', tone: 'bad', params: {}, link: null },
} as const;

/** Setup of the subscription; its chart is in subscriptionMachine.ts. */
export const subscriptionSetup = setup({
  types: {
    context: {} as SubscriptionContext,
    events: {} as SubscriptionEvent,
    input: {} as SubscriptionFacts,
    tags: {} as 'busy' | 'pending' | 'failed' | 'empty',
  },
  actors: {
    loadOffer: placeholderPromise<LoadedSubscription, { itemSku: string }>('loadOffer'),
    findPlace: placeholderPromise<SubscriptionPlace, SubscriptionPlaceBody>('findPlace'),
    addSubscription: placeholderPromise<SubscriptionTaken, SubscriptionCall>('addSubscription'),
    waitFor: placeholderPromise<void, { ms: number }>('waitFor'),
  },
  actions: {
    /** Starts anew for another item or visitor; a wish for this item continues. */
    begin: assign(({ context }, { facts }: Told) => {
      const next = startOf(facts);
      return {
        ...next,
        wish: context.itemSku === next.itemSku ? context.wish : null,
        chosen: isOptionOfSame(context, facts) ? context.chosen : next.chosen,
      };
    }),
    /** Until the visitor subscribes, the quantity follows that of a single purchase. */
    setFacts: assign(({ context: { chosen, detail, place } }, { facts }: Told) => {
      const wanted = wantedOf(facts);
      if (detail === null || chosen.isSubscribing) return wanted;
      const quantity = within(wanted.pageQuantity, detail);
      // The place was found for that quantity. [SUBS-11]
      const isSame = quantity === chosen.quantity;
      return { ...wanted, place: isSame ? place : null, chosen: { ...chosen, quantity } };
    }),
    /** Choices stay while they are offered, also after a reload. */
    setOffer: assign(({ context }, { output }: { output: LoadedSubscription }) => ({
      ...output,
      chosen: stillOffered(context, output.detail),
    })),
    /** A failed load counts as no offer. [SUBS-13] */
    clearOffer: assign({ detail: null, benefit: null, wish: null }),
    choose: assign(({ context }, event: SubscriptionChoiceEvent) => {
      const { chosen, fault } = choiceAfter(context, event);
      return { chosen, added: null, error: fault === null ? null : { fault, retryAfterSeconds: null } };
    }),
    dropPlace: assign({ place: null }),
    /** Keeps the message about the quantity, which still applies. [SUBS-07, SUBS-08] */
    setPlace: assign((_, { output: place }: { output: SubscriptionPlace }) => ({ place })),
    clearError: assign({ error: null }),
    setFailure: assign((_, { error }: { error: unknown }) => {
      const failure = toFailure(error);
      return {
        error: {
          fault: subscriptionErrorOf(failure.code),
          retryAfterSeconds: retryAfterSecondsOf(failure),
        },
      };
    }),
    check: assign(({ context }) => {
      const fault = faultOf(context);
      return { error: fault === null ? null : { fault, retryAfterSeconds: null }, isPressed: true };
    }),
    askGate: sendParent(({ context }) => toGate({ type: 'member.needed', wish: wishOf(context) })),
    askForLogin: sendParent(({ context }) => toGate({ type: 'login.needed', wish: wishOf(context) })),
    setWish: assign((_, { wish }: { wish: SubscribeWish }) => ({ wish })),
    /** Restores the choices of before the login. A subscription of another member is dropped, not replaced. */
    takeWish: assign(({ context: { chosen, detail, wish } }) => {
      if (wish === null) return {};
      const { frequency, quantity, bundleId } = wish;
      const isLost = bundleId !== null && detail?.bundles.some(({ id }) => id === bundleId) !== true;
      return {
        wish: null,
        added: null,
        chosen: {
          ...chosen,
          isSubscribing: true,
          period: isLost ? null : wish.period,
          frequency,
          quantity,
          bundleId: isLost ? null : bundleId,
        },
      };
    }),
    setAdded: assign(({ context: { chosen } }, { output: taken }: { output: SubscriptionTaken }) => ({
      added: { taken, bundleId: chosen.bundleId },
      error: null,
    })),
    clearAdded: assign({ added: null, error: null }),
    sayAdded: showToast({
      copyKey: 'subscription.added',
      tone: 'good',
      link: { copyKey: 'subscription.toBag', bagOf: 'subscription' },
    }),
    sayJoined: showToast({ copyKey: 'subscription.joined', tone: 'good' }),
    sayNotAdded: showToast({ copyKey: 'subscription.notAdded', tone: 'bad' }),
  },
  guards: {
    isUnreached: wasUnreached,
    isOther: ({ context }, { facts }: Told) => isOther(context, facts),
    isElsewhere: ({ context }, { facts }: Told) => context.needsPlace && isElsewhere(context, facts),
    isWanted: ({ context }) => context.itemSku !== null,
    /** A quantity outside the bounds needs no place. [SUBS-11] */
    asksPlace: ({ context: { needsPlace, place, chosen, detail } }) =>
      needsPlace &&
      place === null &&
      chosen.isSubscribing &&
      detail !== null &&
      quantityFaultOf(chosen.quantity, detail) === null,
    needsPlace: ({ context }) => context.needsPlace,
    hasWish: ({ context }) => context.wish !== null,
    isFaultless: ({ context }) => faultOf(context) === null,
    isOfShown: ({ context }, { wish }: { wish: SubscribeWish }) => isOfShown(context, wish),
    isSame: ({ context: { chosen } }, event: SubscriptionChoiceEvent) =>
      event.type === 'purchase.chosen' && event.isSubscribing === chosen.isSubscribing,
    hasLostLogin: (_, { error }: { error: unknown }) => toFailure(error).status === 401,
    wasPressed: ({ context }) => context.isPressed,
    wasJoined: ({ context }) => context.chosen.bundleId !== null,
  },
}).extend({
  actions: {
    /** Tells the visitor that a wish which waited for a login cannot be sent. [SUBS-13] */
    sayLostWish: enqueueActions(({ context, enqueue }) => {
      if (context.wish === null) return;
      enqueue.sendTo(({ system }) => system.get('toast') as ToastRef, NOT_OFFERED);
    }),
  },
});
