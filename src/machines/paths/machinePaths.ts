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

/** How a promise can end. */
interface PromiseCases<TOutput> {
  outputs: readonly TOutput[];
  /** What it can fail with; one plain error when left out, none when empty. */
  errors?: readonly unknown[];
}
/** What a listener or a part tells the machine while it lives; it never ends. */
interface TellingCases<TEvent> {
  tells: readonly TEvent[];
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
export interface PathCases<M extends AnyStateMachine> {
  /** What it is started with; every walk begins with one of them. `[undefined]` when it takes nothing. */
  inputs: readonly InputFrom<M>[];
  /** Tried in every state; of one event as many payloads as make a difference. */
  events: readonly EventFrom<M>[];
  actors: ActorCases<ActorsOf<M>, EventFrom<M>>;
  /** What of the context tells two states apart; left out, all of it. */
  abstract?: (context: ContextFrom<M>) => unknown;
  /** Transitions that nothing can take, by their label, each with its reason. */
  unreachable?: Readonly<Record<string, string>>;
  /** The exploration stops there and says so; 5000 when left out. */
  maxConfigurations?: number;
  /** What the shared parts of the page hold that it reads. */
  page?: { serverTimeMs?: number; user?: unknown };
}
export interface MachinePaths<M extends AnyStateMachine = AnyStateMachine> extends PathCases<M> {
  machine: M;
}

/** The event cases of a machine. They live in `<name>Paths.ts` beside it and are exported as `<name>Paths`. */
export function pathsOf<M extends AnyStateMachine>(machine: M, cases: PathCases<M>): MachinePaths<M> {
  return { machine, ...cases };
}
