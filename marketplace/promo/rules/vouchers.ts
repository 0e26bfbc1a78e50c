import type { Language } from '#src/domain/shell/language.ts';
import { formatPrice } from '#src/domain/shell/format.ts';
import { LARGEST_RUPIAH } from '#src/domain/shell/limits.ts';
import type { ApplicableStatus } from '#src/domain/promo/reward.ts';
import {
  isClaimedHere,
  isForShipping,
  VOUCHER_GROUPS,
  type VoucherGroup,
} from '#src/domain/promo/voucher.ts';
import type {
  CataloguePromotion,
  CatalogueVoucher,
  OfferScope,
  PaymentWay,
} from '../catalogue/voucherTypes.ts';
import type { Database, Row } from '../../core/database/openDatabase.ts';
import { localised, type FoundItem } from '../../product/rules/catalogue.ts';
import { isOn, periodNow } from '../store/offerPeriod.ts';

const MOST_PER_PRODUCT = 500;

export interface VoucherDeps {
  database: Database;
  vouchers: VoucherBook;
  now: () => number;
  offersSince: number;
}

/** The documents of vouchers and promotions, read once; quotas and claims are read from the database each time. */
export function createVoucherBook(database: Database, promotions: readonly CataloguePromotion[]) {
  const vouchers = database
    .all('SELECT document FROM vouchers ORDER BY position')
    .map((row) => JSON.parse(String(row['document'])) as CatalogueVoucher);
  const byId = new Map(vouchers.map((voucher) => [voucher.id, voucher]));
  const byCode = new Map(vouchers.map((voucher) => [voucher.code, voucher]));
  return {
    promotions,
    ofProduct: (found: FoundItem): CatalogueVoucher[] =>
      vouchers.filter((voucher) => isFor(voucher, found)).slice(0, MOST_PER_PRODUCT),
    byId: (id: string): CatalogueVoucher | undefined => byId.get(id),
    byCode: (code: string): CatalogueVoucher | undefined => byCode.get(code),
  };
}
export type VoucherBook = ReturnType<typeof createVoucherBook>;

/** Tells whether an offer is for a product. */
export function isFor(scope: OfferScope, { product }: FoundItem): boolean {
  return (
    scope.vendor === product.vendor &&
    (scope.merchantCode === undefined || scope.merchantCode === product.merchantCode) &&
    (scope.productSkus === undefined || scope.productSkus.includes(product.productSku))
  );
}

/** Returns what an order lacks, in the visitor's words; empty when it lacks nothing. [PROMO-03, PROMO-04] */
export function conditionOf(
  wants: { minPurchase?: number | undefined; minQuantity?: number | undefined },
  order: { subtotal: number; quantity: number },
  language: Language,
): string {
  const money = (wants.minPurchase ?? 0) - order.subtotal;
  const pieces = (wants.minQuantity ?? 0) - order.quantity;
  if (money > 0) {
    return language === 'id' ? `Belanja ${formatPrice(money)} lagi` : `Spend ${formatPrice(money)} more`;
  }
  if (pieces > 0) return language === 'id' ? `Tambah ${pieces} barang lagi` : `Add ${pieces} more`;
  return '';
}

/** Tells whether an order meets the minimums of an offer. */
export function isMet(
  wants: { minPurchase?: number | undefined; minQuantity?: number | undefined },
  order: { subtotal: number; quantity: number },
): boolean {
  return order.subtotal >= (wants.minPurchase ?? 0) && order.quantity >= (wants.minQuantity ?? 0);
}

/** Reasons why a voucher that is not used up does not apply by itself. */
const REASONS = {
  claim: { id: 'Klaim dulu', en: 'Claim it first' },
  notCounted: { id: 'Belum dihitung di total', en: 'Not counted in the total yet' },
  paid: { id: 'Ongkir sudah gratis', en: 'Shipping is free already' },
  outdone: { id: 'Voucher lain lebih hemat', en: 'Another voucher saves more' },
} as const;

/** Reasons for a voucher of a way to pay: no purchase makes it apply. [VOUCHER-28] */
const PAYMENTS: Record<PaymentWay, Record<Language, string>> = {
  PAYLATER: {
    id: 'Hanya dengan PayLater, tidak dihitung di total',
    en: 'With PayLater only, not counted in the total',
  },
  CREDIT_CARD: {
    id: 'Hanya dengan kartu kredit, tidak dihitung di total',
    en: 'By credit card only, not counted in the total',
  },
};

interface Stand {
  remaining: number;
  quota: number;
  /** The member's claim; null without one. */
  held: 'CLAIMED' | 'USED' | 'REDEEMED' | null;
  heldAt: number | null;
}

/** Returns the quotas of the vouchers that may be for a product, and the member's claims of them. */
function standsOf(deps: VoucherDeps, found: FoundItem, memberId: string | null): Map<string, Stand> {
  const rows = deps.database.all(
    `SELECT v.code, v.quota, v.claimed, c.status, c.at FROM vouchers v
     LEFT JOIN voucher_claims c ON c.code = v.code AND c.member_id = ?
     WHERE v.merchant_code IS NULL OR v.merchant_code = ?`,
    memberId ?? '',
    found.product.merchantCode,
  );
  return new Map(rows.map((row) => [String(row['code']), standOf(row)]));
}

function standOf(row: Row): Stand {
  return {
    remaining: Number(row['quota']) - Number(row['claimed']),
    quota: Number(row['quota']),
    held: (row['status'] ?? null) as Stand['held'],
    heldAt: row['at'] === null ? null : Number(row['at']),
  };
}

export interface AppliedVoucher {
  code: string;
  title: string;
  /** Rupiah that it takes off. */
  amount: number;
}

export interface Order {
  /** Rupiah before vouchers. */
  subtotal: number;
  quantity: number;
  /** True where a promotion pays the shipping. */
  isShippingPaid?: boolean;
}

/** Returns the vouchers of a product in their groups, with their states for one visitor. [VOUCHER-01, API-86] */
export function voucherGroups(
  deps: VoucherDeps,
  found: FoundItem,
  memberId: string | null,
  order: Order | null,
  language: Language,
) {
  const stands = standsOf(deps, found, memberId);
  const applied = order === null ? [] : appliedCodes(deps, found, memberId, order, language);
  const shown = deps.vouchers
    .ofProduct(found)
    .filter((voucher) => isOn(deps, voucher))
    .map((voucher) => {
      const stand = stands.get(voucher.code);
      const standing =
        order === null
          ? SAYS_NOTHING
          : standingIn(voucher, stand, order, applied.includes(voucher.code), language);
      return { group: voucher.group, view: { ...viewOf(deps, voucher, stand, language), ...standing } };
    });
  type View = (typeof shown)[number]['view'];
  const inGroup = (group: VoucherGroup) => shown.filter((one) => one.group === group).map((one) => one.view);
  return Object.fromEntries(VOUCHER_GROUPS.map((group) => [group, inGroup(group)])) as Record<
    VoucherGroup,
    View[]
  >;
}

/** Returns the codes of the vouchers for goods, and for their delivery at a price. */
function appliedCodes(
  deps: VoucherDeps,
  found: FoundItem,
  memberId: string | null,
  order: Order,
  language: Language,
): string[] {
  const ofGoods = appliedVouchers(deps, found, memberId, order, language);
  const forShipping =
    order.isShippingPaid === true ? [] : usableForShipping(deps, [{ found, order }], memberId);
  const ofShipping = bestForShipping(forShipping, LARGEST_RUPIAH).map(({ voucher }) => voucher);
  return [...ofGoods, ...ofShipping].map(({ code }) => code);
}

const SAYS_NOTHING = { applicableStatus: null, condition: '' } as const;

/**
 * Returns the state of a voucher for an order. AVAILABLE: bag and checkout apply it by themselves. POTENTIAL: they
 * would with its condition. Used-up vouchers have no state. A shipping voucher is AVAILABLE where the delivery costs
 * something; the cost of the order tells whether it was applied. [PROMO-03, PROMO-04, VOUCHER-25]
 */
function standingIn(
  voucher: CatalogueVoucher,
  stand: Stand | undefined,
  order: Order,
  isApplied: boolean,
  language: Language,
): { applicableStatus: ApplicableStatus | null; condition: string } {
  if (isApplied) return { applicableStatus: 'AVAILABLE', condition: '' };
  const isHeld = stand?.held === 'CLAIMED';
  const isGone = (stand?.held ?? null) === null && (stand?.remaining ?? 0) <= 0;
  if (isGone || (stand?.held !== null && !isHeld)) return SAYS_NOTHING;
  const reason = () => {
    if (isClaimedHere(voucher.group) && !isHeld) return REASONS.claim;
    if (!voucher.isAutomatic) return REASONS.notCounted;
    return isForShipping(voucher.group) && order.isShippingPaid === true ? REASONS.paid : REASONS.outdone;
  };
  if (voucher.payment !== undefined) {
    return { applicableStatus: 'POTENTIAL', condition: PAYMENTS[voucher.payment][language] };
  }
  const condition = conditionOf(voucher, order, language);
  return { applicableStatus: 'POTENTIAL', condition: condition === '' ? reason()[language] : condition };
}

function viewOf(deps: VoucherDeps, voucher: CatalogueVoucher, stand: Stand | undefined, language: Language) {
  return {
    id: voucher.id,
    code: voucher.code,
    title: localised(voucher.title, language),
    status: stand?.held ?? 'ACTIVE',
    rewardType: voucher.rewardType,
    value: voucher.value,
    maxAmount: voucher.maxAmount ?? null,
    minPurchase: voucher.minPurchase,
    remainingQuota: stand?.remaining ?? 0,
    totalQuota: stand?.quota ?? 0,
    endDate: periodNow(deps, voucher).endTime,
    usedDate: stand?.held === 'USED' ? stand.heldAt : null,
    adjustmentGroup: voucher.adjustmentGroup,
  };
}

/** Returns the rupiah that a voucher takes off the goods of an order; 0 below its minimum, or for the shipping. */
function reductionOf(voucher: CatalogueVoucher, { subtotal }: Order): number {
  if (isForShipping(voucher.group) || subtotal < voucher.minPurchase) return 0;
  if (voucher.rewardType === 'AMOUNT_OFF') return Math.min(subtotal, voucher.value);
  if (voucher.rewardType !== 'DISCOUNT') return 0;
  const amount = Math.floor((subtotal * voucher.value) / 100);
  return Math.min(subtotal, amount, voucher.maxAmount ?? amount);
}

/** Returns the reduction of a shipping price in rupiah: no more than the price and the cap. [VOUCHER-24] */
export function shippingReductionOf(
  { rewardType, value, maxAmount }: Pick<CatalogueVoucher, 'rewardType' | 'value' | 'maxAmount'>,
  price: number,
): number {
  const amounts = { DISCOUNT: Math.floor((price * value) / 100), AMOUNT_OFF: value };
  const amount = rewardType === null ? price : amounts[rewardType];
  return Math.min(price, amount, maxAmount ?? amount);
}

/**
 * Returns the voucher of each adjustment group that takes most off the shipping, of equals the one with the higher cap,
 * with the rupiah; together no more than the shipping costs. [VOUCHER-24]
 */
export function bestForShipping(
  vouchers: readonly CatalogueVoucher[],
  price: number,
): { voucher: CatalogueVoucher; amount: number }[] {
  const best = new Map<string, CatalogueVoucher>();
  const takesMore = (one: CatalogueVoucher, other: CatalogueVoucher) =>
    shippingReductionOf(one, price) - shippingReductionOf(other, price) ||
    shippingReductionOf(one, LARGEST_RUPIAH) - shippingReductionOf(other, LARGEST_RUPIAH);
  for (const voucher of vouchers) {
    const known = best.get(voucher.adjustmentGroup);
    if (known === undefined || takesMore(voucher, known) > 0) best.set(voucher.adjustmentGroup, voucher);
  }
  let left = price;
  return [...best.values()].flatMap((voucher) => {
    const amount = Math.min(left, shippingReductionOf(voucher, price));
    left -= amount;
    return amount > 0 ? [{ voucher, amount }] : [];
  });
}

/**
 * Returns the vouchers of a product that apply by themselves now: a seller's when the member has claimed it, one of the
 * marketplace while its quota lasts.
 */
function usableVouchers(deps: VoucherDeps, found: FoundItem, memberId: string | null): CatalogueVoucher[] {
  const stands = standsOf(deps, found, memberId);
  return deps.vouchers.ofProduct(found).filter((voucher) => {
    const stand = stands.get(voucher.code);
    if (stand === undefined || !voucher.isAutomatic || !isOn(deps, voucher)) return false;
    return isClaimedHere(voucher.group)
      ? stand.held === 'CLAIMED'
      : stand.held === null && stand.remaining > 0;
  });
}

/** Returns the vouchers for one way to pay, which no checkout here applies. [VOUCHER-28] */
export function paymentVouchers(deps: VoucherDeps, goods: readonly FoundItem[]): CatalogueVoucher[] {
  const open = goods
    .flatMap((found) => deps.vouchers.ofProduct(found))
    .filter((voucher) => voucher.payment !== undefined && isOn(deps, voucher));
  return [...new Set(open)];
}

/** Returns the vouchers for the shipping of goods that reach their minimum. */
export function usableForShipping(
  deps: VoucherDeps,
  goods: readonly OrderedGoods[],
  memberId: string | null,
): CatalogueVoucher[] {
  const usable = goods.flatMap(({ found }) => usableVouchers(deps, found, memberId));
  return [...new Set(usable)].filter((voucher) => {
    const subtotal = goods
      .filter(({ found }) => isFor(voucher, found))
      .reduce((sum, { order }) => sum + order.subtotal, 0);
    return isForShipping(voucher.group) && subtotal >= voucher.minPurchase;
  });
}

/**
 * Returns the vouchers that reduce the goods of an order by themselves: the best one of each adjustment group, without
 * `spent` ones. [PRICE-08]
 */
export function appliedVouchers(
  deps: VoucherDeps,
  found: FoundItem,
  memberId: string | null,
  order: Order,
  language: Language,
  spent: ReadonlySet<string> = new Set(),
): AppliedVoucher[] {
  const best = new Map<string, AppliedVoucher>();
  for (const voucher of usableVouchers(deps, found, memberId)) {
    const amount = spent.has(voucher.code) ? 0 : reductionOf(voucher, order);
    if (amount > (best.get(voucher.adjustmentGroup)?.amount ?? 0)) {
      const title = localised(voucher.title, language);
      best.set(voucher.adjustmentGroup, { code: voucher.code, title, amount });
    }
  }
  return [...best.values()];
}

/** Goods of an order with their quantity and sum. */
export interface OrderedGoods {
  found: FoundItem;
  order: Order;
}

/**
 * Returns the vouchers for the goods of a whole bag: each entry gets those that its product page promised, and no
 * voucher is used twice. The dearest entry chooses first. [PRICE-08, PRICE-12]
 */
export function vouchersOfBag(
  deps: VoucherDeps,
  entries: readonly OrderedGoods[],
  memberId: string | null,
  language: Language,
): AppliedVoucher[] {
  const spent = new Set<string>();
  return entries
    .toSorted((one, other) => other.order.subtotal - one.order.subtotal)
    .flatMap(({ found, order }) => {
      const applied = appliedVouchers(deps, found, memberId, order, language, spent);
      for (const { code } of applied) spent.add(code);
      return applied;
    });
}
