import { isPlainClick } from '#src/views/ui/PageLink.tsx';
import type { Page } from './createPage.ts';
import { ensureEntryKey } from './historyEntry.ts';

/** Input events by which the visitor takes over, so that a jump ends. */
const USES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** The state of the history that following jumps needs. */
interface Jumps {
  /** True when the entry is older than this document: then the page returns to its place. */
  isKnown: boolean;
  /** Called when a link jumps away from the present place. */
  onLeave: () => void;
  /** The entry of a section is shown. */
  onEnter: () => void;
  /** A step in the history led from a section to an entry of this page that names none. */
  onReturn: () => void;
}

const addressNow = () => ({ page: location.pathname + location.search, hash: location.hash });

/**
 * Reports jumps to sections to the page, and when the visitor takes over; code that keeps a section in its place loads
 * with the first jump. After a use of the page before its code was here, the address alone scrolls nothing.
 * [SECTION-12]
 */
export function keepJumps(page: Page, { isKnown, onLeave, onEnter, onReturn }: Jumps): () => void {
  let isFollowed = false;
  const tell = (hash: string) => {
    isFollowed = true;
    page.send({ type: 'part.told', name: 'jump', event: { type: 'jump.asked', section: hash.slice(1) } });
  };
  const onUse = () => {
    if (!isFollowed) return;
    isFollowed = false;
    page.send({ type: 'part.told', name: 'jump', event: { type: 'visitor.tookOver' } });
  };
  // A link to the present section changes no address, so only the click reports it.
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
    if (link === null || event.defaultPrevented || !isPlainClick(event)) return;
    onLeave();
    tell(link.getAttribute('href') ?? '');
  };
  let shown = addressNow();
  const wanting = page.on('jump.wanted', ({ section }) => {
    const element = document.getElementById(section);
    element?.scrollIntoView({ block: 'start', behavior: 'instant' });
    element?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    tell(`#${section}`);
  });
  // The router changes the page without an event of the window: keep the address that the page knew before a step back.
  const subscription = page.subscribe(() => {
    shown = addressNow();
  });
  const onPop = () => {
    const former = shown;
    shown = addressNow();
    if (shown.page !== former.page) return;
    // The entry of a new link has no key yet, and its place is found again by the key.
    ensureEntryKey();
    onEnter();
    if (shown.hash.length > 1) {
      tell(shown.hash);
    } else if (former.hash !== '') {
      onUse();
      onReturn();
    }
  };
  for (const use of USES) window.addEventListener(use, onUse, { capture: true, passive: true });
  document.addEventListener('click', onClick);
  window.addEventListener('popstate', onPop);
  if (shown.hash.length > 1 && !isKnown && window.__USED__ !== true) tell(shown.hash);
  return () => {
    for (const use of USES) window.removeEventListener(use, onUse, { capture: true });
    document.removeEventListener('click', onClick);
    window.removeEventListener('popstate', onPop);
    subscription.unsubscribe();
    wanting.unsubscribe();
  };
}
