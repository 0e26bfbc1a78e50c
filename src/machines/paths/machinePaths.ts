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

/** In the order in which they are tried; by name where a generated walk has to tell a long one from others. */
export type ActorEnds<T> = readonly T[] | Readonly<Record<string, T>>;
/** How a promise can end. */
interface PromiseCases<TOutput> {
  outputs: ActorEnds<TOutput>;
  /** What it can fail with; one plain error when left out, none when empty. */
  errors?: readonly unknown[];
}
/** What a listener or a part tells the machine while it lives; it never ends. */
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
/** A case for every promise and listener the machine names; parts below it are silent unless they tell something. */
type ActorCases<TActors, TEvent> = {
  [K in Exclude<keyof TActors, PartNames<TActors>>]-?: CasesOf<NonNullable<TActors[K]>, TEvent>;
} & { [K in PartNames<TActors>]?: CasesOf<NonNullable<TActors[K]>, TEvent> };

/** What the lab and the model tests try on a machine. */
export interface PathCases<M extends AnyStateMachine, I extends string = string, E extends string = string> {
  /** What it is started with; every walk begins with one of them. `{ none: undefined }` when it takes nothing. */
  inputs: Readonly<Record<I, InputFrom<M>>>;
  /**
   * Tried in every state; of one event as many payloads as make a difference. A name is the event's type and, where
   * there are several, what is different: `factsChangedAsGuest`.
   */
  events: Readonly<Record<E, EventFrom<M>>>;
  actors: ActorCases<ActorsOf<M>, EventFrom<M>>;
  /** What of the context tells two states apart; left out, all of it. */
  abstract?: (context: ContextFrom<M>) => unknown;
  /** Transitions that nothing can take, by their label, each with its reason. */
  unreachable?: Readonly<Record<string, string>>;
  /** Answers whose order makes a difference that has to be, each with its reason; keys as `lab races` writes them. */
  orders?: Readonly<Record<string, string>>;
  /** The exploration stops there and says so; 5000 when left out. */
  maxConfigurations?: number;
  /** Why the gallery has no picture of it; left out where lab/gallery/scenes.ts says where it is shown. */
  notShown?: string;
  /** What the shared parts of the page hold that it reads. */
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
 * The event cases of a machine. They live in `<name>Paths.ts` beside it and are exported as `<name>Paths`; generated
 * walks read them by their names.
 */
export function pathsOf<M extends AnyStateMachine, I extends string, E extends string>(
  machine: M,
  cases: PathCases<M, I, E>,
): MachinePaths<M, I, E> {
  return { machine, ...cases };
}

/** A case for each of a list of words: `eachOf(['city'], 'regionChosen', ...)` has `regionChosenCity`. */
export function eachOf<const W extends string, const N extends string, T>(
  words: readonly W[],
  name: N,
  caseOf: (word: W) => T,
): Record<`${N}${Capitalize<W>}`, T> {
  return Object.fromEntries(
    words.map((word) => [`${name}${word.charAt(0).toUpperCase()}${word.slice(1)}`, caseOf(word)]),
  ) as Record<`${N}${Capitalize<W>}`, T>;
}

/** One of the ways an actor can end, by its name; the only one where there is one. Unknown names are an error. */
export function endOf<T>(ends: ActorEnds<T> | undefined, name?: string): T {
  const all = Object.entries<T>(ends ?? {});
  const found = name === undefined && all.length === 1 ? all[0] : all.find(([key]) => key === name);
  if (found === undefined) throw new Error(`no case is called ${name ?? 'nothing'} among ${all.length}`);
  return found[1];
}
