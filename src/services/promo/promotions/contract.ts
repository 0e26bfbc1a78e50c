import * as z from 'zod/mini';
import { APPLICABLE_STATUSES, REWARD_TYPES } from '#src/domain/promo/reward.ts';
import { PROMOTION_ITEM_STATUSES, VOUCHER_STATUSES } from '#src/domain/promo/voucher.ts';
import { picture } from '../../product/product/contract.ts';
import { richText } from '../../richText/contract.ts';
import { rupiah } from '../../money/contract.ts';
import { nullable, quantityAsked, text } from '../../shapes.ts';
import { wire } from '../../http/wire.ts';

/** Money is whole rupiah, moments are epoch ms. Fields beyond these are ignored, lists default to empty. */
const MOST_PER_GROUP = 500;
const count = z.number().check(z.nonnegative());
const list = <T extends z.core.$ZodType>(item: T) =>
  z._default(z.array(item).check(z.maxLength(MOST_PER_GROUP)), []);

/**
 * A voucher of any group. `id` is what it is claimed by; a marketplace that gives none claims by the code. A status or
 * reward that is not known is null: the voucher is shown without an action, or by its title. [API-10, API-83, VOUCHER-02]
 */
export const voucher = z.object({
  id: text,
  code: z.string().check(z.minLength(1), z.maxLength(64)),
  title: text,
  status: z.catch(nullable(z.enum(VOUCHER_STATUSES)), null),
  rewardType: z.catch(nullable(z.enum(REWARD_TYPES)), null),
  /** Percent of a DISCOUNT, rupiah of an AMOUNT_OFF; null where it is not told. */
  value: nullable(count),
  maxAmount: nullable(rupiah),
  minPurchase: z._default(rupiah, 0),
  remainingQuota: nullable(count),
  totalQuota: nullable(count),
  endDate: nullable(z.number()),
  /** When the member used it. */
  usedDate: nullable(z.number()),
  /** Of one such group only one voucher applies to an order. */
  adjustmentGroup: text,
  applicableStatus: z.catch(nullable(z.enum(APPLICABLE_STATUSES)), null),
  /** The condition that the purchase does not meet yet. */
  condition: text,
});

export const promotionItem = z.object({
  itemSku: z.string(),
  name: text,
  pickupPointCode: text,
  url: text,
  price: nullable(rupiah),
  imageUrl: text,
  picture: nullable(picture),
  status: z.enum(PROMOTION_ITEM_STATUSES),
});

/** A recommended promotion (promotionInfo). [PROMO-01] */
export const promotion = z.object({
  id: z.string(),
  title: z.string(),
  text,
  applicableStatus: z.enum(APPLICABLE_STATUSES),
  condition: text,
  endDate: nullable(z.number()),
  items: list(promotionItem),
});

/** Data of `promotions`. [API-86, CLOCK-03] */
export const promotions = z.object({
  recommended: list(promotion),
  blibli: list(voucher),
  merchant: list(voucher),
  merchantShipping: list(voucher),
  blibliShipping: list(voucher),
  serverTime: z.number(),
});
export const promotionsQuery = z.object({
  qty: z._default(quantityAsked, 1),
  pickupPointCode: z.optional(z.string().check(z.maxLength(64))),
});

export const vouchers = list(voucher);
export const merchantVouchersInfo = z.object({ count, highlight: nullable(z.string()) });
/** Query of both merchant voucher reads. [API-82, API-83] */
export const merchantVouchersQuery = z.object({ itemSku: z.string().check(z.minLength(1), z.maxLength(64)) });
/** Terms of a voucher. [API-32, API-33, API-85] */
export const voucherTerms = z.object({ termsAndCondition: richText });
export const claimed = z.literal(true);

export type Voucher = z.output<typeof voucher>;
export type Promotion = z.output<typeof promotion>;
export type PromotionItem = z.output<typeof promotionItem>;
export type Promotions = z.output<typeof promotions>;
export type MerchantVouchersInfo = z.output<typeof merchantVouchersInfo>;

export const listPromotions = wire({
  method: 'GET',
  path: '/product-detail/products/{id}/promotions',
  answer: promotions,
});
export const listVouchers = wire({
  method: 'GET',
  path: '/product-detail/products/{id}/vouchers',
  answer: vouchers,
});
export const readMerchantVouchersInfo = wire({
  method: 'GET',
  path: '/product/merchant/vouchers-info',
  answer: merchantVouchersInfo,
});
export const listMerchantVouchers = wire({
  method: 'GET',
  path: '/product/merchant/vouchers',
  answer: vouchers,
});
export const claimVoucher = wire({
  method: 'POST',
  path: '/product/merchant/vouchers/{id}/_claim',
  answer: claimed,
  writes: 'once',
});
export const readVoucherTerms = wire({
  method: 'GET',
  path: '/product-detail/vouchers/{code}/tnc',
  answer: voucherTerms,
});
export const readShippingVoucherTerms = wire({
  method: 'GET',
  path: '/product-detail/shipping/{code}/tnc',
  answer: voucherTerms,
});
export const readMerchantVoucherTerms = wire({
  method: 'GET',
  path: '/product-detail/merchant/vouchers/{id}/tnc',
  answer: voucherTerms,
});
