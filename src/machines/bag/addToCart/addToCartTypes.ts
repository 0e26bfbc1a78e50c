import type { AddActionType, AddInitiator, AddMode, CheckoutStatus } from '#src/domain/bag/cart.ts';
import type { CartErrorPresentation } from '#src/domain/bag/cartErrors.ts';
import type { Failure } from '#src/domain/shell/failure.ts';
import type { GroceryPlace } from '#src/domain/grocery/groceryLocation.ts';
import type { QuantityLimits } from '#src/domain/price/quantityLimit.ts';
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

/** The subject of an add: the shown item as chosen, or another product beside it. */
export type AddSubject =
  | { kind: 'offer' }
  | { kind: 'recommended'; item: RecommendedItem }
  | { kind: 'combo'; combo: ComboAdd; mode: AddMode };

/** A grocery delivery is bought with its slot and destination; other purchases have neither. [API-95] */
export interface InSlot {
  slotId?: string;
  place?: GroceryPlace;
}

/** The call of one attempt; it stays fixed while the visitor goes on choosing. */
export type AddCall =
  | { to: 'cart'; body: CartBody & InSlot }
  | { to: 'giftCart'; body: FreeGiftCartBody }
  | { to: 'bulkCart'; body: BulkCartBody }
  | { to: 'checkout'; body: QuickCheckoutBody & InSlot };

export interface AddToCartContext {
  vendor: Vendor;
  superApp: boolean;
  offer: Offer | null;
  /** The offer was refused as unbuyable for every visitor: another attempt would change nothing. [ERR-10] */
  isRefused: boolean;
  /** The gift that a purchase would include now. */
  gift: GiftChoice | null;
  /** The gift of the present or last attempt; `gift` may be reloaded meanwhile. [GIFT-17] */
  takenGift: GiftChoice | null;
  /** The old device that goes with the item's purchase; null when there is none. [TRADEIN-06] */
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
  /** The request of the present or last attempt. */
  call: AddCall | null;
  /** Name of the attempt's product: the page may show another one by the time of the answer. [CART-01] */
  callName: string;
  /** The call of the last successful add; the one under way may differ. */
  added: AddCall | null;
  /** A courier other than the one requested by the last successful add applies. [SHIP-15] */
  isCourierReplaced: boolean;
  replace: boolean;
  /** The campaign's pieces are gone, and the visitor accepts the normal price. [PROMO-09] */
  isNormalPriceTaken: boolean;
  failure: Failure | null;
  presentation: CartErrorPresentation | null;
  /** Recommendations for the last add; null while they load. */
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
  /** The destination changed: an unbuyable offer may be available there. */
  | { type: 'offer.renewed' }
  | { type: 'gift.changed'; gift: GiftChoice | null }
  | { type: 'tradeIn.changed'; tradeIn: TradeInTaken | null }
  | { type: 'member.resolved'; isMember: boolean }
  | { type: 'addOns.changed'; addOns: AddOn[] }
  | { type: 'add.requested'; initiator: AddInitiator; mode: AddMode }
  | { type: 'add.recommendedRequested'; item: RecommendedItem }
  /** The visitor opens a recommendation of the add's dialog. [RECO-03] */
  | { type: 'recommendation.followed'; itemSku: string; traceId: string | null }
  | { type: 'add.comboRequested'; combo: ComboAdd; mode: AddMode }
  /** The confirm button of the add-to-bag modal. */
  | { type: 'add.confirmed' }
  /** The visitor leaves for another product, and this part ends. */
  | { type: 'product.left' }
  /** The modal that is shown now; null when none is. */
  | { type: 'add.modalShown'; key: ModalKey | null }
  /** The message of a failed attempt was dismissed, or the visitor came back from the checkout. */
  | { type: 'add.dismissed' }
  | { type: 'conflict.confirmed' }
  /** The visitor buys without the service that was refused. [CART-26] */
  | { type: 'service.removed' }
  /** The visitor buys without the gift that was refused. */
  | { type: 'gift.dropped' }
  /** A login or an earlier form returned to a flash sale whose stock is gone. [PROMO-09, PROMO-10] */
  | { type: 'flashSale.warned'; initiator: AddInitiator }
  /** After the warning the visitor accepts the normal price. [PROMO-09] */
  | { type: 'flashSale.continued' }
  | WishResumed<'buy'>;

/** The result of an add: the bag, and the remaining limits of the item; null when they are not given. */
export interface AddOutcome {
  totalItems: number;
  purchaseLimit: QuantityLimits | null;
  /** The chosen courier when it refuses the bag's new content and another one replaces it. [SHIP-15] */
  replacedCourier?: string | null;
}
export type AddToCartToPage = {
  type: 'add.succeeded';
  initiator: AddInitiator;
  itemSku: string;
} & AddOutcome;

/** The input of the actors that carry out an attempt. */
export interface AttemptRequest {
  vendor: Vendor;
  call: AddCall | null;
  /** Name of the bought product; empty when it has none. */
  name: string;
}
