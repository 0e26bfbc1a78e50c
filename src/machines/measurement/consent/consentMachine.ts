import { assign, setup } from 'xstate';
import type { ConsentChoice } from '#src/domain/measurement/consent.ts';
import { placeholderPromise } from '../../protocol/placeholders.ts';
import { withEvent } from '../../protocol/withEvent.ts';

/** What was answered before; `browser` where the browser answers for its visitor, null where nobody has. */
export type ConsentKnown = ConsentChoice | 'browser' | null;
export interface ConsentContext {
  known: ConsentKnown;
}
export type ConsentEvent =
  | { type: 'consent.accepted' }
  | { type: 'consent.refused' }
  /** The visitor wants to see what they answered, and perhaps to answer otherwise. */
  | { type: 'consent.reopened' }
  | { type: 'consent.closed' }
  /** It was answered in another tab. */
  | { type: 'consent.told'; known: ConsentKnown };

const toTold = {
  actions: withEvent('setKnown'),
  target: '#consent.known',
} as const;

/**
 * Whether the visitor lets the page measure what they do. Asked once, in no state is anything measured but in `accepted`;
 * it can be answered otherwise at any time. [CONSENT-01..05]
 */
export const consentMachine = setup({
  types: {
    context: {} as ConsentContext,
    events: {} as ConsentEvent,
    tags: {} as 'busy' | 'shown',
  },
  actors: {
    readConsent: placeholderPromise<ConsentKnown>('readConsent'),
  },
  actions: {
    /** Keeps the answer on the device, in the place of the former one. */
    keepChoice: (_, params: { choice: ConsentChoice }): void => void params,
    setKnown: assign((_, { known }: { known: ConsentKnown }) => ({ known })),
    setRead: assign((_, { output: known }: { output: ConsentKnown }) => ({ known })),
  },
  guards: {
    isAccepted: ({ context }) => context.known === 'accepted',
    isUnanswered: ({ context }) => context.known === null,
    isByBrowser: ({ context }) => context.known === 'browser',
  },
}).createMachine({
  id: 'consent',
  context: { known: null },
  initial: 'reading',
  on: { 'consent.told': toTold },
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readConsent',
        src: 'readConsent',
        onDone: { target: 'known', actions: withEvent('setRead') },
        // Where nothing can be kept, nothing can be asked.
        onError: { target: 'refused', actions: { type: 'setKnown', params: { known: 'refused' } } },
      },
    },
    known: {
      always: [
        { guard: 'isUnanswered', target: 'asking' },
        { guard: 'isAccepted', target: 'accepted' },
        { guard: 'isByBrowser', target: 'refusedByBrowser' },
        { target: 'refused' },
      ],
    },
    /** Until it is answered, what was answered before holds. */
    asking: {
      tags: 'shown',
      on: {
        'consent.accepted': {
          target: 'accepted',
          actions: [
            { type: 'keepChoice', params: { choice: 'accepted' } },
            { type: 'setKnown', params: { known: 'accepted' } },
          ],
        },
        'consent.refused': {
          target: 'refused',
          actions: [
            { type: 'keepChoice', params: { choice: 'refused' } },
            { type: 'setKnown', params: { known: 'refused' } },
          ],
        },
      },
    },
    accepted: { on: { 'consent.reopened': 'asking' } },
    refused: { on: { 'consent.reopened': 'asking' } },
    refusedByBrowser: {
      initial: 'resting',
      states: {
        resting: { on: { 'consent.reopened': 'explaining' } },
        /** There is nothing to choose: the browser has answered. */
        explaining: { tags: 'shown', on: { 'consent.closed': 'resting' } },
      },
    },
  },
});
