import type { SentEvent } from '../../engine/cases.ts';
import { pathOf, type RunningActor } from '../running.ts';
import { isHeld, nameOf, roleOf } from '../watch/elementName.ts';
import { componentsAround, propsOf, readingsOf, type Fiber } from '../watch/fibers.ts';
import type { Read } from '../watch/reads.ts';
import { dryRun, type DryRun } from './dryRun.ts';

/** An element of the page with the machines behind it, as far as the lab knows them. */
export interface Pointed {
  role: string;
  name: string;
  /** True when it takes no press. */
  isHeld: boolean;
  /** Path of a link. */
  href: string | null;
  /** Events that a press would send, with the actors that would get them. */
  sends: { path: string; event: SentEvent }[];
  /** Values that the nearest view around it reads of actors; for an element that takes no press, of the nearest few. */
  reads: { path: string; values: Read[] }[];
  /** Names of other effects that a press would have. */
  kept: string[];
  viewChanges: number;
  /** `absent`: React has not drawn it; `silent`: nothing listens to its press; `refused`: it was not tried. */
  problem: 'absent' | 'silent' | 'refused' | null;
  threw: string | null;
}

/** An event with its inner one: views send some events for a part by way of the page. */
function passedOn(path: string, event: SentEvent): Pointed['sends'] {
  const { name, event: inner } = event as { name?: unknown; event?: unknown };
  const isPassed = event.type === 'part.told' && typeof name === 'string';
  return [{ path, event }, ...(isPassed ? [{ path: `page/${name}`, event: inner as SentEvent }] : [])];
}

type Handler = (event: unknown) => void;

/** Finds the machines behind an element of the page, and tries its press without effects. */
export function lookAt(page: RunningActor, element: Element): Pointed {
  const around = componentsAround(element);
  const isOff = isHeld(element);
  const presses = pressesOf(element, isOff ? around?.[0] : undefined);
  const isRefused = presses.some(({ handler }) => leavesPage(handler));
  const run: DryRun | null = isRefused ? null : dryRun(page, () => press(element, presses, isOff));
  const problem = around === null ? 'absent' : presses.length === 0 ? 'silent' : isRefused ? 'refused' : null;
  return {
    role: roleOf(element),
    name: nameOf(element),
    isHeld: isOff,
    href: element instanceof HTMLAnchorElement ? element.pathname + element.hash : null,
    sends: (run?.sent ?? []).flatMap(({ ref, event }) => passedOn(pathOf(ref), event)),
    reads: readsOf(page, around ?? [], isOff ? HELD_BY : 1),
    kept: [...new Set(run?.kept)],
    viewChanges: run?.viewChanges ?? 0,
    problem,
    threw: run?.threw ?? null,
  };
}

/** A disabled view gets that from views around it, so several readers of actors are asked. */
const HELD_BY = 3;

/** Values that the nearest components that read actors read of them, each value once. */
function readsOf(page: RunningActor, around: readonly Fiber[], most: number): Pointed['reads'] {
  const readers = around
    .map((component) => readingsOf(component, page))
    .filter((readings) => readings.length > 0)
    .slice(0, most);
  const found = new Map<string, Map<string, Read>>();
  for (const { ref, reads } of readers.flat()) {
    const path = pathOf(ref);
    const values = found.get(path) ?? new Map<string, Read>();
    for (const read of reads) values.set(read.path, read);
    found.set(path, values);
  }
  return [...found].map(([path, values]) => ({ path, values: [...values.values()] }));
}

interface Press {
  element: Element;
  name: 'onClick' | 'onChange' | 'onSubmit';
  handler: Handler;
}

/**
 * The handlers of a press on an element, in order. A component that takes no press passes its element another handler
 * than its own (`held.ts`): `holder` is that component, and its own handler counts.
 */
function pressesOf(element: Element, holder: Fiber | undefined): Press[] {
  const presses: Press[] = [];
  const own = holder?.memoizedProps?.['onClick'];
  const add = (one: Element | null, name: Press['name']) => {
    const isOwn = one === element && name === 'onClick' && typeof own === 'function';
    const handler = isOwn ? own : one === null ? undefined : propsOf(one)?.[name];
    if (one !== null && typeof handler === 'function')
      presses.push({ element: one, name, handler: handler as Handler });
  };
  for (let one: Element | null = element; one !== null; one = one.parentElement) add(one, 'onClick');
  const field = element instanceof HTMLLabelElement ? element.control : element;
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
    if (field !== element) add(field, 'onClick');
    add(field, 'onChange');
  }
  if (element instanceof HTMLButtonElement && element.type === 'submit') add(element.form, 'onSubmit');
  return presses;
}

/** A handler that names a new address for the page itself, which cannot be prevented. */
const leavesPage = (handler: Handler) =>
  /\blocation\s*(?:\.\s*(?:reload|assign|replace|href)|=[^=])/.test(String(handler));

/** Calls the handlers as the browser does, even on an element that takes no press. */
function press(element: Element, presses: readonly Press[], isOff: boolean): void {
  let isStopped = false;
  let isPrevented = false;
  const isLink = element.closest('a[href]') !== null;
  for (const { element: current, name, handler } of presses) {
    if (isStopped && name === 'onClick') continue;
    if (isPrevented && name === 'onSubmit' && !isOff) continue;
    const target = name === 'onChange' ? chosen(current) : name === 'onSubmit' ? current : element;
    const stop = () => {
      isStopped = true;
    };
    const prevent = () => {
      isPrevented = true;
    };
    const view = globalThis.window;
    handler({
      type: { onClick: 'click', onChange: 'change', onSubmit: 'submit' }[name],
      target,
      currentTarget: name === 'onChange' ? target : current,
      nativeEvent: Object.assign(new view.Event('lab.press'), { submitter: element }),
      button: 0,
      detail: 1,
      clientX: 0,
      clientY: 0,
      // With this key the browser opens a link in a tab of its own.
      ctrlKey: isLink,
      metaKey: false,
      shiftKey: false,
      altKey: false,
      get defaultPrevented() {
        return isPrevented;
      },
      preventDefault: prevent,
      stopPropagation: stop,
      isDefaultPrevented: () => isPrevented,
      isPropagationStopped: () => isStopped,
      persist: () => {},
    });
  }
}

/** A choice as it would be after its press. */
function chosen(element: Element): Element {
  return new Proxy(element, {
    get: (target, key) => {
      if (key === 'checked')
        return target instanceof HTMLInputElement && (target.type === 'radio' || !target.checked);
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
