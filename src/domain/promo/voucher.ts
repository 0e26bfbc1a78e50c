import type { ApplicableStatus } from './reward.ts';

/** States of a voucher for the member who sees it; a guest holds none, so all of theirs are ACTIVE. */
export const VOUCHER_STATUSES = ['CLAIMED', 'ACTIVE', 'USED', 'REDEEMED'] as const;
export type VoucherStatus = (typeof VOUCHER_STATUSES)[number];

/** States of an item of a promotion; only an available one can be chosen. [PROMO-05, PROMO-06] */
export const PROMOTION_ITEM_STATUSES = ['AVAILABLE', 'OUT_OF_STOCK'] as const;

/** The groups of vouchers, in the order they are delivered. [VOUCHER-01] */
export const VOUCHER_GROUPS = [
  'blibliVouchers',
  'merchantVouchers',
  'merchantShipping',
  'blibliShipping',
] as const;
export type VoucherGroup = (typeof VOUCHER_GROUPS)[number];

interface ClaimFacts {
  status: VoucherStatus | null;
  /** Null when the marketplace does not tell. */
  remainingQuota: number | null;
}

/** Only the seller's vouchers are claimed on this page; those of the marketplace are applied at checkout. [VOUCHER-12] */
export function isClaimedHere(group: VoucherGroup): boolean {
  return group === 'merchantVouchers' || group === 'merchantShipping';
}

/** A voucher of these takes something off the shipping, and nothing off the goods. [VOUCHER-24] */
export function isForShipping(group: VoucherGroup): boolean {
  return group === 'merchantShipping' || group === 'blibliShipping';
}

/** The possible action on a voucher, or the reason that there is none. */
export type VoucherAct = 'claim' | 'claimed' | 'used' | 'redeemed' | 'quotaRunOut' | 'atCheckout' | 'none';

const SETTLED: Partial<Record<VoucherStatus, VoucherAct>> = { USED: 'used', REDEEMED: 'redeemed' };

/** The one action of a voucher. What a member holds stays theirs when the quota is gone. [VOUCHER-03..06, VOUCHER-12, VOUCHER-15] */
export function voucherActOf(group: VoucherGroup, { status, remainingQuota }: ClaimFacts): VoucherAct {
  if (status === null) return 'none';
  const settled = SETTLED[status];
  if (settled !== undefined) return settled;
  if (status === 'CLAIMED' && isClaimedHere(group)) return 'claimed';
  if (remainingQuota === 0) return 'quotaRunOut';
  return isClaimedHere(group) ? 'claim' : 'atCheckout';
}

export type VoucherSection = 'shop' | 'marketplace' | 'shipping';
export interface SectionOfVouchers<TVoucher> {
  section: VoucherSection;
  vouchers: (TVoucher & { group: VoucherGroup })[];
}

const SECTIONS: readonly { section: VoucherSection; groups: readonly VoucherGroup[] }[] = [
  { section: 'shop', groups: ['merchantVouchers'] },
  { section: 'marketplace', groups: ['blibliVouchers'] },
  { section: 'shipping', groups: ['merchantShipping', 'blibliShipping'] },
];

/**
 * The voucher list: a section per kind, empty ones left out, each voucher in the order it was delivered and listed once
 * by its code. Shipping vouchers come last, or first where the configuration says so. [VOUCHER-21, VOUCHER-22, CONFIG-13]
 */
export function voucherSections<TVoucher extends { code: string }>(
  groups: Readonly<Record<VoucherGroup, readonly TVoucher[]>>,
  { shippingFirst }: { shippingFirst: boolean },
): SectionOfVouchers<TVoucher>[] {
  const listed = new Set<string>();
  const filled = SECTIONS.map(({ section, groups: names }) => ({
    section,
    vouchers: names
      .flatMap((group) => groups[group].map((voucher) => ({ ...voucher, group })))
      .filter(({ code }) => {
        if (listed.has(code)) return false;
        listed.add(code);
        return true;
      }),
  })).filter(({ vouchers }) => vouchers.length > 0);
  if (!shippingFirst) return filled;
  const isShipping = ({ section }: { section: VoucherSection }) => section === 'shipping';
  return [...filled.filter(isShipping), ...filled.filter((one) => !isShipping(one))];
}

/** Share of the quota that is left, in whole percent; null when the marketplace does not tell both. */
export function quotaLeftPercent(remaining: number | null, total: number | null): number | null {
  if (remaining === null || total === null || total <= 0) return null;
  if (remaining <= 0) return 0;
  return Math.min(100, Math.max(1, Math.round((remaining / total) * 100)));
}

interface Applicability {
  code: string;
  applicableStatus: ApplicableStatus | null;
  condition: string;
}
/**
 * A group as a call of its own delivered it anew. Such a call knows no order: what applies to it stays as the promotions
 * said, unless the voucher is another to the member by now. [VOUCHER-21]
 */
export function refreshedVouchers<TVoucher extends Applicability & ClaimFacts>(
  former: readonly TVoucher[],
  delivered: readonly TVoucher[],
): TVoucher[] {
  const before = new Map(former.map((voucher) => [voucher.code, voucher]));
  return delivered.map((voucher) => {
    const known = before.get(voucher.code);
    if (known?.status !== voucher.status || voucher.applicableStatus !== null) return voucher;
    return { ...voucher, applicableStatus: known.applicableStatus, condition: known.condition };
  });
}

/**
 * Returns a group after a claim, with the one voucher changed. Its applicability to the order is unknown until the
 * backend answers again. [VOUCHER-10, VOUCHER-11, VOUCHER-13]
 */
export function afterClaim<TVoucher extends ClaimFacts & Applicability>(
  vouchers: readonly TVoucher[],
  code: string,
  outcome: 'CLAIMED' | 'REDEEMED' | 'QUOTA_RUN_OUT',
): TVoucher[] {
  return vouchers.map((voucher) => {
    if (voucher.code !== code) return voucher;
    const unsaid = { ...voucher, applicableStatus: null, condition: '' };
    return outcome === 'QUOTA_RUN_OUT' ? { ...unsaid, remainingQuota: 0 } : { ...unsaid, status: outcome };
  });
}
