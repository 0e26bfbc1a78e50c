import type {
  AnyStateMachine,
  CallbackActorLogic,
  ContextFrom,
  EventFrom,
  EventObject,
  InputFrom,
  MachineImplementationsFrom,
  OutputFrom,
} from 'xstate';

type ActorsOf<M extends AnyStateMachine> = NonNullable<MachineImplementationsFrom<M>['actors']>;

/** Tried in this order; with names when generated walks must tell apart long values. */
export type ActorEnds<T> = readonly T[] | Readonly<Record<string, T>>;
/** The ways in which a promise can end. */
interface PromiseCases<TOutput> {
  outputs: ActorEnds<TOutput>;
  /** The errors it can fail with; one plain error when left out, none when empty. */
  errors?: readonly unknown[];
}
/** The events that a listener or a part sends while it runs; it never ends. */
interface TellingCases<TEvent> {
  tells: ActorEnds<TEvent>;
}
type CasesOf<TLogic, TEvent> =
  TLogic extends CallbackActorLogic<infer _Event extends EventObject, infer _Input, infer _Emitted>
    ? TellingCases<TEvent>
    : TLogic extends AnyStateMachine
      ? TellingCases<TEvent>
      : PromiseCases<OutputFrom<TLogic>>;
type PartNames<TActors> = {
  [K in keyof TActors]: NonNullable<TActors[K]> extends AnyStateMachine ? K : never;
}[keyof TActors];
/** A case for each promise and listener of the machine; parts below it are silent unless they have events. */
type ActorCases<TActors, TEvent> = {
  [K in Exclude<keyof TActors, PartNames<TActors>>]-?: CasesOf<NonNullable<TActors[K]>, TEvent>;
} & { [K in PartNames<TActors>]?: CasesOf<NonNullable<TActors[K]>, TEvent> };

/** The cases that the lab and the model tests try on a machine. */
export interface PathCases<M extends AnyStateMachine, I extends string = string, E extends string = string> {
  /** The inputs to start with; every walk begins with one of them. `{ none: undefined }` for no input. */
  inputs: Readonly<Record<I, InputFrom<M>>>;
  /**
   * Tried in every state, with as many payloads of one event as matter. A name is the event's type plus, when there
   * are several, the difference: `factsChangedAsGuest`.
   */
  events: Readonly<Record<E, EventFrom<M>>>;
  actors: ActorCases<ActorsOf<M>, EventFrom<M>>;
  /** The part of the context that tells two states apart; all of it when left out. */
  abstract?: (context: ContextFrom<M>) => unknown;
  /** Labels of transitions that cannot be taken, each with its reason. */
  unreachable?: Readonly<Record<string, string>>;
  /** Answers whose order has to matter, each with its reason; keys as `lab races` writes them. */
  orders?: Readonly<Record<string, string>>;
  /** Limit at which the exploration stops with a message; 5000 when left out. */
  maxConfigurations?: number;
  /** The reason why the gallery has no picture of it; left out when lab/gallery/scenes.ts has its scene. */
  notShown?: string;
  /** The values that it reads of the page's shared parts. */
  page?: { serverTimeMs?: number; user?: unknown };
}
export interface MachinePaths<
  M extends AnyStateMachine = AnyStateMachine,
  I extends string = string,
  E extends string = string,
> extends PathCases<M, I, E> {
  machine: M;
}

/**
 * The cases of a machine. They are exported as `<name>Paths` from `<name>Paths.ts` beside it; generated walks read
 * them by their names.
 */
export function pathsOf<M extends AnyStateMachine, I extends string, E extends string>(
  machine: M,
  cases: PathCases<M, I, E>,
): MachinePaths<M, I, E> {
  return { machine, ...cases };
}

/** One case for each word: `eachOf(['city'], 'regionChosen', ...)` has `regionChosenCity`. */
export function eachOf<const W extends string, const N extends string, T>(
  words: readonly W[],
  name: N,
  caseOf: (word: W) => T,
): Record<`${N}${Capitalize<W>}`, T> {
  return Object.fromEntries(
    words.map((word) => [`${name}${word.charAt(0).toUpperCase()}${word.slice(1)}`, caseOf(word)]),
  ) as Record<`${N}${Capitalize<W>}`, T>;
}

/** The end of an actor with a name, or its only one. Unknown names are an error. */
export function endOf<T>(ends: ActorEnds<T> | undefined, name?: string): T {
  const all = Object.entries<T>(ends ?? {});
  const found = name === undefined && all.length === 1 ? all[0] : all.find(([key]) => key === name);
  if (found === undefined) throw new Error(`no case is called ${name ?? 'nothing'} among ${all.length}`);
  return found[1];
}
