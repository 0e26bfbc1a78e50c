import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long the server listens for more visitors before it begins another render, while more keep coming; ms. */
const LISTEN_MS = 5;
/** How long renders go on without listening in between; ms. */
const MOST_AT_ONCE_MS = 50;
/** How much of the pace the last render makes up: one that is slow by chance changes little. */
const LATEST_SHARE = 1 / 16;

export class OverCapacity extends Error {}
export class VisitorLeft extends Error {}

export interface RenderQueueLimits {
  /** Most pages that wait or are being rendered. */
  capacity: number;
  /** Whoever would wait longer than this for the render to begin is refused; ms. */
  maxWaitMs: number;
  /** Milliseconds that only go up; the process's own clock unless a test brings another. */
  now?: () => number;
  /** Told how many wait, whenever it changes. */
  onWaiting?: (count: number) => void;
}

interface Waiting {
  begin: () => void;
  ended: Promise<void>;
}

/**
 * Lets renders begin one after another, in the order they came.
 *
 * With the embedded backend a render holds the thread from its first line to its last, and what arrives meanwhile
 * waits unseen in its socket. So before each one the server takes what has arrived: only what has been seen can be
 * counted and refused. Renders that wait for a backend elsewhere run side by side.
 */
export function createRenderQueue({
  capacity,
  maxWaitMs,
  now = () => performance.now(),
  onWaiting = () => {},
}: RenderQueueLimits) {
  const waiting: Waiting[] = [];
  let held = 0;
  /** Mean time that a render, and the listening before it, takes from those that wait; ms. */
  let pace = 0;
  let arrived = 0;
  let isRunning = false;

  function takeNext(): Waiting | undefined {
    const next = waiting.shift();
    if (next !== undefined) onWaiting(waiting.length);
    return next;
  }

  /** Takes turns until one brings nobody new. */
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

  async function run(): Promise<void> {
    isRunning = true;
    for (;;) {
      const listening = now();
      await listen();
      // When refusing takes long, rendering gets as long: many who ask again and again cannot starve those let in.
      const heard = now();
      const until = heard + Math.min(heard - listening, MOST_AT_ONCE_MS);
      let next = takeNext();
      if (next === undefined) break;
      let since = listening;
      while (next !== undefined) {
        next.begin();
        await Promise.race([next.ended, nextTurn()]);
        const ended = now();
        pace += (ended - since - pace) * LATEST_SHARE;
        since = ended;
        next = ended < until ? takeNext() : undefined;
      }
    }
    isRunning = false;
  }

  /**
   * Resolves with what the render makes of its page.
   *
   * @throws OverCapacity when there is no room, or when those before would take too long.
   * @throws VisitorLeft when nobody waits for the page any more as its turn comes.
   */
  return async function inTurn<T>(render: () => Promise<T>, visitor?: AbortSignal): Promise<T> {
    arrived += 1;
    if (held >= capacity || waiting.length * pace > maxWaitMs) throw new OverCapacity();
    held += 1;
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    try {
      await new Promise<void>((begin) => {
        waiting.push({ begin, ended });
        onWaiting(waiting.length);
        if (!isRunning) void run();
      });
      if (visitor?.aborted === true) throw new VisitorLeft();
      return await render();
    } finally {
      held -= 1;
      end();
    }
  };
}
