import { createBrowserHistory } from '@tanstack/react-router';
import type { RouteFacts, Shell } from '#src/domain/page/route.ts';
import { productPath } from '#src/domain/product/productPath.ts';
import type { LaterParts } from '#src/machines/page/pageParts.ts';
import { createPageRouter, currentRoute, routeAt } from '#src/router/createPageRouter.ts';
import { savesData } from '#src/views/ui/savesData.ts';
import { nextProductOf } from './nextProductOf.ts';
import type { Page } from './createPage.ts';
import { entryKeyOf, writeEntry } from './historyEntry.ts';
import type { Places } from './scrollPlaces.ts';

/** Path and query of an address, as `location` has them. */
export type Address = Pick<Location, 'pathname' | 'search'>;

/** Events of a link that the visitor may follow; the press comes before its click. */
const HINTS: Readonly<Record<string, 'pointed' | 'pressed' | 'left'>> = {
  pointerover: 'pointed',
  focusin: 'pointed',
  pointerdown: 'pressed',
  pointerout: 'left',
  focusout: 'left',
};

export interface BrowserNavigation {
  /** The facts of the present address. */
  route: RouteFacts;
  push: (href: string) => void;
  /** Another address for the same page: no navigation, nothing scrolls. */
  replace: (href: string) => void;
  /**
   * Tells the page the present address and every one that follows, and keeps the scroll rule. [ROUTE-28..31, HOST-01]
   *
   * @param known the address that the page knows; the present one is another if a step in the history led there.
   */
  keepRoute: (page: Page, places: Places, known: Address) => () => void;
  /** Reports to the page that the visitor may follow a link of it, so that it reads the product of it. [ROUTE-38] */
  hint: (page: Page, link: HTMLAnchorElement, event: Event) => void;
}

/** The router in the browser, loaded when something needs it; from then on addresses go through it. */
export async function createBrowserNavigation(shell: Shell): Promise<BrowserNavigation> {
  const entries = refusableEntries();
  const router = createPageRouter(shell, createBrowserHistory({ window: entries.window }));
  // An entry that other code writes is a navigation too.
  Object.assign(history, entries.writers());
  await router.load();
  /** By entry of the history, the path of the product page that it was reached from: the address may name another. */
  const cameFrom = new Map<string, string>();
  return {
    route: currentRoute(router, shell),
    push: (href) => {
      const isWayBack =
        currentRoute(router, shell).page.kind === 'secondary' &&
        cameFrom.get(entryKeyOf(router.history.location.state)) === new URL(href, location.href).pathname;
      // Going from a secondary page to its opener restores the position there. [ROUTE-30]
      if (isWayBack) {
        router.history.back();
        return;
      }
      router.history.push(href);
      // At once: readers of the present entry must not get the former one.
      router.history.flush();
      // The browser refuses many entries in a short time, but not a new document.
      if (entries.wasRefused()) location.assign(href);
    },
    replace: (href) => {
      // Keep the entry's other state: the router does not know all of it.
      router.history.replace(href, { ...history.state, isSwitch: true } as never);
      // At once: a push in the same turn would replace it. A refused one is written with the next replacement.
      router.history.flush();
    },
    hint: (page, link, hinting) => {
      const how = hintOf(link, hinting);
      if (how === null) return;
      const part = page.getSnapshot().children['nextProduct'] as LaterParts['nextProduct'] | undefined;
      if (how === 'left') {
        part?.send({ type: 'link.left' });
        return;
      }
      // A press is answered at once: it does not wait for the part.
      if (savesData() || (part === undefined && how === 'pressed')) return;
      const { pathname, search } = new URL(link.href);
      const next = nextProductOf(page, routeAt(router, shell, pathname + search));
      if (next === null) return;
      const event = { type: `link.${how}`, next } as const;
      // Directly to the part: an event to the page would have all its views look again during the press.
      if (part === undefined) page.send({ type: 'part.told', name: 'nextProduct', event });
      else part.send(event);
    },
    keepRoute: (page, places, known) => {
      let shown = router.state.location;
      const arrive = (isElsewhere: boolean, isBack: boolean) => {
        const { location, matches } = router.state;
        shown = location;
        places.enter(entryKeyOf(location.state));
        page.send({ type: 'route.changed', route: currentRoute(router, shell) });
        if (!isElsewhere) return;
        const isSwitch = (location.state as { isSwitch?: boolean }).isSwitch === true;
        if (isBack) {
          whenShown(page, () => places.returnTo() || window.scrollTo(0, 0));
        } else if (matches.at(-1)?.staticData.meaning?.scrollReset === true && !isSwitch) {
          window.scrollTo(0, 0);
        }
      };
      const stop = router.history.subscribe(({ action }) => {
        const isBack = action.type === 'BACK' || action.type === 'FORWARD' || action.type === 'GO';
        const { pathname, search } = router.history.location;
        // A jump within the page noted the place itself, before the window scrolled.
        if (pathname !== shown.pathname || search !== shown.searchStr) places.note();
        const left = productShown(page);
        if (action.type === 'PUSH' && left !== null)
          cameFrom.set(entryKeyOf(router.history.location.state), left);
        const asked = router.history.location.href;
        void router.load().then(() => {
          // Of several navigations in a row only the last one arrives.
          if (router.history.location.href !== asked) return;
          arrive(router.state.location.pathname !== shown.pathname, isBack);
        });
      });
      const isElsewhere = location.pathname !== known.pathname;
      if (isElsewhere || location.search !== known.search) arrive(isElsewhere, true);
      return stop;
    },
  };
}

/**
 * The window for the router's history: it notes a refused entry without an error. The history would retry it in a task
 * of its own, where the page's code could not catch the error. [SHELL-22]
 */
function refusableEntries() {
  let isRefused = false;
  const write =
    (how: 'pushState' | 'replaceState') =>
    (state: unknown, _: string, href?: string): void => {
      isRefused = !writeEntry(state, href, how);
    };
  const entries = {
    get state(): unknown {
      return history.state;
    },
    get length(): number {
      return history.length;
    },
    back: () => history.back(),
    forward: () => history.forward(),
    go: (delta?: number) => history.go(delta),
    pushState: write('pushState'),
    replaceState: write('replaceState'),
  };
  return {
    window: {
      history: entries,
      get location(): Location {
        return location;
      },
      document,
      addEventListener: window.addEventListener.bind(window),
      removeEventListener: window.removeEventListener.bind(window),
    },
    /** The methods that write entries, as the router's history has made them. */
    writers: () => ({ pushState: entries.pushState, replaceState: entries.replaceState }),
    /** True when the browser refused the last entry. */
    wasRefused: () => isRefused,
  };
}

/** A finger that touches a link points nowhere, nor does the focus that a press gives. */
function hintOf(link: Element, event: Event) {
  const { type } = event;
  const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
  if (isTouch && type !== 'pointerdown') return null;
  if (type === 'focusin' && !link.matches(':focus-visible')) return null;
  return HINTS[type] ?? null;
}

/** Path of the item on a product's page, in either shell and by any name; null on other pages. */
function productShown(page: Page): string | null {
  const { route, shown } = page.getSnapshot().context;
  if (route.page.kind !== 'product' || shown === null) return null;
  return productPath(route.vendor, shown.urlFriendlyName, shown.itemSku);
}

/** Runs once the page has drawn its data: until then it is too short to scroll. */
function whenShown(page: Page, run: () => void): void {
  const later = () => requestAnimationFrame(() => requestAnimationFrame(run));
  if (!page.getSnapshot().hasTag('busy')) {
    later();
    return;
  }
  const subscription = page.subscribe((snapshot) => {
    if (snapshot.hasTag('busy')) return;
    subscription.unsubscribe();
    later();
  });
}
