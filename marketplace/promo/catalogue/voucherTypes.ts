import type { RewardType } from '#src/domain/promo/reward.ts';
import type { VoucherGroup, VoucherStatus } from '#src/domain/promo/voucher.ts';
import type { Localised } from '../../product/catalogue/types.ts';

/** Minutes relative to the moment the database's offers are counted from; negative is before. */
export interface OfferPeriod {
  startsInMinutes: number;
  endsInMinutes: number;
}
/** The products of an offer: those of a vendor, of a seller when named, or only the listed ones. */
export interface OfferScope {
  vendor: 'retail' | 'grocery';
  merchantCode?: string;
  productSkus?: readonly string[];
}
export type PaymentWay = 'PAYLATER' | 'CREDIT_CARD';
export interface CatalogueVoucher extends OfferScope, OfferPeriod {
  /** Claims of a seller's voucher name this id. */
  id: string;
  code: string;
  group: VoucherGroup;
  title: Localised;
  /** Null for shipping vouchers, whose title names the reward. */
  rewardType: RewardType | null;
  /** Percent of a DISCOUNT, rupiah of an AMOUNT_OFF. */
  value: number;
  maxAmount?: number;
  /** Rupiah. */
  minPurchase: number;
  /** The most members that may claim it, or the most orders that may use one of the marketplace. */
  quota: number;
  /** The part of the quota that is taken on a fresh database. */
  taken?: number;
  /** Of one such group only the best voucher applies to an order. */
  adjustmentGroup: string;
  /** True where the marketplace applies it by itself; else it needs an option that the checkout lacks. */
  isAutomatic: boolean;
  /** The only payment it is for. The stand-in takes no payments, so the voucher is not automatic. [VOUCHER-28] */
  payment?: PaymentWay;
  /** Seller HTML, untrusted: the page sanitises it. */
  termsHtml: Localised;
}

/** A voucher of a demo member on a fresh database. */
export interface HeldVoucher {
  memberId: string;
  code: string;
  status: Exclude<VoucherStatus, 'ACTIVE'>;
  /** Days before the server's start of day. */
  daysAgo: number;
}

/** The reward of a promotion: a discount on its items beside the product, free shipping, or a later benefit. */
export type PromotionReward =
  | { kind: 'items'; percent: number }
  | { kind: 'shipping' }
  /** `condition` names the time; the order itself gets no reduction. */
  | { kind: 'later'; condition: Localised };

export interface CataloguePromotion extends OfferScope, OfferPeriod {
  id: string;
  title: Localised;
  text: Localised;
  /** Guests do not see it. [PROMO-02] */
  membersOnly: boolean;
  /** The fewest pieces and the smallest sum in rupiah. [PROMO-03, PROMO-04] */
  minQuantity?: number;
  minPurchase?: number;
  /** Items that go with it. [PROMO-05, PROMO-06] */
  itemSkus: readonly string[];
  reward: PromotionReward;
}
