import { assign, sendParent, setup } from 'xstate';
import type { AddInitiator, AddMode, CheckoutStatus } from '#src/domain/cart.ts';
import { presentCartFailure } from '#src/domain/cartErrors.ts';
import { toFailure } from '#src/domain/failure.ts';
import type { ModalKey } from '#src/domain/modalKey.ts';
import type { AddOn } from '#src/services/cart/contract.ts';
import type { ProductCard } from '#src/services/recommendation/contract.ts';
import { placeholderPromise } from '../../placeholders.ts';
import type { ClockRef } from '../../shell/clock/clockMachine.ts';
import { closeModal, openModal } from '../../shell/modal/modalMachine.ts';
import { showToast } from '../../shell/toast/toastMachine.ts';
import { actionTypeOf, cartBodyOf, isUncertain } from './addToCartBody.ts';
import type {
  AddRequest,
  AddToCartContext,
  AddToCartEvent,
  AddToCartInput,
  AddToCartToPage,
  CheckoutRequest,
  Offer,
  RecommendedItem,
} from './addToCartTypes.ts';

/** Epoch ms of the marketplace, as the page's clock tells it. */
const serverTime = ({ system }: { system: { get(id: string): unknown } }) =>
  (system.get('clock') as ClockRef | undefined)?.getSnapshot().context.serverTimeMs ?? 0;

/** What the machine knows how to do and to ask; its chart is in addToCartMachine.ts. */
export const addToCartSetup = setup({
  types: {
    context: {} as AddToCartContext,
    events: {} as AddToCartEvent,
    input: {} as AddToCartInput,
  },
  actors: {
    addToBag: placeholderPromise<{ totalItems: number }, AddRequest>('addToBag'),
    createCheckout: placeholderPromise<{ url: string }, CheckoutRequest>('createCheckout'),
    /** Settles when analytics has taken the event, or after its timeout. [ANALYTICS-01] */
    reportBuyNow: placeholderPromise<void, { itemSku: string }>('reportBuyNow'),
    loadAddRecommendations: placeholderPromise<ProductCard[], { categoryId: string }>(
      'loadAddRecommendations',
    ),
    waitFor: placeholderPromise<void, { ms: number }>('waitFor'),
  },
  actions: {
    setOffer: assign((_, { offer }: { offer: Offer | null }) => ({ offer })),
    setMember: assign((_, { isMember }: { isMember: boolean }) => ({ isMember })),
    toggleAddOn: assign(({ context }, { addOn }: { addOn: AddOn }) => ({
      addOns: context.addOns.some(({ type, id }) => type === addOn.type && id === addOn.id)
        ? context.addOns.filter(({ type, id }) => type !== addOn.type || id !== addOn.id)
        : [...context.addOns, addOn],
    })),
    beginAdd: assign(
      ({ context, system }, { initiator, mode }: { initiator: AddInitiator; mode: AddMode }) => ({
        initiator,
        mode,
        actionType: actionTypeOf(context.offer, serverTime({ system })),
        recommended: null,
        replace: false,
        failure: null,
        presentation: null,
        checkoutStatus: null,
      }),
    ),
    beginRecommendedAdd: assign((_, { item }: { item: RecommendedItem }) => ({
      initiator: 'ADD_TO_CART' as const,
      actionType: 'RECOMMENDATION' as const,
      recommended: item,
      replace: false,
      failure: null,
      presentation: null,
      checkoutStatus: null,
    })),
    /** A new attempt gets a new number, unless it repeats one whose outcome is unknown. */
    numberAttempt: assign(({ context }) => {
      const body = JSON.stringify([context.initiator, cartBodyOf(context)]);
      return body === context.uncertainBody ? {} : { attempt: context.attempt + 1, uncertainBody: null };
    }),
    setCheckoutStatus: assign((_, { status }: { status: CheckoutStatus }) => ({ checkoutStatus: status })),
    setFailure: assign(({ context }, { error }: { error: unknown }) => {
      const failure = toFailure(error);
      return {
        failure,
        presentation: presentCartFailure(failure),
        uncertainBody: isUncertain(failure) ? JSON.stringify([context.initiator, cartBodyOf(context)]) : null,
      };
    }),
    clearFailure: assign({ failure: null, presentation: null }),
    clearUncertain: assign({ uncertainBody: null }),
    replaceInBag: assign({ replace: true }),
    removeInstallation: assign(({ context }) => ({
      addOns: context.addOns.filter(({ type }) => type !== 'INSTALLATION'),
    })),
    setRecommendations: assign((_, { products }: { products: ProductCard[] }) => ({
      recommendations: products,
    })),
    openAddToBag: openModal('addToBag'),
    openBagFull: openModal('bagFull'),
    openConflict: openModal('clickAndCollectItemExists'),
    openBlocked: openModal('checkoutBlocked'),
    openRecommendations: openModal('addToCartRecommendation'),
    closeModal: closeModal(),
    sayAdded: showToast({ copyKey: 'cart.added', tone: 'good' }),
    reportAdded: sendParent(
      ({ context }, { totalItems }: { totalItems: number }) =>
        ({
          type: 'add.succeeded',
          totalItems,
          initiator: context.initiator,
          itemSku: cartBodyOf(context).itemSku,
        }) satisfies AddToCartToPage,
    ),
    askForLogin: sendParent({ type: 'add.loginNeeded' } satisfies AddToCartToPage),
    setCheckoutUrl: assign((_, { url }: { url: string }) => ({ checkoutUrl: url })),
    reportCheckout: sendParent(
      ({ context }) =>
        ({ type: 'checkout.created', url: context.checkoutUrl ?? '' }) satisfies AddToCartToPage,
    ),
  },
  guards: {
    isPurchasable: ({ context }) => context.offer?.isPurchasable === true,
    isModalMode: ({ context }, { mode }: { mode: AddMode }) =>
      context.offer?.isPurchasable === true && mode === 'MODAL',
    isBuyNow: ({ context }) => context.initiator === 'BUY_NOW',
    isBuyNowUnresolved: ({ context }) => context.initiator === 'BUY_NOW' && context.isMember === null,
    isBuyNowByGuest: ({ context }) => context.initiator === 'BUY_NOW' && context.isMember === false,
    isBagFull: ({ context }) => context.presentation?.surface === 'bagFull',
    isConflict: ({ context }) => context.presentation?.surface === 'deliveryConflict',
    isBlocked: ({ context }) => context.presentation?.surface === 'checkoutBlocked',
    asksToRemoveInstallation: ({ context }) =>
      context.presentation?.surface === 'inline' && context.presentation.action === 'removeInstallation',
    wantsRecommendations: ({ context }) =>
      context.vendor === 'retail' &&
      context.actionType !== 'RECOMMENDATION' &&
      typeof context.offer?.categoryId === 'string',
    isInModal: ({ context }) => context.mode === 'MODAL' && context.actionType !== 'RECOMMENDATION',
    isNoModal: (_, { key }: { key: ModalKey | null }) => key === null,
    isAddToBag: (_, { key }: { key: ModalKey | null }) => key === 'addToBag',
    hasProducts: (_, { products }: { products: ProductCard[] }) => products.length > 0,
  },
});
