import { assign, fromPromise, sendParent, setup } from 'xstate';
import { pathsOf } from '#src/machines/paths/machinePaths.ts';

type LampEvent = { type: 'lamp.pressed' } | { type: 'lamp.broken' };

/** A lamp that loads its colour, goes out by itself, and can break: a promise, a delay, a guard and a final state. */
export const lampMachine = setup({
  types: {
    context: {} as { colour: string | null; presses: number },
    events: {} as LampEvent,
    input: {} as { colour: string | null },
  },
  actors: { loadColour: fromPromise<string>(() => Promise.reject(new Error('not provided'))) },
  actions: {
    count: assign(({ context }) => ({ presses: context.presses + 1 })),
    setColour: assign((_, { colour }: { colour: string }) => ({ colour })),
    report: sendParent({ type: 'lamp.lit' }),
  },
  guards: { hasColour: ({ context }) => context.colour !== null },
}).createMachine({
  id: 'lamp',
  context: ({ input }) => ({ colour: input.colour, presses: 0 }),
  initial: 'off',
  states: {
    off: {
      on: {
        'lamp.pressed': [
          { guard: 'hasColour', target: 'on', actions: 'count' },
          { target: 'loading', actions: 'count' },
        ],
      },
    },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadColour',
        src: 'loadColour',
        onDone: {
          target: 'on',
          actions: { type: 'setColour', params: ({ event }) => ({ colour: event.output }) },
        },
        onError: 'off',
      },
    },
    on: {
      entry: 'report',
      after: { 1000: 'dim', 3000: 'off' },
      on: { 'lamp.pressed': 'off', 'lamp.broken': 'broken' },
    },
    dim: { after: { 500: 'off' } },
    broken: { type: 'final' },
  },
});

export const lampPaths = pathsOf(lampMachine, {
  inputs: { dark: { colour: null }, red: { colour: 'red' } },
  events: { lampPressed: { type: 'lamp.pressed' }, lampBroken: { type: 'lamp.broken' } },
  actors: { loadColour: { outputs: ['blue'] } },
  abstract: ({ colour }) => colour,
  unreachable: { 'lamp.on xstate.after.3000.lamp.on': 'it is dim before' },
});
