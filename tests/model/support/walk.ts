import { expect } from 'vitest';
import type { MachinePaths } from '#src/machines/paths/machinePaths.ts';
import { casesOf, type Cases } from '#lab/engine/cases.ts';
import { driveCases } from '#lab/engine/drive.ts';
import { explore, pathTo, untaken, type Configuration, type Graph } from '#lab/engine/explore.ts';
import { labelOf, transitionsOf } from '#lab/engine/labels.ts';
import { racesOf } from '#lab/engine/races.ts';
import { RULES } from '#lab/engine/rules.ts';
import { stepLabel } from '#lab/engine/steps.ts';
import { underTest } from '#lab/engine/underTest.ts';

/**
 * Walks the real machine breadth first: every event case and every way an actor can end, in every configuration.
 * Fails when a transition was never taken that is not listed as unreachable, when a listed one was taken, when the
 * machine throws, ends or breaks a rule of the lab, when the order of two answers shows without an excuse, or when a configuration does not survive persisting, JSON and
 * restoring.
 */
export function expectEveryTransition(paths: MachinePaths): void {
  const cases = casesOf(paths);
  const isMutant = underTest(cases.machine) !== cases.machine;
  const wanted = labelsOf(cases);
  // A mutant is walked only until it is clear that every transition can be taken, and never far.
  const graph = explore(
    cases,
    isMutant
      ? { maxConfigurations: 400, isEnough: (taken) => wanted.every((label) => taken.has(label)) }
      : {},
  );
  const { id } = cases.machine;
  if (!isMutant) expect(graph.cut, `${id}: what was left out`).toBeNull();
  expect(graph.thrown.map(({ message }) => message)).toEqual([]);
  const { never, listedButTaken } = untaken(graph);
  expect(graph.cut === null ? never : [], `${id}: transitions never taken`).toEqual([]);
  expect(listedButTaken, `${id}: listed as unreachable and taken, or not there`).toEqual([]);
  // Of a mutant only a part is known: who is still waiting there may be answered beyond it.
  const findings = isMutant ? [] : RULES.flatMap((rule) => rule.check(graph));
  expect(findings, `${id}: rules that it breaks`).toEqual([]);
  // Every configuration is raced by night, with `lab races`.
  const races = isMutant ? [] : racesOf(graph, spread(graph.configurations, 400)).races;
  const diverging = races.filter(({ kind, excuse }) => kind === 'diverges' && excuse === null);
  expect(
    diverging.map(({ order, before }) => `${order} after ${before.join(', ')}`),
    `${id}: answers whose order shows`,
  ).toEqual([]);
  for (const configuration of spread(graph.configurations, isMutant ? 20 : 400)) {
    expect(configuration.world.snapshot.status, `${id} after ${wayTo(graph, configuration)}`).toBe('active');
    expectRestores(graph, configuration);
  }
}

/** The transitions that can be taken, of the machine as it is tested. */
function labelsOf({ machine, unreachable }: Cases): string[] {
  return transitionsOf(underTest(machine))
    .map(labelOf)
    .filter((label) => unreachable[label] === undefined);
}

/** At most so many, from the whole length of the list. */
function spread<T>(all: readonly T[], most: number): T[] {
  const every = Math.max(1, Math.ceil(all.length / most));
  return all.filter((_, position) => position % every === 0);
}

const json = (value: unknown) => JSON.stringify(value);
const wayTo = (graph: Graph, { index }: Configuration) =>
  pathTo(graph, index)
    .edges.map(({ step }) => stepLabel(step, graph.cases))
    .join(', ');

/** Persist, JSON, restore in a running page, equal. */
function expectRestores(graph: Graph, configuration: Configuration): void {
  const { cases, runner } = graph;
  const { snapshot } = configuration.world;
  const text = json(runner.machine.getPersistedSnapshot(snapshot));
  const restored = driveCases(cases, configuration.input, { snapshot: JSON.parse(text) as never });
  const where = `${cases.machine.id} restored after ${wayTo(graph, configuration)}`;
  expect(restored.snapshot().value, where).toEqual(snapshot.value);
  expect(json(restored.snapshot().context), where).toEqual(json(snapshot.context));
  expect(JSON.parse(json(restored.persisted())), where).toEqual(JSON.parse(text));
  restored.stop();
}
