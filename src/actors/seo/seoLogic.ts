import { fromPromise } from 'xstate';
import { seoMachine } from '#src/machines/seo/seo/seoMachine.ts';
import type { CustomUrl, SeoContent } from '#src/services/seo/seo/contract.ts';
import { createSeoService } from '#src/services/seo/seo/seoService.ts';
import { laterService } from '../servicesOf.ts';
import { provided } from '../provided.ts';

const seoOf = laterService(({ backend }) => createSeoService(backend));

export const seoLogic = provided(seoMachine, {
  actors: {
    loadContent: fromPromise<SeoContent, { url: string }>(({ input, signal, system }) =>
      seoOf(system).content(input.url, signal),
    ),
    loadLinks: fromPromise<CustomUrl[], { url: string }>(({ input, signal, system }) =>
      seoOf(system).customUrls(input.url, signal),
    ),
  },
});
