import { assign, setup } from 'xstate';
import type { ConsentChoice } from '#src/domain/measurement/consent.ts';
import { placeholderPromise } from '../../protocol/placeholders.ts';
import { withEvent } from '../../protocol/withEvent.ts';

/** The earlier answer: `browser` when the browser answers for its visitor, null when there is none. */
export type ConsentKnown = ConsentChoice | 'browser' | null;
export interface ConsentContext {
  known: ConsentKnown;
}
export type ConsentEvent =
  | { type: 'consent.accepted' }
  | { type: 'consent.refused' }
  /** The visitor wants to see the answer, and perhaps to change it. */
  | { type: 'consent.reopened' }
  | { type: 'consent.closed' }
  /** The visitor answered in another tab. */
  | { type: 'consent.told'; known: ConsentKnown };

const toTold = {
  actions: withEvent('setKnown'),
  target: '#consent.known',
} as const;

/**
 * The visitor's consent to measurement. Asked once, changeable at any time; only in `accepted` is anything measured.
 * [CONSENT-01..05]
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
    /** Replaces the answer that the device keeps. */
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
        // A device that keeps nothing cannot be asked.
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
    /** The earlier answer holds until the new one. */
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
        /** There is no choice: the browser has answered. */
        explaining: { tags: 'shown', on: { 'consent.closed': 'resting' } },
      },
    },
  },
});
