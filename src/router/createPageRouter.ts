import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type AnyRoute,
  type RouterHistory,
} from '@tanstack/react-router';
import type { RouteFacts, Shell } from '#src/domain/route.ts';
import { ErrorPage } from '#src/views/errors/ErrorPage.tsx';
import { PageFrame } from '#src/views/shells/PageFrame.tsx';
import { ProductPage } from '#src/views/shells/ProductPage.tsx';
import { routeFactsOf } from './routeFacts.ts';
import {
  NEWER_SHELL_FALLBACKS,
  ROUTE_TABLES,
  STANDALONE_ROUTES,
  type PageView,
  type RouteDefinition,
  type RouteMeaning,
} from './routeTable.ts';

const views = {
  product: ProductPage,
  secondary: lazyRouteComponent(() => import('#src/views/secondary/SecondaryPage.tsx'), 'SecondaryPage'),
  standalone: lazyRouteComponent(() => import('#src/views/secondary/StandalonePage.tsx'), 'StandalonePage'),
  missing: ErrorPage,
} satisfies Record<PageView, unknown>;

function treeOf(shell: Shell) {
  const root = createRootRoute({ component: PageFrame, notFoundComponent: ErrorPage });
  const definitions: RouteDefinition[] = [
    ...ROUTE_TABLES[shell],
    ...STANDALONE_ROUTES,
    ...(shell === 'newer' ? NEWER_SHELL_FALLBACKS : []),
  ];
  const routes = definitions.map(({ path, ...meaning }) =>
    createRoute({
      getParentRoute: () => root as AnyRoute,
      path,
      component: views[meaning.view],
      staticData: { meaning },
    }),
  );
  return root.addChildren(routes);
}
/** Made when first needed: a page runs in one shell only. */
const trees = new Map<Shell, ReturnType<typeof treeOf>>();
function treeFor(shell: Shell) {
  const tree = trees.get(shell) ?? treeOf(shell);
  trees.set(shell, tree);
  return tree;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    meaning?: RouteMeaning;
  }
}

/** The router of a shell; one per request on the server, one per page in the browser. [SHELL-01] */
export function createPageRouter(shell: Shell, history: RouterHistory) {
  const router = createRouter({
    routeTree: treeFor(shell),
    history,
    // Search parameters stay the plain text they are; the page reads those it knows.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const text = new URLSearchParams(search as Record<string, string>).toString();
      return text === '' ? '' : `?${text}`;
    },
    defaultPreload: false,
    // The page keeps its own scroll rule; without this the router scrolls to the top after every navigation. [ROUTE-30, ROUTE-31]
    scrollRestoration: () => false,
    // An error that no part caught is logged only; every part has a boundary of its own. [ERR-60]
    defaultErrorComponent: () => null,
  });
  // Both sides render the same tree: without it the browser wraps the routes in a boundary the server does not.
  router.ssr = { manifest: undefined };
  return router;
}
export type PageRouter = ReturnType<typeof createPageRouter>;

/** What the router's present address means for the page. */
export function currentRoute(router: PageRouter, shell: Shell): RouteFacts {
  const match = router.state.matches.at(-1);
  const { pathname, searchStr } = router.state.location;
  const meaning = match?.staticData.meaning ?? null;
  return routeFactsOf(shell, meaning, (match?.params ?? {}) as Record<string, string>, {
    pathname,
    search: searchStr,
  });
}
