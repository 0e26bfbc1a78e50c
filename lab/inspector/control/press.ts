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
  /** It takes no press. */
  isHeld: boolean;
  /** The path that it leads to, of a link. */
  href: string | null;
  /** Events that its press would send, and to which actor. */
  sends: { path: string; event: SentEvent }[];
  /** Values that the nearest view around it reads of actors; of an element that takes no press, the nearest few. */
  reads: { path: string; values: Read[] }[];
  /** Names of the rest that its press would have done. */
  kept: string[];
  viewChanges: number;
  /** `absent`: React has not drawn it; `silent`: nothing listens to its press; `refused`: it was not tried. */
  problem: 'absent' | 'silent' | 'refused' | null;
  threw: string | null;
}

/** An event with the one inside it: the page passes on to a part what views tell the part by way of the page. */
function passedOn(path: string, event: SentEvent): Pointed['sends'] {
  const { name, event: inner } = event as { name?: unknown; event?: unknown };
  const isPassed = event.type === 'part.told' && typeof name === 'string';
  return [{ path, event }, ...(isPassed ? [{ path: `page/${name}`, event: inner as SentEvent }] : [])];
}

type Handler = (event: unknown) => void;

/** Finds the machines that an element of the page belongs to, and tries its press. Nothing comes of the trial. */
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

/** A view is told by those around it that it takes no press: so many of them that read actors are asked. */
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
 * The handlers that a press of an element comes to, in their order. A component that is told to take no press gives its
 * element another handler than it was given itself (`held.ts`): `holder` is that component, and its own counts.
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

/** A handler that says itself that it gives the page another address: nothing could be put in the place of that. */
const leavesPage = (handler: Handler) =>
  /\blocation\s*(?:\.\s*(?:reload|assign|replace|href)|=[^=])/.test(String(handler));

/** Goes to the handlers as the browser does; one that is held from being pressed is pressed all the same. */
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
      // A link that is pressed with this key is followed by the browser, in a tab of its own.
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
