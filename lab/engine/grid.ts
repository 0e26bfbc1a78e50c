import { assign, setup } from 'xstate';
import { casesOf, type Cases } from './cases.ts';

/** A machine of size × size configurations, each with four edges, for measuring the engine. */
export function gridCases(size: number): Cases {
  type Move = { type: 'moved.up' | 'moved.down' | 'moved.left' | 'moved.right' };
  const step = (x: number, y: number) =>
    assign<{ x: number; y: number }, Move, undefined, Move, never>(({ context }) => ({
      x: (context.x + x + size) % size,
      y: (context.y + y + size) % size,
    }));
  const machine = setup({
    types: { context: {} as { x: number; y: number }, events: {} as Move },
    actions: { up: step(0, -1), down: step(0, 1), left: step(-1, 0), right: step(1, 0) },
  }).createMachine({
    id: 'grid',
    context: { x: 0, y: 0 },
    initial: 'standing',
    on: {
      'moved.up': { actions: 'up' },
      'moved.down': { actions: 'down' },
      'moved.left': { actions: 'left' },
      'moved.right': { actions: 'right' },
    },
    states: { standing: {} },
  });
  return casesOf({
    machine,
    inputs: { none: undefined },
    events: {
      movedUp: { type: 'moved.up' },
      movedDown: { type: 'moved.down' },
      movedLeft: { type: 'moved.left' },
      movedRight: { type: 'moved.right' },
    },
    actors: {},
    maxConfigurations: size * size,
  });
}
