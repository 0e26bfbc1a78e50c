import type { VoucherGroup } from '#src/domain/promo/voucher.ts';
import type { VoucherMessage } from '#src/domain/promo/voucherErrors.ts';
import type { MerchantVouchersInfo, Promotion, Voucher } from '#src/services/promo/promotions/contract.ts';
import type { RetryEvent } from '../../protocol/retry.ts';
import type { FactsChanged, PageOutdated, PartFacts } from '../../protocol/partFacts.ts';
import type { WishResumed } from '../../protocol/loginNeeded.ts';
import type { ClaimAsker, ClaimSettled } from '../voucherClaim/voucherClaimMachine.ts';

/** What it is told of the page. */
export type PromotionsFacts = Pick<PartFacts, 'item' | 'quantity' | 'isMember' | 'voucher'>;

/** A voucher and the group it stands in. */
export type GroupedVoucher = Voucher & { group: VoucherGroup };

/** What a claim said, for whoever asked. [VOUCHER-14] */
export interface ClaimMessage {
  asker: ClaimAsker;
  message: VoucherMessage;
  /** In how many seconds it may be tried again, where that was said. [ERR-63] */
  seconds?: number;
}

export interface PromotionsContext extends Record<VoucherGroup, Voucher[]> {
  facts: PromotionsFacts;
  promotionInfo: Promotion[];
  /** Pieces of the order that the last answer is about; null until one has come. */
  ofQuantity: number | null;
  /** Pickup point of the order that the last answer is about; null until one has come. */
  ofPlace: string | null;
  /** Set by a failed load, cleared by the next that succeeds. [VOUCHER-18, VOUCHER-19] */
  hasFailed: boolean;
  info: MerchantVouchersInfo | null;
  /** Number of the claim of each voucher that was asked for; names its actor. */
  claims: Record<string, number>;
  messages: Record<string, ClaimMessage>;
  /** Asked for before it was known who visits. [AUTH-03] */
  held: { code: string; asker: ClaimAsker } | null;
  /** Code of the voucher whose claim a login interrupted, until the vouchers are known. [VOUCHER-16] */
  interrupted: string | null;
  /** The voucher whose terms were opened last. */
  terms: string | null;
}

export type PromotionsEvent =
  | FactsChanged<keyof PromotionsFacts>
  | ClaimSettled
  | RetryEvent
  | PageOutdated
  | WishResumed<'voucher'>
  /** The voucher list is to be shown, at one voucher when a code is given. */
  | { type: 'voucherList.requested'; code: string | null }
  | { type: 'voucher.claimRequested'; code: string; asker: ClaimAsker }
  | { type: 'terms.requested'; code: string };

/** The voucher of the address was come back to, or nobody was logged in for it. */
export type PromotionsToPage = { type: 'voucher.returned' };

export interface PromotionsRequest {
  itemSku: string;
  pickupPointCode: string;
  quantity: number;
}

/** The voucher of a code among those that are held; null when there is none. */
export function voucherOf(
  context: Pick<PromotionsContext, VoucherGroup>,
  code: string,
): GroupedVoucher | null {
  const groups: VoucherGroup[] = ['merchantVouchers', 'blibliVouchers', 'merchantShipping', 'blibliShipping'];
  for (const group of groups) {
    const found = context[group].find((voucher) => voucher.code === code);
    if (found !== undefined) return { ...found, group };
  }
  return null;
}

/** The actor that claims a voucher, by the number of the claim. */
export const claimId = (number: number): string => `voucherClaim-${number}`;

/** The actor that loads the terms of the voucher that is looked at. */
export const TERMS_ID = 'voucherTerms';
