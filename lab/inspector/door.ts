import { isChord } from './chord.ts';
import { createLab } from './lab.ts';
import type { RunningActor } from './running.ts';
import { runWordIn } from './session/runWord.ts';
import { documentOf, forgetDocument, keepDocument } from './watch/keepDocument.ts';

/** Kept while the tab is open, so that the panel is open again in the next document. */
const OPEN_KEY = 'lab.open';

/** Watches the page from before its start, and loads the panel on request. */
function openDoor(): void {
  const lab = createLab();
  lab.watchStart(document.documentElement);
  let panel: Promise<{ toggle(): void; open(): void }> | null = null;
  const bring = () => {
    panel ??= import('./panel.tsx').then(({ createPanel }) => createPanel(lab, (isOpen) => remember(isOpen)));
    return panel;
  };
  window.fetch = lab.calls.watchedFetch(window.fetch.bind(window));
  window.__LAB__ = (page) => lab.open(page as unknown as RunningActor);
  const onKey = (event: KeyboardEvent) => {
    if (!isChord(event)) return;
    event.preventDefault();
    void bring().then((brought) => brought.toggle());
  };
  addEventListener('keydown', onKey, { capture: true });
  // The log outlives its document, to be compared with the next one.
  const id = String(performance.timeOrigin);
  addEventListener('pagehide', () => {
    const head = { id, address: location.pathname, left: Date.now() };
    const kept = documentOf(lab.log, lab.page(), head);
    if (kept !== null) inStore((store) => keepDocument(store, kept));
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) inStore((store) => forgetDocument(store, id));
  });
  const isAsked =
    new URLSearchParams(location.search).has('lab') || runWordIn(location.hash) !== null || isRemembered();
  if (isAsked) whenReady(() => void bring().then((brought) => brought.open()));
}

/** Runs once the page answers to events, so that the panel does not slow its start. */
function whenReady(run: () => void): void {
  const root = document.documentElement;
  if (root.dataset['ready'] === 'true') {
    run();
    return;
  }
  const observer = new MutationObserver(() => {
    if (root.dataset['ready'] !== 'true') return;
    observer.disconnect();
    run();
  });
  observer.observe(root, { attributes: true, attributeFilter: ['data-ready'] });
}

/** Without storage the panel is opened by hand in every document, and has no earlier ones. */
function inStore<T>(work: (store: Storage) => T): T | null {
  try {
    return work(sessionStorage);
  } catch {
    return null;
  }
}

const isRemembered = (): boolean => inStore((store) => store.getItem(OPEN_KEY)) === 'true';

function remember(isOpen: boolean): void {
  inStore((store) => (isOpen ? store.setItem(OPEN_KEY, 'true') : store.removeItem(OPEN_KEY)));
}

openDoor();
