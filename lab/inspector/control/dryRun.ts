import type { SentEvent } from '../../engine/cases.ts';
import type { RunningActor } from '../running.ts';
import { hooksOf, walkFibers, type Fiber, type HookQueue } from '../watch/fibers.ts';

interface Sent {
  ref: RunningActor;
  event: SentEvent;
}
/** All effects that a piece of code would have had. */
export interface DryRun {
  /** Events that it would have sent to actors of the page, in their order. */
  sent: Sent[];
  /** Names of other effects on the browser: `fetch`, `storage`, … */
  kept: string[];
  /** Number of changes to state that only views have. */
  viewChanges: number;
  /** The message of what it threw. */
  threw: string | null;
}

const never = () => new Promise<never>(() => {});
const nothing = () => undefined;

/** All effects of code outside the actors, by name, with a replacement for each. */
function doings(): [
  name: string,
  owner: object | undefined,
  methods: readonly string[],
  instead?: () => unknown,
][] {
  const view = globalThis as unknown as Record<string, { prototype: object } | undefined>;
  const methodsOf = (name: string) => view[name]?.prototype;
  return [
    ['fetch', globalThis, ['fetch'], never],
    ['request', methodsOf('XMLHttpRequest'), ['send']],
    ['beacon', methodsOf('Navigator'), ['sendBeacon']],
    ['share', methodsOf('Navigator'), ['share'], never],
    ['clipboard', methodsOf('Clipboard'), ['writeText', 'write', 'readText', 'read'], never],
    ['geolocation', methodsOf('Geolocation'), ['getCurrentPosition', 'watchPosition']],
    ['storage', methodsOf('Storage'), ['setItem', 'removeItem', 'clear']],
    ['history', methodsOf('History'), ['pushState', 'replaceState', 'back', 'forward', 'go']],
    ['window', globalThis, ['open', 'print', 'alert', 'confirm', 'prompt', 'postMessage']],
    ['scroll', globalThis, ['scrollTo', 'scrollBy', 'scroll']],
    ['scroll', methodsOf('Element'), ['scrollIntoView', 'scrollTo', 'scrollBy', 'scroll']],
    ['focus', methodsOf('HTMLElement'), ['focus', 'blur']],
    ['press', methodsOf('HTMLElement'), ['click']],
    ['popover', methodsOf('HTMLElement'), ['showPopover', 'hidePopover', 'togglePopover']],
    ['fullscreen', methodsOf('Element'), ['requestFullscreen']],
    ['dialog', methodsOf('HTMLDialogElement'), ['show', 'showModal', 'close', 'requestClose']],
    ['form', methodsOf('HTMLFormElement'), ['submit', 'requestSubmit', 'reset']],
    ['event', methodsOf('EventTarget'), ['dispatchEvent']],
    ['timer', globalThis, ['setTimeout', 'setInterval', 'requestAnimationFrame', 'requestIdleCallback']],
    ['timer', globalThis, ['queueMicrotask']],
  ];
}

/**
 * Runs code of the page's views without effects: events to actors are caught, effects on the browser are prevented, and
 * the views' own state stays. Covers only immediate effects, not those after an import, for example.
 */
export function dryRun(page: RunningActor, act: () => void): DryRun {
  const run: DryRun = { sent: [], kept: [], viewChanges: 0, threw: null };
  const undo: (() => void)[] = [];
  const { system } = page;
  const relay = system._relay;
  system._relay = (_, ref, event) => void run.sent.push({ ref, event });
  undo.push(() => {
    system._relay = relay;
  });
  for (const [name, owner, methods, instead = nothing] of doings()) {
    if (owner === undefined) continue;
    for (const method of methods) undo.push(replaced(owner, method, () => (run.kept.push(name), instead())));
  }
  undo.push(keepNavigation(() => run.kept.push('navigation')));
  undo.push(holdViews(() => (run.viewChanges += 1)));
  try {
    act();
  } catch (error) {
    run.threw = error instanceof Error ? error.message : String(error);
  } finally {
    for (const take of undo.toReversed()) take();
  }
  return run;
}

/** Replaces a method; the returned function restores it. */
function replaced(owner: object, method: string, instead: () => unknown): () => void {
  const own = Object.getOwnPropertyDescriptor(owner, method);
  if (!(method in owner)) return nothing;
  Object.defineProperty(owner, method, { value: instead, configurable: true, writable: true });
  return () => {
    if (own === undefined) Reflect.deleteProperty(owner, method);
    else Object.defineProperty(owner, method, own);
  };
}

/** Prevents navigation. The methods of `location` cannot be replaced, but the browser asks before it goes. */
function keepNavigation(onKept: () => void): () => void {
  const { navigation } = globalThis as { navigation?: EventTarget };
  if (navigation === undefined) return nothing;
  const keep = (event: Event) => {
    event.preventDefault();
    onKept();
  };
  navigation.addEventListener('navigate', keep);
  return () => navigation.removeEventListener('navigate', keep);
}

/**
 * Keeps the state of views: their reducers return the old state, for which React draws nothing. React calls a reducer
 * early only for a view without pending changes, so its lanes are emptied meanwhile.
 */
function holdViews(onHeld: () => void): () => void {
  const undo: (() => void)[] = [];
  const seen = new Set<HookQueue>();
  const hold = (fiber: Fiber) => {
    for (const one of [fiber, fiber.alternate]) {
      if (one === null || one.lanes === 0) continue;
      const { lanes } = one;
      one.lanes = 0;
      undo.push(() => {
        one.lanes |= lanes;
      });
    }
    for (const { queue } of hooksOf(fiber)) {
      if (queue === null || typeof queue.dispatch !== 'function' || seen.has(queue)) continue;
      seen.add(queue);
      const { lastRenderedReducer = null } = queue;
      queue.lastRenderedReducer = (state) => {
        onHeld();
        return state;
      };
      undo.push(() => {
        queue.lastRenderedReducer = lastRenderedReducer;
      });
    }
  };
  walkFibers((fiber) => {
    if (hooksOf(fiber).length > 0) hold(fiber);
  });
  return () => {
    for (const take of undo) take();
  };
}
