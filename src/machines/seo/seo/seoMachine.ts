import { assign, setup } from 'xstate';
import { productPath } from '#src/domain/product/productPath.ts';
import { excludedKeywords } from '#src/domain/seo/seo.ts';
import type { CustomUrl, SeoContent } from '#src/services/seo/seo/contract.ts';
import { failedStates, toFailed } from '../../protocol/loading.ts';
import type { FactsChanged, PartFacts } from '../../protocol/partFacts.ts';
import { placeholderPromise } from '../../protocol/placeholders.ts';
import { wasUnreached, type RetryEvent } from '../../protocol/retry.ts';
import { withEvent } from '../../protocol/withEvent.ts';

/** The page's facts that it receives. */
type SeoFacts = Pick<PartFacts, 'vendor' | 'item' | 'config'>;

export interface SeoContext {
  /** Path of the shown product's page; null while none is shown. */
  url: string | null;
  /** In any case: the comparison ignores it. [SEO-05] */
  excluded: string[];
  /** Null until it has loaded, and when there is none. [SEO-07] */
  content: SeoContent | null;
  links: CustomUrl[];
}

const knownOf = ({ vendor, item, config }: SeoFacts) => ({
  url: item === null ? null : productPath(vendor, item.urlFriendlyName, item.itemSku),
  excluded: excludedKeywords(config),
});

/** The region of one of the two loads: for the shown page, again for another one, empty after a failure. */
const loaded = <
  const TSource extends 'loadContent' | 'loadLinks',
  const TSet extends 'setContent' | 'setLinks',
>(
  src: TSource,
  set: TSet,
) => ({
  initial: 'deciding' as const,
  on: { 'facts.changed': { guard: withEvent('isOther' as const), target: '.deciding' as const } },
  states: {
    deciding: {
      always: [{ guard: 'hasUrl' as const, target: 'loading' as const }, { target: 'none' as const }],
    },
    loading: {
      tags: ['busy' as const],
      invoke: {
        id: src,
        src,
        input: ({ context }: { context: SeoContext }) => ({ url: context.url ?? '' }),
        onDone: { target: 'ready' as const, actions: withEvent(set) },
        onError: toFailed<never>(),
      },
    },
    ready: {},
    none: {},
    ...failedStates('loading'),
  },
});

/** Texts for search engines beside the product's own, and the links of related searches. [SEO-03..05, SEO-07] */
export const seoMachine = setup({
  types: {
    context: {} as SeoContext,
    events: {} as FactsChanged<keyof SeoFacts> | RetryEvent,
    input: {} as SeoFacts,
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    loadContent: placeholderPromise<SeoContent, { url: string }>('loadContent'),
    loadLinks: placeholderPromise<CustomUrl[], { url: string }>('loadLinks'),
  },
  actions: {
    /** Drops the content of the former page. */
    setKnown: assign(({ context }, { facts }: { facts: SeoFacts }) => {
      const known = knownOf(facts);
      return known.url === context.url ? known : { ...known, content: null, links: [] };
    }),
    setContent: assign((_, { output: content }: { output: SeoContent }) => ({ content })),
    setLinks: assign((_, { output: links }: { output: CustomUrl[] }) => ({ links })),
  },
  guards: {
    isUnreached: wasUnreached,
    hasUrl: ({ context }) => context.url !== null,
    isOther: ({ context }, { facts }: { facts: SeoFacts }) => knownOf(facts).url !== context.url,
  },
}).createMachine({
  id: 'seo',
  context: ({ input }) => ({ ...knownOf(input), content: null, links: [] }),
  type: 'parallel',
  states: {
    content: loaded('loadContent', 'setContent'),
    links: loaded('loadLinks', 'setLinks'),
    known: { on: { 'facts.changed': { actions: withEvent('setKnown') } } },
  },
});
