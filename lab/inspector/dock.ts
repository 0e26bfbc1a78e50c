import pageStyleUrl from './page.css?url';

/** Share of the window's height that the panel takes, per cent. */
const USUAL = 46;
const LEAST = 20;
const MOST = 85;
const FOLDED = '2.75rem';
const HEIGHT = '--lab-height';
/** The page must not take for its own what is meant for the lab. */
const KEPT = [
  'click',
  'keydown',
  'keyup',
  'pointerdown',
  'pointerup',
  'submit',
  'change',
  'input',
  'wheel',
] as const;

/** The panel's place over the page: in a shadow, so that neither the page's styles nor its listeners reach it. */
export function createDock() {
  const host = document.createElement('div');
  host.id = 'lab';
  host.setAttribute('popover', 'manual');
  const shadow = host.attachShadow({ mode: 'open' });
  const container = document.createElement('div');
  container.className = 'dock';
  const pageStyle = styleLink(document, pageStyleUrl);
  for (const type of KEPT) host.addEventListener(type, (event) => event.stopPropagation());
  host.addEventListener('keydown', (event) => {
    // A modal of the page would close.
    if (event.key === 'Escape') event.preventDefault();
  });
  let isShown = false;
  let share = USUAL;
  /** An open modal makes everything outside it inert, so the panel goes inside, above it. */
  const stayOnTop = () => {
    if (!isShown) return;
    const modals = document.querySelectorAll('dialog:modal');
    const parent = modals.item(modals.length - 1) ?? document.body;
    if (host.parentElement === parent && host.matches(':popover-open')) return;
    const { scrollTop, scrollLeft } = parent;
    // What is scrolled within the panel begins at its top wherever it is put.
    if (host.isConnected) places = scrolledIn(shadow);
    if (host.parentElement !== parent) parent.append(host);
    if (!host.matches(':popover-open')) host.showPopover();
    parent.scrollTo(scrollLeft, scrollTop);
    for (const { element, left, top } of places) element.scrollTo(left, top);
  };
  let places: ReturnType<typeof scrolledIn> = [];
  let isFollowing = false;
  /** A modal of the page is shown first, and then the panel moves into it; one that goes takes the panel with it. */
  const observer = new MutationObserver(() => {
    if (isFollowing) return;
    isFollowing = true;
    const follow = () => {
      isFollowing = false;
      stayOnTop();
    };
    // Back in the same frame when it went with its modal: the page's own work is done, and nobody sees it missing.
    requestAnimationFrame(() => {
      if (host.isConnected && host.matches(':popover-open')) setTimeout(follow);
      else follow();
    });
  });
  const root = document.documentElement;
  const setHeight = (height: string) => root.style.setProperty(HEIGHT, height);

  return {
    show(styleUrl: string): Element {
      if (shadow.childElementCount === 0) shadow.append(styleLink(document, styleUrl), container);
      isShown = true;
      const scrolled = window.scrollY;
      document.head.append(pageStyle);
      root.dataset['lab'] = 'docked';
      setHeight(`${share}vh`);
      stayOnTop();
      // The page scrolls in its body now; it stays where it was.
      const stay = () => document.body.scrollTo(0, scrolled);
      if (pageStyle.sheet === null) pageStyle.addEventListener('load', stay, { once: true });
      else stay();
      observer.observe(document.body, {
        subtree: true,
        childList: true,
        attributes: true,
        attributeFilter: ['open'],
      });
      return container;
    },
    fold(isFolded: boolean): void {
      container.classList.toggle('is-folded', isFolded);
      setHeight(isFolded ? FOLDED : `${share}vh`);
    },
    /** Higher or lower, by px of the window. */
    resize(byPx: number): void {
      share = Math.min(MOST, Math.max(LEAST, share + (100 * byPx) / window.innerHeight));
      setHeight(`${share}vh`);
    },
    share: () => Math.round(share),
    hide(): void {
      if (!isShown) return;
      isShown = false;
      const scrolled = document.body.scrollTop;
      observer.disconnect();
      host.remove();
      delete root.dataset['lab'];
      root.style.removeProperty(HEIGHT);
      pageStyle.remove();
      window.scrollTo(0, scrolled);
    },
  };
}
export type Dock = ReturnType<typeof createDock>;

function scrolledIn(root: ShadowRoot) {
  return [...root.querySelectorAll('*')]
    .filter(({ scrollTop, scrollLeft }) => scrollTop > 0 || scrollLeft > 0)
    .map((element) => ({ element, left: element.scrollLeft, top: element.scrollTop }));
}

export function styleLink(target: Document, url: string): HTMLLinkElement {
  const link = target.createElement('link');
  link.rel = 'stylesheet';
  link.href = new URL(url, location.href).href;
  return link;
}
