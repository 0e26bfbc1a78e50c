import type { PageKind, Shell, StandalonePage } from '#src/domain/page/route.ts';
import type { Vendor } from '#src/domain/product/vendor.ts';

export type PageView = 'product' | 'secondary' | 'standalone' | 'missing';

/** The meaning of a route, beside its path; `staticData` of the router's route. */
export interface RouteMeaning {
  name: string;
  vendor: Vendor;
  view: PageView;
  standalone: StandalonePage | null;
  /** The route's own shell; null where the switch chooses. [ROUTE-22, SHELL-01] */
  shell: Shell | null;
  /** A navigation to another path starts at the top. [ROUTE-30] */
  scrollReset: boolean;
  /** Copy key of the page's name, null for a route without a title. [TITLE-04] */
  titleKey: `title.${string}` | null;
}
export interface RouteDefinition extends RouteMeaning {
  path: string;
}

function define(
  name: string,
  path: string,
  meaning: Partial<RouteMeaning> & { view: PageView },
): RouteDefinition {
  return {
    name,
    path,
    vendor: 'retail',
    standalone: null,
    shell: null,
    scrollReset: true,
    titleKey: 'title.product',
    ...meaning,
  };
}

/** A retail route and its grocery twin. [ROUTE-24] */
function twins(definition: RouteDefinition): RouteDefinition[] {
  return [
    definition,
    {
      ...definition,
      name: `${definition.name}Grocery`,
      path: `/grocery${definition.path}`,
      vendor: 'grocery',
      titleKey: definition.view === 'product' ? 'title.grocery' : definition.titleKey,
    },
  ];
}

const newerShellRoute = define('PDPVue3', '/pdp-shell/$productName/$id', {
  view: 'product',
  shell: 'newer',
});
const noId = define('productWithoutId', '/p/$productName', { view: 'missing', titleKey: null });
const secondary = define('productSecondary', '/p/$productName/$id/$secondaryPageName', { view: 'secondary' });
const product = define('product', '/p/$productName/$id', { view: 'product' });

/** The route tables of both shells, and the routes beside them. [ROUTE-22..27] */
export const ROUTE_TABLES: Record<Shell, readonly RouteDefinition[]> = {
  older: [newerShellRoute, noId, secondary, product].flatMap(twins),
  newer: [
    newerShellRoute,
    product,
    {
      ...product,
      name: 'productGrocery',
      path: '/grocery/p/$productName/$id',
      vendor: 'grocery',
      titleKey: 'title.grocery',
    },
  ],
};

export const STANDALONE_ROUTES: readonly RouteDefinition[] = [
  define('comboList', '/p/daftar-combo/$productName/$id', {
    view: 'standalone',
    standalone: 'comboList',
    titleKey: 'title.comboList',
  }),
  define('priceList', '/p/daftar-harga/$productName/$id', {
    view: 'standalone',
    standalone: 'priceList',
    titleKey: 'title.priceList',
  }),
  define('tradeIn', '/trade-in/s/$productName/$id', {
    view: 'standalone',
    standalone: 'tradeIn',
    titleKey: 'title.tradeIn',
  }),
  define('pickupPoints', '/click-and-collect/p/$id/pickup-points', {
    view: 'standalone',
    standalone: 'pickupPoints',
    titleKey: 'title.pickupPoints',
  }),
  define('installation', '/add-on/installation/$productName/$id', {
    view: 'standalone',
    standalone: 'installation',
    titleKey: 'title.installation',
  }),
];

/**
 * Further routes of the newer shell: the secondary pages of its sections, and its own route for groceries, the target
 * of ROUTE-35. [ROUTE-26, QNA-27]
 */
export const BESIDE_NEWER_SHELL: readonly RouteDefinition[] = [
  ...twins(secondary),
  ...twins(newerShellRoute).slice(1),
];

export function pageKindOf(meaning: RouteMeaning, secondaryName: PageKind | null): PageKind {
  if (meaning.view === 'missing') return { kind: 'missing' };
  if (meaning.view === 'secondary') return secondaryName ?? { kind: 'missing' };
  if (meaning.view === 'standalone' && meaning.standalone !== null) {
    return { kind: 'standalone', name: meaning.standalone };
  }
  return { kind: 'product' };
}
