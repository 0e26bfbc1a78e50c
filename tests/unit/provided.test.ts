import { expect, test } from 'vitest';
import { assign, createActor, fromPromise, setup, waitFor, type AnyStateMachine } from 'xstate';
import { provided } from '#src/actors/provided.ts';

interface Context {
  count: number;
  loaded: string | null;
}
type Event = { type: 'more' } | { type: 'load' };

const counter = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: { load: fromPromise<string, void>(() => Promise.reject(new Error('placeholder'))) },
  actions: {
    add: assign({ count: ({ context }) => context.count + 1 }),
    note: () => {},
  },
  guards: { mayAdd: () => true },
}).createMachine({
  context: { count: 0, loaded: null },
  initial: 'idle',
  states: {
    idle: {
      on: { more: { guard: 'mayAdd', actions: ['add', 'note'] }, load: 'loading' },
    },
    loading: {
      tags: 'busy',
      invoke: {
        src: 'load',
        onDone: { target: 'idle', actions: assign({ loaded: ({ event }) => event.output }) },
        onError: 'failed',
      },
    },
    failed: {},
  },
});

/** Drives a machine and returns the states that it was in. */
async function driven(machine: AnyStateMachine): Promise<unknown[]> {
  const actor = createActor(machine).start();
  actor.send({ type: 'more' });
  const before = actor.getPersistedSnapshot();
  actor.send({ type: 'load' });
  await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  const restored = createActor(machine, { snapshot: before }).start();
  restored.send({ type: 'more' });
  return [before, actor.getPersistedSnapshot(), restored.getPersistedSnapshot()];
}

test('[LOAD-09] a machine with implementations runs like its own `provide`, on the same states', async () => {
  const implementations: Parameters<typeof counter.provide>[0] = {
    actors: { load: fromPromise<string, void>(async () => 'loaded') },
    actions: { add: assign({ count: ({ context }) => context.count + 2 }) },
  };
  const copy = provided(counter, implementations);
  expect(await driven(copy)).toEqual(await driven(counter.provide(implementations)));
  expect(copy.root).toBe(counter.root);
  const [before] = await driven(counter);
  expect(before).toMatchObject({ context: { count: 1 } });
});

test('[LOAD-09] implementations given twice are all there, and the later ones count', async () => {
  const noted: string[] = [];
  const first = provided(counter, {
    actions: { note: () => void noted.push('first') },
    guards: { mayAdd: () => false },
  });
  const second = provided(first, { guards: { mayAdd: () => true } });
  for (const machine of [first, second]) createActor(machine).start().send({ type: 'more' });
  expect(noted).toEqual(['first']);
});
