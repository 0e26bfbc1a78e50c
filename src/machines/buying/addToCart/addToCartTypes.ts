import type { AddActionType, AddInitiator, AddMode, CheckoutStatus } from '#src/domain/cart.ts';
import type { CartErrorPresentation } from '#src/domain/cartErrors.ts';
import type { CampaignInfo } from '#src/domain/campaign.ts';
import type { Failure } from '#src/domain/failure.ts';
import type { Fulfilment } from '#src/domain/fulfilment.ts';
import type { ModalKey } from '#src/domain/modalKey.ts';
import type { Vendor } from '#src/domain/vendor.ts';
import type { AddOn, CartBody, QuickCheckoutBody } from '#src/services/cart/contract.ts';
import type { ProductCard } from '#src/services/recommendation/contract.ts';

/** What would be bought now; the page keeps it up to date. Null while nothing can be bought. */
export interface Offer {
  itemSku: string;
  pickupPointCode: string;
  quantity: number;
  fulfilment: Fulfilment;
  /** Purchasable by that fulfilment, and its status is AVAILABLE. [FULFIL-09] */
  isPurchasable: boolean;
  campaign: CampaignInfo | null;
  categoryId: string | null;
}

/** Another product added from a recommendation. [CART-10] */
export interface RecommendedItem {
  itemSku: string;
  pickupPointCode: string;
  traceId: string | null;
}

export interface AddToCartContext {
  vendor: Vendor;
  superApp: boolean;
  offer: Offer | null;
  /** Null until the current user is resolved. */
  isMember: boolean | null;
  initiator: AddInitiator;
  mode: AddMode;
  actionType: AddActionType;
  recommended: RecommendedItem | null;
  addOns: AddOn[];
  checkoutStatus: CheckoutStatus | null;
  /** Address of the checkout that was created. */
  checkoutUrl: string | null;
  attemptPrefix: string;
  /** Number of the attempt; a repeated attempt whose outcome is unknown keeps its number, so that it happens once. */
  attempt: number;
  uncertainBody: string | null;
  replace: boolean;
  failure: Failure | null;
  presentation: CartErrorPresentation | null;
  recommendations: ProductCard[];
}

export interface AddToCartInput {
  vendor: Vendor;
  superApp: boolean;
  /** Null until the current user is resolved. */
  isMember: boolean | null;
  /** Of the page; makes its idempotency keys its own. */
  attemptPrefix: string;
}

export type AddToCartEvent =
  | { type: 'offer.changed'; offer: Offer | null }
  | { type: 'member.resolved'; isMember: boolean }
  | { type: 'addOn.toggled'; addOn: AddOn }
  | { type: 'add.requested'; initiator: AddInitiator; mode: AddMode }
  | { type: 'add.recommendedRequested'; item: RecommendedItem }
  /** The confirm button of the add-to-bag modal. */
  | { type: 'add.confirmed' }
  /** The page tells which modal is shown now, null when none is. */
  | { type: 'add.modalShown'; key: ModalKey | null }
  /** The message of a failed attempt was dismissed, or the visitor came back from the checkout. */
  | { type: 'add.dismissed' }
  | { type: 'conflict.confirmed' }
  | { type: 'installation.removed' }
  /** A login came back to a flash sale whose stock is gone. [PROMO-10] */
  | { type: 'flashSale.warned' }
  /** Warned of it, the visitor goes on at the normal price. [PROMO-09] */
  | { type: 'flashSale.continued' };

export type AddToCartToPage =
  | { type: 'add.succeeded'; totalItems: number; initiator: AddInitiator; itemSku: string }
  | { type: 'add.loginNeeded'; isFlashSaleGone: boolean }
  /** The marketplace has no more pieces at the campaign's price. */
  | { type: 'flashSale.gone' }
  | { type: 'checkout.created'; url: string };

export interface AddRequest {
  vendor: Vendor;
  /** Idempotency key: the same for a repetition of the same attempt. */
  key: string;
  body: CartBody;
}
export interface CheckoutRequest {
  vendor: Vendor;
  key: string;
  body: QuickCheckoutBody;
}
