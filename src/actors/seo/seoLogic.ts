import { fromPromise } from 'xstate';
import { seoMachine } from '#src/machines/seo/seo/seoMachine.ts';
import {
  readCustomUrls,
  readSeoContent,
  type CustomUrl,
  type SeoContent,
} from '#src/services/seo/seo/contract.ts';
import { backendOf } from '../servicesOf.ts';
import { provided } from '../provided.ts';

export const seoLogic = provided(seoMachine, {
  actors: {
    loadContent: fromPromise<SeoContent, { url: string }>(({ input: { url }, signal, system }) =>
      backendOf(system).call(readSeoContent, { query: { url }, signal }),
    ),
    loadLinks: fromPromise<CustomUrl[], { url: string }>(({ input: { url }, signal, system }) =>
      backendOf(system).call(readCustomUrls, { query: { url }, signal }),
    ),
  },
});
