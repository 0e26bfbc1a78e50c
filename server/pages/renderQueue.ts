import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds that the server listens for more visitors before it begins another render, while more keep coming. */
const LISTEN_MS = 5;
/** Milliseconds of rendering per one of listening: repeated requests cannot starve those who wait. */
const RENDERING_TO_LISTENING = 4;
/** Milliseconds that renders go on without listening in between. */
const MOST_AT_ONCE_MS = 100;
/** Refusals after each render while renders wait: a refusal and the retry that follows cost a thirtieth of a render. */
const REFUSALS_A_RENDER = 6;
/** Each waiting request takes some ten kilobytes. */
const MOST_WAITING = 2_000;

/** No page is made for this visitor. One shared instance serves all: it saves the cost of making an error. */
export class GivenUp extends Error {}
export class OverCapacity extends GivenUp {}
export class VisitorLeft extends GivenUp {}
const overCapacity = new OverCapacity('There was no room for the render of a page');
const visitorLeft = new VisitorLeft('Nobody waits for the page any more');

export interface RenderQueueLimits {
  /** Most renders under way: those with a backend elsewhere wait for it side by side. */
  capacity: number;
  /** A visitor whose render has not begun after so long is refused; ms. */
  maxWaitMs: number;
  /** A visitor who finds so many waiting is refused at once. */
  mostWaiting?: number;
  /** Milliseconds that only go up; the process's own clock unless a test brings another. */
  now?: () => number;
  /** Called with the number of waiting requests whenever it changes. */
  onWaiting?: (count: number) => void;
}

interface Waiting {
  since: number;
  begin: () => void;
  refuse: (reason: GivenUp) => void;
  ended: Promise<void>;
}

/**
 * Lets renders begin one after another, in the order of their requests.
 *
 * With the embedded backend a render blocks the thread, and new requests wait unseen in their sockets. So the server
 * accepts them before each render: only then can it count them and refuse some in time. Renders that wait for a backend
 * elsewhere run side by side.
 *
 * No request is refused by an estimate: one without room waits until its page would come too late, and is refused then.
 * A visitor who is refused at once asks again at once, and the host would do nothing but refuse. A visitor who leaves
 * gives their place to the next.
 */
export function createRenderQueue({
  capacity,
  maxWaitMs,
  mostWaiting = MOST_WAITING,
  now = () => performance.now(),
  onWaiting = () => {},
}: RenderQueueLimits) {
  /** Requests in the order in which they came, and those whose time is over and which are about to be refused. */
  const waiting = new Set<Waiting>();
  const late = new Set<Waiting>();
  let rendering = 0;
  let arrived = 0;
  let isRunning = false;
  let onRoom = () => {};

  function leave(one: Waiting): void {
    late.delete(one);
    if (waiting.delete(one)) onWaiting(waiting.size);
  }

  const first = (): Waiting | undefined => waiting.values().next().value;

  /** The next one whose page would still be in time. */
  function takeNext(): Waiting | undefined {
    for (let next = first(); next !== undefined; next = first()) {
      const isLate = now() - next.since > maxWaitMs;
      if (!isLate && rendering >= capacity) return undefined;
      leave(next);
      if (!isLate) return next;
      late.add(next);
    }
    return undefined;
  }

  function refuse(most: number): void {
    let left = most;
    for (const one of late) {
      if (left === 0) return;
      left -= 1;
      late.delete(one);
      one.refuse(overCapacity);
    }
  }

  /** Takes turns of the event loop until one brings no new request. */
  async function listen(): Promise<void> {
    const until = now() + LISTEN_MS;
    // A connection needs one turn to be accepted and another to be read.
    await nextTurn();
    let before: number;
    do {
      before = arrived;
      await nextTurn();
    } while (arrived > before && now() < until);
  }

  /** Resolves when a render has ended, or when the first of those who wait has waited too long. */
  async function room(): Promise<void> {
    const since = first()?.since ?? now();
    const { promise, resolve } = Promise.withResolvers<void>();
    onRoom = resolve;
    const timer = setTimeout(resolve, Math.max(0, since + maxWaitMs - now()) + 1);
    await promise;
    clearTimeout(timer);
  }

  async function run(): Promise<void> {
    isRunning = true;
    while (waiting.size + late.size > 0) {
      const listening = now();
      await listen();
      const heard = now();
      const until = heard + Math.min((heard - listening) * RENDERING_TO_LISTENING, MOST_AT_ONCE_MS);
      let next = takeNext();
      if (next === undefined) refuse(late.size);
      while (next !== undefined) {
        rendering += 1;
        next.begin();
        await Promise.race([next.ended, nextTurn()]);
        refuse(REFUSALS_A_RENDER);
        next = now() < until ? takeNext() : undefined;
      }
      if (rendering >= capacity && waiting.size > 0) await room();
    }
    isRunning = false;
  }

  /**
   * Resolves with the page that the render makes.
   *
   * @throws OverCapacity when too many wait, or when those before have taken too long.
   * @throws VisitorLeft when the visitor has left before the render begins.
   */
  return async function inTurn<T>(render: () => Promise<T>, visitor?: AbortSignal): Promise<T> {
    arrived += 1;
    if (visitor?.aborted === true) throw visitorLeft;
    if (waiting.size + late.size >= mostWaiting) throw overCapacity;
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    await new Promise<void>((begin, refuse) => {
      const one: Waiting = { since: now(), begin, refuse, ended };
      const left = () => {
        leave(one);
        refuse(visitorLeft);
      };
      visitor?.addEventListener('abort', left, { once: true });
      waiting.add(one);
      onWaiting(waiting.size);
      if (!isRunning) void run();
    });
    try {
      return await render();
    } finally {
      rendering -= 1;
      end();
      onRoom();
    }
  };
}
