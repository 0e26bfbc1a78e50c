import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { changedIn } from '#lab/commands/mutate.ts';
import { casesOf } from '#lab/engine/cases.ts';
import { chartOf } from '#lab/engine/chart.ts';
import { compareCharts, lostPaths } from '#lab/engine/compare.ts';
import { drive } from '#lab/engine/drive.ts';
import { createDistinguisher, mutantWalks } from '#lab/engine/distinguish.ts';
import { explore } from '#lab/engine/explore.ts';
import { mutantsOf, mutate, type Mutation } from '#lab/engine/mutants.ts';
import { stepLabel } from '#lab/engine/steps.ts';
import { replaceMachines } from '#lab/engine/underTest.ts';
import { findMachines, loadMachine } from '#lab/machines.ts';
import { lampMachine, lampPaths } from './support/machines.ts';

const mutantOf = (kind: Mutation, label: string) => {
  const found = mutantsOf(lampMachine).find((one) => one.kind === kind && one.label === label);
  if (found === undefined) throw new Error(`${kind} ${label}`);
  return found;
};
const changeOf = (kind: Mutation, label: string) =>
  compareCharts(chartOf(lampMachine), chartOf(mutate(lampMachine, mutantOf(kind, label))));

test('those of changed charts: of a file beside the chart, or of a test that drives it', () => {
  const changed = (...files: string[]) => changedIn(findMachines(), files).map(({ name }) => name);
  expect(changed('src/machines/buying/bag/bagPaths.ts')).toEqual(['bag']);
  expect(changed('tests/model/paths/toast.test.ts')).toEqual(['toast']);
  expect(changed('src/machines/buying/bag/bagMachine.ts', 'tests/model/paths/toast.test.ts')).toEqual([
    'bag',
    'toast',
  ]);
  expect(changed('src/machines/buying/bagged.ts', 'tests/model/support/offer.ts')).toEqual([]);
});

test('no model test has a time-out of its own: for mutants each runs hundreds of times, beside other work', () => {
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

  test('every mutant of every machine can be made, and is another chart', async () => {
    for (const found of findMachines()) {
      const machine = await loadMachine(found);
      const chart = JSON.stringify(chartOf(machine));
      for (const mutant of mutantsOf(machine)) {
        expect(JSON.stringify(chartOf(mutate(machine, mutant))), `${mutant.kind} ${mutant.label}`).not.toBe(
          chart,
        );
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
