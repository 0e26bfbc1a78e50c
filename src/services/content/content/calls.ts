import * as z from 'zod/mini';
import type { CallArea } from '../../http/call.ts';
import * as contract from './contract.ts';

/** Configuration and texts. */
export const contentCalls = {
  tag: 'Content',
  contract,
  calls: {
    readProductConfigs: {
      ...contract.readProductConfigs,
      summary: 'Settings of the page; of one id the last entry counts.',
      ids: ['API-41'],
      isPublic: true,
    },
    readProductCopy: {
      ...contract.readProductCopy,
      summary: 'Texts of the page, as a JSON document in a text.',
      ids: ['API-42'],
      isPublic: true,
    },
    readSellerBadge: {
      ...contract.readSellerBadge,
      summary: 'What the badges of sellers mean.',
      ids: ['API-43'],
      isPublic: true,
    },
    readSellerRating: {
      ...contract.readSellerRating,
      summary: 'What the rating of a seller means.',
      ids: ['API-44'],
      isPublic: true,
    },
    readReturnPolicyMethod: {
      ...contract.readReturnPolicyMethod,
      summary: 'Ways to send something back.',
      ids: ['API-45'],
      query: z.object({ lang: z.optional(z.string()) }),
      isPublic: true,
    },
    readTicketConfigs: {
      ...contract.readTicketConfigs,
      summary: 'Topics of customer care.',
      ids: ['API-47'],
      isPublic: true,
    },
  },
} satisfies CallArea;
