import { appendFileSync, readFileSync } from 'node:fs';
import { TestRunner, type RunnerTestCase } from 'vitest';
import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { labelOf } from '../engine/labels.ts';
import { mutate } from '../engine/mutants.ts';
import { listeners } from '../engine/recording.ts';
import { replaceMachines } from '../engine/underTest.ts';
import { readKills, type Kill, type Plan, type Walked } from './plan.ts';

interface Inspected {
  _transitions?: AnyTransitionDefinition[];
  snapshot?: { _nodes?: { id: string }[] };
}

/**
 * Runs each test once as it is, and again for every mutant that is left of the machines it drives, in the same
 * process. A test that fails on a mutant kills it.
 */
// oxlint-disable-next-line import/no-default-export -- the test runner asks for one
export default class MutantRunner extends TestRunner {
  readonly #plan = JSON.parse(readFileSync(process.env['LAB_MUTATE'] ?? '', 'utf8')) as Plan;
  readonly #killed = new Map<string, Set<number>>();
  /** Labels of the transitions and states that mutants change. */
  readonly #wanted = new Set(
    Object.values(this.#plan.mutants).flatMap((mutants) => mutants.map(({ label }) => label)),
  );
  readonly #walked = new Set<string>();

  async runTask(test: RunnerTestCase): Promise<void> {
    const run = TestRunner.getTestFn(test) as () => Promise<void>;
    const driven = new Set<string>();
    replaceMachines((machine) => {
      driven.add(machine.id);
      return machine;
    });
    listeners.running = (inspected) => this.#walk(inspected, test);
    listeners.walked = listeners.running;
    try {
      await run();
      listeners.running = null;
      listeners.walked = null;
      for (const id of driven) await this.#tryMutants(id, test, run);
    } finally {
      replaceMachines(null);
      listeners.running = null;
      listeners.walked = null;
    }
  }

  /** Records the first test that took a transition or was in a state. */
  #walk({ _transitions = [], snapshot }: Inspected, test: RunnerTestCase): void {
    const labels = [
      ..._transitions.map(labelOf),
      ...(snapshot?._nodes ?? []).flatMap(({ id }) => [`${id} entry`, `${id} exit`]),
    ];
    for (const label of labels) {
      if (!this.#wanted.has(label) || this.#walked.has(label)) continue;
      this.#walked.add(label);
      appendFileSync(
        this.#plan.results,
        `${JSON.stringify({ label, test: test.fullName } satisfies Walked)}\n`,
      );
    }
  }

  /** Mutants that are dead already, also by the tests of other files. */
  #killedOf(id: string): Set<number> {
    const killed = this.#killed.get(id) ?? new Set<number>();
    this.#killed.set(id, killed);
    for (const kill of readKills(this.#plan.results)) if (kill.machine === id) killed.add(kill.mutant);
    return killed;
  }

  async #tryMutants(id: string, test: RunnerTestCase, run: () => Promise<void>): Promise<void> {
    const killed = this.#killedOf(id);
    for (const [index, mutant] of (this.#plan.mutants[id] ?? []).entries()) {
      if (killed.has(index)) continue;
      const made = new Map<AnyStateMachine, AnyStateMachine>();
      replaceMachines((machine) => {
        if (machine.id !== id) return machine;
        const known = made.get(machine) ?? mutate(machine, mutant);
        made.set(machine, known);
        return known;
      });
      try {
        await run();
      } catch {
        killed.add(index);
        const kill: Kill = { machine: id, mutant: index, test: test.fullName };
        appendFileSync(this.#plan.results, `${JSON.stringify(kill)}\n`);
      }
    }
  }
}
