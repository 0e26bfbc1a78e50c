import { entryKeyOf } from './historyEntry.ts';

/** A reader's place in a page: the part being read, and the distance of its top from the window's (CSS px). */
interface Place {
  /** The page of the place. */
  path: string;
  y: number;
  part: string | null;
  top: number;
  /** When it was noted, in ms since 1970. */
  at: number;
}
/** Time in ms in which a growing page keeps the text being read in its place. */
const PATIENCE_MS = 10_000;
/** Input events that cancel an automatic scroll. */
const USES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
const STORAGE_KEY = 'pdp.places';
const MOST = 50;
/** Readable parts: sections of the page, and items of a long list. */
const PARTS = 'main section[id], main li[id]';
/** A part that begins above this line, in CSS px from the top of the window, is being read. */
const READING_LINE_PX = 160;

function presentPlace(): Place {
  const part = [...document.querySelectorAll<HTMLElement>(PARTS)]
    .map((element) => ({ id: element.id, box: element.getBoundingClientRect() }))
    // A browser reports an element that it skips for being far away at the very top, and without a size.
    .filter(({ box }) => box.top < READING_LINE_PX && box.height > 0)
    .at(-1);
  return {
    path: location.pathname,
    y: window.scrollY,
    part: part?.id ?? null,
    top: part?.box.top ?? 0,
    at: performance.timeOrigin + performance.now(),
  };
}

function isPlace(value: unknown): value is Place {
  if (typeof value !== 'object' || value === null) return false;
  const { path, y, part, top, at } = value as Record<string, unknown>;
  return (
    typeof path === 'string' &&
    Number.isFinite(y) &&
    Number.isFinite(top) &&
    Number.isFinite(at) &&
    (part === null || typeof part === 'string')
  );
}

function readPlaces(): Map<string, Place> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return new Map(
      (stored as [string, unknown][]).filter((pair): pair is [string, Place] => isPlace(pair[1])),
    );
  } catch {
    return new Map();
  }
}

/** The control pressed before a login. */
interface Pressed {
  /** The page's mark of the control; null where there is none to find again. */
  control: string | null;
  isInModal: boolean;
}

export interface Places {
  /** Remembers the place in the shown entry. */
  note: () => void;
  /** Called when another entry, with this key, is shown. */
  enter: (key: string) => void;
  /** Returns to the place kept for the shown entry, and stays there while the page grows; false when none is kept. */
  returnTo: () => boolean;
  /** Returns to the place before a login: the page left last, at the control pressed there. [AUTH-17] */
  returnFromLogin: (pressed: Pressed) => void;
  stop: () => void;
}

/** The place in each entry of the history, by the entry's key; it outlives the document. [ROUTE-30] */
export function keepPlaces(): Places {
  const places = readPlaces();
  let shown = entryKeyOf(history.state);
  // A former document of this page, in another language or theme, left its place. [SHELL-24]
  const left = [...places.values()].at(-1);
  if (left?.path === location.pathname && left.at >= performance.timeOrigin && !places.has(shown))
    places.set(shown, left);
  let stopReturn = () => {};
  const note = () => {
    stopReturn();
    places.delete(shown);
    places.set(shown, presentPlace());
  };
  const onHide = () => {
    note();
    // Until this code is here again the browser restores the scroll position.
    history.scrollRestoration = 'auto';
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...places].slice(-MOST)));
    } catch {
      // Without storage the next document begins at its top.
    }
  };
  const onShow = () => {
    history.scrollRestoration = 'manual';
  };
  onShow();
  window.addEventListener('pagehide', onHide);
  window.addEventListener('pageshow', onShow);
  return {
    note,
    enter: (key) => {
      shown = key;
    },
    returnTo: () => {
      const place = places.get(shown);
      if (place === undefined) return false;
      stopReturn();
      stopReturn = stayAt(place);
      return true;
    },
    returnFromLogin: (pressed) => {
      const left = [...places.values()].at(-1);
      stopReturn();
      stopReturn = stayAt(left?.path === location.pathname ? left : null, pressed);
    },
    stop: () => {
      stopReturn();
      window.removeEventListener('pagehide', onHide);
      window.removeEventListener('pageshow', onShow);
    },
  };
}

/**
 * Keeps the window at a place while the page grows, until the visitor moves. The control pressed there gets the focus
 * once it appears, and stays in view.
 */
function stayAt(place: Place | null, pressed: Pressed | null = null): () => void {
  const name = pressed?.control ?? null;
  let isLooking = name !== null;
  const go = () => {
    const part = place?.part == null ? null : document.getElementById(place.part);
    if (place !== null) {
      const { y, top } = place;
      const offset = part === null ? y : part.getBoundingClientRect().top + window.scrollY - top;
      if (Math.abs(window.scrollY - offset) >= 1) window.scrollTo(0, offset);
    }
    // Until the part being read is there again, another control of that name may be in its place.
    if (place?.part == null || part !== null || pressed?.isInModal === true) keepControl();
  };
  const keepControl = () => {
    const control = name === null ? null : nearestControl(name, pressed?.isInModal === true);
    if (control === null) return;
    if (missOf(control) > 0) control.scrollIntoView({ block: 'center', behavior: 'instant' });
    if (!isLooking) return;
    isLooking = false;
    appearing.disconnect();
    control.focus({ preventScroll: true });
  };
  const observer = new ResizeObserver(go);
  const appearing = new MutationObserver(go);
  const stop = () => {
    observer.disconnect();
    appearing.disconnect();
    clearTimeout(timer);
    for (const use of USES) window.removeEventListener(use, stop);
  };
  const timer = setTimeout(() => {
    stop();
    // The list may have changed: show the pressed control wherever it is.
    if (isLooking) keepControl();
  }, PATIENCE_MS);
  for (const use of USES) window.addEventListener(use, stop, { passive: true });
  observer.observe(document.body);
  // The control may appear without changing the size of the page.
  if (isLooking)
    appearing.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  go();
  return stop;
}

/** The distance by which an element is out of view above or below, in CSS px. */
function missOf(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect();
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  return Math.max(0, (Number.isNaN(header) ? 0 : header) - top, bottom - window.innerHeight);
}

/** The nearest control of that name that can be pressed. */
function nearestControl(name: string, isInModal: boolean): HTMLElement | null {
  const within = isInModal ? document.querySelector('dialog[open]') : document;
  const all = [...(within?.querySelectorAll<HTMLElement>('[data-wish]:not(:disabled)') ?? [])];
  return (
    all
      .filter((control) => control.dataset['wish'] === name)
      .sort((one, other) => missOf(one) - missOf(other))[0] ?? null
  );
}
