import { isPlainClick } from '#src/views/ui/PageLink.tsx';
import type { Page } from './createPage.ts';
import { ensureEntryKey } from './historyEntry.ts';

/** Whoever does any of these goes on from where they are. */
const USES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** What the page must know of the history to follow jumps. */
interface Jumps {
  /** Whether the entry was there before this document: then the place in it is returned to. */
  isKnown: boolean;
  /** A link leads away from where one is. */
  onLeave: () => void;
  /** The entry of a section is shown. */
  onEnter: () => void;
  /** A step in the history led from a section to an entry of this page that names none. */
  onReturn: () => void;
}

const addressNow = () => ({ page: location.pathname + location.search, hash: location.hash });

/**
 * Tells the page of jumps to sections, and when the visitor takes over; what keeps a section in its place comes with the
 * first of them. Where the visitor has used the page before its code was here, the address alone moves nothing.
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
  // A link to where one is already changes no address, and nothing else tells of it.
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
  // The router goes to other pages without a word to the window: what was shown before a step back is what the page knew.
  const subscription = page.subscribe(() => {
    shown = addressNow();
  });
  const onPop = () => {
    const former = shown;
    shown = addressNow();
    if (shown.page !== former.page) return;
    // What a link has just made has no key yet: by it the place in it is found again.
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
