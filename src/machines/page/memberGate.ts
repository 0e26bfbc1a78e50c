import { emit, enqueueActions } from 'xstate';
import { isTradingSeller } from '#src/domain/seller.ts';
import type { KeptWish, LoginWish } from '#src/services/login/contract.ts';
import type { AddToCartRef } from '../buying/addToCart/addToCartMachine.ts';
import type { WishlistRef } from '../member/wishlist/wishlistMachine.ts';
import type { ClockRef } from '../shell/clock/clockMachine.ts';
import { isChatAvailable } from './pageFacts.ts';
import { routedSetup } from './pageSetup.ts';
import type { AnalyticsEvent, PageContext, PageIntent } from './pageTypes.ts';
import type { SessionRef } from '../shell/session/sessionMachine.ts';
import type { WantedChoices } from '../member/login/loginOutcome.ts';

type MemberIntent = Extract<
  PageIntent,
  { type: 'notifyMe.requested' | 'wishlist.toggled' | 'chat.requested' }
>;

/** What a press means that only a member can make. [AUTH-04] */
export function wishOf(context: PageContext, event: MemberIntent): LoginWish {
  const itemSku = context.shown?.itemSku ?? '';
  switch (event.type) {
    case 'notifyMe.requested':
      return { kind: 'notify', itemSku };
    case 'wishlist.toggled':
      return { kind: 'wishlist', itemSku };
    case 'chat.requested':
      return { kind: 'chat', itemSku, isMobile: event.mobile };
  }
}

/**
 * The gate between guests and what only members can do: a guest is asked to log in, naming what waits; a member, and one
 * who is back from the login, goes on. What is on the far side of a login is loginMachine.ts.
 */
export const gatedSetup = routedSetup.extend({
  actions: {
    askForLogin: enqueueActions(({ enqueue }, { wish }: { wish: LoginWish }) => {
      enqueue.assign({ wish });
      const params =
        wish.kind === 'voucher' ? { wish: wish.kind, voucher: wish.voucher } : { wish: wish.kind };
      enqueue.sendTo('modal', { type: 'modal.opened', key: 'loginPrompt', params });
    }),
    /** Asked for as a member: the marketplace no longer knows them. Their bag is not shown to the next one. [AUTH-15] */
    loseSession: enqueueActions(({ context, enqueue }) => {
      if (context.isMember !== true) return;
      enqueue.sendTo('session', { type: 'session.lost' });
      enqueue.sendTo('bag', { type: 'bag.refreshRequested', vendor: context.route.vendor });
    }),
    sayOutdated: emit({ type: 'page.outdated' }),
    rememberWish: enqueueActions(({ context: { wish }, enqueue, system }) => {
      if (wish === null) return;
      const clock = system.get('clock') as ClockRef | undefined;
      const askedAt = clock?.getSnapshot().context.serverTimeMs ?? 0;
      // The actions of the setup that is extended here are not among those its type knows.
      enqueue({ type: 'keepWish', params: { kept: { wish, askedAt } satisfies KeptWish } } as never);
    }),
    forgetWish: enqueueActions(({ enqueue }) => {
      enqueue({ type: 'keepWish', params: { kept: null } } as never);
    }),
    /** Does what a member pressed, or what a login interrupted. */
    pursue: enqueueActions(
      ({ context, enqueue, system }, params: { wish: LoginWish | null; isFlashSaleGone?: boolean }) => {
        const { wish, isFlashSaleGone = false } = params;
        switch (wish?.kind) {
          case 'buy': {
            const addToCart = system.get('addToCart') as AddToCartRef | undefined;
            const chosen = addToCart?.getSnapshot().context.addOns ?? [];
            for (const addOn of wish.addOns) {
              if (!chosen.some(({ type, id }) => type === addOn.type && id === addOn.id))
                enqueue.sendTo('addToCart', { type: 'addOn.toggled', addOn });
            }
            enqueue.sendTo(
              'addToCart',
              isFlashSaleGone
                ? { type: 'flashSale.warned', initiator: 'BUY_NOW' }
                : { type: 'add.requested', initiator: 'BUY_NOW', mode: 'DESKTOP_CTA' },
            );
            break;
          }
          case 'wishlist': {
            const wishlist = system.get('wishlist') as WishlistRef | undefined;
            // What is taken back from the wishlist is no addition. [ANALYTICS-03]
            if (wishlist?.getSnapshot().value === 'absent') {
              const data = { itemSku: context.shown?.itemSku ?? null };
              const event: AnalyticsEvent = { name: 'wishlist_add', data };
              enqueue({ type: 'track', params: event } as never);
            }
            enqueue.sendTo('wishlist', { type: 'wishlist.memberToggled' });
            break;
          }
          case 'notify': {
            const session = system.get('session') as SessionRef | undefined;
            const email = session?.getSnapshot().context.user?.email ?? '';
            enqueue.sendTo('notifyMe', { type: 'notifyMe.memberRequested', email });
            break;
          }
          case 'quote':
            enqueue.sendTo('modal', { type: 'modal.opened', key: 'askForQuote' });
            break;
          case 'voucher':
            enqueue({ type: 'takeFacts', params: { claim: wish.voucher } } as never);
            enqueue.raise({ type: 'part.needed', name: 'promotions' });
            break;
          case 'chat': {
            const merchant = context.shown?.merchant;
            if (merchant === undefined || !isChatAvailable(context)) break;
            enqueue.sendTo('onboarding', { type: 'onboarding.removed', item: 'sellerChat' });
            if (isTradingSeller(merchant.commissionType)) {
              enqueue.sendTo('modal', { type: 'modal.opened', key: 'chatConfirmation' });
            } else {
              const url = `/member/seller-chat/${encodeURIComponent(merchant.code)}`;
              enqueue.emit({ type: 'page.left', url });
            }
          }
        }
      },
    ),
    /** Back from a login: what was chosen before it is chosen again. Each part says itself what it cannot do. */
    restoreChoices: enqueueActions(({ context, enqueue }, { choices }: { choices: WantedChoices | null }) => {
      if (choices === null) return;
      const { itemSku, fulfilment, quantity, slotId, courier } = choices;
      if (itemSku !== null) enqueue.sendTo('product', { type: 'product.optionRequested', itemSku });
      if (fulfilment !== null) enqueue.sendTo('fulfilment', { type: 'fulfilment.chosen', fulfilment });
      if (quantity !== null)
        enqueue.sendTo('priceSummary', { type: 'quantity.typed', text: String(quantity) });
      if (courier !== null) {
        // The list of ways says what it costs, and whether it still goes.
        enqueue.raise({ type: 'courier.changed', code: courier });
        if (context.laterParts.shipping === 'running')
          enqueue.sendTo('shipping', { type: 'shipping.optionChosen', code: courier });
        else enqueue.raise({ type: 'part.needed', name: 'shipping' });
      }
      if (slotId === null) return;
      if (context.laterParts.slottedDelivery === 'running')
        enqueue.sendTo('slottedDelivery', { type: 'slot.wanted', slotId });
      else enqueue.raise({ type: 'part.needed', name: 'slottedDelivery' });
    }),
  },
});
