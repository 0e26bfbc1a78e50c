import React from 'react';
import { flushSync } from 'react-dom';

// React has it in development alone, and views are tested as visitors have them. It is there before the library that
// asks for it is loaded.
const forTests = React as { act?: (callback: () => unknown) => PromiseLike<unknown> };
forTests.act ??= act;

/** As many rounds as an effect takes to be run and what it asks for to be drawn. */
const ROUNDS = 3;
const nextRound = setImmediate;

/** Runs what changes a view; when this returns, or its promise is settled, the view is drawn and its effects are run. */
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
