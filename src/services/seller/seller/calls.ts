import type { CallArea } from '../../http/call.ts';
import * as contract from './contract.ts';

const KNOWN = { 404: ['MERCHANT_NOT_FOUND'] };
const follow = (action: '_follow' | '_unfollow', id: string, summary: string) => ({
  method: 'POST' as const,
  path: `/official/merchant-favorites/{id}/${action}`,
  summary,
  ids: [id],
  answer: contract.merchantFollowed,
  forMembers: true as const,
  writes: 'once' as const,
  refusals: KNOWN,
});

/** Who sells a product. */
export const sellerCalls: CallArea = {
  tag: 'Sellers',
  contract,
  calls: [
    {
      method: 'GET',
      path: '/official/merchant-favorites/{id}',
      summary: 'A seller, and whether the visitor follows them.',
      ids: ['API-62'],
      answer: contract.merchantInfo,
      refusals: KNOWN,
    },
    follow('_follow', 'API-63', 'Follows a seller.'),
    follow('_unfollow', 'API-64', 'Follows a seller no longer.'),
    {
      method: 'GET',
      path: '/content/merchant-rating',
      summary: 'What buyers make of a seller; null where too few have said.',
      ids: ['API-46'],
      query: contract.merchantRatingQuery,
      answer: contract.merchantRating,
      isPublic: true,
      refusals: KNOWN,
    },
    {
      method: 'GET',
      path: '/search/merchant-products',
      summary: 'Other goods of a seller.',
      ids: ['API-114'],
      query: contract.merchantProductsQuery,
      answer: contract.merchantProducts,
    },
  ],
};
