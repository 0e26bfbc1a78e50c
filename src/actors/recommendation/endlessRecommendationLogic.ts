import { fromPromise } from 'xstate';
import { pagesShown, withPagesShown } from '#src/domain/recommendation/endlessPages.ts';
import { RECOMMENDATION_FIRST_PAGE, ENDLESS_PAGES_KEY } from '#src/domain/shell/limits.ts';
import {
  endlessRecommendationMachine,
  type EndlessPages,
  type EndlessRequest,
} from '#src/machines/recommendation/endlessRecommendation/endlessRecommendationMachine.ts';
import type { RecommendedCard } from '#src/services/recommendation/recommendation/contract.ts';
import { servicesOf } from '../servicesOf.ts';
import { discoveryOf } from './discoveryOf.ts';
import { provided } from '../provided.ts';

export const endlessRecommendationLogic = provided(endlessRecommendationMachine, {
  actors: {
    loadPages: fromPromise<EndlessPages, EndlessRequest>(async ({ input, signal, system }) => {
      const { tabStorage } = servicesOf(system);
      const kept = tabStorage.read(ENDLESS_PAGES_KEY);
      const isFirst = input.page === RECOMMENDATION_FIRST_PAGE;
      // A returning visitor gets as many pages as before. [ROUTE-30]
      const wanted = isFirst ? pagesShown(kept, input.itemSku) : 1;
      const products: RecommendedCard[] = [];
      let nextPage = input.page;
      let isEnd = false;
      while (!isEnd && nextPage < input.page + wanted) {
        const page = await discoveryOf(system).endless(input.itemSku, nextPage, signal);
        products.push(...page);
        isEnd = page.length === 0;
        nextPage += 1;
      }
      tabStorage.write(ENDLESS_PAGES_KEY, withPagesShown(kept, input.itemSku, nextPage));
      return { products, nextPage, isEnd };
    }),
  },
});
