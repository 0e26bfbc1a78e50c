import type { AnyStateMachine } from 'xstate';
import { expect } from 'vitest';
import type { MachinePaths } from '#src/machines/paths/machinePaths.ts';
import { casesOf, type Cases, type SentEvent } from '#lab/engine/cases.ts';
import { driveCases, type DriveOptions } from '#lab/engine/drive.ts';
import { explore, pathTo, untaken, type Configuration, type Graph } from '#lab/engine/explore.ts';
import { labelOf, transitionsOf } from '#lab/engine/labels.ts';
import { stepLabel } from '#lab/engine/steps.ts';
import { underTest } from '#lab/engine/underTest.ts';

export interface WalkOptions extends DriveOptions {
  /** Events tried in every state. */
  events: readonly SentEvent[];
  /** Outputs an actor may end with, by its id; each actor may fail as well, unless it is in `neverFails`. */
  outputs?: Record<string, readonly unknown[]>;
  errors?: Record<string, readonly unknown[]>;
  tells?: Record<string, readonly SentEvent[]>;
  neverFails?: readonly string[];
  /** What of the context tells two states apart; default all of it. */
  abstract?: (context: any) => unknown;
  /** Transitions that no step can take, by label, each with its reason. */
  unreachable?: Record<string, string>;
  maxStates?: number;
}

/**
 * Walks the real machine breadth first: every event case and every way an actor can end, in every configuration.
 * Fails when a transition was never taken that is not listed as unreachable, when a listed one was taken, when the
 * machine throws or ends, or when a configuration does not survive persisting, JSON and restoring. With `<name>Paths`
 * the configurations are all there are.
 */
export function expectEveryTransition(machine: MachinePaths): void;
export function expectEveryTransition(machine: AnyStateMachine, options: WalkOptions): void;
export function expectEveryTransition(subject: MachinePaths | AnyStateMachine, options?: WalkOptions): void {
  const cases =
    options === undefined
      ? casesOf(subject as MachinePaths)
      : casesGiven(subject as AnyStateMachine, options);
  // A mutant is walked only until it is clear that every transition can be taken.
  const wanted = underTest(cases.machine) === cases.machine ? null : labelsOf(cases);
  const graph = explore(
    cases,
    wanted === null ? {} : { isEnough: (taken) => wanted.every((label) => taken.has(label)) },
  );
  const { id } = cases.machine;
  if (options === undefined) expect(graph.cut, `${id}: what was left out`).toBeNull();
  expect(graph.thrown.map(({ message }) => message)).toEqual([]);
  const { never, listedButTaken } = untaken(graph);
  expect(never, `${id}: transitions never taken`).toEqual([]);
  expect(listedButTaken, `${id}: listed as unreachable and taken, or not there`).toEqual([]);
  for (const configuration of spread(graph.configurations, 400)) {
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
  const restored = driveCases(cases, configuration.input, JSON.parse(text) as never);
  const where = `${cases.machine.id} restored after ${wayTo(graph, configuration)}`;
  expect(restored.snapshot().value, where).toEqual(snapshot.value);
  expect(json(restored.snapshot().context), where).toEqual(json(snapshot.context));
  expect(JSON.parse(json(restored.persisted())), where).toEqual(JSON.parse(text));
  restored.stop();
}

function casesGiven(machine: AnyStateMachine, options: WalkOptions): Cases {
  return {
    machine,
    inputs: [options.input],
    events: options.events,
    actorNames: options.actors,
    actorCases: (id) => ({
      outputs: options.outputs?.[id] ?? [undefined],
      errors:
        options.neverFails?.includes(id) === true
          ? []
          : (options.errors?.[id] ?? [new Error('refused by the walk')]),
      tells: options.tells?.[id] ?? [],
    }),
    abstract: options.abstract ?? null,
    unreachable: options.unreachable ?? {},
    maxConfigurations: options.maxStates ?? 400,
    page: { serverTimeMs: options.serverTimeMs ?? 0, user: options.user ?? null },
  };
}
