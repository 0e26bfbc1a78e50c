import { describe, expect, test } from 'vitest';
import { casesOf } from '#lab/engine/cases.ts';
import { chartOf } from '#lab/engine/chart.ts';
import { compareCharts, lostPaths } from '#lab/engine/compare.ts';
import { drive } from '#lab/engine/drive.ts';
import { explore } from '#lab/engine/explore.ts';
import { mutantsOf, mutate, type Mutation } from '#lab/engine/mutants.ts';
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
      expect(explore(casesOf({ ...lampPaths, inputs: [{ colour: null }] })).edges).toEqual([]);
    } finally {
      replaceMachines(null);
    }
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
