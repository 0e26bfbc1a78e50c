import pageStyles from './page.css?inline';
import { furnish, sheetIn } from './panelDocument.ts';

/** Share of the window's height that the panel takes, per cent. */
const USUAL = 46;
const LEAST = 20;
const MOST = 85;
const FOLDED = '2.75rem';
const HEIGHT = '--lab-height';

/** The panel's place over the page: a frame, with a document of its own. */
export function createDock() {
  const frame = document.createElement('iframe');
  frame.id = 'lab';
  frame.title = 'Lab';
  frame.setAttribute('popover', 'manual');
  const container = document.createElement('div');
  container.className = 'window';
  const pageSheet = sheetIn(window, pageStyles);
  let isShown = false;
  let share = USUAL;
  /** The panel is below a modal of the page, which makes everything outside it inert. */
  let isBehind = false;
  let isComingBack = false;
  /** A press that began on the panel while it was behind is not a press beside the modal. */
  let isPressOnPanel = false;
  const pointer = { x: -1, y: -1 };
  /** Scroll positions and focus of the panel, which end with the document that holds it. */
  const scrolled = new Map<Element, { left: number; top: number }>();
  let focused: HTMLElement | null = null;
  let endOfDocument = () => {};
  container.addEventListener(
    'scroll',
    ({ target }) => {
      const element = target as Element;
      scrolled.set(element, { left: element.scrollLeft, top: element.scrollTop });
    },
    { capture: true, passive: true },
  );
  container.addEventListener('focusin', ({ target }) => {
    focused = target as HTMLElement;
  });
  /** The modal around the panel is closed. */
  const isClosedIn = () => frame.closest('dialog:not([open])') !== null;
  container.addEventListener('focusout', () => {
    // A modal that closes returns the focus to the page; the panel's user keeps it in the panel.
    if (!isClosedIn()) focused = null;
  });
  /** A document that ends takes every listener in it along, so the panel leaves before. */
  const takeAway = ({ persisted }: PageTransitionEvent) => {
    if (persisted) return;
    endOfDocument();
    const had = focused;
    document.adoptNode(container);
    focused = had;
  };
  /** The frame gets a new document wherever it is moved; the panel continues there unchanged. */
  const settle = () => {
    const { contentDocument: inner, contentWindow: view } = frame;
    if (inner === null || view === null || container.ownerDocument === inner) return;
    endOfDocument = furnish(inner, container);
    view.addEventListener('pagehide', takeAway);
    view.addEventListener('pointermove', ({ clientX, clientY }) => {
      const { left, top } = frame.getBoundingClientRect();
      pointer.x = left + clientX;
      pointer.y = top + clientY;
    });
    for (const [element, { left, top }] of scrolled) {
      if (container.contains(element)) element.scrollTo(left, top);
      else scrolled.delete(element);
    }
  };
  // Some browsers replace a frame's first document once they have loaded it.
  frame.addEventListener('load', settle);
  const topModal = () => [...document.querySelectorAll('dialog:modal')].at(-1) ?? null;
  /** Into the modal of the page, above it; without one, into the page. */
  const comeForward = () => {
    isBehind = false;
    isComingBack = false;
    if (!isShown) return;
    const parent = topModal() ?? document.body;
    if (frame.parentElement === parent && frame.matches(':popover-open')) return;
    const { scrollTop, scrollLeft } = parent;
    if (frame.parentElement !== parent) putInto(parent, frame);
    settle();
    // The popover that is shown last is on top.
    if (frame.matches(':popover-open')) frame.hidePopover();
    frame.showPopover();
    parent.scrollTo(scrollLeft, scrollTop);
    focused?.focus({ preventScroll: true });
  };
  const isOver = ({ x, y }: typeof pointer) => {
    const { left, right, top, bottom } = frame.getBoundingClientRect();
    return x >= left && x < right && y >= top && y < bottom;
  };
  /**
   * Moving the panel is slow, and the page must not feel it: beside a modal it stays in place, in full view, until its
   * user turns to it by pointer or keyboard. A panel in a modal that goes is taken along and comes back.
   */
  const observer = new MutationObserver(() => {
    const isGone =
      !frame.isConnected || !frame.matches(':popover-open') || frame.closest('dialog:not([open])') !== null;
    if (isGone) {
      if (isComingBack) return;
      isComingBack = true;
      // It returns within the same frame, so its absence is never visible.
      requestAnimationFrame(comeForward);
      return;
    }
    const modal = topModal();
    isBehind = modal !== null && !modal.contains(frame);
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
    show(): Element {
      isShown = true;
      const from = window.scrollY;
      document.adoptedStyleSheets.push(pageSheet);
      root.dataset['lab'] = 'docked';
      setHeight(`${share}vh`);
      comeForward();
      // The page scrolls in its body now; it stays where it was.
      document.body.scrollTo(0, from);
      stopAttending = attend();
      return container;
    },
    fold(isFolded: boolean): void {
      setHeight(isFolded ? FOLDED : `${share}vh`);
    },
    /** Higher or lower, by px of the window. */
    resize(byPx: number): void {
      share = Math.min(MOST, Math.max(LEAST, share + (100 * byPx) / window.innerHeight));
      setHeight(`${share}vh`);
    },
    share: () => Math.round(share),
    hasFocus: () => document.activeElement === frame,
    takeFocus: () =>
      container
        .querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')
        ?.focus({ preventScroll: true }),
    hide(): void {
      if (!isShown) return;
      isShown = false;
      const from = document.body.scrollTop;
      stopAttending();
      frame.remove();
      delete root.dataset['lab'];
      root.style.removeProperty(HEIGHT);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== pageSheet);
      window.scrollTo(0, from);
    },
  };
}
export type Dock = ReturnType<typeof createDock>;

/** Moves the frame with its document where the browser can; else the document begins anew. */
function putInto(parent: Element, frame: Element): void {
  if (frame.isConnected && parent.isConnected && 'moveBefore' in parent) {
    (parent as Element & { moveBefore(node: Node, before: Node | null): void }).moveBefore(frame, null);
  } else parent.append(frame);
}
