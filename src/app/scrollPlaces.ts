import { entryKeyOf } from './historyEntry.ts';

/** Where somebody is in a page: the part being read, and how far its top is from the window's (CSS px). */
interface Place {
  /** The page that it is a place in. */
  path: string;
  y: number;
  part: string | null;
  top: number;
}
/** A page grows as its parts come; for so long, in ms, what is read keeps its place. */
const PATIENCE_MS = 10_000;
/** Whoever does any of these goes on from where he is. */
const USES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
const STORAGE_KEY = 'pdp.places';
const MOST = 50;
/** What may be read: parts of the page, and what stands in a long list. */
const PARTS = 'main section[id], main li[id]';
/** A part that begins above this line, in CSS px from the top of the window, is being read. */
const READING_LINE_PX = 160;

function presentPlace(): Place {
  const part = [...document.querySelectorAll<HTMLElement>(PARTS)]
    .map((element) => ({ id: element.id, top: element.getBoundingClientRect().top }))
    .filter(({ top }) => top < READING_LINE_PX)
    .at(-1);
  return { path: location.pathname, y: window.scrollY, part: part?.id ?? null, top: part?.top ?? 0 };
}

function isPlace(value: unknown): value is Place {
  if (typeof value !== 'object' || value === null) return false;
  const { path, y, part, top } = value as Record<string, unknown>;
  return (
    typeof path === 'string' &&
    Number.isFinite(y) &&
    Number.isFinite(top) &&
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

export interface Places {
  /** Remembers where one is in the entry that is shown. */
  note: () => void;
  /** Another entry is shown, the one with this key. */
  enter: (key: string) => void;
  /** Goes to where one was in the entry that is shown, and stays there while the page grows; false when that is not known. */
  returnTo: () => boolean;
  /** Goes to where one was before a login: the page that was left last, at what was pressed there. [AUTH-17] */
  returnFromLogin: (control: string | null) => void;
  stop: () => void;
}

/** The place in each entry of the history, by the entry's key; it outlives the document. [ROUTE-30] */
export function keepPlaces(): Places {
  const places = readPlaces();
  let shown = entryKeyOf(history.state);
  let stopReturn = () => {};
  const note = () => {
    stopReturn();
    places.delete(shown);
    places.set(shown, presentPlace());
  };
  const onHide = () => {
    note();
    // Until this code has come again the browser does what it can.
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
    returnFromLogin: (control) => {
      const left = [...places.values()].at(-1);
      stopReturn();
      stopReturn = stayAt(left?.path === location.pathname ? left : null, control);
    },
    stop: () => {
      stopReturn();
      window.removeEventListener('pagehide', onHide);
      window.removeEventListener('pageshow', onShow);
    },
  };
}

/**
 * Keeps the window at a place while the page comes to its size, until the visitor moves.
 * @param control what was pressed there, as the page marks it: it gets the focus once it is there, and stays in view.
 */
function stayAt(place: Place | null, control: string | null = null): () => void {
  let isLooking = control !== null;
  const go = () => {
    const part = place?.part == null ? null : document.getElementById(place.part);
    if (place !== null) {
      const { y, top } = place;
      const offset = part === null ? y : part.getBoundingClientRect().top + window.scrollY - top;
      if (Math.abs(window.scrollY - offset) >= 1) window.scrollTo(0, offset);
    }
    // Until the part that was read is there again, another one may stand in its place.
    if (control !== null && (place?.part == null || part !== null)) keepPressed(control);
  };
  const keepPressed = (name: string) => {
    const pressed = pressedControl(name);
    if (pressed === null) return;
    if (missOf(pressed) > 0) pressed.scrollIntoView({ block: 'center', behavior: 'instant' });
    if (!isLooking) return;
    isLooking = false;
    appearing.disconnect();
    pressed.focus({ preventScroll: true });
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
    // The list may be another one now: what was pressed is shown wherever it stands.
    if (isLooking && control !== null) keepPressed(control);
  }, PATIENCE_MS);
  for (const use of USES) window.addEventListener(use, stop, { passive: true });
  observer.observe(document.body);
  // It may take the place of what was as high.
  if (isLooking)
    appearing.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  go();
  return stop;
}

/** How far an element is out of the window, in CSS px. */
function missOf(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.max(0, READING_LINE_PX - top, bottom - window.innerHeight);
}

/** The nearest control of that name that can be pressed; in a dialog while one is open. */
function pressedControl(name: string): HTMLElement | null {
  const within = document.querySelector('dialog[open]') ?? document;
  const all = [...within.querySelectorAll<HTMLElement>('[data-wish]:not(:disabled)')];
  return (
    all
      .filter((control) => control.dataset['wish'] === name)
      .toSorted((one, other) => missOf(one) - missOf(other))[0] ?? null
  );
}
