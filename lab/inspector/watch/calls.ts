import { fromPromise } from 'xstate';
import { isPromiseLogic, type RunningActor, type RunningLogic } from '../running.ts';

/** State of a call to the backend. It is answered once its status has come; the body may still be on its way. */
type CallState =
  | { kind: 'underWay' }
  | { kind: 'answered'; status: number }
  | { kind: 'failed'; reason: string };

/** One call of the backend that an actor made. */
export interface BackendCall {
  method: string;
  /** With the prefix of the backend, without the query: that may be about a person. */
  pathname: string;
  /** Epoch ms. */
  at: number;
  /** Epoch ms; null while it is under way. */
  endedAt: number | null;
  state: CallState;
}

const PREFIX = '/backend/';
/** Name of the stack frame that marks a call as an actor's, however many awaits lie between. */
const FRAME = 'labActor';
const FRAME_OF = new RegExp(`${FRAME}(\\d+)\\b`);
/** Frames of a stack that are read. V8 keeps ten by default, and services await each other. */
const DEPTH = 100;

interface PromiseArgs {
  input: unknown;
  system: unknown;
  self: unknown;
  signal: AbortSignal;
  emit: unknown;
}
type Creator = (args: PromiseArgs) => PromiseLike<unknown>;

/**
 * Tells which actor makes which call of the backend, by three signs, the surest first: the actor is being started
 * during the call; the call has just begun to listen to the actor's signal; or V8's stack shows that the actor's
 * promise awaits the calling function. The page itself takes no part in it.
 */
export function createCallWatch(now: () => number, onChange: () => void) {
  const calls = new WeakMap<RunningActor, BackendCall[]>();
  const watched = new WeakMap<RunningLogic, RunningLogic>();
  /** Actors by the number in their frame, while their promise is open. */
  const open = new Map<number, RunningActor>();
  let lastNumber = 0;
  let starting: RunningActor | null = null;
  let listening: RunningActor | null = null;

  const listensFor = (ref: RunningActor, signal: AbortSignal) => {
    const listen = signal.addEventListener.bind(signal) as AbortSignal['addEventListener'];
    const told = (...args: Parameters<AbortSignal['addEventListener']>) => {
      listen(...args);
      listening = ref;
      queueMicrotask(() => {
        if (listening === ref) listening = null;
      });
    };
    Object.defineProperty(signal, 'addEventListener', { value: told, configurable: true });
  };
  const watchedLogic = (own: RunningLogic, create: Creator) =>
    fromPromise((args) => {
      const ref = args.self as unknown as RunningActor;
      lastNumber += 1;
      const number = lastNumber;
      const name = `${FRAME}${number}`;
      open.set(number, ref);
      const end = () => open.delete(number);
      // A promise that was given up may never settle.
      args.signal.addEventListener('abort', end, { once: true });
      listensFor(ref, args.signal);
      const before = starting;
      starting = ref;
      let made: PromiseLike<unknown>;
      try {
        made = create(args as PromiseArgs);
      } catch (error) {
        end();
        throw error;
      } finally {
        starting = before;
      }
      const frames = {
        [name]: async () => {
          try {
            return await made;
          } finally {
            end();
          }
        },
      };
      return frames[name]?.() ?? made;
    }) as unknown as RunningLogic & typeof own;

  const callerNow = (): RunningActor | null => {
    const caller = starting ?? listening;
    listening = null;
    if (caller !== null) return caller;
    const number = FRAME_OF.exec(stackNow())?.[1];
    return number === undefined ? null : (open.get(Number(number)) ?? null);
  };

  return {
    /** Takes an actor that has not started yet. Only promises call. */
    attend(ref: RunningActor): void {
      const { logic } = ref;
      const { config } = logic as { config?: unknown };
      if (typeof config !== 'function' || !isPromiseLogic(logic)) return;
      const known = watched.get(logic) ?? watchedLogic(logic, config as Creator);
      watched.set(logic, known);
      // The watched logic itself is left as it is.
      watched.set(known, known);
      ref.logic = known;
    },
    /** A fetch that behaves the same, and notes its calls. */
    watchedFetch:
      (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
      (input, init) => {
        const asked = askedOf(input, init);
        const caller = asked === null ? null : callerNow();
        const answer = fetch(input, init);
        if (asked === null || caller === null) return answer;
        const call: BackendCall = { ...asked, at: now(), endedAt: null, state: { kind: 'underWay' } };
        calls.set(caller, [...(calls.get(caller) ?? []), call]);
        const end = (state: CallState) => {
          call.state = state;
          call.endedAt = now();
          onChange();
        };
        onChange();
        answer.then(
          ({ status }) => end({ kind: 'answered', status }),
          (error: unknown) => end({ kind: 'failed', reason: reasonOf(error) }),
        );
        return answer;
      },
    /** The calls that an actor has made, in their order. */
    of: (ref: RunningActor): readonly BackendCall[] => calls.get(ref) ?? NONE,
  };
}
export type CallWatch = ReturnType<typeof createCallWatch>;

const NONE: readonly BackendCall[] = [];

/** Method and path of a call to the backend; null for any other fetch. */
function askedOf(input: RequestInfo | URL, init: RequestInit | undefined) {
  const request = typeof input === 'object' && 'url' in input ? input : null;
  const base = globalThis.location?.href ?? 'http://lab.invalid';
  const address = request?.url ?? String(input);
  if (!URL.canParse(address, base)) return null;
  const { pathname, origin } = new URL(address, base);
  if (origin !== new URL(base).origin || !pathname.startsWith(PREFIX)) return null;
  return { method: (init?.method ?? request?.method ?? 'GET').toUpperCase(), pathname };
}

function stackNow(): string {
  const V8: { stackTraceLimit?: number } = Error;
  const usual = V8.stackTraceLimit;
  V8.stackTraceLimit = DEPTH;
  const { stack = '' } = new Error('who calls');
  if (usual === undefined) delete V8.stackTraceLimit;
  else V8.stackTraceLimit = usual;
  return stack;
}

function reasonOf(error: unknown): string {
  const { name, message } = error as { name?: string; message?: string };
  return name === 'AbortError' ? 'given up by the page' : (message ?? String(error));
}
