import { entryKeyOf } from './historyEntry.ts';

/** Where somebody is in a page: the part being read, and how far its top is from the window's (CSS px). */
interface Place {
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
  return { y: window.scrollY, part: part?.id ?? null, top: part?.top ?? 0 };
}

function isPlace(value: unknown): value is Place {
  if (typeof value !== 'object' || value === null) return false;
  const { y, part, top } = value as Record<string, unknown>;
  return Number.isFinite(y) && Number.isFinite(top) && (part === null || typeof part === 'string');
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
    stop: () => {
      stopReturn();
      window.removeEventListener('pagehide', onHide);
      window.removeEventListener('pageshow', onShow);
    },
  };
}

/** Keeps the window at a place while the page comes to its size, until the visitor moves. */
function stayAt({ y, part, top }: Place): () => void {
  const go = () => {
    const element = part === null ? null : document.getElementById(part);
    const offset = element === null ? y : element.getBoundingClientRect().top + window.scrollY - top;
    if (Math.abs(window.scrollY - offset) >= 1) window.scrollTo(0, offset);
  };
  const observer = new ResizeObserver(go);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const use of USES) window.removeEventListener(use, stop);
  };
  const timer = setTimeout(stop, PATIENCE_MS);
  for (const use of USES) window.addEventListener(use, stop, { passive: true });
  observer.observe(document.body);
  go();
  return stop;
}
