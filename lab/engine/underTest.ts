import type { AnyStateMachine } from 'xstate';

const KEY = Symbol.for('etalase.lab.underTest');
type Replace = (machine: AnyStateMachine) => AnyStateMachine;
const registry = globalThis as { [KEY]?: Replace | null };

/** While mutants are tried, a machine that is driven or explored is the mutant; else it is itself. */
export function underTest(machine: AnyStateMachine): AnyStateMachine {
  return registry[KEY]?.(machine) ?? machine;
}

export function replaceMachines(replace: Replace | null): void {
  registry[KEY] = replace;
}
