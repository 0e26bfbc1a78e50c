/** Helpers of a journey within the page: one script, which the engine runs before the scripts of the page. */
import { queryAllByRole } from '@testing-library/dom';
import { takeOver } from '../../lab/browser/takeOver.ts';
import { watchUncaught } from '../../src/app/measure/pageErrors.ts';
import { missOfSection } from '../support/missOfSection.ts';
import { pageStill } from '../support/pageStill.ts';
import type { Target } from './target.ts';

/** Keeps what went wrong in the pages of an origin, as long as their window is open. */
const PROBLEMS = 'problems of the journey';
/** A browser that draws no frame for a while is not waited for, ms. */
const FRAME_MS = 250;

const problems = () => JSON.parse(sessionStorage.getItem(PROBLEMS) ?? '[]') as string[];
const note = (text: string) => sessionStorage.setItem(PROBLEMS, JSON.stringify([...problems(), text]));

function watchProblems(): void {
  for (const level of ['error', 'warn'] as const) {
    const real = console[level].bind(console);
    console[level] = (...parts: unknown[]) => {
      note(`${level}: ${parts.map(String).join(' ')}`);
      real(...parts);
    };
  }
  watchUncaught((message) => note(`uncaught: ${message}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note(`policy: ${violatedDirective} ${blockedURI}`),
  );
}

let callsUnderWay = 0;

function countCalls(): void {
  const real = window.fetch.bind(window);
  window.fetch = async (...call) => {
    callsUnderWay += 1;
    try {
      return await real(...call);
    } finally {
      callsUnderWay -= 1;
    }
  };
}

/** Nothing is on its way to the page, and nothing of it moves. */
async function isCalm(): Promise<boolean> {
  if (callsUnderWay > 0) return false;
  await pageStill();
  return callsUnderWay === 0;
}

/** The elements of a target that are shown, in the order of the page. */
function elementsOf({ role, name, within = 'body' }: Target): HTMLElement[] {
  const parts = [...document.querySelectorAll<HTMLElement>(within)].filter((part) => part.checkVisibility());
  if (role === undefined) return parts;
  const named =
    name === undefined ? {} : { name: typeof name === 'string' ? name : new RegExp(name.pattern) };
  return parts.flatMap((part) => queryAllByRole<HTMLElement>(part, role, named));
}

const wordsOf = (element: HTMLElement) =>
  element instanceof HTMLInputElement ? element.value : element.innerText.replaceAll(/\s+/g, ' ').trim();

const topOf = (element: HTMLElement) => Math.round(element.getBoundingClientRect().top);

const frame = () =>
  new Promise((drawn) => {
    requestAnimationFrame(drawn);
    setTimeout(drawn, FRAME_MS);
  });

/** Tells if a press at this point would reach the element. */
function isMetAt(element: HTMLElement, x: number, y: number): boolean {
  const hit = document.elementFromPoint(x, y);
  // A mark that is drawn lies over the box of a choice; both are in its label.
  return hit !== null && (element.contains(hit) || hit.closest('label')?.control === element);
}

/**
 * Outcome of the last press, null until the page has got it: the top of the element that it met, in CSS px below the top
 * of the window, or null when it met another.
 */
let pressed: { at: number | null } | null = null;

/**
 * Brings the one element of a target to where it stands still and can be pressed; tells that place in CSS px of the
 * window and which document it is of, or why there is none.
 */
async function placeOf(target: Target): Promise<{ x: number; y: number; document: number } | string> {
  const found = elementsOf(target);
  const [element] = found;
  if (element === undefined || found.length > 1) return `there are ${found.length} of it`;
  if (element.matches(':disabled, [aria-disabled="true"]')) return 'it is disabled';
  const middle = () => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
  };
  let { x, y } = middle();
  if (!isMetAt(element, x, y)) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = middle();
  await frame();
  await frame();
  ({ x, y } = middle());
  if (x !== before.x || y !== before.y) return 'it moves';
  if (!isMetAt(element, x, y))
    return `over it lies ${document.elementFromPoint(x, y)?.outerHTML.slice(0, 120) ?? 'nothing of the page'}`;
  pressed = null;
  document.addEventListener(
    'pointerdown',
    ({ clientX, clientY }) => {
      // The page may have drawn the element anew since.
      const met = elementsOf(target).find((one) => isMetAt(one, clientX, clientY));
      pressed = { at: met === undefined ? null : topOf(met) };
    },
    { once: true, capture: true },
  );
  return { x, y, document: performance.timeOrigin };
}

const tools = {
  count: (target: Target) => elementsOf(target).length,
  words: (target: Target) => elementsOf(target).map(wordsOf),
  attribute: (target: Target, name: string) =>
    elementsOf(target).map((element) => element.getAttribute(name)),
  hasFocus: (target: Target) => elementsOf(target).some((element) => element === document.activeElement),
  /** Tops of the elements of a target, in CSS px below the top of the window. */
  tops: (target: Target) => elementsOf(target).map(topOf),
  placeOf,
  pressed: () => ({ document: performance.timeOrigin, pressed }),
  problems,
  isCalm,
  missOfSection,
  /** The page is hydrated and answers to every control that it shows. */
  isReady: () => document.querySelector('html[data-ready="true"][data-settled]') !== null && takeOver(),
  bring: (selector: string) =>
    document.querySelector(selector)?.scrollIntoView({ block: 'start', behavior: 'instant' }),
};
export type Tools = typeof tools;

if (!('visitorTools' in window)) {
  Object.assign(window, { visitorTools: tools });
  watchProblems();
  countCalls();
}
