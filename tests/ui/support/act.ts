import React from 'react';
import { flushSync } from 'react-dom';

// React has it in development alone, and views are tested as visitors have them. This is the first setup file: Testing
// Library reads `React.act` once, when it is loaded.
const forTests = React as { act?: (callback: () => unknown) => PromiseLike<unknown> };
forTests.act ??= act;

/**
 * In each, React does at least one piece of what it has queued: a drawing, its effects, what they ask for. Nothing here
 * asks for more in a row.
 */
const ROUNDS = 10;
// The real one: a test may hold the clock.
const nextRound = setImmediate;

/**
 * Runs a callback that changes a view. When this returns, the change is drawn and its effects are run; what the effects
 * set, and what scrolling or hovering changes, is drawn later. When a promise that the callback returned is settled,
 * all of it is drawn. What the callback throws or is rejected with goes to the caller; what a view throws while it is
 * drawn, and no boundary takes, is an error of the whole run.
 */
function act(callback: () => unknown): PromiseLike<unknown> {
  const returned = flushSync(callback);
  return isPromise(returned) ? whenDrawn(returned) : Promise.resolve(returned);
}

async function whenDrawn(returned: PromiseLike<unknown>): Promise<unknown> {
  const value = await returned;
  for (let round = 0; round < ROUNDS; round += 1)
    await new Promise<void>((resolve) => void nextRound(resolve));
  return value;
}

function isPromise(value: unknown): value is PromiseLike<unknown> {
  return typeof (value as PromiseLike<unknown> | undefined)?.then === 'function';
}
