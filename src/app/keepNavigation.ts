import { toRedirectAction } from '#src/domain/session/redirectAction.ts';
import type { RouteFacts, Shell } from '#src/domain/page/route.ts';
import { laterCode } from '#src/views/ui/laterCode.ts';
import type { Address, BrowserNavigation } from './browserNavigation.ts';
import type { Page } from './createPage.ts';
import { ensureEntryKey, entryKeyOf, writeEntry } from './historyEntry.ts';
import { isThereWithin } from './isThereWithin.ts';
import { keepJumps } from './keepJumps.ts';
import type { Places } from './scrollPlaces.ts';

/** A press waits this long for the router; then its link is followed as every browser does, by a document. */
const PATIENCE_MS = 2_000;
const presentAddress = (): Address => ({ pathname: location.pathname, search: location.search });

/** What tells that a link may be followed next. */
const HINTS = ['pointerover', 'pointerdown', 'focusin'] as const;

export interface Navigation {
  /** What the present address means. A page from nothing asks; what the server sent knows. */
  route: () => Promise<RouteFacts>;
  /** Goes to an address of this application without a new document. */
  navigate: (href: string) => void;
  /** Another address for the same page, and what it means. */
  replace: (href: string, route: RouteFacts) => void;
  /** Tells the page its address, brings the router when it is needed, and keeps the place in the page. */
  keep: (page: Page, leaves: Leaving) => () => void;
}

/** How the page is left for another one. */
interface Leaving {
  /** Whether the document is on its way to another: a router that comes now would touch the history. */
  isLeaving: () => boolean;
  /** Runs something on the page's own entry, with its address up to date. */
  fromPage: (run: () => void) => void;
}

/**
 * Navigation in the browser. Most visitors of a page follow no link of it: the router comes when one is pointed at,
 * focused or pressed, or when a step in the history leads to another address; the places in the page with the first
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
  /** What the page shows, as the document's address. */
  let shown = presentAddress();

  const bringPlaces = () =>
    (places ??= placesCode.untilHere().then(({ keepPlaces }) => {
      const kept = keepPlaces();
      stops.push(kept.stop);
      if (isStopped) kept.stop();
      return kept;
    }));
  let coming: Promise<boolean> | null = null;
  /** Whether links are followed by the router from now on. */
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
  const onHint = ({ target }: Event) => {
    if (router === null && target instanceof Element && target.closest('a[data-within]') !== null)
      void need();
  };
  const onScroll = () => void bringPlaces();
  /** Before the router is there: within this document only steps between its own entries come here. */
  const onPop = async () => {
    if (router !== null || (location.pathname === shown.pathname && location.search === shown.search)) return;
    (await places)?.note();
    if (!(await isThereWithin(PATIENCE_MS, need()))) location.reload();
  };
  /** Back from a section that was jumped to, to where the jump began. */
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
        // Of several presses the last one counts.
        if (press === presses) follow(href);
      });
    },
    replace: (href, route) => {
      if (router !== null) {
        router.replace(href);
        return;
      }
      // A browser refuses many of these in a short time: the next one writes what the page shows by then.
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
      // What the page does not know is no part of the address that was rendered; an action was used up by that.
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
        // Who has begun to use the page stays where they are.
        if (window.__USED__ !== true) void bringPlaces().then((brought) => brought.returnFromLogin(pressed));
      });
      if (made !== null) void need();
      // The page in another language or theme is read on where it was left. [SHELL-24]
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
