import type { CallArea } from '../../http/call.ts';
import * as contract from './contract.ts';

const TERMS = { 404: ['VOUCHER_NOT_FOUND'] };

/** Promotions and vouchers that reduce a price. */
export const promotionCalls = {
  tag: 'Promotions and vouchers',
  contract,
  calls: {
    listPromotions: {
      ...contract.listPromotions,
      summary: 'Promotions and vouchers of an order of so many pieces, and the time they are judged by.',
      ids: ['API-86'],
      query: contract.promotionsQuery,
      ofProduct: true,
    },
    listVouchers: {
      ...contract.listVouchers,
      summary: "The marketplace's own vouchers for a product.",
      ids: ['API-10'],
      ofProduct: true,
    },
    readMerchantVouchersInfo: {
      ...contract.readMerchantVouchersInfo,
      summary: "How many vouchers a product's seller has, and the one to name.",
      ids: ['API-82'],
      query: contract.merchantVouchersQuery,
      ofProduct: true,
    },
    listMerchantVouchers: {
      ...contract.listMerchantVouchers,
      summary: "Vouchers of a product's seller.",
      ids: ['API-83'],
      query: contract.merchantVouchersQuery,
      ofProduct: true,
    },
    claimVoucher: {
      ...contract.claimVoucher,
      summary: 'Gives a member a voucher, while there are any.',
      ids: ['API-84'],
      forMembers: true,
      refusals: {
        404: ['VOUCHER_NOT_FOUND'],
        409: ['VOUCHER_CLAIMED', 'VOUCHER_REDEEMED', 'QUOTA_RUN_OUT'],
        410: ['VOUCHER_EXPIRED'],
      },
    },
    readVoucherTerms: {
      ...contract.readVoucherTerms,
      summary: "Terms of one of the marketplace's vouchers, as HTML.",
      ids: ['API-32'],
      isPublic: true,
      refusals: TERMS,
    },
    readShippingVoucherTerms: {
      ...contract.readShippingVoucherTerms,
      summary: 'Terms of a shipping voucher, as HTML.',
      ids: ['API-33'],
      isPublic: true,
      refusals: TERMS,
    },
    readMerchantVoucherTerms: {
      ...contract.readMerchantVoucherTerms,
      summary: "Terms of a seller's voucher, as HTML.",
      ids: ['API-85'],
      isPublic: true,
      refusals: TERMS,
    },
  },
} satisfies CallArea;
