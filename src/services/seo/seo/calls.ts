import type { CallArea } from '../../http/call.ts';
import * as contract from './contract.ts';

/** What search engines are told. */
export const seoCalls: CallArea = {
  tag: 'Search engines',
  contract,
  calls: [
    {
      method: 'GET',
      path: '/content/seo',
      summary: 'Texts for search engines of a page, by its path.',
      ids: ['API-102'],
      query: contract.seoQuery,
      answer: contract.seoContent,
      ofProduct: true,
      refusals: { 404: ['PAGE_NOT_FOUND'] },
      isPublic: true,
    },
    {
      method: 'GET',
      path: '/seo/custom-urls',
      summary: 'Searches and pages that go with a page.',
      ids: ['API-103'],
      query: contract.seoQuery,
      answer: contract.customUrls,
      isPublic: true,
      ofProduct: true,
      refusals: { 404: ['PAGE_NOT_FOUND'] },
    },
  ],
};
