import type { AnyStateMachine, EventObject } from 'xstate';
import type { MachinePaths } from '#src/machines/paths/machinePaths.ts';
import { nodesOf } from './labels.ts';

/** An event as the engine sees it: its type and whatever it carries. */
export type SentEvent = EventObject & Record<string, unknown>;

/** How an actor below the machine can behave. */
export interface ActorCases {
  outputs: readonly unknown[];
  errors: readonly unknown[];
  tells: readonly SentEvent[];
}

/** Event cases in the form the engine works with; types are gone. */
export interface Cases {
  machine: AnyStateMachine;
  inputs: readonly unknown[];
  events: readonly SentEvent[];
  /** Names of the actors that are put under control. */
  actorNames: readonly string[];
  actorCases(id: string, src: string): ActorCases;
  abstract: ((context: never) => unknown) | null;
  unreachable: Readonly<Record<string, string>>;
  maxConfigurations: number;
  page: { serverTimeMs: number; user: unknown };
}

/** A mistake in what the lab was given; its message is one line for the terminal. */
export class LabError extends Error {}

export const DEFAULT_MAX_CONFIGURATIONS = 5000;
const SILENT: ActorCases = { outputs: [], errors: [], tells: [] };
const plainError = new Error('refused');

/** Checks the event cases of a machine against its chart and brings them into the engine's form. */
export function casesOf(paths: MachinePaths): Cases {
  const { machine } = paths;
  const given = paths.actors as Record<string, Partial<ActorCases> | undefined>;
  const implemented = machine.implementations.actors as Record<string, unknown>;
  const events = paths.events as readonly SentEvent[];
  checkEvents(machine, [...events, ...Object.values(given).flatMap((one) => one?.tells ?? [])]);
  const bySrc = new Map<string, ActorCases>();
  for (const name of new Set([...Object.keys(implemented), ...Object.keys(given)])) {
    const one = given[name];
    if (one === undefined && !isMachine(implemented[name])) {
      throw new LabError(`${machine.id}: no case for actor "${name}" in ${machine.id}Paths.ts`);
    }
    bySrc.set(name, {
      outputs: one?.outputs ?? [],
      errors: one?.errors ?? (one?.outputs === undefined ? [] : [plainError]),
      tells: one?.tells ?? [],
    });
  }
  return {
    machine,
    inputs: paths.inputs,
    events,
    actorNames: [...bySrc.keys()],
    actorCases: (_, src) => bySrc.get(src) ?? SILENT,
    abstract: (paths.abstract as Cases['abstract']) ?? null,
    unreachable: paths.unreachable ?? {},
    maxConfigurations: paths.maxConfigurations ?? DEFAULT_MAX_CONFIGURATIONS,
    page: { serverTimeMs: paths.page?.serverTimeMs ?? 0, user: paths.page?.user ?? null },
  };
}

/** By its shape: a machine of the page in the browser is made by the page's own copy of XState. */
const isMachine = (logic: unknown): boolean => (logic as { root?: unknown } | undefined)?.root !== undefined;

/** Every event that the chart names needs a case, or an actor below that tells it. */
function checkEvents(machine: AnyStateMachine, events: readonly SentEvent[]): void {
  const heard = nodesOf(machine)
    .flatMap((node) => [...node.transitions.keys()])
    .filter((type) => !type.startsWith('xstate.') && !type.includes('*'));
  const missing = [...new Set(heard)].filter((type) => !events.some((event) => event.type === type));
  if (missing.length > 0) {
    throw new LabError(
      `${machine.id}: no case for ${missing.length === 1 ? 'event' : 'events'} ${missing.join(', ')} in ${machine.id}Paths.ts`,
    );
  }
}
