import { assign, sendParent, setup, type ActorRefFrom } from 'xstate';
import { toFailure, type Failure } from '#src/domain/shell/failure.ts';
import {
  presentVoucherFailure,
  type ClaimOutcome,
  type VoucherFailure,
} from '#src/domain/promo/voucherErrors.ts';
import { placeholderPromise } from '../../protocol/placeholders.ts';
import { withEvent } from '../../protocol/withEvent.ts';

/** The place of the page that made the claim; the message goes back there. [VOUCHER-14] */
export type ClaimAsker = 'voucherList' | 'voucherTerms' | 'promotionsPage';

export interface VoucherClaimInput {
  /** Id that the claim sends to the marketplace. */
  id: string;
  code: string;
}
export interface VoucherClaimContext extends VoucherClaimInput {
  asker: ClaimAsker | null;
  failure: Failure | null;
}
export type VoucherClaimEvent = { type: 'claim.requested'; asker: ClaimAsker };
/** Sent to the promotions, which own the claim. */
export type ClaimSettled = VoucherFailure & {
  type: 'claim.settled';
  code: string;
  asker: ClaimAsker;
  /** The marketplace no longer knows the member. */
  needsLogin: boolean;
};
export type VoucherClaimRef = ActorRefFrom<typeof voucherClaimMachine>;

const claimSettled = (
  context: VoucherClaimContext,
  facts: VoucherFailure & { needsLogin?: boolean },
): ClaimSettled => ({
  type: 'claim.settled',
  code: context.code,
  asker: context.asker ?? 'voucherList',
  needsLogin: false,
  ...facts,
});

/** The claim of one voucher: claimed, out of quota, redeemed before, or failed. [VOUCHER-09..14] */
export const voucherClaimMachine = setup({
  types: {
    context: {} as VoucherClaimContext,
    events: {} as VoucherClaimEvent,
    input: {} as VoucherClaimInput,
  },
  actors: { claimVoucher: placeholderPromise<true, { id: string }>('claimVoucher') },
  actions: {
    setAsker: assign((_, { asker }: { asker: ClaimAsker }) => ({ asker, failure: null })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    reportClaimed: sendParent(({ context }) =>
      claimSettled(context, { message: 'success', outcome: 'CLAIMED' }),
    ),
    reportFailure: sendParent(({ context }) =>
      claimSettled(context, {
        ...presentVoucherFailure(context.failure ?? toFailure(null)),
        needsLogin: context.failure?.status === 401,
      }),
    ),
  },
  guards: {
    isOutcome: ({ context }, { outcome }: { outcome: ClaimOutcome }) =>
      presentVoucherFailure(context.failure ?? toFailure(null)).outcome === outcome,
  },
}).createMachine({
  id: 'voucherClaim',
  context: ({ input }) => ({ ...input, asker: null, failure: null }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        'claim.requested': {
          target: 'claiming',
          actions: withEvent('setAsker'),
        },
      },
    },
    claiming: {
      tags: 'pending',
      invoke: {
        id: 'claimVoucher',
        src: 'claimVoucher',
        input: ({ context }) => ({ id: context.id }),
        onDone: { target: 'claimed', actions: 'reportClaimed' },
        onError: {
          target: 'deciding',
          actions: [withEvent('setFailure'), 'reportFailure'],
        },
      },
    },
    deciding: {
      always: [
        { guard: { type: 'isOutcome', params: { outcome: 'CLAIMED' } }, target: 'claimed' },
        { guard: { type: 'isOutcome', params: { outcome: 'REDEEMED' } }, target: 'redeemed' },
        { guard: { type: 'isOutcome', params: { outcome: 'QUOTA_RUN_OUT' } }, target: 'quotaRunOut' },
        { target: 'failed' },
      ],
    },
    claimed: {},
    redeemed: {},
    /** A seller may add to the quota: a reloaded voucher with quota left can be claimed again. */
    quotaRunOut: {
      on: {
        'claim.requested': {
          target: 'claiming',
          actions: withEvent('setAsker'),
        },
      },
    },
    failed: {
      tags: 'failed',
      on: {
        'claim.requested': {
          target: 'claiming',
          actions: withEvent('setAsker'),
        },
      },
    },
  },
});
