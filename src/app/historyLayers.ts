import type { LaterParts, PageParts } from '#src/machines/page/pageParts.ts';
import { selectLayerCount } from '#src/machines/shell/modal/modalSelectors.ts';
import { randomKey } from '#src/services/http/randomKey.ts';
import type { Page } from './createPage.ts';
import { writeEntry } from './historyEntry.ts';

/** What an entry of the browser's history carries of ours, beside what the router keeps there. */
interface EntryState {
  /** Which layer over the page this entry is for; absent for the page itself. */
  layer?: number;
  /** The same for a page's own entry and for those of its layers. */
  place?: string;
}
/** A step in the history that is not answered by then was called off by another navigation, or is on its way still. */
const PATIENCE_MS = 1_000;
/** One that is on its way for longer has been called off. */
const LATEST_MS = 10_000;

const stateOf = (): EntryState => (history.state ?? {}) as EntryState;
const layerOf = (state: EntryState) => state.layer ?? 0;

export interface HistoryLayers {
  /** The present entry has another address now; those below it get it when they are reached. */
  noteAddress: () => void;
  /** Runs something once the page's own entry is the present one: what follows it takes the place of its layers. */
  onPage: (run: () => void) => void;
  stop: () => void;
}

/**
 * One entry of the browser's history for each layer over the page: back takes the top one away, one at a time, and only
 * then leaves the page. An entry whose layer was closed otherwise is gone back over at once, and so is one that forward
 * or a reload leads to: nothing opens by it, and no step back leads to nothing. [MODAL-48]
 */
export function keepLayers(page: Page): HistoryLayers {
  const modal = page.getSnapshot().children['modal'] as PageParts['modal'];
  const modals = () => {
    const snapshot = modal.getSnapshot();
    // Nothing is open any more once what opens them has thrown. [ERR-68]
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
  /** A step of ours may still be answered: that answer is nobody's step back, and closes nothing. */
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
  /** Whoever goes on to another page leaves from the page's own entry, whatever is still open. */
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
  // Before the router, which listens in the next phase.
  window.addEventListener('popstate', onPop, { capture: true });
  // Back from another page by the browser's own copy of this one.
  const onReturn = () => {
    setLate(false);
    follow();
  };
  window.addEventListener('pageshow', onReturn);
  let counted = layers();
  const look = () => {
    if (counted === layers()) return;
    counted = layers();
    // One modal may close for another to open.
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
        // It is open before anybody could listen to it: its code comes with what opens it.
        look();
      }
      // The chat goes along to another page, and has its layer there too.
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
