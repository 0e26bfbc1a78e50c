import type { CallArea } from '../../http/call.ts';
import * as contract from './contract.ts';

const BASE = '/product-detail/products/{id}';

/** What a product is, costs and promises. */
export const productCalls: CallArea = {
  tag: 'Product',
  contract,
  calls: [
    {
      method: 'GET',
      path: `${BASE}/_summary`,
      summary:
        'What a product is, costs and can do, for the item and the way of having it that are asked for.',
      ids: ['API-06'],
      query: contract.summaryQuery,
      answer: contract.productSummary,
      ofProduct: true,
    },
    {
      method: 'GET',
      path: `${BASE}/price-summary`,
      summary: 'What so many pieces cost, and which vouchers are in that price.',
      ids: ['API-07'],
      query: contract.priceSummaryQuery,
      answer: contract.priceSummary,
      ofProduct: true,
      refusals: { 400: ['OOS_MAX_QTY_VISIBLE_LIMIT'] },
    },
    {
      method: 'GET',
      path: `${BASE}/description`,
      summary: "The seller's description, as HTML; the page host makes it plain data.",
      ids: ['API-08'],
      answer: contract.description,
      ofProduct: true,
      isPublic: true,
    },
    {
      method: 'GET',
      path: `${BASE}/specifications`,
      summary: 'Names and values.',
      ids: ['API-09'],
      answer: contract.specifications,
      ofProduct: true,
      isPublic: true,
    },
    {
      method: 'GET',
      path: `${BASE}/highlights`,
      summary: 'What is worth knowing first.',
      ids: ['API-17'],
      answer: contract.highlights,
      ofProduct: true,
      isPublic: true,
    },
    {
      method: 'POST',
      path: `${BASE}/campaign/{campaignId}/_subscribe`,
      summary: 'Reminds a member of a campaign that is still to come.',
      ids: ['API-20'],
      answer: contract.campaignSubscribed,
      ofProduct: true,
      forMembers: true,
      writes: 'once',
      refusals: { 404: ['CAMPAIGN_NOT_FOUND'], 409: ['CAMPAIGN_NOT_COMING'] },
    },
  ],
};
