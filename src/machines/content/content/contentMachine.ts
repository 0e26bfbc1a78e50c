import { assign, setup } from 'xstate';
import { placeholderPromise } from '../../protocol/placeholders.ts';
import { ifUnreached, wasUnreached, type RetryEvent } from '../../protocol/retry.ts';

/** Configuration contents with calls of their own. [CONFIG-14] */
export const CONTENT_KINDS = [
  'productCopy',
  'sellerBadge',
  'sellerRating',
  'returnPolicyMethod',
  'ticketConfigs',
] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];
/** JSON as parsed by its contract; null until loaded, and after a failure. */
export type ContentContext = Record<ContentKind, unknown>;
export type ContentEvent = RetryEvent | { type: 'content.requested'; kind: ContentKind };

const contentSetup = setup({
  types: { context: {} as ContentContext, events: {} as ContentEvent },
  actors: { loadContent: placeholderPromise<unknown, { kind: ContentKind }>('loadContent') },
  actions: {
    setContent: assign((_, { kind, content }: { kind: ContentKind; content: unknown }) => ({
      [kind]: content,
    })),
  },
  guards: {
    isUnreached: wasUnreached,
    isKind: (_, { asked, kind }: { asked: ContentKind; kind: ContentKind }) => asked === kind,
  },
});

function kindRegion(kind: ContentKind) {
  return {
    initial: 'idle',
    states: {
      idle: {
        on: {
          'content.requested': {
            guard: {
              type: 'isKind' as const,
              params: ({ event }: { event: Extract<ContentEvent, { kind: ContentKind }> }) => ({
                asked: event.kind,
                kind,
              }),
            },
            target: 'loading',
          },
        },
      },
      loading: {
        invoke: {
          id: `load-${kind}`,
          src: 'loadContent' as const,
          input: { kind },
          onDone: {
            target: 'settled',
            actions: {
              type: 'setContent' as const,
              params: ({ event }: { event: { output: unknown } }) => ({ kind, content: event.output }),
            },
          },
          onError: [{ guard: ifUnreached, target: 'unreached' }, { target: 'settled' }],
        },
      },
      settled: {},
      unreached: { on: { 'network.returned': { target: 'loading' } } },
    },
  };
}

/** Each content is loaded when first needed and once per page; a failed one stays empty. */
export const contentMachine = contentSetup.createMachine({
  id: 'content',
  context: {
    productCopy: null,
    sellerBadge: null,
    sellerRating: null,
    returnPolicyMethod: null,
    ticketConfigs: null,
  },
  type: 'parallel',
  states: {
    productCopy: kindRegion('productCopy'),
    sellerBadge: kindRegion('sellerBadge'),
    sellerRating: kindRegion('sellerRating'),
    returnPolicyMethod: kindRegion('returnPolicyMethod'),
    ticketConfigs: kindRegion('ticketConfigs'),
  },
});
