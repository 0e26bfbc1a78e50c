import { assign, setup } from 'xstate';
import { JUMP_FOLLOWED_MS } from '#src/domain/shell/limits.ts';
import type { JumpAsked, VisitorTookOver } from '../../protocol/jumps.ts';
import { placeholderCallback, placeholderPromise } from '../../protocol/placeholders.ts';
import { withEvent } from '../../protocol/withEvent.ts';

/** The window was scrolled away from the section. */
export type SectionLeft = { type: 'section.left' };
type JumpEvent = JumpAsked | VisitorTookOver | SectionLeft;
export interface JumpContext {
  /** Id of the section of the last jump; null before the first one. */
  section: string | null;
}

/**
 * A jump to a section. The browser scrolls to its present place; content that loads above it moves it away. The
 * section is kept in place until the visitor scrolls, for a limited time. It counts as the one being read until it is
 * left, also at the page's end, where it cannot reach the top. [SECTION-12, SECTION-13]
 */
export const jumpMachine = setup({
  types: {
    context: {} as JumpContext,
    events: {} as JumpEvent,
    input: {} as Record<never, never>,
    tags: {} as 'busy' | 'jumped',
  },
  actors: {
    /** Keeps the section in its place; reports scrolling from another cause. */
    keepSection: placeholderCallback<{ section: string | null }>('keepSection'),
    /** Reports when the section is scrolled away. */
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
    /** The page is no longer moved. */
    reached: {
      tags: 'jumped',
      invoke: { id: 'watchSection', src: 'watchSection', input: ({ context: { section } }) => ({ section }) },
      on: { 'section.left': 'none' },
    },
  },
});
