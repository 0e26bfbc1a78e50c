import type { CallArea } from '../../http/call.ts';
import * as contract from './contract.ts';

/** The product: its data, price and promises. */
export const productCalls = {
  tag: 'Product',
  contract,
  calls: {
    readProductSummary: {
      ...contract.readProductSummary,
      summary:
        'What a product is, costs and can do, for the item and the way of having it that are asked for.',
      ids: ['API-06'],
      query: contract.summaryQuery,
      ofProduct: true,
    },
    readPriceSummary: {
      ...contract.readPriceSummary,
      summary: 'What so many pieces cost, and which vouchers are in that price.',
      ids: ['API-07'],
      query: contract.priceSummaryQuery,
      ofProduct: true,
      refusals: { 400: ['OOS_MAX_QTY_VISIBLE_LIMIT'] },
    },
    readDescription: {
      ...contract.readDescription,
      summary: "The seller's description, as HTML; the page host makes it plain data.",
      ids: ['API-08'],
      ofProduct: true,
      isPublic: true,
    },
    readSpecifications: {
      ...contract.readSpecifications,
      summary: 'Names and values.',
      ids: ['API-09'],
      ofProduct: true,
      isPublic: true,
    },
    readHighlights: {
      ...contract.readHighlights,
      summary: 'What is worth knowing first.',
      ids: ['API-17'],
      ofProduct: true,
      isPublic: true,
    },
    subscribeToCampaign: {
      ...contract.subscribeToCampaign,
      summary: 'Reminds a member of a campaign that is still to come.',
      ids: ['API-20'],
      ofProduct: true,
      forMembers: true,
      refusals: { 404: ['CAMPAIGN_NOT_FOUND'], 409: ['CAMPAIGN_NOT_COMING'] },
    },
  },
} satisfies CallArea;
