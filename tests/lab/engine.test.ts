import { getAdjacencyMap, getShortestPaths } from '@xstate/graph';
import { describe, expect, test } from 'vitest';
import { assign, setup } from 'xstate';
import { pathsOf } from '#src/machines/paths/machinePaths.ts';
import { casesOf } from '#lab/engine/cases.ts';
import { driveCases, perform } from '#lab/engine/drive.ts';
import { executeWalk } from '#lab/engine/execute.ts';
import { explore, exploreWhole, pathTo, takenBy, untaken } from '#lab/engine/explore.ts';
import { gridCases } from '#lab/engine/grid.ts';
import { stepLabel } from '#lab/engine/steps.ts';
import { randomWalk, stateWalks, tour, transitionWalks } from '#lab/engine/walks.ts';
import { createRunner } from '#lab/engine/runner.ts';
import type { Step, World } from '#lab/engine/world.ts';
import { findMachine, findMachines, loadCases } from '#lab/machines.ts';
import { lampMachine, lampPaths } from './support/machines.ts';

const withCases = findMachines().filter(({ hasCases }) => hasCases);

describe('exploring', () => {
  test('a lamp: its configurations, with what it waits for and how long', () => {
    const graph = explore(casesOf(lampPaths));
    expect(graph.cut).toBeNull();
    expect(untaken(graph)).toEqual({ never: [], listedButTaken: [] });
    const labels = graph.edges.map((edge) => stepLabel(edge.step, graph.cases));
    expect(new Set(labels)).toEqual(
      new Set([
        'lamp.pressed',
        'lamp.broken',
        'loadColour ends with blue',
        'loadColour fails',
        '1000 ms pass',
        '500 ms pass',
      ]),
    );
    const values = graph.configurations.map(({ world }) => world.snapshot.value);
    expect(new Set(values)).toEqual(new Set(['off', 'loading', 'on', 'dim', 'broken']));
  });

  test('reports a transition that is listed as unreachable but taken, and one never taken', () => {
    const graph = explore(casesOf({ ...lampPaths, unreachable: { 'lamp.on lamp.pressed': 'wrongly' } }));
    expect(untaken(graph)).toEqual({
      never: ['lamp.on xstate.after.3000.lamp.on'],
      listedButTaken: ['lamp.on lamp.pressed'],
    });
  });

  test('cuts an unbounded machine at the bound and names the growing part of its context', () => {
    const { abstract: _, ...rest } = lampPaths;
    const cases = casesOf({ ...rest, maxConfigurations: 50 });
    const graph = explore(cases);
    expect(graph.configurations).toHaveLength(50);
    expect(graph.cut).toMatch(
      /^stopped at 50 configurations; \d+ edges lead beyond; most values: presses \(\d+\)/,
    );
    expect(() => exploreWhole(cases)).toThrow(/^lamp is unbounded: .*abstract/);
  });

  test('a machine that throws is a finding with the way to it, and the rest is explored', () => {
    const machine = setup({
      types: { context: {} as { list: string[] | null }, events: {} as { type: 'a' } | { type: 'b' } },
      actions: {
        clear: assign({ list: null }),
        read: assign(({ context }) => ({ list: [(context.list as string[])[0] ?? ''] })),
      },
    }).createMachine({
      id: 'careless',
      context: { list: [] },
      on: { a: { actions: 'clear' }, b: { actions: 'read' } },
    });
    const graph = explore(
      casesOf(
        pathsOf(machine, {
          inputs: { none: undefined },
          events: { a: { type: 'a' }, b: { type: 'b' } },
          actors: {},
        }),
      ),
    );
    expect(graph.thrown).toMatchObject([{ step: { event: { type: 'b' } }, message: /careless threw/ }]);
    expect(pathTo(graph, graph.thrown[0]?.from ?? -1).edges.map(({ step }) => stepLabel(step))).toEqual([
      'a',
    ]);
    expect(graph.configurations.length).toBeGreaterThan(1);
  });

  test('a chart that never comes to rest throws instead of hanging', () => {
    const machine = setup({ types: { events: {} as { type: 'go' } } }).createMachine({
      id: 'restless',
      initial: 'a',
      states: { a: { on: { go: 'b' } }, b: { always: 'c' }, c: { always: 'b' } },
    });
    const graph = explore(
      casesOf(pathsOf(machine, { inputs: { none: undefined }, events: { go: { type: 'go' } }, actors: {} })),
    );
    expect(graph.thrown).toHaveLength(1);
  });
});

describe('event cases', () => {
  test('an event the machine does not know is a mistake of types, as a wrong payload or output is', () => {
    pathsOf(lampMachine, {
      // @ts-expect-error -- the input is an object
      inputs: { none: undefined },
      // @ts-expect-error -- no such event
      events: { lampThrown: { type: 'lamp.thrown' } },
      // @ts-expect-error -- a colour is a string
      actors: { loadColour: { outputs: [1] } },
    });
    // @ts-expect-error -- the promise needs its cases
    pathsOf(lampMachine, { inputs: { dark: { colour: null } }, events: {}, actors: {} });
    expect(true).toBe(true);
  });

  test('a missing event, a missing actor and an unknown machine are said in one line', () => {
    expect(() => casesOf({ ...lampPaths, events: { lampPressed: { type: 'lamp.pressed' } } })).toThrow(
      /^lamp: no case for event lamp\.broken in lampPaths\.ts$/,
    );
    expect(() => casesOf({ ...lampPaths, actors: {} })).toThrow(
      /^lamp: no case for actor "loadColour" in lampPaths\.ts$/,
    );
    expect(() =>
      casesOf({ ...lampPaths, events: { ...lampPaths.events, smash: { type: 'lamp.broken' } } }),
    ).toThrow(/^lamp: the case "smash" of lamp\.broken should be called lampBroken\.\.\.$/);
    expect(() => findMachine('bagg')).toThrow(/^unknown machine "bagg"; did you mean bag\?$/);
  });
});

describe('strategies', () => {
  const graph = explore(casesOf(lampPaths));

  test('state walks reach every state, none within another', () => {
    const { walks } = stateWalks(graph);
    const reached = new Set(
      walks.flatMap((walk) => [
        executeWalk(graph, walk).value,
        ...executeWalk(graph, walk).steps.map(({ value }) => value),
      ]),
    );
    expect(reached).toEqual(new Set(['off', 'loading', 'on', 'dim', 'broken']));
  });

  test('transition walks take every transition there is an edge for', () => {
    const { walks, missed } = transitionWalks(graph);
    const taken = new Set(
      walks.flatMap((walk) => executeWalk(graph, walk).steps.flatMap(({ transitions }) => transitions)),
    );
    expect(missed).toBe(0);
    expect(taken).toEqual(takenBy(graph));
  });

  test('a beginning that no event leads to is a walk of its own, without a step', () => {
    const guided = setup({
      types: {
        input: {} as { isBack: boolean },
        context: {} as { isBack: boolean },
        events: {} as { type: 'a' },
      },
      guards: { isBack: ({ context }) => context.isBack },
    }).createMachine({
      id: 'guided',
      context: ({ input }) => input,
      initial: 'asking',
      states: {
        asking: { always: [{ guard: 'isBack', target: 'back' }, { target: 'new' }] },
        back: {},
        new: { on: { a: 'new' } },
      },
    });
    const begun = explore(
      casesOf(
        pathsOf(guided, {
          inputs: { new: { isBack: false }, back: { isBack: true } },
          events: { a: { type: 'a' } },
          actors: {},
        }),
      ),
    );
    const { walks, wanted } = transitionWalks(begun);
    const only = walks.filter(({ edges }) => edges.length === 0);
    expect(only.map((walk) => executeWalk(begun, walk).value)).toEqual(['back']);
    expect(wanted).toBe(3);
    // The new input is taken on the way to its event and needs no walk of its own.
    expect(walks.map(({ input }) => input).toSorted()).toEqual([0, 1]);
  });

  test('a tour takes every edge; with a budget of steps it says what is left', () => {
    const whole = tour(graph);
    expect(whole.missed).toBe(0);
    expect(new Set(whole.walks.flatMap(({ edges }) => edges)).size).toBe(graph.edges.length);
    const part = tour(graph, { steps: 5 });
    expect(part.steps).toBe(5);
    expect(part.missed).toBeGreaterThan(0);
    expect(part.cut).toBe(`the budget ended with ${part.missed} of ${graph.edges.length} edges not taken`);
  });

  test('a random walk is the same for the same seed, and another for another', () => {
    const labels = (seed: number) =>
      randomWalk(graph, seed, 40).walks.flatMap(({ edges }) => edges.map(({ index }) => index));
    expect(labels(7)).toEqual(labels(7));
    expect(labels(7)).not.toEqual(labels(8));
    expect(labels(7)).toHaveLength(40);
  });

  test('10,000 configurations and 40,000 edges are toured whole, with hardly a step twice', () => {
    const large = explore(gridCases(100));
    expect([large.configurations.length, large.edges.length, large.cut]).toEqual([10_000, 40_000, null]);
    const { missed, steps } = tour(large);
    expect(missed).toBe(0);
    expect(steps).toBeLessThan(41_000);
  });
});

describe('the world of values is the real machine', () => {
  const cases: [string, () => Promise<ReturnType<typeof casesOf>>][] = [
    ['lamp', async () => casesOf(lampPaths)],
    ...withCases.map((found): [string, () => Promise<ReturnType<typeof casesOf>>] => [
      found.name,
      () => loadCases(found),
    ]),
  ];

  test.each(cases)('%s goes the same way with running actors', async (_, load) => {
    const graph = explore(await load(), { maxConfigurations: 300 });
    const walks = [...transitionWalks(graph).walks, ...randomWalk(graph, 3, 60).walks];
    for (const walk of walks) {
      const executed = executeWalk(graph, walk);
      const driven = driveCases(graph.cases, walk.input);
      expect(driven.value()).toEqual(executed.value);
      for (const { edge, value, context } of executed.steps) {
        perform(driven, edge.step);
        expect(driven.value(), stepLabel(edge.step)).toEqual(value);
        expect(driven.context(), stepLabel(edge.step)).toEqual(context);
      }
      const messages = [...executed.messages, ...executed.steps.flatMap((step) => step.messages)];
      // Its end is told by the actor system and not by the machine.
      const told = driven.toPage.filter(({ type }) => !type.startsWith('xstate.done'));
      expect(told).toEqual(messages.filter(({ to }) => to === 'page').map(({ event }) => event));
      expect(driven.emitted).toEqual(messages.filter(({ to }) => to === 'emitted').map(({ event }) => event));
      driven.stop();
    }
  });

  test.each(['bag', 'product', 'wishlist'])(
    '%s has the graph that @xstate/graph finds for it',
    async (name) => {
      const graph = explore(await loadCases(findMachine(name)));
      const { runner, cases } = graph;
      const logic = {
        transition: (world: World, { step }: { step: Step }) => {
          const { world: next } = runner.perform(world, step);
          return { ...next, status: 'active' };
        },
        getInitialSnapshot: () => ({ ...runner.start(cases.inputs[0]).world, status: 'active' }),
      };
      const keyOf = (world: World) =>
        JSON.stringify([
          world.snapshot.value,
          cases.abstract === null ? world.snapshot.context : cases.abstract(world.snapshot.context as never),
          runner.waiting(world),
        ]);
      const byKey = new Map(graph.configurations.map((one) => [keyOf(one.world), one]));
      const options = {
        serializeState: keyOf as never,
        serializeEvent: ({ step }: { step: Step }) => stepLabel(step, cases),
        events: ((world: World) =>
          (graph.leaving[byKey.get(keyOf(world))?.index ?? -1] ?? []).map(({ step }) => ({
            type: 'step',
            step,
          }))) as never,
      };
      const found = getAdjacencyMap(logic as never, options as never) as Record<string, unknown>;
      expect(Object.keys(found)).toHaveLength(graph.configurations.length);
      for (const path of getShortestPaths(logic as never, options as never) as {
        state: World;
        weight: number;
      }[]) {
        expect(byKey.get(keyOf(path.state))?.depth).toBe(path.weight);
      }
      expect(createRunner(cases).machine.id).toBe(name);
    },
  );
});
