import { assign, enqueueActions, raise, sendParent, setup } from 'xstate';
import type { AddInitiator, AddMode, CheckoutStatus } from '#src/domain/bag/cart.ts';
import { isTradeInRefused, presentBesideButtons, presentCartFailure } from '#src/domain/bag/cartErrors.ts';
import { toFailure } from '#src/domain/shell/failure.ts';
import type { ModalKey } from '#src/domain/shell/modalKey.ts';
import type { AddOn } from '#src/services/bag/bag/contract.ts';
import type { TradeInTaken } from '#src/services/payment/tradeInDevice/contract.ts';
import type { BuyWish } from '#src/services/session/login/contract.ts';
import type { ProductCard } from '#src/services/recommendation/recommendation/contract.ts';
import type { GiftChoice, Offer } from '../../protocol/offer.ts';
import type { PartTold } from '../../protocol/partTold.ts';
import type { OutsideNeeded } from '../../protocol/outsideNeeded.ts';
import { toGate } from '../../protocol/loginNeeded.ts';
import { placeholderPromise } from '../../protocol/placeholders.ts';
import { tracked } from '../../protocol/track.ts';
import type { ClockRef } from '../../shell/clock/clockMachine.ts';
import { canOpenModals, closeModal, openModal } from '../../shell/modal/modalMachine.ts';
import { dropToast, showToast } from '../../shell/toast/toastMachine.ts';
import { actionTypeOf, buyWishOf, callOf, addedOf, itemSkuOf, nameOf } from './addToCartCall.ts';
import {
  asksToDropGift,
  canBeBought,
  isAddressAwaited,
  isAnotherOffer,
  isComboInModal,
  isFlashSaleGone,
  isRefusalOfOffer,
  modalsOf,
  refusedServiceOf,
} from './addToCartRules.ts';
import type {
  AddOutcome,
  AddSubject,
  AddToCartContext,
  AddToCartEvent,
  AddToCartInput,
  AddToCartToPage,
  AttemptRequest,
} from './addToCartTypes.ts';

/** Epoch ms of the marketplace by the page's clock. */
const serverTime = ({ system }: { system: { get(id: string): unknown } }) =>
  (system.get('clock') as ClockRef | undefined)?.getSnapshot().context.serverTimeMs ?? 0;

/** The toast after an add; links to the bag, and says when another courier applies. [CART-01, SHIP-15] */
const addedToast = ({ isCourierReplaced, callName, vendor }: AddToCartContext) =>
  ({
    copyKey: isCourierReplaced ? 'cart.addedOtherCourier' : 'cart.added',
    tone: 'good',
    about: callName,
    link: { copyKey: 'cart.open', bagOf: vendor },
  }) as const;

/** Nothing of a former wish. */
const NEW_WISH = {
  replace: false,
  isNormalPriceTaken: false,
  failure: null,
  presentation: null,
  checkoutStatus: null,
};

/** Setup of the part; its chart is in addToCartMachine.ts. */
export const addToCartSetup = setup({
  types: {
    context: {} as AddToCartContext,
    events: {} as AddToCartEvent,
    input: {} as AddToCartInput,
  },
  actors: {
    addToBag: placeholderPromise<AddOutcome, AttemptRequest>('addToBag'),
    createCheckout: placeholderPromise<{ url: string }, AttemptRequest>('createCheckout'),
    /** Settles when analytics has taken the event, or after its timeout. [ANALYTICS-01] */
    reportBuyNow: placeholderPromise<void, { itemSku: string }>('reportBuyNow'),
    loadAddRecommendations: placeholderPromise<ProductCard[], { categoryId: string; without: string[] }>(
      'loadAddRecommendations',
    ),
    waitFor: placeholderPromise<void, { ms: number }>('waitFor'),
    /** As `waitFor`; without a script, which brings no address, it settles at once. */
    waitForAddress: placeholderPromise<void, { ms: number }>('waitForAddress'),
  },
  actions: {
    setOffer: assign(({ context }, { offer }: { offer: Offer | null }) => ({
      offer,
      isRefused: context.isRefused && !isAnotherOffer(context.offer, offer),
      // A trade-in applies to the option that it was estimated for only.
      tradeIn: offer === null || offer.itemSku === context.tradeIn?.itemSku ? context.tradeIn : null,
    })),
    clearRefusal: assign({ isRefused: false }),
    setMember: assign((_, { isMember }: { isMember: boolean }) => ({ isMember })),
    setAddOns: assign((_, { addOns }: { addOns: AddOn[] }) => ({ addOns })),
    /** Goes on as if pressed now; once the campaign's pieces are gone, it warns of the other price. [PROMO-10] */
    goOnBuying: raise((_, { isFlashSaleGone }: { isFlashSaleGone: boolean }) =>
      isFlashSaleGone
        ? { type: 'flashSale.warned' as const, initiator: 'BUY_NOW' as const }
        : { type: 'add.requested' as const, initiator: 'BUY_NOW' as const, mode: 'DESKTOP_CTA' as const },
    ),
    setGift: assign((_, { gift }: { gift: GiftChoice | null }) => ({ gift })),
    setTradeIn: assign((_, { tradeIn }: { tradeIn: TradeInTaken | null }) => ({ tradeIn })),
    /** Restores the trade-in of an interrupted purchase. */
    resumeTradeIn: assign((_, { wish }: { wish: BuyWish }) => ({ tradeIn: wish.tradeIn })),
    resumeGift: assign((_, { wish }: { wish: BuyWish }) => ({ gift: wish.gift })),
    /** Begins a new wish, without the outcome of the former one. */
    begin: assign((_, wish: { initiator: AddInitiator; subject: AddSubject }) => ({ ...wish, ...NEW_WISH })),
    /** The same for the page's offer. */
    beginOffer: assign((_, { initiator, mode }: { initiator: AddInitiator; mode: AddMode }) => ({
      initiator,
      mode,
      subject: { kind: 'offer' as const },
      ...NEW_WISH,
    })),
    takeGift: assign(({ context }) => ({ takenGift: context.gift })),
    /** Settles what is sent. */
    settleAttempt: assign(({ context, system }) => {
      const actionType = actionTypeOf(context, serverTime({ system }));
      return { actionType, call: callOf(context, actionType), callName: nameOf(context) };
    }),
    setCheckoutStatus: assign((_, { status }: { status: CheckoutStatus }) => ({ checkoutStatus: status })),
    setFailure: assign(({ context, system }, { error }: { error: unknown }) => {
      const failure = toFailure(error);
      const presentation = presentCartFailure(failure);
      return {
        failure,
        presentation: canOpenModals(system) ? presentation : presentBesideButtons(presentation),
        // The refusal is shown, and the purchase can go on without the trade-in.
        tradeIn: isTradeInRefused(failure.code) ? null : context.tradeIn,
        isRefused: context.isRefused || isRefusalOfOffer(context, failure.code),
      };
    }),
    clearFailure: assign({ failure: null, presentation: null }),
    replaceInBag: assign({ replace: true }),
    removeService: assign(({ context }) => ({
      addOns: context.addOns.filter(({ type }) => type !== refusedServiceOf(context)),
    })),
    /** Tells the services' part that its data about the refused service is old. */
    reportRemovedService: enqueueActions(({ context, enqueue }) => {
      const addOnType = refusedServiceOf(context);
      if (addOnType === null) return;
      enqueue.sendParent({
        type: 'part.told',
        name: 'addOns',
        ifRunning: true,
        event: { type: 'addOn.refused', addOnType },
      } satisfies PartTold);
    }),
    dropGift: assign({ gift: null }),
    /** An add does not wait for the content of a modal that cannot be opened. */
    awaitRecommendations: assign(({ system }) => ({ recommendations: canOpenModals(system) ? null : [] })),
    /** Stops waiting for recommendations; those already there stay. */
    missRecommendations: assign(({ context }) => ({ recommendations: context.recommendations ?? [] })),
    dropRecommendations: assign({ recommendations: [] }),
    setRecommendations: assign(({ system }, { output: products }: { output: ProductCard[] }) => ({
      recommendations: canOpenModals(system) ? products : [],
    })),
    openAddToBag: openModal('addToBag'),
    openBagFull: openModal('bagFull'),
    openConflict: openModal('clickAndCollectItemExists'),
    openBlocked: openModal('checkoutBlocked'),
    openRecommendations: openModal('addToCartRecommendation'),
    openCombo: openModal('promoCombo'),
    /** Closes only the modals of this purchase; a modal opened since stays. */
    closeModal: enqueueActions(({ context, enqueue }) => enqueue(closeModal(...modalsOf(context.subject)))),
    sayAdded: enqueueActions(({ context, enqueue }) => enqueue(showToast(addedToast(context)))),
    /** The coming modal replaces the toast of an earlier add. */
    dropAddedToast: dropToast('cart.added'),
    rememberAdded: assign(({ context }, { replacedCourier }: AddOutcome) => ({
      added: context.call,
      // The trade-in is in the bag with its item.
      tradeIn: context.subject.kind === 'offer' ? null : context.tradeIn,
      isCourierReplaced: (replacedCourier ?? null) !== null,
    })),
    trackAdded: enqueueActions(({ context, enqueue }) => {
      enqueue(tracked({ name: 'add_to_cart', data: addedOf(context.call) }));
    }),
    trackFollowed: enqueueActions(
      ({ enqueue }, { itemSku, traceId }: { itemSku: string; traceId: string | null }) => {
        enqueue(tracked({ name: 'recommendation_click', data: { itemSku, traceId, list: 'added' } }));
      },
    ),
    reportAdded: sendParent(
      ({ context }, { totalItems, purchaseLimit }: AddOutcome) =>
        ({
          type: 'add.succeeded',
          totalItems,
          purchaseLimit,
          initiator: context.initiator,
          itemSku: itemSkuOf(context.call),
        }) satisfies AddToCartToPage,
    ),
    /** Tells the gift's part that its data is old. */
    reportRefusedGift: enqueueActions(({ context, enqueue }) => {
      if (asksToDropGift(context.presentation)) {
        enqueue.sendParent({
          type: 'part.told',
          name: 'freeGift',
          ifRunning: true,
          event: { type: 'freeGift.refreshRequested' },
        } satisfies PartTold);
      }
    }),
    takeNormalPrice: assign({ isNormalPriceTaken: true }),
    warnOfFlashSale: assign((_, { initiator }: { initiator: AddInitiator }) => {
      const failure = { kind: 'http', status: 409, code: 'FLASH_SALE_OOS', params: {} } as const;
      return {
        initiator,
        subject: { kind: 'offer' } as const,
        isNormalPriceTaken: false,
        mode: 'DESKTOP_CTA' as const,
        failure,
        presentation: presentCartFailure(failure),
      };
    }),
    /** The marketplace has no more pieces at the campaign's price. */
    reportFlashSaleGone: sendParent({
      type: 'part.told',
      name: 'product',
      event: { type: 'product.reloadRequested' },
    } satisfies PartTold),
    askForLogin: sendParent(({ context, system }) => {
      const wish = buyWishOf(context, serverTime({ system }));
      return toGate({ type: 'login.needed', wish });
    }),
    /** Another buyer took the last place of the chosen slot: the known slots are old. */
    reportRefusedSlot: enqueueActions(({ context, enqueue }) => {
      if (context.failure?.code === 'SLOT_NOT_AVAILABLE') {
        enqueue.sendParent({
          type: 'part.told',
          name: 'slottedDelivery',
          ifRunning: true,
          event: { type: 'slot.refused' },
        } satisfies PartTold);
      }
    }),
    setCheckoutUrl: assign((_, { url }: { url: string }) => ({ checkoutUrl: url })),
    reportCheckout: sendParent(
      ({ context }) =>
        ({
          type: 'outside.needed',
          event: { type: 'page.left', url: context.checkoutUrl ?? '' },
        }) satisfies OutsideNeeded,
    ),
  },
  guards: {
    canBegin: ({ context }, { initiator }: { initiator: AddInitiator }) => canBeBought(context, initiator),
    canConfirm: ({ context }) => canBeBought(context, context.initiator),
    isRefused: ({ context }) => context.isRefused,
    canChoose: ({ context }, { initiator, mode }: { initiator: AddInitiator; mode: AddMode }) =>
      canBeBought(context, initiator) && mode === 'MODAL',
    isAnotherOffer: ({ context }, { offer }: { offer: Offer | null }) => isAnotherOffer(context.offer, offer),
    isAddressAwaited: ({ context }) => isAddressAwaited(context),
    isAddressThere: ({ context }) => !isAddressAwaited(context),
    /** The offer was available at the assumed destination and is not at the real one. */
    isOfferGone: ({ context }) =>
      context.subject.kind === 'offer' && !canBeBought(context, context.initiator),
    isOfferGoneInModal: ({ context }) =>
      context.subject.kind === 'offer' &&
      !canBeBought(context, context.initiator) &&
      context.mode === 'MODAL',
    /** The sheet was closed before anything was sent. */
    isSheetLeft: ({ context }, { key }: { key: ModalKey | null }) =>
      context.mode === 'MODAL' && context.subject.kind === 'offer' && key === null,
    isBuyNow: ({ context }) => context.initiator === 'BUY_NOW',
    isBuyNowUnresolved: ({ context }) => context.initiator === 'BUY_NOW' && context.isMember === null,
    isBuyNowByGuest: ({ context }) => context.initiator === 'BUY_NOW' && context.isMember === false,
    /** The marketplace no longer knows the member who buys. */
    hasLostLogin: ({ context }) => context.initiator === 'BUY_NOW' && context.failure?.status === 401,
    isBagFull: ({ context }) => context.presentation?.surface === 'bagFull',
    isConflict: ({ context }) => context.presentation?.surface === 'deliveryConflict',
    isBlocked: ({ context }) => context.presentation?.surface === 'checkoutBlocked',
    asksToRemoveService: ({ context }) => refusedServiceOf(context) !== null,
    isServiceTakenOut: ({ context }, { addOns }: { addOns: AddOn[] }) => {
      const refused = refusedServiceOf(context);
      return refused !== null && !addOns.some(({ type }) => type === refused);
    },
    asksForNormalPrice: ({ context }) => context.offer?.isPurchasable === true && isFlashSaleGone(context),
    isFlashSaleGone: ({ context }) => isFlashSaleGone(context),
    isFlashSaleGoneInModal: ({ context }) =>
      context.mode === 'MODAL' && context.subject.kind === 'offer' && isFlashSaleGone(context),
    asksToDropGift: ({ context }) => asksToDropGift(context.presentation),
    wantsRecommendations: ({ context }) =>
      context.vendor === 'retail' &&
      context.subject.kind !== 'recommended' &&
      typeof context.offer?.categoryId === 'string',
    isInModal: ({ context }) => context.mode === 'MODAL' && context.subject.kind === 'offer',
    isComboInModal: ({ context }) => isComboInModal(context.subject),
    isComboLeft: ({ context }, { key }: { key: ModalKey | null }) =>
      isComboInModal(context.subject) && key === null,
    isNoModal: (_, { key }: { key: ModalKey | null }) => key === null,
    isOtherModal: ({ context }, { key }: { key: ModalKey | null }) =>
      key !== null && !modalsOf(context.subject).includes(key),
    isSomeModal: (_, { key }: { key: ModalKey | null }) => key !== null,
    isAddToBag: (_, { key }: { key: ModalKey | null }) => key === 'addToBag',
    isNotConflict: (_, { key }: { key: ModalKey | null }) => key !== 'clickAndCollectItemExists',
    areRecommendationsAwaited: ({ context }) => context.recommendations === null,
    areRecommendationsMissed: ({ context }) => context.recommendations?.length === 0,
    hasRecommendations: ({ context }) =>
      context.recommendations !== null && context.recommendations.length > 0,
  },
});
