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
  /** The item that is shown; null while none is. */
  itemSku: string | null;
  /** As it was typed; it stays for another item. */
  draft: QuoteDraft;
  /** It was to be sent and could not be: what is missing is said. */
  isChecked: boolean;
  /** Of the request that stands; null where there is none, and where the marketplace does not tell. */
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

/** Whoever began to type keeps what they typed. The contact may be the one that was proposed. */
const isUntouched = ({ draft }: QuoteContext) =>
  draft.quantity === '' && draft.company === '' && draft.message === '';

/** What is understood while the form is open. */
const filling = {
  'quote.changed': { actions: withEvent('setField') },
  'quote.submitted': [{ guard: 'isComplete', target: 'sending' }, { actions: 'check' }],
} as const;

/** Asking for a quote for many pieces: the form, and what became of it. One request of an item stands at a time. [QUOTE-01..04] */
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
    /** Of a member who has told none the address is known. */
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
        // What a login interrupted is sent, once; of another item it is only filled in. [QUOTE-06]
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
    /** A request of before stands. [QUOTE-04] */
    askedBefore: {},
  },
});
