import { toRedirectAction } from '#src/domain/session/redirectAction.ts';
import type { RouteFacts, Shell } from '#src/domain/page/route.ts';
import { laterCode } from '#src/views/ui/laterCode.ts';
import type { Address, BrowserNavigation } from './browserNavigation.ts';
import type { Page } from './createPage.ts';
import { ensureEntryKey, entryKeyOf, writeEntry } from './historyEntry.ts';
import { isThereWithin } from './isThereWithin.ts';
import { keepJumps } from './keepJumps.ts';
import type { Places } from './scrollPlaces.ts';

/** A press waits this long for the router; after that the browser follows its link with a new document. */
const PATIENCE_MS = 2_000;
const presentAddress = (): Address => ({ pathname: location.pathname, search: location.search });

/** Events that announce that the visitor may follow a link. */
const HINTS = ['pointerover', 'pointerdown', 'focusin', 'pointerout', 'focusout'] as const;

export interface Navigation {
  /** The facts of the present address. Only a page without state from the server asks. */
  route: () => Promise<RouteFacts>;
  /** Goes to an address of this application without a new document. */
  navigate: (href: string) => void;
  /** Sets another address for the same page, with its facts. */
  replace: (href: string, route: RouteFacts) => void;
  /** Reports the address to the page, loads the router when needed, and keeps the place in the page. */
  keep: (page: Page, leaves: Leaving) => () => void;
}

/** The ways to leave the page for another one. */
interface Leaving {
  /** True when the document is on its way to another: a router that comes now would touch the history. */
  isLeaving: () => boolean;
  /** Runs something on the page's own entry, with its address up to date. */
  fromPage: (run: () => void) => void;
}

/**
 * Navigation in the browser. Most visitors of a page follow no link of it, so the router loads when one is pointed at,
 * focused or pressed, or when a step in the history leads to another address. The places in the page load at the first
 * scrolling, or where there is one to return to. [ROUTE-28..31, SHELL-05]
 */
export function createNavigation(shell: Shell, report: (error: unknown) => void): Navigation {
  const routerCode = laterCode(() => import('./browserNavigation.ts'));
  const placesCode = laterCode(() => import('./scrollPlaces.ts'));
  let made: Promise<BrowserNavigation> | null = null;
  const make = () =>
    (made ??= routerCode.untilHere().then(({ createBrowserNavigation }) => createBrowserNavigation(shell)));
  let router: BrowserNavigation | null = null;
  let places: Promise<Places> | null = null;
  let page: Page | null = null;
  let leaves: Leaving = { isLeaving: () => false, fromPage: (run) => run() };
  const stops: (() => void)[] = [];
  let isStopped = false;
  /** The address of the shown page, by the document. */
  let shown = presentAddress();

  const bringPlaces = () =>
    (places ??= placesCode.untilHere().then(({ keepPlaces }) => {
      const kept = keepPlaces();
      stops.push(kept.stop);
      if (isStopped) kept.stop();
      return kept;
    }));
  let coming: Promise<boolean> | null = null;
  /** Brings the router; resolves to true when it follows links from now on. */
  const need = () =>
    (coming ??= bringRouter()
      .catch((error: unknown) => {
        report(error);
        return false;
      })
      .then((isHere) => {
        if (!isHere) coming = null;
        return isHere;
      }));
  const bringRouter = async (): Promise<boolean> => {
    const [, kept] = await Promise.all([routerCode.untilHere(), bringPlaces()]);
    if (isStopped || page === null || leaves.isLeaving()) return false;
    const brought = await make();
    if (isStopped) return false;
    stops.push(brought.keepRoute(page, kept, shown));
    router = brought;
    document.documentElement.dataset['navigation'] = 'page';
    return true;
  };
  const onHint = (event: Event) => {
    const { target } = event;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-within]') : null;
    if (link === null) return;
    void need().then(() => {
      if (page !== null && !isStopped) router?.hint(page, link, event);
    });
  };
  const onScroll = () => void bringPlaces();
  /** Until the router is there, only steps between this document's own entries arrive here. */
  const onPop = async () => {
    if (router !== null || (location.pathname === shown.pathname && location.search === shown.search)) return;
    (await places)?.note();
    if (!(await isThereWithin(PATIENCE_MS, need()))) location.reload();
  };
  /** Returns from the section of a jump to where the jump began. */
  const returnWithin = async () => {
    const kept = await places;
    if (kept?.returnTo() !== true) window.scrollTo(0, 0);
  };
  let presses = 0;
  const follow = (href: string) =>
    leaves.fromPage(() => {
      if (router === null) location.assign(href);
      else router.push(href);
    });
  return {
    route: async () => (await make()).route,
    navigate: (href) => {
      presses += 1;
      const press = presses;
      if (router !== null) {
        follow(href);
        return;
      }
      void isThereWithin(PATIENCE_MS, need()).then(() => {
        // The last of several presses counts.
        if (press === presses) follow(href);
      });
    },
    replace: (href, route) => {
      if (router !== null) {
        router.replace(href);
        return;
      }
      // A browser refuses many of these in a short time: the next one writes the address of that moment.
      if (!writeEntry(history.state, href)) return;
      shown = presentAddress();
      page?.send({ type: 'route.changed', route });
    },
    keep: (kept, how) => {
      page = kept;
      leaves = how;
      const isKnown = ensureEntryKey();
      const { route } = kept.getSnapshot().context;
      const { search } = location;
      // The page does not know parameters outside the rendered address; its action is used up by that.
      const path = `${route.path.split('?')[0] ?? ''}${search}`;
      const redirectAction = toRedirectAction(new URLSearchParams(search).getAll('action').at(-1));
      kept.send({ type: 'route.changed', route: { ...route, path, redirectAction } });
      for (const hint of HINTS) document.addEventListener(hint, onHint, { passive: true });
      document.addEventListener('scroll', onScroll, { once: true, passive: true });
      window.addEventListener('popstate', onPop);
      const stopJumps = keepJumps(kept, {
        isKnown,
        onLeave: () => void places?.then((brought) => brought.note()),
        onEnter: () => void places?.then((brought) => brought.enter(entryKeyOf(history.state))),
        onReturn: () => void returnWithin(),
      });
      const returning = kept.on('place.wanted', (pressed) => {
        // A visitor who has begun to use the page stays where they are.
        if (window.__USED__ !== true) void bringPlaces().then((brought) => brought.returnFromLogin(pressed));
      });
      if (made !== null) void need();
      // In another language or theme the visitor reads on at the same place. [SHELL-24]
      if (isKnown || /\b(lang|theme)=/.test(search)) void bringPlaces().then((brought) => brought.returnTo());
      return () => {
        isStopped = true;
        for (const hint of HINTS) document.removeEventListener(hint, onHint);
        document.removeEventListener('scroll', onScroll);
        window.removeEventListener('popstate', onPop);
        stopJumps();
        returning.unsubscribe();
        for (const stop of stops) stop();
      };
    },
  };
}
