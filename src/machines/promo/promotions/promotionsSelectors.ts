import type { SnapshotFrom } from 'xstate';
import { VOUCHER_GROUPS } from '#src/domain/promo/voucher.ts';
import type { ClaimAsker, VoucherClaimRef } from '../voucherClaim/voucherClaimMachine.ts';
import type { VoucherTermsRef } from '../voucherTerms/voucherTermsMachine.ts';
import type { promotionsMachine } from './promotionsMachine.ts';
import { claimId, TERMS_ID, voucherOf } from './promotionsTypes.ts';

type PromotionsSnapshot = SnapshotFrom<typeof promotionsMachine>;

export const selectHasFailed = (snapshot: PromotionsSnapshot) => snapshot.context.hasFailed;
/** The recommended promotions; null until an answer has come. */
export const selectPromotionInfo = ({ context: { ofQuantity, promotionInfo } }: PromotionsSnapshot) =>
  ofQuantity === null ? null : promotionInfo;
/** Pieces of the order that the promotions apply to; null until an answer has come. */
export const selectOfQuantity = ({ context }: PromotionsSnapshot) => context.ofQuantity;
export const selectMerchantInfo = (snapshot: PromotionsSnapshot) => snapshot.context.info;
/** The number of vouchers of all groups. */
export const selectVoucherCount = (snapshot: PromotionsSnapshot) =>
  new Set(VOUCHER_GROUPS.flatMap((group) => snapshot.context[group].map(({ code }) => code))).size;
/** The actor that claims a voucher; undefined when no claim was requested. */
export const selectClaim = (code: string) => (snapshot: PromotionsSnapshot) => {
  const number = snapshot.context.claims[code];
  return number === undefined
    ? undefined
    : (snapshot.children[claimId(number)] as VoucherClaimRef | undefined);
};
/** The actor of the last opened terms; undefined when there is none. */
export const selectTerms = (snapshot: PromotionsSnapshot) =>
  snapshot.children[TERMS_ID] as VoucherTermsRef | undefined;

/** The groups of vouchers; the same object while none of them changed. */
export const selectGroups = ({ context }: PromotionsSnapshot) => ({
  blibliVouchers: context.blibliVouchers,
  merchantVouchers: context.merchantVouchers,
  merchantShipping: context.merchantShipping,
  blibliShipping: context.blibliShipping,
});
type Groups = ReturnType<typeof selectGroups>;
export const areSameGroups = (left: Groups, right: Groups) =>
  VOUCHER_GROUPS.every((group) => left[group] === right[group]);
export const NO_GROUPS: Groups = {
  blibliVouchers: [],
  merchantVouchers: [],
  merchantShipping: [],
  blibliShipping: [],
};
/** No answer has come yet, and one may still come. */
export const selectIsFirstLoading = (snapshot: PromotionsSnapshot) =>
  snapshot.hasTag('busy') && snapshot.context.ofQuantity === null && !snapshot.context.hasFailed;
/** Tells whether there is something to show; null while unknown. */
export const selectIsOffered = (snapshot: PromotionsSnapshot): boolean | null => {
  const { hasFailed, ofQuantity, promotionInfo } = snapshot.context;
  if (hasFailed || promotionInfo.length > 0 || selectVoucherCount(snapshot) > 0) return true;
  return ofQuantity === null && snapshot.hasTag('busy') ? null : false;
};
export const selectVoucher = (code: string) => (snapshot: PromotionsSnapshot) =>
  voucherOf(snapshot.context, code);
/** The message of a voucher's last claim for the place that made it; null when there is none. */
export const selectMessage =
  (code: string, asker: ClaimAsker) =>
  ({ context }: PromotionsSnapshot) =>
    context.messages[code]?.asker === asker ? context.messages[code] : null;
