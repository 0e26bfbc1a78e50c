import {
  BulkheadRejectedError,
  BrokenCircuitError,
  bulkhead,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  handleWhen,
} from 'cockatiel';
import { endpointOf } from './endpoints.ts';

export interface CircuitSettings {
  /** A call is given up after this long, its body included; ms. */
  timeoutMs: number;
  /** Most calls to one endpoint at the same time. */
  concurrency: number;
  /** Failures in a row that open a circuit. */
  failures: number;
  /** Milliseconds that an open circuit refuses calls before it tries one. */
  pauseMs: number;
}

export interface CircuitEvent {
  endpoint: string;
  /** `refused`: an open circuit did not let the call through; `crowded`: there was no room for it. */
  kind: 'opened' | 'closed' | 'refused' | 'crowded';
}

/** A call that was not made: its endpoint is known to fail, or has its most calls under way. */
export class BackendSpared extends Error {
  override name = 'BackendSpared';
  readonly retryAfterSeconds: number;
  constructor(endpoint: string, retryAfterMs: number) {
    super(`${endpoint} is spared`);
    this.retryAfterSeconds = Math.max(1, Math.ceil(retryAfterMs / 1000));
  }
}

/** An end that says nothing about the endpoint: the caller left, or the circuit opened after the call had begun. */
class Uncounted extends Error {}

/** A call that has failed for its circuit, though its caller may still get an answer. */
class Overdue extends Error {
  readonly running: Promise<Response>;
  constructor(running: Promise<Response>) {
    super('The backend took too long');
    this.running = running;
  }
}

/**
 * Milliseconds for a call that probes whether an endpoint is back, or that takes a place which others wait for. An
 * endpoint that is known to be slower gets twice its usual time.
 */
const PATIENCE_MS = 2_000;
/** Factor for writes: their callers cannot know the outcome of one that is given up. */
const WRITE_PATIENCE = 2;
const READS = new Set(['GET', 'HEAD']);
const WITHOUT_BODY = new Set([101, 204, 205, 304]);

/**
 * Calls a backend elsewhere so that an endpoint which is down or hangs holds up neither its callers nor other
 * endpoints. Each endpoint has its own circuit: after repeated failures it gets no calls for a while, then one at a
 * time. Answers arrive whole, within a call's time. A 4xx is an answer; a 5xx, no answer or half of one is a failure.
 *
 * @returns a `fetch` that rejects with BackendSpared for a call that was not made
 */
export function createCircuits(
  settings: CircuitSettings,
  {
    call = (input, init) => fetch(input, init),
    onEvent = () => {},
  }: { call?: typeof globalThis.fetch; onEvent?: (event: CircuitEvent) => void } = {},
): typeof globalThis.fetch {
  // One for each endpoint of the page.
  const circuits = new Map<string, ReturnType<typeof createCircuit>>();
  return (input, init) => {
    const { method, pathname, signal } = targetOf(input, init);
    const endpoint = endpointOf(method, pathname);
    const circuit =
      circuits.get(endpoint) ?? createCircuit({ endpoint, isRead: READS.has(method) }, settings, onEvent);
    circuits.set(endpoint, circuit);
    return circuit(signal, (ending) => call(input, { ...init, signal: ending }));
  };
}

function createCircuit(
  { endpoint, isRead }: { endpoint: string; isRead: boolean },
  { timeoutMs, concurrency, failures, pauseMs }: CircuitSettings,
  onEvent: (event: CircuitEvent) => void,
) {
  let slots = bulkhead(concurrency);
  const breaker = circuitBreaker(
    handleWhen((error) => !(error instanceof Uncounted)).orWhenResult(
      (result) => result instanceof Response && result.status >= 500,
    ),
    { halfOpenAfter: pauseMs, breaker: new ConsecutiveBreaker(failures) },
  );
  /** Number of times that it has opened. */
  let opened = 0;
  /** The longest duration of a recent good answer; 0 before the first. */
  let usualMs = 0;
  const patienceMs = () => Math.min(timeoutMs, Math.max(PATIENCE_MS, 2 * usualMs));
  const underWay = new Set<UnderWay>();
  /** Gives up calls that have hung for long: they count as failures, and enough of them open the circuit. */
  const makeRoom = () => {
    const latest = Date.now() - patienceMs() * (isRead ? 1 : WRITE_PATIENCE);
    for (const { begunAt, giveWay } of underWay) if (begunAt <= latest) giveWay();
  };
  breaker.onBreak(() => {
    opened += 1;
    // Calls that still hang must not take the room of a probe.
    slots = bulkhead(concurrency);
    onEvent({ endpoint, kind: 'opened' });
  });
  breaker.onReset(() => onEvent({ endpoint, kind: 'closed' }));

  /** Makes one call within its time. Its duration is learned even when the caller has left. */
  async function made(send: Send, ending: AbortController): Promise<Response> {
    const begunAt = Date.now();
    const timer = setTimeout(() => ending.abort(tookTooLong()), timeoutMs);
    try {
      const answer = await whole(await send(ending.signal));
      if (answer.status < 500) usualMs = Math.max(Date.now() - begunAt, 0.9 * usualMs);
      return answer;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Makes a call and reports its outcome to the circuit. */
  async function attempt(caller: AbortSignal | null, send: Send): Promise<Response> {
    const before = opened;
    const isProbe = breaker.state === CircuitState.HalfOpen;
    const ending = new AbortController();
    const running = made(send, ending);
    const { promise: overdue, reject } = Promise.withResolvers<never>();
    const giveUp = () => reject(new Overdue(running));
    const leave = () => ending.abort(caller?.reason);
    // A read that gives way is aborted, which loses nothing. A write goes on, so that its caller learns the outcome.
    const one = { begunAt: Date.now(), giveWay: isRead ? () => ending.abort(tookTooLong()) : giveUp };
    underWay.add(one);
    // A probe goes on too, and so shows how slow the endpoint has become.
    const timer = isProbe ? setTimeout(giveUp, patienceMs()) : undefined;
    // A probe outlives its caller; other calls end with theirs.
    if (!isProbe) caller?.addEventListener('abort', leave, { once: true });
    const stopListening = () => caller?.removeEventListener('abort', leave);
    running.then(stopListening, stopListening);
    try {
      const answer = await Promise.race([running, overdue]);
      if (answer.status >= 500 && before !== opened) throw new Uncounted('late', { cause: answer });
      return answer;
    } catch (error) {
      if (error instanceof Uncounted || error instanceof Overdue) throw error;
      const isLeft = !isProbe && caller?.aborted === true;
      throw isLeft || before !== opened ? new Uncounted('left', { cause: error }) : error;
    } finally {
      clearTimeout(timer);
      underWay.delete(one);
    }
  }

  return async (caller: AbortSignal | null, send: Send): Promise<Response> => {
    caller?.throwIfAborted();
    const spare = (kind: 'refused' | 'crowded') => {
      onEvent({ endpoint, kind });
      return new BackendSpared(endpoint, pauseMs);
    };
    // One probe at a time; other calls are refused meanwhile.
    if (breaker.state === CircuitState.HalfOpen) throw spare('refused');
    try {
      return await untilLeft(
        caller,
        slots.execute(() => breaker.execute(() => attempt(caller, send))),
      );
    } catch (error) {
      if (error instanceof BrokenCircuitError) throw spare('refused');
      if (error instanceof BulkheadRejectedError) {
        makeRoom();
        throw spare('crowded');
      }
      if (error instanceof Overdue) {
        if (isRead) throw tookTooLong();
        return untilLeft(caller, error.running);
      }
      if (!(error instanceof Uncounted)) throw error;
      if (error.cause instanceof Response) return error.cause;
      throw error.cause;
    }
  };
}

interface UnderWay {
  begunAt: number;
  giveWay: () => void;
}

const tookTooLong = () => new DOMException('The backend took too long', 'TimeoutError');

type Send = (signal: AbortSignal) => Promise<Response>;

function targetOf(input: RequestInfo | URL, init: RequestInit | undefined) {
  const request = input instanceof Request ? input : null;
  return {
    method: init?.method ?? request?.method ?? 'GET',
    pathname: new URL(request?.url ?? String(input)).pathname,
    signal: init?.signal ?? request?.signal ?? null,
  };
}

/** Reads an answer's body to its end. */
async function whole(answer: Response): Promise<Response> {
  const { status, statusText, headers } = answer;
  const body = await answer.arrayBuffer();
  return new Response(WITHOUT_BODY.has(status) ? null : body, { status, statusText, headers });
}

/** Settles with the call, or rejects when the caller leaves first. */
async function untilLeft<T>(caller: AbortSignal | null, running: Promise<T>): Promise<T> {
  if (caller === null) return running;
  let leave = () => {};
  const left = new Promise<never>((_, reject) => {
    leave = () => reject(caller.reason);
    caller.addEventListener('abort', leave, { once: true });
  });
  try {
    return await Promise.race([running, left]);
  } finally {
    caller.removeEventListener('abort', leave);
  }
}
