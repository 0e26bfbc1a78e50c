import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { assign, createActor, initialTransition, setup, transition, type AnyMachineSnapshot } from 'xstate';
import { changedIn } from '#lab/commands/mutate.ts';
import { casesOf, type SentEvent } from '#lab/engine/cases.ts';
import { chartOf } from '#lab/engine/chart.ts';
import { compareCharts, lostPaths } from '#lab/engine/compare.ts';
import { drive } from '#lab/engine/drive.ts';
import { createDistinguisher, mutantWalks } from '#lab/engine/distinguish.ts';
import { explore } from '#lab/engine/explore.ts';
import { actionMutantsOf, chartMutantsOf, mutantsOf, mutate } from '#lab/engine/mutants.ts';
import type { Mutant, Mutation } from '#lab/engine/mutant.ts';
import { stepLabel } from '#lab/engine/steps.ts';
import { replaceMachines } from '#lab/engine/underTest.ts';
import { findMachines, loadMachine, ROOT } from '#lab/machines.ts';
import { mutateAnswer, type Mutated } from '#lab/mutate/answer.ts';
import { excuseOf, idleExcuses, readExcuses } from '#lab/mutate/excuses.ts';
import { lampMachine, lampPaths } from './support/machines.ts';

const mutantOf = (kind: Mutation, label: string) => {
  const found = mutantsOf(lampMachine).find((one) => one.kind === kind && one.label === label);
  if (found === undefined) throw new Error(`${kind} ${label}`);
  return found;
};
const changeOf = (kind: Mutation, label: string) =>
  compareCharts(chartOf(lampMachine), chartOf(mutate(lampMachine, mutantOf(kind, label))));

test('those of changed machines: of a file beside the machine', () => {
  const changed = (...files: string[]) => changedIn(findMachines(), files).map(({ name }) => name);
  expect(changed('src/machines/bag/bag/bagPaths.ts')).toEqual(['bag']);
  expect(changed('tests/model/shell/toast.test.ts', 'tests/model/walks.lock.json')).toEqual([]);
  expect(changed('src/machines/bag/bag/bagMachine.ts', 'tests/model/shell/toast.test.ts')).toEqual(['bag']);
  expect(changed('src/machines/bag/bagged.ts', 'tests/model/support/offer.ts')).toEqual([]);
});

test('no model test has its own time-out, since mutants run each test hundreds of times', () => {
  const folder = path.resolve(import.meta.dirname, '../model');
  const own = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .filter((file) => /\btimeout: \d|\}, [\d_]+\);/.test(readFileSync(path.join(folder, file), 'utf8')));
  expect(own).toEqual([]);
});

describe('mutants', () => {
  test('each changes its transition and no other', () => {
    expect(changeOf('drop', 'lamp.on lamp.broken')).toMatchObject({
      added: [],
      removed: ['lamp.on lamp.broken'],
      changed: [],
    });
    expect(changeOf('retarget', 'lamp.loading xstate.error.actor.loadColour')).toMatchObject({
      added: [],
      removed: [],
      changed: [
        {
          label: 'lamp.loading xstate.error.actor.loadColour',
          what: 'led to lamp.off, leads to lamp.loading',
        },
      ],
    });
    expect(changeOf('unguard', 'lamp.off lamp.pressed [hasColour]')).toMatchObject({
      added: ['lamp.off lamp.pressed'],
      removed: ['lamp.off lamp.pressed [hasColour]'],
    });
    expect(changeOf('swap', 'lamp.off lamp.pressed [hasColour]')).toMatchObject({
      added: ['lamp.off lamp.pressed', 'lamp.off lamp.pressed [hasColour] #2'],
    });
    expect(changeOf('drop', 'lamp.dim xstate.after.500.lamp.dim').removed).toEqual([
      'lamp.dim xstate.after.500.lamp.dim',
    ]);
  });

  test('every mutant of every machine can be made, with another chart or other actions', async () => {
    for (const found of findMachines()) {
      const machine = await loadMachine(found);
      const chart = JSON.stringify(chartOf(machine));
      for (const mutant of chartMutantsOf(machine)) {
        expect(JSON.stringify(chartOf(mutate(machine, mutant))), `${mutant.kind} ${mutant.label}`).not.toBe(
          chart,
        );
      }
      const states = chartOf(machine).states.map(({ id }) => id);
      for (const mutant of actionMutantsOf(machine)) {
        expect(chartOf(mutate(machine, mutant)).states.map(({ id }) => id)).toEqual(states);
      }
    }
  }, 60_000);

  test('what is driven and what is explored is the mutant, while mutants are tried', () => {
    const mutant = mutantOf('drop', 'lamp.off lamp.pressed #2');
    replaceMachines((machine) => (machine.id === 'lamp' ? mutate(machine, mutant) : machine));
    try {
      const lamp = drive(lampMachine, { actors: ['loadColour'], systemId: 'lamp', input: { colour: null } });
      lamp.send({ type: 'lamp.pressed' });
      expect(lamp.value()).toBe('off');
      expect(explore(casesOf({ ...lampPaths, inputs: { dark: { colour: null } } })).edges).toEqual([]);
    } finally {
      replaceMachines(null);
    }
  });
});

describe('mutants of what a machine does', () => {
  const steps: SentEvent[] = [];
  const noted = setup({
    types: { context: {} as { kept: string | null }, events: {} as { type: 'word.said'; word: string } },
    actions: {
      note: (_, { word }: { word: string }) => void steps.push({ type: 'noted', word }),
      keep: assign((_, { word }: { word: string }) => ({ kept: word })),
      greet: () => void steps.push({ type: 'greeted' }),
      part: () => void steps.push({ type: 'parted' }),
    },
  }).createMachine({
    id: 'notes',
    context: { kept: null },
    entry: ['greet', 'greet'],
    initial: 'open',
    states: {
      open: {
        exit: 'part',
        on: {
          'word.said': {
            target: 'open',
            reenter: true,
            actions: [
              { type: 'keep', params: ({ event }) => ({ word: event.word }) },
              { type: 'note', params: ({ context }) => ({ word: context.kept ?? 'nothing' }) },
            ],
          },
        },
      },
    },
  });
  /** Returns the actions and context of the mutant after two words. */
  const doneBy = (kind: Mutation, says?: string) => {
    const mutant = actionMutantsOf(noted).find(
      (one) => one.kind === kind && (says === undefined || one.says === says),
    );
    if (mutant === undefined) throw new Error(kind);
    steps.length = 0;
    const actor = createActor(mutate(noted, mutant));
    actor.start();
    actor.send({ type: 'word.said', word: 'one' } as never);
    actor.send({ type: 'word.said', word: 'two' } as never);
    return {
      did: steps.map(({ type, word }) => word ?? type),
      kept: Object.fromEntries(Object.entries(actor.getSnapshot().context as object)),
    };
  };

  test('each changes one thing that is done', () => {
    expect(actionMutantsOf(noted).map(({ kind, says }) => `${kind}: ${says}`)).toEqual([
      'no entry: does nothing',
      'omit: does not greet',
      'reorder: does greet after greet',
      'omit: does not greet',
      'omit: does not keep',
      'empty: gives keep nothing',
      'stale: gives keep the parameters of the time before',
      'reorder: does keep after note',
      'omit: does not note',
      'empty: gives note nothing',
      'stale: gives note the parameters of the time before',
      'no exit: does nothing',
    ]);
    const whole = ['greeted', 'greeted', 'parted', 'one', 'parted', 'two'];
    expect(doneBy('reorder', 'does greet after greet').did).toEqual(whole);
    expect(doneBy('no entry').did).toEqual(whole.slice(2));
    expect(doneBy('no exit').did).toEqual(['greeted', 'greeted', 'one', 'two']);
    expect(doneBy('omit', 'does not greet').did).toEqual(whole.slice(1));
    expect(doneBy('omit', 'does not keep').did).toEqual(whole.with(3, 'nothing').with(5, 'nothing'));
    expect(doneBy('empty', 'gives keep nothing').kept).toEqual({ kept: undefined });
    expect(doneBy('reorder', 'does keep after note').did).toEqual(whole.with(3, 'nothing').with(5, 'one'));
  });

  test('a stale mutant keeps the parameters of its own snapshot, whatever else was tried', () => {
    expect(doneBy('stale', 'gives keep the parameters of the time before')).toEqual({
      did: ['greeted', 'greeted', 'parted', 'one', 'parted', 'one'],
      kept: { kept: 'one' },
    });
    const mutant = actionMutantsOf(noted).find(({ kind }) => kind === 'stale') as Mutant;
    const stale = mutate(noted, mutant);
    const say = (from: AnyMachineSnapshot, word: string) =>
      transition(stale, from, { type: 'word.said', word } as never)[0];
    const [first] = initialTransition(stale);
    const after = say(first, 'one');
    expect(say(after, 'two').context.kept).toBe('one');
    expect(say(first, 'three').context.kept).toBe('three');
    expect(say(after, 'four').context.kept).toBe('one');
  });
});

describe('excuses', () => {
  const excuse = {
    machine: 'lamp',
    kind: 'omit',
    label: 'lamp.on entry',
    says: 'does not report',
    reason: 'nobody listens to a lamp',
  };
  const alive = { kind: 'omit', label: 'lamp.on entry', says: 'does not report' } as const;

  test('are for one mutant of one machine, and idle where that does not live', () => {
    expect(excuseOf([excuse], 'lamp', alive)).toBe(excuse);
    expect(excuseOf([excuse], 'bag', alive)).toBeUndefined();
    expect(excuseOf([excuse], 'lamp', { ...alive, kind: 'empty' })).toBeUndefined();
    expect(idleExcuses([excuse], 'lamp', [alive])).toEqual([]);
    expect(idleExcuses([excuse], 'lamp', [])).toEqual([excuse]);
    expect(idleExcuses([excuse], 'bag', [])).toEqual([]);
  });

  test('those of the project have a reason each', () => {
    expect(() => readExcuses(ROOT)).not.toThrow();
  });
});

describe('the verdict on what was tried', () => {
  const tried = (kinds: Mutated['kinds']): Mutated => ({
    machine: 'lamp',
    mutants: kinds.reduce((sum, { mutants }) => sum + mutants, 0),
    killed: kinds.reduce((sum, { killed }) => sum + killed, 0),
    survivors: [],
    same: [],
    excused: [],
    kinds,
    tests: [],
  });
  const killed = (kind: Mutation, count: number) => ({ kind, mutants: 10, killed: count });
  const judge = (...kinds: Mutated['kinds']) =>
    mutateAnswer([tried(kinds)], { threshold: 90, idle: [], untested: [] });

  test.each([
    [
      'the chart',
      [killed('drop', 8), killed('retarget', 8), killed('omit', 10), killed('stale', 10)],
      80,
      true,
    ],
    [
      'the actions',
      [killed('drop', 10), killed('retarget', 10), killed('omit', 8), killed('stale', 8)],
      80,
      true,
    ],
    ['both', [killed('drop', 9), killed('omit', 9)], 90, false],
    ['the chart alone', [killed('drop', 8)], 80, true],
    ['the actions alone', [killed('empty', 10)], 100, false],
    ['nothing', [], 100, false],
  ] as const)('is about the lower share of the two, where that is of %s', (_, kinds, share, hasFailed) => {
    const answer = judge(...kinds);
    expect(answer).toMatchObject({ data: { share }, hasFailed });
    expect(answer.text.includes('below the threshold of 90%')).toBe(hasFailed);
  });

  test('fails on an excuse that is for no mutant that lives, whatever the share', () => {
    const idle = {
      machine: 'lamp',
      kind: 'omit',
      label: 'lamp.on entry',
      says: 'does not x',
      reason: 'none',
    };
    expect(mutateAnswer([], { threshold: 0, idle: [idle], untested: [] })).toMatchObject({
      hasFailed: true,
      text: expect.stringContaining(
        'the excuse of lamp, omit lamp.on entry does not x, is for no mutant that lives',
      ),
    });
  });
});

describe('mutants told apart', () => {
  const graph = explore(casesOf(lampPaths));
  const distinguisher = createDistinguisher(graph);

  test('the shortest steps after which a mutant is another machine', () => {
    const difference = distinguisher.differenceOf(mutantOf('drop', 'lamp.on lamp.broken'));
    expect(difference?.what).toBe('state');
    expect(difference?.walk.edges.map(({ step }) => stepLabel(step))).toEqual([
      'lamp.pressed',
      'lamp.broken',
    ]);
    expect(difference?.walk.input).toBe(1);
  });

  test('one that only an event shows which the guard refuses is told too', () => {
    const difference = distinguisher.differenceOf(mutantOf('unguard', 'lamp.off lamp.pressed [hasColour]'));
    expect(difference?.walk).toMatchObject({
      input: 0,
      edges: [{ step: { event: { type: 'lamp.pressed' } } }],
    });
  });

  test('what can never happen makes no difference', () => {
    expect(distinguisher.differenceOf(mutantOf('drop', 'lamp.on xstate.after.3000.lamp.on'))).toBeNull();
  });

  test('the walks tell every mutant that can be told', () => {
    const { walks, wanted, missed } = mutantWalks(graph);
    const all = mutantsOf(lampMachine);
    const told = all.filter((mutant) => distinguisher.isToldBy(mutant, walks));
    expect(told.length).toBe(wanted - missed);
    expect(all.length - wanted).toBe(all.filter((one) => distinguisher.differenceOf(one) === null).length);
    expect(all.some((mutant) => distinguisher.isToldBy(mutant, []))).toBe(false);
  });
});

describe('diff', () => {
  test('a path that the present machine cannot go is said to the step', () => {
    const former = explore(casesOf(lampPaths));
    const { unreachable: _, ...rest } = lampPaths;
    const without = casesOf({
      ...rest,
      machine: mutate(lampMachine, mutantOf('drop', 'lamp.on lamp.broken')) as never,
    });
    expect(lostPaths(former, casesOf(lampPaths))).toEqual([]);
    const lost = lostPaths(former, without);
    expect(lost).toHaveLength(1);
    expect(lost[0]?.why).toBe('nothing happens');
    expect(lost[0]?.steps.at(-1)).toBe('lamp.broken');
  });
});
