import type { AnyStateMachine, EventObject } from 'xstate';
import type { ActorEnds, MachinePaths } from '#src/machines/paths/machinePaths.ts';
import { nodesOf } from './labels.ts';

/** An event as the engine sees it: its type and whatever it carries. */
export type SentEvent = EventObject & Record<string, unknown>;

/** Possible behaviours of an actor below the machine. */
export interface ActorCases {
  outputs: readonly unknown[];
  errors: readonly unknown[];
  tells: readonly SentEvent[];
}

/** `events` and `inputs` by their names; `actors.loadBag.outputs`, whose only case needs none. */
export interface CasePlace {
  list: string;
  name: string | null;
}

/** Event cases in the form the engine works with; types are gone. */
export interface Cases {
  machine: AnyStateMachine;
  inputs: readonly unknown[];
  /** A state in XState's persisted form, in which the machine begins instead of with any input. */
  begin?: object;
  events: readonly SentEvent[];
  /** The place of a value among the event cases; null for a value that is not there. */
  placeOf(value: unknown): CasePlace | null;
  /** Names of the actors that are put under control. */
  actorNames: readonly string[];
  actorCases(id: string, src: string): ActorCases;
  abstract: ((context: never) => unknown) | null;
  unreachable: Readonly<Record<string, string>>;
  /** Reasons for orders that make a difference, by `orderOf`. */
  orders: Readonly<Record<string, string>>;
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
  const given = listed(paths.actors as Record<string, GivenEnds | undefined>);
  const implemented = machine.implementations.actors as Record<string, unknown>;
  const events = Object.values(paths.events) as SentEvent[];
  checkNames(paths);
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
    inputs: Object.values(paths.inputs),
    events,
    placeOf: (value) => placeOf(paths, value),
    actorNames: [...bySrc.keys()],
    actorCases: (_, src) => bySrc.get(src) ?? SILENT,
    abstract: (paths.abstract as Cases['abstract']) ?? null,
    unreachable: paths.unreachable ?? {},
    orders: paths.orders ?? {},
    maxConfigurations: paths.maxConfigurations ?? DEFAULT_MAX_CONFIGURATIONS,
    page: { serverTimeMs: paths.page?.serverTimeMs ?? 0, user: paths.page?.user ?? null },
  };
}

type GivenEnds = { [K in keyof ActorCases]?: ActorEnds<unknown> };

/** Ends of actors, without the names of their cases. */
function listed(given: Record<string, GivenEnds | undefined>): Record<string, Partial<ActorCases>> {
  return Object.fromEntries(
    Object.entries(given).map(([name, ends]) => [
      name,
      Object.fromEntries(Object.entries(ends ?? {}).map(([kind, one]) => [kind, Object.values(one)])),
    ]),
  );
}

/** Checks that each name contains its event's type, so that a generated walk can be read. */
function checkNames({ machine, events }: MachinePaths): void {
  // Earlier revisions, which `diff` compares with, have a list without names.
  if (Array.isArray(events)) return;
  for (const [name, { type }] of Object.entries(events) as [string, SentEvent][]) {
    const begin = type.replaceAll(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase());
    if (!name.startsWith(begin)) {
      throw new LabError(`${machine.id}: the case "${name}" of ${type} should be called ${begin}...`);
    }
  }
}

/** The place of a value among the event cases; null for a value that is not there. */
function placeOf({ machine, inputs, events, actors }: MachinePaths, value: unknown): CasePlace | null {
  for (const [list, cases] of Object.entries({ events, inputs })) {
    const name = nameOf(cases, value);
    if (name !== null) return { list, name };
  }
  for (const [actor, ends] of Object.entries(actors as Record<string, GivenEnds>)) {
    for (const [kind, cases] of Object.entries(ends)) {
      const name = nameOf(cases, value);
      if (name === null) continue;
      const isOnly = Object.keys(cases).length === 1;
      if (!isOnly && Array.isArray(cases)) {
        throw new LabError(
          `${machine.id}: the ${kind} of ${actor} need names, for a walk to read one of them`,
        );
      }
      return { list: `actors.${actor}.${kind}`, name: isOnly ? null : name };
    }
  }
  return null;
}

const nameOf = (cases: object, value: unknown): string | null =>
  Object.entries(cases).find(([, one]) => one === value)?.[0] ?? null;

/** Checked by shape: in the browser a machine comes from the page's own copy of XState. */
const isMachine = (logic: unknown): boolean => (logic as { root?: unknown } | undefined)?.root !== undefined;

/** Checks that every event of the chart has a case, or an actor below that sends it. */
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
