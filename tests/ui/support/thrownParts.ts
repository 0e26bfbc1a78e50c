import { act } from '@testing-library/react';
import { beforeAll, beforeEach, afterEach, onTestFinished, vi } from 'vitest';
import {
  StateMachine,
  type Actor,
  type AnyActorLogic,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';
import { listeners } from '#lab/engine/recording.ts';
import { pageLogic } from '#src/actors/pageLogic.ts';
import type { Opened } from './openPage.tsx';

type Page = Opened['root'];
const actorOf = (page: Page, name: string) => page.system.get(name) as Actor<AnyActorLogic> | undefined;
const broken = () => {
  throw new Error('broken');
};

/** For the tests of a file whose parts throw on purpose. */
export function expectThrownParts(): void {
  // A machine that throws on purpose does not count as a run of the page.
  beforeAll(() => {
    listeners.running = null;
  });
  // XState throws once more, in a task of its own, what one of several observers of a part did not listen for.
  beforeEach(() => {
    const real = globalThis.setTimeout;
    vi.stubGlobal('setTimeout', (run: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) =>
      real(() => {
        try {
          run(...given);
        } catch (error) {
          if (!(error instanceof Error) || error.message !== 'broken') throw error;
        }
      }, ms),
    );
  });
  afterEach(() => vi.unstubAllGlobals());
}

/** A part of this page throws at its next event, as one does whose action or guard throws. */
export function throwAtEvent(page: Page, name: string): void {
  const actor = actorOf(page, name);
  if (actor === undefined) throw new Error(`${name} does not run`);
  const spy = vi.spyOn(actor.logic, 'transition').mockImplementationOnce(broken);
  onTestFinished(() => spy.mockRestore());
  act(() => actor.send({ type: 'page.outdated' }));
}

/** Parts of a name throw from now on whenever they start, as one does whose entry action throws. */
export function throwAtStart(name: string): () => void {
  const failing = (snapshot: AnyMachineSnapshot) =>
    ({ ...snapshot, status: 'error', error: new Error('broken') }) as AnyMachineSnapshot;
  // The first parts are made already; a later one is made each time that its code comes.
  const made = (pageLogic().implementations.actors as Record<string, AnyActorLogic | undefined>)[name];
  const spies = [StateMachine.prototype, ...(made === undefined ? [] : [made as AnyStateMachine])].map(
    (one) => {
      const start = one.getInitialSnapshot;
      return vi.spyOn(one, 'getInitialSnapshot').mockImplementation(function throwing(
        this: AnyStateMachine,
        ...given
      ) {
        const snapshot = start.apply(this, given);
        return one === made || this.id === name ? failing(snapshot) : snapshot;
      });
    },
  );
  const mend = () => {
    for (const spy of spies) spy.mockRestore();
  };
  onTestFinished(mend);
  return mend;
}
