import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { assign, createMachine, fromPromise, sendParent, setup, type AnyStateMachine } from 'xstate';
import { racesAnswer } from '#lab/commands/races.ts';
import { casesOf } from '#lab/engine/cases.ts';
import { CLOSABLES } from '#lab/engine/closables.ts';
import { explore } from '#lab/engine/explore.ts';
import { transitionsOf } from '#lab/engine/labels.ts';
import { racesOf } from '#lab/engine/races.ts';
import { createRecorder } from '#lab/engine/record.ts';
import { QUEUES } from '#lab/engine/queues.ts';
import { RULES } from '#lab/engine/rules.ts';
import { drive, type Driven } from '#lab/engine/drive.ts';
import { listeners } from '#lab/engine/recording.ts';
import { findMachine, findMachines, loadCases, loadMachine, ROOT } from '#lab/machines.ts';
import { expectEveryTransition } from '../model/support/walk.ts';
import { lampMachine, lampPaths } from './support/machines.ts';

interface Given {
  events: readonly ({ type: string } & Record<string, unknown>)[];
  outputs?: Record<string, readonly unknown[]>;
}
/** A graph of any machine, whatever its types. */
function graphOf(machine: AnyStateMachine, { events, outputs = {} }: Given) {
  const actors = Object.fromEntries(
    Object.keys(machine.implementations.actors).map((name) => [
      name,
      { outputs: outputs[name] ?? [undefined] },
    ]),
  );
  return explore(casesOf({ machine, inputs: { none: undefined }, events, actors } as never));
}
const load = fromPromise<unknown>(() => Promise.reject(new Error('not provided')));
const rule = (id: string) => {
  const found = RULES.find((one) => one.id === id);
  if (found === undefined) throw new Error(id);
  return found;
};

const asked = (callerId: string) => `address.requested callerId=${callerId}`;

describe('rules', () => {
  test('a model test walks the graph of every machine, and asks the rules of it', () => {
    const tests = globSync('tests/model/**/*.test.ts', { cwd: ROOT }).map((file) =>
      readFileSync(path.join(ROOT, file), 'utf8'),
    );
    const walked = tests.flatMap((text) =>
      [...text.matchAll(/^\s*expectEveryTransition\((\w+)Paths\);/gm)].map(([, name]) => name),
    );
    expect(walked).toEqual(expect.arrayContaining(findMachines().map(({ name }) => name)));
  });

  test('busy-ends: a failure that only tries again never ends, and the way there is the shortest', () => {
    const machine = setup({ types: { events: {} as { type: 'go' } }, actors: { load } }).createMachine({
      id: 'stubborn',
      initial: 'resting',
      states: {
        resting: { on: { go: 'loading' } },
        loading: {
          tags: 'busy',
          invoke: {
            id: 'load',
            src: 'load',
            onDone: 'resting',
            onError: { target: 'loading', reenter: true },
          },
        },
      },
    });
    expect(rule('busy-ends').check(graphOf(machine, { events: [{ type: 'go' }] }))).toEqual([
      {
        rule: 'busy-ends',
        machine: 'stubborn',
        what: 'stubborn.loading is never left when everything it waits for fails',
        counterexample: { input: 0, steps: ['go'] },
      },
    ]);
  });

  test('busy-ends: an answer that the machine ignores leaves the state busy', () => {
    const machine = setup({ types: { events: {} as { type: 'go' } }, actors: { load } }).createMachine({
      id: 'deaf',
      initial: 'loading',
      states: { loading: { tags: 'busy', invoke: { id: 'load', src: 'load', onError: {} } } },
    });
    expect(
      rule('busy-ends')
        .check(graphOf(machine, { events: [] }))
        .map(({ what }) => what),
    ).toContain('deaf.loading is never left, whatever becomes of what it waits for');
  });

  test('callers-answered: a caller who is forgotten, and one who is answered twice', () => {
    const queueing = (forgets: boolean) =>
      setup({
        types: {
          context: {} as { callers: string[] },
          events: {} as { type: 'address.requested' | 'address.callerLeft'; callerId: string },
        },
        actors: { load },
        actions: {
          add: assign(({ context, event }) => ({
            callers: [...new Set([...context.callers, event.callerId])],
          })),
          forget: assign({ callers: [] }),
          answer: sendParent(({ context }) => ({ type: 'address.answered', callerIds: context.callers })),
        },
      }).createMachine({
        id: 'address',
        context: { callers: [] },
        initial: 'resting',
        states: {
          resting: { on: { 'address.requested': { target: 'loading', actions: 'add' } } },
          loading: {
            invoke: {
              id: 'load',
              src: 'load',
              onDone: { target: 'resting', actions: forgets ? 'answer' : ['answer', 'forget'] },
              onError: { target: 'resting', actions: forgets ? ['answer', 'forget'] : 'forget' },
            },
          },
        },
      });
    const events = [
      { type: 'address.requested', callerId: 'a' },
      { type: 'address.requested', callerId: 'b' },
    ];
    const twice = rule('callers-answered').check(graphOf(queueing(true), { events }));
    expect(twice.map(({ what }) => what)).toContain('a is answered without having asked, or twice');
    expect(twice[0]?.counterexample?.steps).toEqual([asked('a'), 'load ends', asked('b'), 'load ends']);
    const forgotten = rule('callers-answered').check(graphOf(queueing(false), { events }));
    expect(forgotten).toMatchObject([
      { what: 'a asks and is never answered', counterexample: { steps: [asked('a'), 'load fails'] } },
      { what: 'b asks and is never answered', counterexample: { steps: [asked('b'), 'load fails'] } },
    ]);
  });

  test('callers-answered: every caller is answered, or turned away where that is allowed', async () => {
    const found = findMachine('voucherClaim');
    const cases = await loadCases(found);
    const mute = cases.machine.provide({ actions: { reportFailure: () => {} } } as never);
    expect(rule('callers-answered').check(explore({ ...cases, machine: mute }))[0]).toMatchObject({
      machine: 'voucherClaim',
      what: 'voucherList asks and is never answered',
      counterexample: {
        steps: [expect.stringContaining('claim.requested'), expect.stringContaining('claimVoucher fails')],
      },
    });
  });

  test('callers-answered: what is told at the start is told once, also when all loads fail', async () => {
    const cases = await loadCases(findMachine('config'));
    const { machine } = cases;
    const broken = createMachine(
      {
        ...machine.config,
        states: { ...machine.config.states, defaulted: {} },
      } as never,
      machine.implementations as never,
    );
    expect(rule('callers-answered').check(explore({ ...cases, machine: broken }))).toEqual([
      {
        rule: 'callers-answered',
        machine: 'config',
        what: 'whoever started it asks and is never answered',
        counterexample: { input: 0, steps: ['readEmbeddedConfig fails', 'loadConfig fails'] },
      },
    ]);
  });

  test('modal-closes: an add that stays open when its modal is gone', async () => {
    const cases = await loadCases(findMachine('addToCart'));
    const deaf = cases.machine.provide({ guards: { isNoModal: () => false } } as never);
    expect(rule('modal-closes').check(explore({ ...cases, machine: deaf }))[0]).toMatchObject({
      machine: 'addToCart',
      what: expect.stringContaining('add.modalShown without a modal does not close addToCart.choosing'),
      counterexample: { steps: [expect.stringContaining('add.modalShown')] },
    });
  });

  test('the rule names every machine that hears of a close, or a reason excuses it', async () => {
    const reasons = {
      consent: 'closed, the question leaves the answer of before; it is no modal',
      onboarding: 'a hint is dismissed, and the next in its queue is shown',
    };
    const named = new Set(CLOSABLES.map(({ machine }) => machine));
    const unnamed: string[] = [];
    for (const found of findMachines()) {
      const heard = transitionsOf(await loadMachine(found)).map(({ eventType }) => eventType);
      if (heard.some((type) => /\.(?:closed|dismissed|modalShown)$/.test(type)) && !named.has(found.name))
        unnamed.push(found.name);
    }
    expect(unnamed).toEqual(Object.keys(reasons));
  });

  test('modal-closes: a modal that ignores being closed', () => {
    const machine = createMachine({
      id: 'modal',
      initial: 'closed',
      states: {
        closed: { on: { 'modal.opened': 'open' } },
        open: {
          on: { 'modal.locked': 'open.locked' as never },
          initial: 'free',
          states: { free: { on: { 'modal.closed': '#modal.closed', 'modal.locked': 'locked' } }, locked: {} },
        },
      },
    } as never);
    const events = [{ type: 'modal.opened' }, { type: 'modal.closed' }, { type: 'modal.locked' }];
    expect(rule('modal-closes').check(graphOf(machine, { events }))).toMatchObject([
      {
        what: 'modal.closed does not close modal.open.locked',
        counterexample: { steps: ['modal.opened', 'modal.locked'] },
      },
    ]);
  });

  test('nothing-dead: reports a state never entered and a transition never taken', () => {
    const machine = setup({
      types: { events: {} as { type: 'go' } },
      guards: { never: () => false },
    }).createMachine({
      id: 'stale',
      initial: 'a',
      states: { a: { on: { go: { guard: 'never', target: 'b' } } }, b: { on: { go: 'a' } } },
    });
    expect(
      rule('nothing-dead')
        .check(graphOf(machine, { events: [{ type: 'go' }] }))
        .map(({ what }) => what),
    ).toEqual([
      'the state stale.b is never entered',
      'the transition stale.a go [never] is never taken',
      'the transition stale.b go is never taken',
    ]);
  });

  test('context-is-json: a Map in the context is found where it is', () => {
    const machine = setup({
      types: { context: {} as { seen: { by: unknown } }, events: {} as { type: 'go' } },
      actions: { remember: assign({ seen: () => ({ by: new Map() }) }) },
    }).createMachine({ id: 'hoarder', context: { seen: { by: null } }, on: { go: { actions: 'remember' } } });
    expect(rule('context-is-json').check(graphOf(machine, { events: [{ type: 'go' }] }))).toMatchObject([
      { what: 'context.seen.by does not survive JSON', counterexample: { steps: ['go'] } },
    ]);
  });
});

describe('races', () => {
  const racing = (isSafe: boolean) =>
    setup({
      types: { context: {} as { last: string; seen: string[] }, events: {} as { type: 'none' } },
      actors: { one: load, two: load },
      actions: {
        set: assign(({ context }, { name }: { name: string }) => ({
          last: isSafe ? '' : name,
          seen: [...new Set([...context.seen, name])].toSorted(),
        })),
      },
    }).createMachine({
      id: 'racing',
      context: { last: '', seen: [] },
      invoke: [
        { id: 'one', src: 'one', onDone: { actions: { type: 'set', params: { name: 'one' } } }, onError: {} },
        { id: 'two', src: 'two', onDone: { actions: { type: 'set', params: { name: 'two' } } }, onError: {} },
      ],
    });

  const actors = { actors: { one: { outputs: [undefined] }, two: { outputs: [undefined] } } };

  test('answers whose order shows are found, with what differs, and fail the command', () => {
    const graph = graphOf(racing(false), { events: [] });
    expect(racesOf(graph).races).toMatchObject([
      { kind: 'diverges', before: [], first: 'one ends', second: 'two ends', differs: ['context.last'] },
    ]);
    expect(racesAnswer(graph)).toMatchObject({
      hasFailed: true,
      text: expect.stringContaining('1 diverge. The first:'),
    });
  });

  test('excuses an order that has to show with its reason, and fails a needless excuse', () => {
    const graphWith = (orders: Record<string, string>) =>
      explore(
        casesOf({
          machine: racing(false),
          inputs: { none: undefined },
          events: {},
          ...actors,
          orders,
        } as never),
      );
    const excused = racesAnswer(graphWith({ 'one / two: context.last': 'the last one is shown' }));
    expect(excused).toMatchObject({
      hasFailed: false,
      text: expect.stringContaining('the last one is shown'),
    });
    const needless = racesAnswer(graphWith({ 'one / two: context.last': 'so', 'one / two: state': 'no' }));
    expect(needless).toMatchObject({ hasFailed: true, data: { needless: ['one / two: state'] } });
  });

  test('a model test fails on answers whose order shows', () => {
    const walk = () =>
      expectEveryTransition({
        machine: racing(false),
        inputs: { none: undefined },
        events: {},
        ...actors,
      } as never);
    expect(walk).toThrow(/racing: answers whose order shows/);
  });

  test('answers whose order does not show are none', () => {
    const graph = graphOf(racing(true), { events: [] });
    const { races, pairs } = racesOf(graph);
    expect(races).toEqual([]);
    expect(pairs).toBeGreaterThan(0);
    expect(racesAnswer(graph)).toMatchObject({ hasFailed: false });
  });

  test('description: its three answers come in any order', async () => {
    const { races, pairs } = racesOf(explore(await loadCases(findMachine('description'))));
    expect(pairs).toBeGreaterThan(20);
    expect(races).toEqual([]);
  });
});

describe('recording', () => {
  const record = (run: (start: (input: unknown) => Driven) => void) => {
    const recorder = createRecorder(QUEUES);
    const former = listeners.running;
    listeners.running = recorder.inspect as never;
    try {
      run((input) => drive(lampMachine, { actors: ['loadColour'], systemId: 'lamp', input }));
    } finally {
      listeners.running = former;
    }
    return recorder.recording;
  };

  test('counts transitions, states, and what guards said', () => {
    const { machines } = record((start) => {
      const plain = start({ colour: null });
      plain.send({ type: 'lamp.pressed' });
      plain.resolve('loadColour', 'blue');
      const red = start({ colour: 'red' });
      red.send({ type: 'lamp.pressed' });
      red.advance(1000);
    });
    expect(machines['lamp']).toEqual({
      states: expect.objectContaining({
        'lamp.off': expect.any(Number),
        'lamp.loading': 1,
        'lamp.on': 2,
        'lamp.dim': 1,
      }),
      transitions: {
        'lamp.off lamp.pressed #2': 1,
        'lamp.loading xstate.done.actor.loadColour': 1,
        'lamp.off lamp.pressed [hasColour]': 1,
        'lamp.on xstate.after.1000.lamp.on': 1,
      },
      guards: { 'lamp.off lamp.pressed [hasColour]': { yes: 1, no: 1 } },
    });
    expect(lampPaths.machine).toBe(lampMachine);
  });

  test('a machine that throws in a run is a problem with what came before', () => {
    const recorder = createRecorder();
    const former = listeners.running;
    listeners.running = recorder.inspect as never;
    try {
      const machine = setup({
        types: { events: {} as { type: 'a' } | { type: 'b' } },
        guards: { bad: () => (null as unknown as { x: boolean }).x },
      }).createMachine({ id: 'bad', on: { a: {}, b: { guard: 'bad' } } });
      const part = drive(machine, { actors: [], systemId: 'bad' });
      part.send({ type: 'a' });
      part.send({ type: 'b' });
    } finally {
      listeners.running = former;
    }
    expect(recorder.recording.problems).toMatchObject([
      { rule: 'never-throws', machine: 'bad', counterexample: { steps: ['xstate.init', 'a', 'b'] } },
    ]);
  });
});
