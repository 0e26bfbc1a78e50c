// Put into the page before its own scripts: the lab without its panel, and a clock that stands still.
import { driveRun } from '../inspector/control/driveRun.ts';
import { putInto } from '../inspector/control/restart.ts';
import { createLab } from '../inspector/lab.ts';
import { actorAt, childrenOf, isMachineSnapshot, type RunningActor } from '../inspector/running.ts';
import { recordedRun } from '../inspector/session/recordedRun.ts';
import { readRun, writeRun } from '../inspector/session/runLink.ts';
import { persistedAt, type PersistedState } from '../inspector/watch/pageStates.ts';
import { HELD_TIME_MS } from './gallery.ts';

/** Functions that the gallery calls in an open page. */
export interface GalleryPage {
  /** The place of an actor in the page; `*` stands for any machine there. Null when there is none now. */
  find(pattern: string): string | null;
  /** Record of the machine at a place until now, for planning. */
  recorded(path: string): Promise<Recorded>;
  /** The member who is logged in. */
  user(): unknown;
  tell(path: string, event: { type: string }): void;
  /** Keeps the page as it is now, all its actors. */
  keep(): void;
  /** Puts the page back to what was kept, in place; its views go on. */
  goBack(): void;
  /** Leads a machine through a run; rejects when a step cannot be done. */
  drive(word: string): Promise<void>;
  value(path: string): unknown;
  /** The work that the page waits for, asked over two frames; null when it is at rest. */
  waitsFor(): Promise<string | null>;
  /** Scrolls to the element that the pictures must show, and returns its selector. */
  show(places: readonly string[]): string;
}
export interface Recorded {
  word: string;
  isFromStart: boolean;
  sources: Record<string, string>;
}

/** A timer that ends sooner is waited for; a later one is held. */
const SOON_MS = 1500;
/** Longest wait for code that the page loads for the part that it shows, ms. */
const COMING_MS = 3000;
const lab = createLab();
let changed: Element[] = [];
let watching: MutationObserver | null = null;
let kept: PersistedState | null = null;
/** Time since which a modal is open but not shown yet. */
let opening: { key: unknown; since: number } | null = null;

holdDate();
Object.assign(window, { __LAB__: open });

/** The date is the same for every picture; timers run on. */
function holdDate(): void {
  const Real = Date;
  class Held extends Real {
    constructor(...given: [] | [number | string | Date]) {
      if (given.length === 0) super(HELD_TIME_MS);
      else super(...(given as [number]));
    }
    static override now(): number {
      return HELD_TIME_MS;
    }
  }
  Object.assign(window, { Date: Held });
}

function open(opened: unknown): void {
  const page = opened as RunningActor;
  lab.open(page);
  // Holds the clock, since a countdown would give another picture every second.
  const relay = page.system._relay;
  page.system._relay = (source, target, event) =>
    relay(source, target, 'serverTimeMs' in event ? { ...event, serverTimeMs: HELD_TIME_MS } : event);
}

function pageNow(): RunningActor {
  const page = lab.page();
  if (page === null) throw new Error('No page has started');
  return page;
}

/** Holds later timers, so that a toast, for example, stays for the picture. */
function holdLaterTimers(): void {
  for (const { kind, ref, isControlled, isHolding, due } of lab.desk.cards()) {
    const isLater = kind === 'timer' && due !== null && due - Date.now() >= SOON_MS;
    if (isLater && !isControlled && !isHolding) lab.desk.hold(ref);
  }
}

/** A part or a modal whose code is loading. Not every modal has a view, so the wait is bounded. */
function coming(): string | null {
  const page = pageNow();
  const { laterParts = {} } = page.getSnapshot().context as { laterParts?: Record<string, string> };
  const part = Object.keys(laterParts).find((name) => laterParts[name] === 'coming');
  if (part !== undefined) return part;
  const modal = page.system.get('modal')?.getSnapshot().context as { active?: { key: unknown } | null };
  const key = modal?.active?.key;
  if (key === undefined || document.querySelector('dialog[open]') !== null) {
    opening = null;
    return null;
  }
  if (opening?.key !== key) opening = { key, since: performance.now() };
  return performance.now() - opening.since < COMING_MS ? `the modal ${String(key)}` : null;
}

const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 100 }));
const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

const gallery: GalleryPage = {
  find(pattern) {
    const page = pageNow();
    if (!pattern.endsWith('/*')) return actorAt(page, pattern) === null ? null : pattern;
    const parent = actorAt(page, pattern.slice(0, -2));
    const own = parent === null ? [] : childrenOf(parent);
    const found = own.find((child) => isMachineSnapshot(child.getSnapshot()));
    return found === undefined ? null : `${pattern.slice(0, -1)}${found.id}`;
  },
  async recorded(path) {
    const { input, steps, isFromStart, sources } = recordedRun(lab.log.entries(), path);
    return { word: await writeRun({ path, input, steps }), isFromStart, sources };
  },
  user: () =>
    (pageNow().system.get('session')?.getSnapshot().context as { user?: unknown } | undefined)?.user ?? null,
  tell(path, event) {
    const actor = actorAt(pageNow(), path);
    if (actor === null) throw new Error(`The page has no ${path} now`);
    actor.send(event);
  },
  keep() {
    kept = persistedAt(pageNow(), new Map());
  },
  goBack() {
    if (kept === null) throw new Error('Nothing was kept');
    changed = [];
    putInto(pageNow(), kept).go();
  },
  async drive(word) {
    const run = await readRun(word);
    if (run === null) throw new Error('The run cannot be read');
    watchChanges();
    await driveRun(pageNow(), run, { desk: lab.desk, paceMs: 0, onStep: holdLaterTimers, settled: atRest });
    holdLaterTimers();
  },
  value: (path) => actorAt(pageNow(), path)?.getSnapshot().value ?? null,
  async waitsFor() {
    holdLaterTimers();
    let isDrawn = false;
    const observer = new MutationObserver(() => {
      isDrawn = true;
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    await frame();
    await idle();
    await frame();
    observer.disconnect();
    const now = Date.now();
    const pending = lab.desk.cards().find(({ kind, isControlled, due }) => {
      if (isControlled) return false;
      return kind === 'promise' || (kind === 'timer' && due !== null && due - now < SOON_MS);
    });
    if (pending !== undefined) return pending.name;
    const late = coming();
    if (late !== null) return late;
    if (isDrawn) return 'what is drawn';
    if (document.fonts.status !== 'loaded') return 'fonts';
    // An image outside the window or in a closed element is not loaded and has no address yet.
    const picture = [...document.images].find(
      (image) => !image.complete && image.currentSrc !== '' && image.checkVisibility() && isInView(image),
    );
    return picture === undefined ? null : `the picture ${picture.currentSrc}`;
  },
  show(places) {
    const dialogs = document.querySelectorAll('dialog[open]');
    if (dialogs.length > 0) return 'dialog[open]';
    const place = places.find((selector) => document.querySelector(selector)?.checkVisibility() === true);
    const element = place === undefined ? null : document.querySelector(place);
    if (element !== null) bring(element);
    else window.scrollTo(0, 0);
    const seen = changed.filter((one) => one.isConnected && one.checkVisibility() && hasArea(one));
    const [first] = seen;
    if (first === undefined || seen.some(isInView)) return place ?? 'html';
    bring(first);
    return 'html';
  },
};
Object.assign(window, { galleryPage: gallery });

async function atRest(): Promise<void> {
  const until = performance.now() + 8000;
  while (performance.now() < until) {
    if ((await gallery.waitsFor()) === null) return;
  }
}

/** Collects the elements that views change from now on: they show the state. */
function watchChanges(): void {
  changed = [];
  watching?.disconnect();
  const observer = new MutationObserver((records) => {
    for (const { target } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      if (element !== null && changed.length < 300 && !changed.includes(element)) changed.push(element);
    }
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  watching = observer;
}

function hasArea(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1;
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** Scrolls an element into the middle; the start of one that is higher than the window below the header. */
function bring(element: Element): void {
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const { top, height } = element.getBoundingClientRect();
  const free = innerHeight - header;
  const margin = height > free - 24 ? 12 : (free - height) / 2;
  window.scrollTo({ top: scrollY + top - Math.max(0, header) - margin, behavior: 'instant' });
}
