/** Listeners to machines while a run is recorded; null otherwise. */
export interface Listeners {
  /** Running actors. */
  running: ((inspected: never) => void) | null;
  /** Machines that are walked as values. */
  walked: ((inspected: never) => void) | null;
}
const KEY = Symbol.for('etalase.lab.recording');
const registry = globalThis as { [KEY]?: Listeners };

export const listeners: Listeners = (registry[KEY] ??= { running: null, walked: null });

/** Lets a recording hear a system of actors; does nothing when none is made. */
export function recordSystem(system: { inspect(observer: never): unknown }): void {
  if (listeners.running !== null) system.inspect(listeners.running as never);
}
