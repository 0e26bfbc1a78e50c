import type { CallArea } from '../../http/call.ts';
import * as contract from './contract.ts';

const TERMS = { 404: ['VOUCHER_NOT_FOUND'] };

/** What takes off a price. */
export const promotionCalls: CallArea = {
  tag: 'Promotions and vouchers',
  contract,
  calls: [
    {
      method: 'GET',
      path: '/product-detail/products/{id}/promotions',
      summary: 'Promotions and vouchers of an order of so many pieces, and the time they are judged by.',
      ids: ['API-86'],
      query: contract.promotionsQuery,
      answer: contract.promotions,
      ofProduct: true,
    },
    {
      method: 'GET',
      path: '/product-detail/products/{id}/vouchers',
      summary: "The marketplace's own vouchers for a product.",
      ids: ['API-10'],
      answer: contract.vouchers,
      ofProduct: true,
    },
    {
      method: 'GET',
      path: '/product/merchant/vouchers-info',
      summary: "How many vouchers a product's seller has, and the one to name.",
      ids: ['API-82'],
      query: contract.merchantVouchersQuery,
      answer: contract.merchantVouchersInfo,
      ofProduct: true,
    },
    {
      method: 'GET',
      path: '/product/merchant/vouchers',
      summary: "Vouchers of a product's seller.",
      ids: ['API-83'],
      query: contract.merchantVouchersQuery,
      answer: contract.vouchers,
      ofProduct: true,
    },
    {
      method: 'POST',
      path: '/product/merchant/vouchers/{id}/_claim',
      summary: 'Gives a member a voucher, while there are any.',
      ids: ['API-84'],
      answer: contract.claimed,
      forMembers: true,
      writes: 'once',
      refusals: {
        404: ['VOUCHER_NOT_FOUND'],
        409: ['VOUCHER_CLAIMED', 'VOUCHER_REDEEMED', 'QUOTA_RUN_OUT'],
        410: ['VOUCHER_EXPIRED'],
      },
    },
    {
      method: 'GET',
      path: '/product-detail/vouchers/{code}/tnc',
      summary: "Terms of one of the marketplace's vouchers, as HTML.",
      ids: ['API-32'],
      answer: contract.voucherTerms,
      isPublic: true,
      refusals: TERMS,
    },
    {
      method: 'GET',
      path: '/product-detail/shipping/{code}/tnc',
      summary: 'Terms of a shipping voucher, as HTML.',
      ids: ['API-33'],
      answer: contract.voucherTerms,
      isPublic: true,
      refusals: TERMS,
    },
    {
      method: 'GET',
      path: '/product-detail/merchant/vouchers/{id}/tnc',
      summary: "Terms of a seller's voucher, as HTML.",
      ids: ['API-85'],
      answer: contract.voucherTerms,
      isPublic: true,
      refusals: TERMS,
    },
  ],
};
