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
  /** The panel is below a modal of the page, which makes everything outside it inert. */
  let isBehind = false;
  let isComingBack = false;
  /** A press that began on the panel while it was behind is not one beside the modal. */
  let isPressOnPanel = false;
  const pointer = { x: -1, y: -1 };
  let places: ReturnType<typeof scrolledIn> = [];
  const topModal = () => [...document.querySelectorAll('dialog:modal')].at(-1) ?? null;
  /** Into the modal of the page, above it; without one, into the page. */
  const comeForward = () => {
    isBehind = false;
    isComingBack = false;
    if (!isShown) return;
    const parent = topModal() ?? document.body;
    if (host.parentElement === parent && host.matches(':popover-open')) return;
    const { scrollTop, scrollLeft } = parent;
    // What is scrolled within the panel begins at its top wherever it is put.
    if (host.isConnected) places = scrolledIn(shadow);
    if (host.parentElement !== parent) parent.append(host);
    if (!host.matches(':popover-open')) host.showPopover();
    parent.scrollTo(scrollLeft, scrollTop);
    for (const { element, left, top } of places) element.scrollTo(left, top);
  };
  const isOver = ({ x, y }: typeof pointer) => {
    const { left, right, top, bottom } = container.getBoundingClientRect();
    return x >= left && x < right && y >= top && y < bottom;
  };
  /**
   * The panel's move is dear, and the page is not to feel it: beside a modal it stays where it is, in full view, until
   * somebody turns to it, by pointer or by keyboard. One that was in a modal that goes is taken along and comes back.
   */
  const observer = new MutationObserver(() => {
    const isGone =
      !host.isConnected || !host.matches(':popover-open') || host.closest('dialog:not([open])') !== null;
    if (isGone) {
      if (isComingBack) return;
      isComingBack = true;
      // Back in the same frame: nobody sees it missing.
      requestAnimationFrame(comeForward);
      return;
    }
    const modal = topModal();
    isBehind = modal !== null && !modal.contains(host);
    if (isBehind && isOver(pointer)) requestAnimationFrame(() => setTimeout(comeForward));
  });
  const onPointer = (event: PointerEvent) => {
    pointer.x = event.clientX;
    pointer.y = event.clientY;
    if (event.type === 'pointerdown') isPressOnPanel = isBehind && isOver(pointer);
    if (isBehind && isOver(pointer)) comeForward();
  };
  const onClick = (event: MouseEvent) => {
    if (!isPressOnPanel) return;
    isPressOnPanel = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (isBehind && key === 'Tab') comeForward();
  };
  const attend = () => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    window.addEventListener('pointermove', onPointer, { ...options, passive: true });
    window.addEventListener('pointerdown', onPointer, { ...options, passive: true });
    window.addEventListener('click', onClick, options);
    window.addEventListener('keydown', onKey, options);
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['open'],
    });
    return () => {
      listening.abort();
      observer.disconnect();
    };
  };
  let stopAttending = () => {};
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
      comeForward();
      // The page scrolls in its body now; it stays where it was.
      const stay = () => document.body.scrollTo(0, scrolled);
      if (pageStyle.sheet === null) pageStyle.addEventListener('load', stay, { once: true });
      else stay();
      stopAttending = attend();
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
    hasFocus: () => shadow.activeElement !== null,
    takeFocus: () =>
      container
        .querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')
        ?.focus({ preventScroll: true }),
    hide(): void {
      if (!isShown) return;
      isShown = false;
      const scrolled = document.body.scrollTop;
      stopAttending();
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
