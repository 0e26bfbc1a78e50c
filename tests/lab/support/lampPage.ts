import {
  createActor,
  fromCallback,
  fromPromise,
  setup,
  type AnyStateMachine,
  type EventObject,
} from 'xstate';
import { createLab } from '#lab/inspector/lab.ts';
import type { RunningActor } from '#lab/inspector/running.ts';
import { lampMachine } from './machines.ts';

/** A page of one lamp, a clock that ticks and a timer. */
export function openLampPage(colours: Promise<string>[] = []) {
  // One that fails may be asked for later.
  for (const colour of colours) colour.catch(() => {});
  const ticks: (() => void)[] = [];
  const asked: string[] = [];
  const page = setup({
    types: { context: {} as { lit: number }, events: {} as EventObject },
    actors: {
      lamp: lampMachine.provide({
        actors: {
          loadColour: fromPromise<string>(() => {
            asked.push('loadColour');
            return colours.shift() ?? new Promise<never>(() => {});
          }),
        },
      }),
      watch: fromCallback<EventObject>(({ sendBack }) => {
        ticks.push(() => sendBack({ type: 'clock.ticked' }));
      }),
      waitFor: fromPromise<void, { ms: number }>(() => new Promise<never>(() => {})),
    },
    actions: { count: () => {} },
    guards: { isNever: () => false },
  }).createMachine({
    id: 'page',
    context: { lit: 0 },
    invoke: [
      { id: 'lamp', src: 'lamp', systemId: 'lamp', input: { colour: null } },
      { id: 'watch', src: 'watch' },
      { id: 'duration', src: 'waitFor', input: { ms: 5000 } },
    ],
    on: {
      'lamp.lit': { actions: 'count' },
      'clock.ticked': {},
      'page.refused': { guard: 'isNever', target: '.shut' },
      'xstate.done.actor.duration': '.shut',
    },
    initial: 'open',
    states: { open: { on: { 'page.passed': 'passing' } }, passing: { always: 'shut' }, shut: {} },
  });
  const time = { now: 1_000_000 };
  const inert: boolean[] = [];
  const lab = createLab(
    () => time.now,
    (isInert) => inert.push(isInert),
  );
  const actor = createActor(page, { systemId: 'page' });
  const root = actor as unknown as RunningActor;
  lab.open(root);
  actor.start();
  const lamp = () => root.getSnapshot().children?.['lamp'] as RunningActor;
  return {
    lab,
    root,
    lamp,
    time,
    asked,
    inert,
    tick: () => ticks.at(-1)?.(),
    value: () => JSON.stringify(lamp().getSnapshot().value),
    press: () => lamp().send({ type: 'lamp.pressed' }),
  };
}

/** A page of one part, under the part's own name. */
export function openPageOf(part: AnyStateMachine) {
  const actor = createActor(
    setup({ actors: { [part.id]: part } }).createMachine({
      id: 'page',
      invoke: { id: part.id, src: part.id, systemId: part.id },
    } as never),
    { systemId: 'page' },
  );
  const lab = createLab(Date.now, () => {});
  const page = actor as unknown as RunningActor;
  lab.open(page);
  actor.start();
  return { lab, page };
}
