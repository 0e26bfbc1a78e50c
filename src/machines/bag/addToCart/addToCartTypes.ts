import type { AddActionType, AddInitiator, AddMode, CheckoutStatus } from '#src/domain/bag/cart.ts';
import type { CartErrorPresentation } from '#src/domain/bag/cartErrors.ts';
import type { Failure } from '#src/domain/shell/failure.ts';
import type { GroceryPlace } from '#src/domain/grocery/groceryLocation.ts';
import type { PurchaseLimits } from '#src/domain/price/purchaseLimit.ts';
import type { ModalKey } from '#src/domain/shell/modalKey.ts';
import type { Vendor } from '#src/domain/product/vendor.ts';
import type {
  AddOn,
  BulkCartBody,
  CartBody,
  FreeGiftCartBody,
  QuickCheckoutBody,
} from '#src/services/bag/bag/contract.ts';
import type { TradeInTaken } from '#src/services/payment/tradeInDevice/contract.ts';
import type { RecommendedCard } from '#src/services/recommendation/recommendation/contract.ts';
import type { WishResumed } from '../../protocol/loginNeeded.ts';
import type { ComboAdd, GiftChoice, Offer } from '../../protocol/offer.ts';

/** Another product added from a recommendation. [CART-10] */
export interface RecommendedItem {
  itemSku: string;
  name: string;
  pickupPointCode: string;
  traceId: string | null;
}

/** What is added: the shown item as it is chosen, or something that was asked for beside it. */
export type AddSubject =
  | { kind: 'offer' }
  | { kind: 'recommended'; item: RecommendedItem }
  | { kind: 'combo'; combo: ComboAdd; mode: AddMode };

/** A grocery delivery is bought with its slot and for a place; everything else has neither. [API-95] */
export interface InSlot {
  slotId?: string;
  place?: GroceryPlace;
}

/** The call of one attempt; it stays as it is while the visitor goes on choosing. */
export type AddCall =
  | { to: 'cart'; body: CartBody & InSlot }
  | { to: 'giftCart'; body: FreeGiftCartBody }
  | { to: 'bulkCart'; body: BulkCartBody }
  | { to: 'checkout'; body: QuickCheckoutBody & InSlot };

export interface AddToCartContext {
  vendor: Vendor;
  superApp: boolean;
  offer: Offer | null;
  /** The offer as it stands was refused because nobody can buy it: asking again would change nothing. [ERR-10] */
  isRefused: boolean;
  /** The gift that would come with a purchase now. */
  gift: GiftChoice | null;
  /** The gift of the present or last attempt: what is known of it may be asked for anew meanwhile. [GIFT-17] */
  takenGift: GiftChoice | null;
  /** What is handed over for an item, and goes with its purchase; null where nothing is. [TRADEIN-06] */
  tradeIn: TradeInTaken | null;
  /** Null until the current user is resolved. */
  isMember: boolean | null;
  initiator: AddInitiator;
  mode: AddMode;
  subject: AddSubject;
  actionType: AddActionType;
  addOns: AddOn[];
  checkoutStatus: CheckoutStatus | null;
  /** Address of the checkout that was created. */
  checkoutUrl: string | null;
  /** What the present or last attempt sends. */
  call: AddCall | null;
  /** The product it is about, by its name: the page may show another one by the time of the answer. [CART-01] */
  callName: string;
  /** What the last successful add put into the bag; the one under way may be another. */
  added: AddCall | null;
  /** Another courier goes than the one that the last successful add asked for. [SHIP-15] */
  isCourierReplaced: boolean;
  replace: boolean;
  /** The campaign's pieces are gone, and the visitor goes on at the normal price. [PROMO-09] */
  isNormalPriceTaken: boolean;
  failure: Failure | null;
  presentation: CartErrorPresentation | null;
  /** What goes with the last add; null while that is asked for. */
  recommendations: RecommendedCard[] | null;
}

export interface AddToCartInput {
  vendor: Vendor;
  superApp: boolean;
  /** Null until the current user is resolved. */
  isMember: boolean | null;
}

export type AddToCartEvent =
  | { type: 'offer.changed'; offer: Offer | null }
  /** It goes somewhere else: what could not be bought may be there. */
  | { type: 'offer.renewed' }
  | { type: 'gift.changed'; gift: GiftChoice | null }
  | { type: 'tradeIn.changed'; tradeIn: TradeInTaken | null }
  | { type: 'member.resolved'; isMember: boolean }
  | { type: 'addOns.changed'; addOns: AddOn[] }
  | { type: 'add.requested'; initiator: AddInitiator; mode: AddMode }
  | { type: 'add.recommendedRequested'; item: RecommendedItem }
  /** The visitor follows one of those that go with what was added. [RECO-03] */
  | { type: 'recommendation.followed'; itemSku: string; traceId: string | null }
  | { type: 'add.comboRequested'; combo: ComboAdd; mode: AddMode }
  /** The confirm button of the add-to-bag modal. */
  | { type: 'add.confirmed' }
  /** The page goes on to another product, and this part ends. */
  | { type: 'product.left' }
  /** The page tells which modal is shown now, null when none is. */
  | { type: 'add.modalShown'; key: ModalKey | null }
  /** The message of a failed attempt was dismissed, or the visitor came back from the checkout. */
  | { type: 'add.dismissed' }
  | { type: 'conflict.confirmed' }
  /** Go on without the service that was refused. [CART-26] */
  | { type: 'service.removed' }
  /** Go on without the gift that was refused. */
  | { type: 'gift.dropped' }
  /** A login, or a form from before, came back to a flash sale whose stock is gone. [PROMO-09, PROMO-10] */
  | { type: 'flashSale.warned'; initiator: AddInitiator }
  /** Warned of it, the visitor goes on at the normal price. [PROMO-09] */
  | { type: 'flashSale.continued' }
  | WishResumed<'buy'>;

/** What an add led to: the bag, and what may still be added of the same; null where nothing is told of it. */
export interface AddOutcome {
  totalItems: number;
  purchaseLimit: PurchaseLimits | null;
  /** The chosen courier, where it does not take what the bag now holds of it and another one goes. [SHIP-15] */
  replacedCourier?: string | null;
}
export type AddToCartToPage = {
  type: 'add.succeeded';
  initiator: AddInitiator;
  itemSku: string;
} & AddOutcome;

/** What the actors are given to carry out an attempt. */
export interface AttemptRequest {
  vendor: Vendor;
  call: AddCall | null;
  /** Of the product that is bought; empty where it has none. */
  name: string;
}
