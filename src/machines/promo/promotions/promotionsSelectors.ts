import type { SnapshotFrom } from 'xstate';
import { VOUCHER_GROUPS } from '#src/domain/voucher.ts';
import type { VoucherClaimRef } from '../voucherClaim/voucherClaimMachine.ts';
import type { promotionsMachine } from './promotionsMachine.ts';
import { claimId } from './promotionsSetup.ts';

type PromotionsSnapshot = SnapshotFrom<typeof promotionsMachine>;

export const selectIsLoading = (snapshot: PromotionsSnapshot) => snapshot.hasTag('loading');
export const selectHasFailed = (snapshot: PromotionsSnapshot) => snapshot.context.hasFailed;
export const selectPromotionInfo = (snapshot: PromotionsSnapshot) => snapshot.context.promotionInfo;
export const selectMerchantInfo = (snapshot: PromotionsSnapshot) => snapshot.context.info;
/** How many vouchers there are, of all groups. */
export const selectVoucherCount = (snapshot: PromotionsSnapshot) =>
  new Set(VOUCHER_GROUPS.flatMap((group) => snapshot.context[group].map(({ code }) => code))).size;
/** The actor that claims a voucher; undefined when nobody asked for it. */
export const selectClaim = (code: string) => (snapshot: PromotionsSnapshot) => {
  const number = snapshot.context.claims[code];
  return number === undefined
    ? undefined
    : (snapshot.children[claimId(number)] as VoucherClaimRef | undefined);
};
export const selectTerms = (snapshot: PromotionsSnapshot) => snapshot.context.terms;
export const selectAreTermsLoading = (snapshot: PromotionsSnapshot) => snapshot.hasTag('termsLoading');
export const selectHaveTermsFailed = (snapshot: PromotionsSnapshot) => snapshot.hasTag('termsFailed');
