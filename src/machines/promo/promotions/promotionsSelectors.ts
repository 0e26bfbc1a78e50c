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
/** Pieces of the order that they are about; null until an answer has come. */
export const selectOfQuantity = ({ context }: PromotionsSnapshot) => context.ofQuantity;
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
/** The actor of the terms that were opened last; undefined when there is none. */
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
/** Nothing has come yet, and something may. */
export const selectIsFirstLoading = (snapshot: PromotionsSnapshot) =>
  snapshot.hasTag('busy') && snapshot.context.ofQuantity === null && !snapshot.context.hasFailed;
/** There is something to show; null while that is not known yet. */
export const selectIsOffered = (snapshot: PromotionsSnapshot): boolean | null => {
  const { hasFailed, ofQuantity, promotionInfo } = snapshot.context;
  if (hasFailed || promotionInfo.length > 0 || selectVoucherCount(snapshot) > 0) return true;
  return ofQuantity === null && snapshot.hasTag('busy') ? null : false;
};
export const selectVoucher = (code: string) => (snapshot: PromotionsSnapshot) =>
  voucherOf(snapshot.context, code);
/** What the last claim of a voucher said to whoever asked; null when there is nothing to say. */
export const selectMessage =
  (code: string, asker: ClaimAsker) =>
  ({ context }: PromotionsSnapshot) =>
    context.messages[code]?.asker === asker ? context.messages[code] : null;
