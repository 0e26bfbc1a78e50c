import * as z from 'zod/mini';
import type { CallArea } from '../../http/call.ts';
import * as contract from './contract.ts';

/** Configuration and texts. */
export const contentCalls: CallArea = {
  tag: 'Content',
  contract,
  calls: [
    {
      method: 'GET',
      path: '/content/product-configs',
      summary: 'Settings of the page; of one id the last entry counts.',
      ids: ['API-41'],
      answer: contract.productConfigs,
      isPublic: true,
    },
    {
      method: 'GET',
      path: '/content/product-copy',
      summary: 'Texts of the page, as a JSON document in a text.',
      ids: ['API-42'],
      answer: contract.productCopy,
      isPublic: true,
    },
    {
      method: 'GET',
      path: '/content/seller-badge',
      summary: 'What the badges of sellers mean.',
      ids: ['API-43'],
      answer: contract.sellerBadge,
      isPublic: true,
    },
    {
      method: 'GET',
      path: '/content/seller-rating',
      summary: 'What the rating of a seller means.',
      ids: ['API-44'],
      answer: contract.sellerRating,
      isPublic: true,
    },
    {
      method: 'GET',
      path: '/content/return-policy-method',
      summary: 'Ways to send something back.',
      ids: ['API-45'],
      query: z.object({ lang: z.optional(z.string()) }),
      answer: contract.returnPolicyMethod,
      isPublic: true,
    },
    {
      method: 'GET',
      path: '/content/ticket-configs',
      summary: 'Topics of customer care.',
      ids: ['API-47'],
      answer: contract.ticketConfigs,
      isPublic: true,
    },
  ],
};
