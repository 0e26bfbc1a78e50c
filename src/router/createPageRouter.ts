import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type AnyRoute,
  type RouterHistory,
} from '@tanstack/react-router';
import type { RouteFacts, Shell } from '#src/domain/page/route.ts';
import { routeFactsOf } from './routeFacts.ts';
import {
  BESIDE_NEWER_SHELL,
  ROUTE_TABLES,
  STANDALONE_ROUTES,
  type RouteDefinition,
  type RouteMeaning,
} from './routeTable.ts';

function treeOf(shell: Shell) {
  const root = createRootRoute();
  const definitions: RouteDefinition[] = [
    ...ROUTE_TABLES[shell],
    ...STANDALONE_ROUTES,
    ...(shell === 'newer' ? BESIDE_NEWER_SHELL : []),
  ];
  const routes = definitions.map(({ path, ...meaning }) =>
    createRoute({
      getParentRoute: () => root as AnyRoute,
      path,
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

/** The router of a shell, for the meaning of addresses. One per request, one per page in the browser. [SHELL-01] */
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
    // The page has its own scroll rule; the router would scroll to the top after every navigation. [ROUTE-30, ROUTE-31]
    scrollRestoration: () => false,
  });
  return router;
}
export type PageRouter = ReturnType<typeof createPageRouter>;

/** The facts of the router's present address. */
export function currentRoute(router: PageRouter, shell: Shell): RouteFacts {
  const match = router.state.matches.at(-1);
  const { pathname, searchStr } = router.state.location;
  const meaning = match?.staticData.meaning ?? null;
  return routeFactsOf(shell, meaning, (match?.params ?? {}) as Record<string, string>, {
    pathname,
    search: searchStr,
  });
}

/** The facts of an address (path with query) by a router that stays where it is. */
export function routeAt(router: PageRouter, shell: Shell, address: string): RouteFacts {
  const { location } = createMemoryHistory({ initialEntries: [address] });
  const { pathname, searchStr } = router.parseLocation(location);
  const [, params, found] = router.getMatchedRoutes(pathname);
  const meaning = found?.options.staticData?.meaning ?? null;
  return routeFactsOf(shell, meaning, params, { pathname, search: searchStr });
}

const matchers = new Map<Shell, PageRouter>();

/** The facts of an address (path with query) in a shell. For the server: makes no router for each page. */
export function routeOfAddress(shell: Shell, address: string): RouteFacts {
  const matcher = matchers.get(shell) ?? createPageRouter(shell, createMemoryHistory());
  matchers.set(shell, matcher);
  return routeAt(matcher, shell, address);
}
