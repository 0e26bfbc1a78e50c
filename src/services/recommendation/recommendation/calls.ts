import type { CallArea } from '../../http/call.ts';
import * as contract from './contract.ts';

/** Products as cards: those that go with what is shown, and those that are named. */
export const recommendationCalls = {
  tag: 'Recommendations',
  contract,
  calls: {
    listNamedProducts: {
      ...contract.listNamedProducts,
      summary: 'Cards of the products that are named; one that is not sold is left out.',
      ids: ['API-27'],
      query: contract.recentProductsQuery,
      refusals: { 400: ['TOO_MANY_SKUS'] },
    },
    recommendBeside: {
      ...contract.recommendBeside,
      summary:
        'Products to have instead of one, or with it: by `kind`. A question, though it is posted: nothing is written.',
      ids: ['API-87'],
      body: contract.recommendationBody,
      ofProduct: true,
      isTraced: true,
      isSearch: true,
    },
    recommendOnHomepage: {
      ...contract.recommendOnHomepage,
      summary: 'Products that go well by themselves, a page of them.',
      ids: ['API-90'],
      query: contract.recommendationPage,
      isTraced: true,
      isSearch: true,
    },
    recommendForCategory: {
      ...contract.recommendForCategory,
      summary: 'What goes with the products that are being added; of a category where none are named.',
      ids: ['API-89'],
      query: contract.categoryRecommendationsQuery,
      isTraced: true,
      isSearch: true,
    },
    recommendEndlessly: {
      ...contract.recommendEndlessly,
      summary: 'Further products, page by page; an empty one is the end. A question, though it is posted.',
      ids: ['API-88'],
      body: contract.endlessBody,
      ofProduct: true,
      isTraced: true,
      isSearch: true,
    },
    listBrandProducts: {
      ...contract.listBrandProducts,
      summary: 'Other products of the brand of one.',
      ids: ['API-34'],
      query: contract.besideQuery,
      ofProduct: true,
      isTraced: true,
    },
    readBrandProducts: {
      ...contract.readBrandProducts,
      summary: 'The same with the brand.',
      ids: ['API-35'],
      query: contract.besideQuery,
      ofProduct: true,
      isTraced: true,
    },
    listBrandAds: {
      ...contract.listBrandAds,
      summary: 'Products that brands pay to have shown beside one.',
      ids: ['API-104'],
      query: contract.besideQuery,
      ofProduct: true,
      isTraced: true,
    },
    readBrandAds: {
      ...contract.readBrandAds,
      summary: 'The same by brands.',
      ids: ['API-105'],
      query: contract.besideQuery,
      ofProduct: true,
      isTraced: true,
    },
  },
} satisfies CallArea;
