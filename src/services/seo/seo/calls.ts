import type { CallArea } from '../../http/call.ts';
import * as contract from './contract.ts';

/** Content for search engines. */
export const seoCalls = {
  tag: 'Search engines',
  contract,
  calls: {
    readSeoContent: {
      ...contract.readSeoContent,
      summary: 'Texts for search engines of a page, by its path.',
      ids: ['API-102'],
      query: contract.seoQuery,
      ofProduct: true,
      refusals: { 404: ['PAGE_NOT_FOUND'] },
      isPublic: true,
    },
    readCustomUrls: {
      ...contract.readCustomUrls,
      summary: 'Searches and pages that go with a page.',
      ids: ['API-103'],
      query: contract.seoQuery,
      isPublic: true,
      ofProduct: true,
      refusals: { 404: ['PAGE_NOT_FOUND'] },
    },
  },
} satisfies CallArea;
