import { assign, sendParent, setup } from 'xstate';
import { toFailure, type Failure } from '#src/domain/shell/failure.ts';
import {
  EMPTY_QUOTE,
  readQuote,
  type QuoteDraft,
  type QuoteField,
  type QuoteRequest,
} from '#src/domain/quote/quote.ts';
import type { QuoteAsked } from '#src/services/quote/quote/contract.ts';
import { toGate, type WishResumed } from '../../protocol/loginNeeded.ts';
import type { FactsChanged, PartFacts } from '../../protocol/partFacts.ts';
import { placeholderPromise } from '../../protocol/placeholders.ts';
import { withEvent } from '../../protocol/withEvent.ts';
import type { SessionRef } from '../../session/session/sessionMachine.ts';
import { showToast } from '../../shell/toast/toastMachine.ts';

export interface QuoteContext {
  /** The shown item; null while none is shown. */
  itemSku: string | null;
  /** The form's content as typed; it stays for another item. */
  draft: QuoteDraft;
  /** The visitor tried to send it in vain: the missing fields are shown. */
  isChecked: boolean;
  /** Number of the open request; null without one, and when the marketplace gives none. */
  number: number | null;
  failure: Failure | null;
}
export type QuoteEvent =
  | FactsChanged<'item'>
  | { type: 'quote.changed'; field: QuoteField; text: string }
  | { type: 'quote.submitted' }
  | WishResumed<'quote'>;
export interface QuoteCall {
  itemSku: string;
  request: QuoteRequest;
}
type Facts = Pick<PartFacts, 'item'>;

/** True when the visitor has typed nothing; the contact may be the proposed one. */
const isUntouched = ({ draft }: QuoteContext) =>
  draft.quantity === '' && draft.company === '' && draft.message === '';

/** Events that the open form handles. */
const filling = {
  'quote.changed': { actions: withEvent('setField') },
  'quote.submitted': [{ guard: 'isComplete', target: 'sending' }, { actions: 'check' }],
} as const;

/** A request for a quote for many pieces. An item has one open request at a time. [QUOTE-01..04] */
export const quoteMachine = setup({
  types: {
    context: {} as QuoteContext,
    events: {} as QuoteEvent,
    input: {} as Facts,
    tags: {} as 'busy' | 'pending' | 'failed',
  },
  actors: { askForQuote: placeholderPromise<QuoteAsked, QuoteCall>('askForQuote') },
  actions: {
    setItem: assign((_, { facts }: { facts: Facts }) => ({
      itemSku: facts.item?.itemSku ?? null,
      isChecked: false,
      number: null,
      failure: null,
    })),
    /** Proposes a member's known address when they have given no contact. */
    proposeContact: assign(({ context: { draft }, system }) => {
      const session = system.get('session') as SessionRef | undefined;
      const known = session?.getSnapshot().context.user?.email ?? '';
      return { draft: draft.contact === '' ? { ...draft, contact: known } : draft };
    }),
    setField: assign(({ context }, { field, text }: { field: QuoteField; text: string }) => ({
      draft: { ...context.draft, [field]: text },
    })),
    takeDraft: assign(({ context }, { wish }: WishResumed<'quote'>) => ({
      draft: wish.draft ?? context.draft,
    })),
    check: assign({ isChecked: true }),
    setNumber: assign((_, { output }: { output: QuoteAsked }) => ({ number: output.number, failure: null })),
    setFormer: assign((_, { error }: { error: unknown }) => ({
      number: toFailure(error).params['quote'] ?? null,
      failure: null,
    })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    askForLogin: sendParent(({ context }) =>
      toGate({
        type: 'login.needed',
        wish: { kind: 'quote', itemSku: context.itemSku ?? '', draft: context.draft },
      }),
    ),
    sayAsked: showToast({ copyKey: 'quote.sent', tone: 'good' }),
  },
  guards: {
    isOther: ({ context }, { facts }: { facts: Facts }) => (facts.item?.itemSku ?? null) !== context.itemSku,
    isComplete: ({ context: { itemSku, draft } }) => itemSku !== null && readQuote(draft).faults.length === 0,
    isUntouched: ({ context }) => isUntouched(context),
    isResumable: ({ context }, { wish }: WishResumed<'quote'>) =>
      isUntouched(context) &&
      wish.itemSku === context.itemSku &&
      wish.draft !== null &&
      readQuote(wish.draft).faults.length === 0,
    hasLostLogin: (_, { error }: { error: unknown }) => toFailure(error).status === 401,
    hasAsked: (_, { error }: { error: unknown }) => toFailure(error).code === 'QUOTE_ALREADY_EXISTS',
  },
}).createMachine({
  id: 'quote',
  context: ({ input }) => ({
    itemSku: input.item?.itemSku ?? null,
    draft: EMPTY_QUOTE,
    isChecked: false,
    number: null,
    failure: null,
  }),
  initial: 'editing',
  on: {
    'facts.changed': { guard: withEvent('isOther'), target: '.editing', actions: withEvent('setItem') },
  },
  states: {
    editing: {
      entry: 'proposeContact',
      on: {
        ...filling,
        // An interrupted request is sent once; one for another item is only filled in. [QUOTE-06]
        'wish.resumed': [
          { guard: withEvent('isResumable'), target: 'sending', actions: withEvent('takeDraft') },
          { guard: 'isUntouched', actions: withEvent('takeDraft') },
        ],
      },
    },
    sending: {
      tags: 'pending',
      invoke: {
        id: 'askForQuote',
        src: 'askForQuote',
        input: ({ context: { itemSku, draft } }) => ({
          itemSku: itemSku ?? '',
          request: readQuote(draft).request,
        }),
        onDone: { target: 'asked', actions: [withEvent('setNumber'), 'sayAsked'] },
        onError: [
          { guard: withEvent('hasLostLogin'), target: 'editing', actions: 'askForLogin' },
          { guard: withEvent('hasAsked'), target: 'askedBefore', actions: withEvent('setFormer') },
          { target: 'failed', actions: withEvent('setFailure') },
        ],
      },
    },
    failed: { tags: 'failed', on: filling },
    asked: {},
    /** An earlier request is still open. [QUOTE-04] */
    askedBefore: {},
  },
});
