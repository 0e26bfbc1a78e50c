import type { Translate } from '#src/copy/copyTypes.ts';
import { LIVE_CHAT_POPUP } from '#src/domain/shell/limits.ts';
import { LONGEST_LINKED, shortEnough } from '#src/domain/page/pageAddress.ts';
import type { LaterParts, PageParts } from '#src/machines/page/pageParts.ts';
import type { RouteFacts } from '#src/domain/page/route.ts';
import { links, liveChatAddress, productSearch, safeHref } from '#src/router/links.ts';
import { movedRoute } from '#src/router/movedRoute.ts';
import { afterPaint } from '#src/views/hooks/idle.ts';
import { laterCode } from '#src/views/ui/laterCode.ts';
import { withLaterWords } from '#src/views/ui/laterWords.ts';
import type { Page } from './createPage.ts';

/** Pause in ms before retrying a history entry that the browser refused, because there were many. [SHELL-22] */
const REFUSED_MS = 10_000;

interface Replacement {
  href: string;
  route: RouteFacts;
  /** The address that it replaces. */
  from: string;
}

/**
 * Keeps item, quantity and picture of the page in its address, without a navigation. [PRODUCT-10]
 *
 * Writing an address takes a browser longer than showing another quantity: only the last of several is written, after
 * the next paint.
 * @returns `flush` writes the waiting address before a navigation; `write` writes one at once, and again after a while
 * where the browser refuses it; `stop` ends both.
 */
export function keepAddress(page: Page, replace: (href: string, route: RouteFacts) => void) {
  let waiting: Replacement | null = null;
  let refused: Replacement | null = null;
  let again: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    const ready = waiting ?? refused;
    waiting = refused = null;
    clearTimeout(again);
    // A replacement for an address that was left meanwhile is too late.
    if (ready === null || ready.from !== location.href) return;
    replace(ready.href, ready.route);
    if (location.href !== ready.from) return;
    // A browser that refuses entries takes them again after a while. [SHELL-22]
    refused = ready;
    again = setTimeout(flush, REFUSED_MS);
  };
  const subscription = page.on('address.replaced', (event) => {
    const { route } = page.getSnapshot().context;
    if (route.page.kind !== 'product') return;
    const isPathKept = route.name.startsWith('PDPVue3') && route.productName !== null;
    const path = isPathKept
      ? location.pathname
      : links.product(route.vendor, event.urlFriendlyName, event.itemSku);
    const search = new URLSearchParams(location.search);
    for (const name of ['qty', 'foto', 'action', 'voucher']) search.delete(name);
    for (const [name, value] of Object.entries(productSearch(event))) search.set(name, value);
    const text = search.toString();
    // The new address may be longer than the former one, and must not be too long to reload.
    const href = shortEnough(text === '' ? path : `${path}?${text}`);
    const isWaiting = waiting !== null;
    refused = null;
    const { quantity, picture } = event;
    const moved = movedRoute(route, shortEnough(href, LONGEST_LINKED), {
      item: isPathKept ? null : event,
      quantity,
      picture,
    });
    waiting =
      href === location.pathname + location.search ? null : { href, route: moved, from: location.href };
    if (!isWaiting && waiting !== null) void afterPaint().then(flush);
  });
  return {
    flush,
    write: (href: string, route: RouteFacts) => {
      refused = null;
      flush();
      if (href === location.pathname + location.search) return;
      waiting = { href, route, from: location.href };
      flush();
    },
    stop: () => {
      clearTimeout(again);
      subscription.unsubscribe();
    },
  };
}

/**
 * Writes into the address what a list shows; no entry of the history is made of it. [REVIEW-24]
 *
 * @param write of `keepAddress`
 */
export function keepSearch(page: Page, write: (href: string, route: RouteFacts) => void): () => void {
  const subscription = page.on('search.changed', ({ page: name, search, facts }) => {
    const { route } = page.getSnapshot().context;
    if (!('name' in route.page) || route.page.name !== name) return;
    const kept = new URLSearchParams(location.search);
    for (const [key, value] of Object.entries(search))
      if (value === null) kept.delete(key);
      else kept.set(key, value);
    const text = kept.toString();
    const path = location.pathname + (text === '' ? '' : `?${text}`);
    write(path, { ...route, ...facts, path });
  });
  return () => subscription.unsubscribe();
}

/**
 * Keeps title, robots, description and canonical address up to date. Its code loads at the first change: the server has
 * written those of the page it sent.
 */
export function keepHead(page: Page, t: Translate, isWritten: boolean): () => void {
  const code = laterCode(() => withLaterWords(() => import('./writeHead.ts')));
  let written = isWritten ? headOf(page) : [];
  let isStopped = false;
  const follow = () => {
    const head = headOf(page);
    if (head.length === written.length && head.every((fact, at) => fact === written[at])) return;
    written = head;
    void code.untilHere().then(({ writeHead }) => {
      if (!isStopped) writeHead(page, t);
    });
  };
  const subscription = page.subscribe(follow);
  follow();
  return () => {
    isStopped = true;
    subscription.unsubscribe();
  };
}

/** The facts that the head of the document depends on. */
function headOf(page: Page): unknown[] {
  const { context, children } = page.getSnapshot();
  const { route, errorKind } = context;
  const product = children['product'] as PageParts['product'] | undefined;
  return [
    route.name,
    route.page.kind,
    'name' in route.page ? route.page.name : null,
    errorKind,
    product?.getSnapshot().context.summary ?? null,
  ];
}

/**
 * Leaves for a checkout, a chat, or the page at the product's vendor; opens the live chat in its window.
 * [LINK-10, LINK-11, LINK-22, ROUTE-35]
 */
export function leaveWhenAsked(
  page: Page,
  /** Runs something once no layer over the page is in its way. */
  onPage: (run: () => void) => void,
  onLeaving: (isLeaving: boolean) => void,
): () => void {
  const subscriptions = [
    page.on('page.left', ({ url }) => {
      const href = safeHref(url);
      if (href === null) return;
      onLeaving(true);
      // After the replacement of the address, which would cancel a navigation.
      setTimeout(() => onPage(() => window.location.assign(href)));
    }),
    page.on('address.moved', ({ url }) => {
      const href = safeHref(url);
      // A new document in place of this one: there is nothing to come back to.
      if (href !== null) location.replace(href);
    }),
    page.on('liveChat.opened', ({ url, topic }) => {
      const isOpen = openLiveChat(liveChatAddress(url, topic));
      const { chat } = page.getSnapshot().children as Partial<LaterParts>;
      chat?.send({ type: 'liveChat.answered', isOpen });
    }),
  ];
  // Back from the checkout by the browser's history: the page is as it was left, and may buy again.
  const onShow = (event: PageTransitionEvent) => {
    if (!event.persisted) return;
    onLeaving(false);
    const { memberGate, addToCart } = page.getSnapshot().children as Partial<PageParts>;
    memberGate?.send({ type: 'login.abandoned' });
    addToCart?.send({ type: 'add.dismissed' });
  };
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('pageshow', onShow);
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
}

/**
 * When the visitor looks at the page again, asks whether they are still the same: they may have logged in or out in
 * another tab. Reloads the page for another visitor. [AUTH-15]
 */
export function keepVisitor(page: Page, reload: () => void): () => void {
  const onLook = () => {
    if (document.visibilityState === 'visible') page.send({ type: 'page.lookedAt' });
  };
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) onLook();
  };
  const subscription = page.on('page.outdated', reload);
  document.addEventListener('visibilitychange', onLook);
  window.addEventListener('pageshow', onShow);
  return () => {
    subscription.unsubscribe();
    document.removeEventListener('visibilitychange', onLook);
    window.removeEventListener('pageshow', onShow);
  };
}

/**
 * Opens a popup of 400 by 450; where it is blocked, customer care in a tab. The browser of an app may open neither:
 * then the page says so, and shows the address. [LINK-22, LINK-26]
 */
function openLiveChat(href: string): boolean {
  const { width, height } = LIVE_CHAT_POPUP;
  return (
    isOpened(href, 'liveChat', `width=${width},height=${height}`) || isOpened(links.customerCare(), '_blank')
  );
}

/** `noopener` hides whether a window was opened, so this removes its opener itself. */
function isOpened(...call: Parameters<typeof window.open>): boolean {
  let opened: Window | null;
  try {
    opened = window.open(...call);
  } catch {
    return false;
  }
  if (!opened || opened.closed) return false;
  try {
    opened.opener = null;
  } catch {
    // The window of an earlier press, which shows another site and has no opener already.
  }
  return true;
}

/** Repeats unanswered calls once the device is online again. */
export function retryWhenOnline(page: Page): () => void {
  const onOnline = () => page.send({ type: 'network.returned' });
  window.addEventListener('online', onOnline);
  return () => window.removeEventListener('online', onOnline);
}
