import { createBrowserHistory } from '@tanstack/react-router';
import type { RouteFacts, Shell } from '#src/domain/route.ts';
import { createPageRouter, currentRoute } from '#src/router/createPageRouter.ts';
import type { Page } from './createPage.ts';
import { keepPlaces } from './scrollPlaces.ts';

export interface BrowserNavigation {
  /** What the present address means. */
  route: RouteFacts;
  push: (href: string) => void;
  /** Another address for the same page: no navigation, nothing scrolls. */
  replace: (href: string) => void;
  /** Tells the page the present address and every one that follows, and keeps the scroll rule. [ROUTE-28..31, HOST-01] */
  keepRoute: (page: Page) => () => void;
}

/** The router in the browser: addresses go through it as soon as it has come, which the first screen does not wait for. */
export async function createBrowserNavigation(shell: Shell): Promise<BrowserNavigation> {
  const router = createPageRouter(shell, createBrowserHistory());
  await router.load();
  const keyOf = (state: object) => (state as { __TSR_key?: string }).__TSR_key ?? '';
  /** The path that each entry of the history was reached from. */
  const cameFrom = new Map<string, string>();
  return {
    route: currentRoute(router, shell),
    push: (href) => {
      const isWayBack =
        currentRoute(router, shell).page.kind === 'secondary' &&
        cameFrom.get(keyOf(router.history.location.state)) === new URL(href, location.href).pathname;
      // From a secondary page to where it was opened: the position there is restored. [ROUTE-30]
      if (isWayBack) {
        router.history.back();
        return;
      }
      router.history.push(href);
      // At once: who asks what the present entry is must not be told of the former one.
      router.history.flush();
    },
    replace: (href) => {
      // What the entry holds of others stays: the router does not know all of it.
      router.history.replace(href, { ...history.state, isSwitch: true } as never);
      // At once: a push in the same turn would take its place in the history.
      router.history.flush();
    },
    keepRoute: (page) => {
      const places = keepPlaces(() => keyOf(shown.state));
      let shown = router.state.location;
      places.returnTo(keyOf(shown.state));
      const stop = router.history.subscribe(({ action }) => {
        const isBack = action.type === 'BACK' || action.type === 'FORWARD' || action.type === 'GO';
        places.note();
        if (action.type === 'PUSH') cameFrom.set(keyOf(router.history.location.state), shown.pathname);
        const asked = router.history.location.href;
        void router.load().then(() => {
          // Of several navigations in a row only the last one arrives.
          if (router.history.location.href !== asked) return;
          const { location, matches } = router.state;
          const hasMoved = location.pathname !== shown.pathname;
          shown = location;
          page.send({ type: 'route.changed', route: currentRoute(router, shell) });
          if (!hasMoved) return;
          const isSwitch = (location.state as { isSwitch?: boolean }).isSwitch === true;
          if (isBack) {
            whenShown(page, () => places.returnTo(keyOf(location.state)) || window.scrollTo(0, 0));
          } else if (matches.at(-1)?.staticData.meaning?.scrollReset === true && !isSwitch) {
            window.scrollTo(0, 0);
          }
        });
      });
      page.send({ type: 'route.changed', route: currentRoute(router, shell) });
      return () => {
        stop();
        places.stop();
      };
    },
  };
}

/** Runs once the page has drawn what it loads: until then it is too short to be scrolled. */
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
