import { expect, test, vi } from 'vitest';
import { assign, fromPromise, setup } from 'xstate';
import { racesCommand } from '#lab/commands/races.ts';
import { casesOf } from '#lab/engine/cases.ts';

const load = fromPromise<unknown>(() => Promise.reject(new Error('not provided')));

/** A machine that awaits two answers; a divergent one keeps the later one. */
const awaiting = (isDivergent: boolean) =>
  setup({
    types: { context: {} as { last: string }, events: {} as { type: 'none' } },
    actors: { one: load, two: load },
    actions: {
      set: assign((_, { name }: { name: string }) => ({ last: isDivergent ? name : '' })),
    },
  }).createMachine({
    id: 'awaiting',
    context: { last: '' },
    invoke: [
      { id: 'one', src: 'one', onDone: { actions: { type: 'set', params: { name: 'one' } } }, onError: {} },
      { id: 'two', src: 'two', onDone: { actions: { type: 'set', params: { name: 'two' } } }, onError: {} },
    ],
  });

vi.mock('#lab/machines.ts', () => ({
  findMachine: (name: string) => ({ name, hasCases: true }),
  findMachines: () => [],
  loadCases: ({ name }: { name: string }) =>
    casesOf({
      machine: awaiting(name === 'divergent'),
      inputs: { none: undefined },
      events: {},
      actors: { one: { outputs: [undefined] }, two: { outputs: [undefined] } },
    } as never),
}));

const races = (...positionals: string[]) =>
  racesCommand.run({ positionals, progress: () => {} } as unknown as Parameters<typeof racesCommand.run>[0]);

test('races of several machines fail where one of them diverges', async () => {
  expect(await races('calm', 'divergent')).toMatchObject({ hasFailed: true });
  expect(await races('divergent', 'calm')).toMatchObject({ hasFailed: true });
  expect(await races('calm', 'calm')).toMatchObject({ hasFailed: false });
});
