import type { LaterParts, PageParts } from '#src/machines/page/pageParts.ts';
import { selectLayerCount } from '#src/machines/shell/modal/modalSelectors.ts';
import { randomKey } from '#src/services/http/randomKey.ts';
import type { Page } from './createPage.ts';
import { writeEntry } from './historyEntry.ts';

/** This application's state in a history entry, beside the router's. */
interface EntryState {
  /** The layer over the page that this entry is for; absent for the page itself. */
  layer?: number;
  /** The same for a page's own entry and for those of its layers. */
  place?: string;
}
/** A history step without an answer by then was cancelled by another navigation, or is still on its way. */
const PATIENCE_MS = 1_000;
/** A step on its way for longer was cancelled. */
const LATEST_MS = 10_000;

const stateOf = (): EntryState => (history.state ?? {}) as EntryState;
const layerOf = (state: EntryState) => state.layer ?? 0;

export interface HistoryLayers {
  /** The present entry has another address now; those below it get it when they are reached. */
  noteAddress: () => void;
  /** Runs something once the page's own entry is the present one, so that a navigation replaces the layers. */
  onPage: (run: () => void) => void;
  stop: () => void;
}

/**
 * One entry of the browser's history for each layer over the page: back closes the top one, one at a time, and only
 * then leaves the page. Goes back at once over an entry whose layer was closed otherwise, and over one that forward or
 * a reload leads to: it opens nothing, and every step back has an effect. [MODAL-48]
 */
export function keepLayers(page: Page): HistoryLayers {
  const modal = page.getSnapshot().children['modal'] as PageParts['modal'];
  const modals = () => {
    const snapshot = modal.getSnapshot();
    // A modal machine that threw has nothing open. [ERR-68]
    return snapshot.status === 'active' ? selectLayerCount(snapshot) : 0;
  };
  /** The window of the chat with a seller lies below every modal. */
  const chatWindow = () => page.getSnapshot().children['chatWindow'] as LaterParts['chatWindow'] | undefined;
  const layers = () => modals() + (chatWindow()?.getSnapshot().hasTag('visible') === true ? 1 : 0);
  const closeTop = () => {
    if (modals() > 0) modal.send({ type: 'modal.backRequested' });
    else chatWindow()?.send({ type: 'chat.closed' });
  };
  let last = { href: location.href, state: stateOf() };
  const note = () => {
    last = { href: location.href, state: stateOf() };
  };
  let timer: ReturnType<typeof setTimeout> | null = null;
  /** A step of ours may still be answered late: it is not the visitor's step back, and closes nothing. */
  let isLate = false;
  let lateTimer: ReturnType<typeof setTimeout> | undefined;
  const setLate = (value: boolean) => {
    clearTimeout(lateTimer);
    isLate = value;
    if (value) lateTimer = setTimeout(() => setLate(false), LATEST_MS);
  };
  let waiting: (() => void)[] = [];
  const end = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  };
  const stepBack = (count: number) => {
    end();
    timer = setTimeout(() => {
      timer = null;
      setLate(true);
      if (writeEntry({ ...history.state, layer: 0 })) follow();
      else goOn();
    }, PATIENCE_MS);
    history.go(-count);
  };
  /** The number of layers wanted: none for a navigation, which starts from the page's own entry. */
  const wanted = () => (waiting.length > 0 ? 0 : layers());
  const goOn = () => {
    const ready = waiting;
    waiting = [];
    for (const run of ready) run();
  };
  /** A browser that refuses entries takes them again after a while. */
  let again: ReturnType<typeof setTimeout> | undefined;
  const follow = () => {
    if (timer !== null) return;
    const present = layerOf(stateOf());
    if (present > wanted()) {
      stepBack(present - wanted());
      return;
    }
    for (let layer = present + 1; layer <= wanted(); layer += 1) {
      const place = stateOf().place ?? randomKey();
      const isNamed = layer > 1 || writeEntry({ ...history.state, place });
      if (!isNamed || !writeEntry({ ...history.state, layer, place }, undefined, 'pushState')) {
        clearTimeout(again);
        again = setTimeout(follow, LATEST_MS);
        break;
      }
      note();
    }
    goOn();
  };
  const onPop = (event: PopStateEvent) => {
    const isOurs = timer !== null || isLate;
    setLate(false);
    end();
    const { layer = 0, place } = stateOf();
    if (place !== undefined && place === last.state.place) {
      // The page stays: neither the router nor its scroll rule has anything to do.
      event.stopImmediatePropagation();
      writeEntry({ ...last.state, layer }, last.href);
      note();
      const left = isOurs ? 0 : layers() - layer;
      for (let step = 0; step < left; step += 1) closeTop();
      follow();
    } else if (layer > 0) {
      event.stopImmediatePropagation();
      stepBack(layer);
    } else {
      note();
      if (waiting.length > 0) follow();
    }
  };
  // Before the router, which listens in the bubbling phase.
  window.addEventListener('popstate', onPop, { capture: true });
  // The visitor came back from another page to the browser's own copy of this one.
  const onReturn = () => {
    setLate(false);
    follow();
  };
  window.addEventListener('pageshow', onReturn);
  let counted = layers();
  const look = () => {
    if (counted === layers()) return;
    counted = layers();
    // One modal may close so that another opens.
    queueMicrotask(follow);
  };
  const subscriptions = [modal.subscribe({ next: look, error: look })];
  let chat: LaterParts['chatWindow'] | undefined;
  let { route } = page.getSnapshot().context;
  subscriptions.push(
    page.subscribe(({ context }) => {
      const next = chatWindow();
      if (next !== undefined && next !== chat) {
        chat = next;
        subscriptions.push(next.subscribe({ next: look, error: look }));
        // The chat is open before this subscription: its code comes with the press that opens it.
        look();
      }
      // The chat and its layer go along to another page.
      if (context.route !== route && layers() > 0) queueMicrotask(follow);
      ({ route } = context);
    }),
  );
  follow();
  return {
    noteAddress: note,
    onPage: (run) => {
      if (layerOf(stateOf()) === 0 && timer === null) {
        run();
        return;
      }
      waiting.push(run);
      follow();
    },
    stop: () => {
      end();
      clearTimeout(again);
      setLate(false);
      for (const subscription of subscriptions) subscription.unsubscribe();
      window.removeEventListener('popstate', onPop, { capture: true });
      window.removeEventListener('pageshow', onReturn);
    },
  };
}
