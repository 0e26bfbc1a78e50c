import type { RunningActor, RunningSnapshot } from '../running.ts';
import { readable, type Read } from './reads.ts';

/** One hook of a component: an internal of React, of the pinned version. */
interface Hook {
  memoizedState: unknown;
  queue: HookQueue | null;
  next: Hook | null;
}
export interface HookQueue {
  dispatch?: unknown;
  lastRenderedReducer?: ((state: unknown, action: unknown) => unknown) | null;
  getSnapshot?: () => unknown;
}
/** One component or element as React has drawn it. */
export interface Fiber {
  tag: number;
  type: unknown;
  lanes: number;
  memoizedProps: Record<string, unknown> | null;
  memoizedState: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
  stateNode: unknown;
}
/** React's numbers for function components, wrapped or not, and for elements of the page. */
const FUNCTIONS = [0, 11, 14, 15];
const ELEMENT = [5, 26, 27];

const isFunction = ({ tag }: Fiber): boolean => FUNCTIONS.includes(tag);
const isElement = ({ tag }: Fiber): boolean => ELEMENT.includes(tag);

const keyed = (element: Element, prefix: string): unknown => {
  const key = Object.keys(element).find((name) => name.startsWith(prefix));
  return key === undefined ? undefined : (element as unknown as Record<string, unknown>)[key];
};

/** The attributes and handlers that React has given an element; null for an element that is not React's, or not yet. */
export function propsOf(element: Element): Record<string, unknown> | null {
  return (keyed(element, '__reactProps$') as Record<string, unknown> | undefined) ?? null;
}

/** Visits every fiber that is drawn, each after those around it. */
export function walkFibers(visit: (fiber: Fiber, around: readonly Fiber[]) => void): void {
  for (const element of document.body.querySelectorAll('*')) {
    const host = keyed(element, '__reactContainer$') as { stateNode: { current: Fiber } } | undefined;
    if (host !== undefined) walkFrom(host.stateNode.current, visit);
  }
}

function walkFrom(root: Fiber, visit: (fiber: Fiber, around: readonly Fiber[]) => void): void {
  const around: Fiber[] = [];
  const step = (first: Fiber) => {
    for (let fiber: Fiber | null = first; fiber !== null; fiber = fiber.sibling) {
      visit(fiber, around);
      if (fiber.child === null) continue;
      around.push(fiber);
      step(fiber.child);
      around.pop();
    }
  };
  step(root);
}

/** The hooks of a component, in the order in which it calls them. */
export function hooksOf(fiber: Fiber): Hook[] {
  const hooks: Hook[] = [];
  if (!isFunction(fiber)) return hooks;
  let hook = fiber.memoizedState as Hook | null;
  while (hook !== null && typeof hook === 'object' && 'next' in hook) {
    hooks.push(hook);
    hook = hook.next;
  }
  return hooks;
}

/** A selector of a component, with its actor. */
interface Reading {
  ref: RunningActor;
  /** Values of the actor's snapshot that the selector looks at. */
  reads: Read[];
}

/** The selectors by which a component follows actors of a page, with the values that they look at. */
export function readingsOf(fiber: Fiber, page: RunningActor): Reading[] {
  const readings: Reading[] = [];
  let ref: RunningActor | null = null;
  for (const { memoizedState, queue } of hooksOf(fiber)) {
    const own = selectionOf(memoizedState);
    if (own !== null && isActorOf(page, own.actor)) {
      readings.push(readingOf(own.actor, own.selector));
      continue;
    }
    const deps = depsOf(memoizedState);
    ref = deps.find((one) => isActorOf(page, one)) ?? ref;
    // The memory of a selector of @xstate/react has four dependencies, of which the selector is the third.
    const selector = deps.find((one, at) => at >= 2 && typeof one === 'function');
    if (ref === null) continue;
    if (selector !== undefined && deps.length === 4) readings.push(readingOf(ref, selector as Selector));
    else if (typeof queue?.getSnapshot === 'function') ref = null;
  }
  return readings;
}

type Selector = (snapshot: RunningSnapshot) => unknown;

function readingOf(ref: RunningActor, select: Selector): Reading {
  const { value: snapshot, reads } = readable(ref.getSnapshot());
  try {
    select(snapshot);
  } catch {
    // A selector that throws here also throws in its view.
  }
  return { ref, reads: reads().flatMap(told) };
}

/** Parts of a snapshot that are an actor's state. The rest is its machine and the actors below it. */
const STANDING = /^(?:context|value|tags|status|output|error)(?:\.|$)/;

/** Values for display: tags as a list, and only parts of the actor's state. */
function told({ path, value }: Read): Read[] {
  if (!STANDING.test(path)) return [];
  return [{ path, value: value instanceof Set ? [...(value as Set<unknown>)] : value }];
}

/** Actor and selector that a hook of `actorSelector.ts` keeps; null for any other hook. */
function selectionOf(state: unknown): { actor: unknown; selector: Selector } | null {
  const { selection } = (state ?? {}) as { selection?: { actor: unknown; selector: unknown } | null };
  return typeof selection?.selector === 'function'
    ? { actor: selection.actor, selector: selection.selector as Selector }
    : null;
}

/** The values that a memo, a callback or an effect of a component depends on. */
function depsOf(state: unknown): readonly unknown[] {
  if (Array.isArray(state)) return Array.isArray(state[1]) ? (state[1] as unknown[]) : [];
  const { deps } = (state ?? {}) as { deps?: unknown };
  return Array.isArray(deps) ? (deps as unknown[]) : [];
}

function isActorOf(page: RunningActor, value: unknown): value is RunningActor {
  return (
    typeof value === 'object' && value !== null && (value as Partial<RunningActor>).system === page.system
  );
}

/** The elements of the page that a fiber has drawn, the outermost. */
function elementsOf(fiber: Fiber): Element[] {
  if (isElement(fiber)) return [fiber.stateNode as Element];
  const found: Element[] = [];
  for (let child = fiber.child; child !== null; child = child.sibling) found.push(...elementsOf(child));
  return found;
}

/** The components around an element, the nearest first; null where React has not drawn it. */
export function componentsAround(element: Element): Fiber[] | null {
  let found: Fiber[] | null = null;
  walkFibers((fiber, around) => {
    if (fiber.stateNode === element && isElement(fiber)) found = around.filter(isFunction).toReversed();
  });
  return found;
}

/** The elements of the page whose views read an actor. */
export function elementsReading(page: RunningActor, ref: RunningActor): Element[] {
  const found = new Set<Element>();
  walkFibers((fiber) => {
    if (!isFunction(fiber) || !readingsOf(fiber, page).some((reading) => reading.ref === ref)) return;
    for (const element of elementsOf(fiber)) found.add(element);
  });
  return [...found];
}
