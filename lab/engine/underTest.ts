import type { AnyStateMachine } from 'xstate';

const KEY = Symbol.for('etalase.lab.underTest');
type Replace = (machine: AnyStateMachine) => AnyStateMachine;
const registry = globalThis as { [KEY]?: Replace | null };

/** The mutant of a machine while mutants are tried; else the machine itself. */
export function underTest(machine: AnyStateMachine): AnyStateMachine {
  return registry[KEY]?.(machine) ?? machine;
}

export function replaceMachines(replace: Replace | null): void {
  registry[KEY] = replace;
}
