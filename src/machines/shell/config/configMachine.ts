import { assign, sendParent, setup } from 'xstate';
import type { ConfigMap } from '#src/domain/product/productConfig.ts';
import { placeholderPromise } from '../../protocol/placeholders.ts';
import { ifUnreached, wasUnreached, type RetryEvent } from '../../protocol/retry.ts';
import { withEvent } from '../../protocol/withEvent.ts';

export interface ConfigContext {
  config: ConfigMap;
  pageCacheKey: string;
}
export type ConfigEvent = RetryEvent;
export type ConfigToPage = { type: 'config.settled'; config: ConfigMap };

/** Config of the cache that the server embeds while it is valid, else fetched, else the defaults. [CONFIG-02..04] */
export const configMachine = setup({
  types: {
    context: {} as ConfigContext,
    events: {} as ConfigEvent,
    input: {} as { pageCacheKey: string },
  },
  actors: {
    /** Rejects when nothing valid is embedded. */
    readEmbeddedConfig: placeholderPromise<ConfigMap, { pageCacheKey: string }>('readEmbeddedConfig'),
    loadConfig: placeholderPromise<ConfigMap>('loadConfig'),
  },
  actions: {
    setConfig: assign((_, { output: config }: { output: ConfigMap }) => ({ config })),
    reportConfig: sendParent(
      ({ context }) => ({ type: 'config.settled', config: context.config }) satisfies ConfigToPage,
    ),
  },
  guards: { isUnreached: wasUnreached },
}).createMachine({
  id: 'config',
  context: ({ input }) => ({ config: {}, pageCacheKey: input.pageCacheKey }),
  initial: 'readingCache',
  states: {
    readingCache: {
      tags: 'busy',
      invoke: {
        id: 'readEmbeddedConfig',
        src: 'readEmbeddedConfig',
        input: ({ context }) => ({ pageCacheKey: context.pageCacheKey }),
        onDone: {
          target: 'ready',
          actions: withEvent('setConfig'),
        },
        onError: 'fetching',
      },
    },
    fetching: {
      tags: 'busy',
      invoke: {
        id: 'loadConfig',
        src: 'loadConfig',
        onDone: {
          target: 'ready',
          actions: withEvent('setConfig'),
        },
        onError: [{ guard: ifUnreached, target: 'unreached' }, { target: 'defaulted' }],
      },
    },
    ready: { entry: 'reportConfig' },
    /** No config could be read: every key has its default. */
    defaulted: { entry: 'reportConfig' },
    unreached: { entry: 'reportConfig', on: { 'network.returned': 'fetching' } },
  },
});
