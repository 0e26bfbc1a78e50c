import type { VoucherGroup } from '#src/domain/promo/voucher.ts';
import type { VoucherMessage } from '#src/domain/promo/voucherErrors.ts';
import type { MerchantVouchersInfo, Promotion, Voucher } from '#src/services/promo/promotions/contract.ts';
import type { RetryEvent } from '../../protocol/retry.ts';
import type { FactsChanged, PageOutdated, PartFacts } from '../../protocol/partFacts.ts';
import type { WishResumed } from '../../protocol/loginNeeded.ts';
import type { ClaimAsker, ClaimSettled } from '../voucherClaim/voucherClaimMachine.ts';

/** The page's facts that it receives. */
export type PromotionsFacts = Pick<PartFacts, 'item' | 'quantity' | 'isMember' | 'voucher'>;

/** A voucher and its group. */
export type GroupedVoucher = Voucher & { group: VoucherGroup };

/** The message of a claim, for the place that made it. [VOUCHER-14] */
export interface ClaimMessage {
  asker: ClaimAsker;
  message: VoucherMessage;
  /** Seconds until the claim may be repeated; absent when none are named. [ERR-63] */
  seconds?: number;
}

export interface PromotionsContext extends Record<VoucherGroup, Voucher[]> {
  facts: PromotionsFacts;
  promotionInfo: Promotion[];
  /** Pieces of the order of the last answer; null until one has come. */
  ofQuantity: number | null;
  /** Pickup point of the order of the last answer; null until one has come. */
  ofPlace: string | null;
  /** Set by a failed load, cleared by the next that succeeds. [VOUCHER-18, VOUCHER-19] */
  hasFailed: boolean;
  info: MerchantVouchersInfo | null;
  /** Number of each requested claim by voucher code; it names the claim's actor. */
  claims: Record<string, number>;
  messages: Record<string, ClaimMessage>;
  /** A claim of before the current user was known. [AUTH-03] */
  held: { code: string; asker: ClaimAsker } | null;
  /** Code of the voucher of an interrupted claim, until the vouchers have loaded. [VOUCHER-16] */
  interrupted: string | null;
  /** Code of the voucher whose terms were opened last. */
  terms: string | null;
}

export type PromotionsEvent =
  | FactsChanged<keyof PromotionsFacts>
  | ClaimSettled
  | RetryEvent
  | PageOutdated
  | WishResumed<'voucher'>
  /** Requests the voucher list, at one voucher when a code is given. */
  | { type: 'voucherList.requested'; code: string | null }
  | { type: 'voucher.claimRequested'; code: string; asker: ClaimAsker }
  | { type: 'terms.requested'; code: string };

/** The voucher of the address was shown, or its visitor is a guest: the address may drop it. */
export type PromotionsToPage = { type: 'voucher.returned' };

export interface PromotionsRequest {
  itemSku: string;
  pickupPointCode: string;
  quantity: number;
}

/** The loaded voucher of a code; null when there is none. */
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

/** Id of the actor of a claim, by the claim's number. */
export const claimId = (number: number): string => `voucherClaim-${number}`;

/** Id of the actor that loads the terms of the opened voucher. */
export const TERMS_ID = 'voucherTerms';
