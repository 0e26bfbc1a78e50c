import type { RewardType } from '#src/domain/promo/reward.ts';
import type { VoucherGroup, VoucherStatus } from '#src/domain/promo/voucher.ts';
import type { Localised } from '../../product/catalogue/types.ts';

/** Minutes relative to the moment the database's offers are counted from; negative is before. */
export interface OfferPeriod {
  startsInMinutes: number;
  endsInMinutes: number;
}
/** Which products an offer is for: those of a vendor and, when named, of a seller or just some of them. */
export interface OfferScope {
  vendor: 'retail' | 'grocery';
  merchantCode?: string;
  productSkus?: readonly string[];
}
export type PaymentWay = 'PAYLATER' | 'CREDIT_CARD';
export interface CatalogueVoucher extends OfferScope, OfferPeriod {
  /** What a seller's voucher is claimed by. */
  id: string;
  code: string;
  group: VoucherGroup;
  title: Localised;
  /** Null for shipping vouchers: their title says what they give. */
  rewardType: RewardType | null;
  /** Percent of a DISCOUNT, rupiah of an AMOUNT_OFF. */
  value: number;
  maxAmount?: number;
  /** Rupiah. */
  minPurchase: number;
  /** How many members may claim it, or how many orders may use one of the marketplace. */
  quota: number;
  /** Of a fresh database: how much of the quota others have taken. */
  taken?: number;
  /** Of one such group only the best voucher applies to an order. */
  adjustmentGroup: string;
  /** The marketplace applies it by itself; otherwise it needs what its checkout does not offer. */
  isAutomatic: boolean;
  /** The only way to pay that it is for. The stand-in offers no ways to pay, so such a voucher is not automatic. [VOUCHER-28] */
  payment?: PaymentWay;
  /** Seller HTML, untrusted: the page sanitises it. */
  termsHtml: Localised;
}

/** What a demo member holds on a fresh database. */
export interface HeldVoucher {
  memberId: string;
  code: string;
  status: Exclude<VoucherStatus, 'ACTIVE'>;
  /** Days before the server's start of day. */
  daysAgo: number;
}

/** What a promotion gives: something off its items when they are bought with the product, the shipping, or something later. */
export type PromotionReward =
  | { kind: 'items'; percent: number }
  | { kind: 'shipping' }
  /** `condition` says when: nothing is taken off the order itself. */
  | { kind: 'later'; condition: Localised };

export interface CataloguePromotion extends OfferScope, OfferPeriod {
  id: string;
  title: Localised;
  text: Localised;
  /** Guests do not see it. [PROMO-02] */
  membersOnly: boolean;
  /** It applies from so many pieces, and from so much money in rupiah. [PROMO-03, PROMO-04] */
  minQuantity?: number;
  minPurchase?: number;
  /** Items that go with it. [PROMO-05, PROMO-06] */
  itemSkus: readonly string[];
  reward: PromotionReward;
}
