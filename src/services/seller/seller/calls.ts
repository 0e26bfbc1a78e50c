import type { CallArea } from '../../http/call.ts';
import * as contract from './contract.ts';

const KNOWN = { 404: ['MERCHANT_NOT_FOUND'] };
/** The seller of a product. */
export const sellerCalls = {
  tag: 'Sellers',
  contract,
  calls: {
    readMerchant: {
      ...contract.readMerchant,
      summary: 'A seller, and whether the visitor follows them.',
      ids: ['API-62'],
      refusals: KNOWN,
    },
    followMerchant: {
      ...contract.followMerchant,
      summary: 'Follows a seller.',
      ids: ['API-63'],
      forMembers: true,
      refusals: KNOWN,
    },
    unfollowMerchant: {
      ...contract.unfollowMerchant,
      summary: 'Follows a seller no longer.',
      ids: ['API-64'],
      forMembers: true,
      refusals: KNOWN,
    },
    readMerchantRating: {
      ...contract.readMerchantRating,
      summary: 'What buyers make of a seller; null where too few have said.',
      ids: ['API-46'],
      query: contract.merchantRatingQuery,
      isPublic: true,
      refusals: KNOWN,
    },
    listMerchantProducts: {
      ...contract.listMerchantProducts,
      summary: 'Other goods of a seller.',
      ids: ['API-114'],
      query: contract.merchantProductsQuery,
      isSearch: true,
    },
  },
} satisfies CallArea;
