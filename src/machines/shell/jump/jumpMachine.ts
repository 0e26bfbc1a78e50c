import { assign, setup } from 'xstate';
import { JUMP_FOLLOWED_MS } from '#src/domain/shell/limits.ts';
import type { JumpAsked, VisitorTookOver } from '../../protocol/jumps.ts';
import { placeholderCallback, placeholderPromise } from '../../protocol/placeholders.ts';
import { withEvent } from '../../protocol/withEvent.ts';

/** The window was scrolled away from the section. */
export type SectionLeft = { type: 'section.left' };
type JumpEvent = JumpAsked | VisitorTookOver | SectionLeft;
export interface JumpContext {
  /** The id of the section jumped to last; null before the first jump. */
  section: string | null;
}

/**
 * A jump to a section. A browser goes to where the section is at that moment; what stands above it comes later and
 * pushes it away. The section is kept in its place until the visitor takes over, for a while at most. It counts as the
 * one being read until it is left, also at the end of the page, where it cannot come to the top. [SECTION-12, SECTION-13]
 */
export const jumpMachine = setup({
  types: {
    context: {} as JumpContext,
    events: {} as JumpEvent,
    input: {} as Record<never, never>,
    tags: {} as 'busy' | 'jumped',
  },
  actors: {
    /** Keeps the section in its place; tells when something else has scrolled. */
    keepSection: placeholderCallback<{ section: string | null }>('keepSection'),
    /** Tells when the section is scrolled away. */
    watchSection: placeholderCallback<{ section: string | null }>('watchSection'),
    waitFor: placeholderPromise<void, { ms: number }>('waitFor'),
  },
  actions: {
    setSection: assign((_, { section }: { section: string }) => ({ section })),
  },
}).createMachine({
  id: 'jump',
  context: { section: null },
  initial: 'none',
  on: {
    'jump.asked': { target: '.following', reenter: true, actions: withEvent('setSection') },
  },
  states: {
    none: {},
    following: {
      tags: 'jumped',
      invoke: [
        { id: 'keepSection', src: 'keepSection', input: ({ context: { section } }) => ({ section }) },
        {
          id: 'patience',
          src: 'waitFor',
          input: { ms: JUMP_FOLLOWED_MS },
          onDone: 'reached',
          onError: 'reached',
        },
      ],
      on: { 'visitor.tookOver': 'reached', 'section.left': 'none' },
    },
    /** Nothing is moved any more. */
    reached: {
      tags: 'jumped',
      invoke: { id: 'watchSection', src: 'watchSection', input: ({ context: { section } }) => ({ section }) },
      on: { 'section.left': 'none' },
    },
  },
});
