import { appendFileSync, readFileSync } from 'node:fs';
import { TestRunner, type RunnerTestCase } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { mutate } from '../engine/mutants.ts';
import { replaceMachines } from '../engine/underTest.ts';
import { readKills, type Kill, type Plan } from './plan.ts';

/**
 * Runs each test once as it is, and again for every mutant that is left of the machines it drives, in the same
 * process. A test that fails on a mutant kills it.
 */
// oxlint-disable-next-line import/no-default-export -- the test runner asks for one
export default class MutantRunner extends TestRunner {
  readonly #plan = JSON.parse(readFileSync(process.env['LAB_MUTATE'] ?? '', 'utf8')) as Plan;
  readonly #killed = new Map<string, Set<number>>();

  async runTask(test: RunnerTestCase): Promise<void> {
    const run = TestRunner.getTestFn(test) as () => Promise<void>;
    const driven = new Set<string>();
    replaceMachines((machine) => {
      driven.add(machine.id);
      return machine;
    });
    try {
      await run();
      for (const id of driven) await this.#tryMutants(id, test, run);
    } finally {
      replaceMachines(null);
    }
  }

  /** What is dead already, also by the tests of other files. */
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
