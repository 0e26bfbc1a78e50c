import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { RichTextNode } from '#src/domain/content/richText.ts';
import type { VoucherGroup } from '#src/domain/promo/voucher.ts';
import { placeholderPromise } from '../../protocol/placeholders.ts';
import { failedStates, toFailed } from '../../protocol/loading.ts';
import { wasUnreached, type RetryEvent } from '../../protocol/retry.ts';
import { withEvent } from '../../protocol/withEvent.ts';

/** Identifies a voucher for its terms. */
export interface TermsRequest {
  group: VoucherGroup;
  id: string;
  code: string;
}
export interface VoucherTermsContext {
  request: TermsRequest;
  nodes: RichTextNode[];
}
export type VoucherTermsRef = ActorRefFrom<typeof voucherTermsMachine>;

/** Terms and conditions of one voucher. The promotions start one machine for each opened voucher. [VOUCHER-20] */
export const voucherTermsMachine = setup({
  types: { context: {} as VoucherTermsContext, events: {} as RetryEvent, input: {} as TermsRequest },
  actors: { loadTerms: placeholderPromise<RichTextNode[], TermsRequest>('loadTerms') },
  actions: { setNodes: assign((_, { output: nodes }: { output: RichTextNode[] }) => ({ nodes })) },
  guards: { isUnreached: wasUnreached },
}).createMachine({
  id: 'voucherTerms',
  context: ({ input }) => ({ request: input, nodes: [] }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadTerms',
        src: 'loadTerms',
        input: ({ context }) => context.request,
        onDone: {
          target: 'ready',
          actions: withEvent('setNodes'),
        },
        onError: toFailed(),
      },
    },
    ready: {},
    ...failedStates('loading'),
  },
});

type VoucherTermsSnapshot = SnapshotFrom<typeof voucherTermsMachine>;

/** The content of the terms; null until they have loaded. */
export const selectNodes = (snapshot: VoucherTermsSnapshot | undefined) =>
  snapshot?.matches('ready') === true ? snapshot.context.nodes : null;
export const selectHaveFailed = (snapshot: VoucherTermsSnapshot | undefined) =>
  snapshot?.hasTag('failed') ?? false;
