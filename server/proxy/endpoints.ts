import * as mounted from '#marketplace/routes/mounted.ts';

/**
 * What the page asks of a backend, by method and path below its prefix: `*` is one part of a path, `**` all that
 * follows. A name of this list is what calls are counted, limited and cut off by; addresses as they were asked for have
 * no end.
 */
const PATHS: Readonly<Record<string, readonly string[]>> = {
  GET: [
    '/common/users/_current',
    '/content/product-configs',
    '/content/product-copy',
    '/content/report-product-reasons',
    '/content/return-policy-method',
    '/content/seller-badge',
    '/content/seller-rating',
    '/content/ticket-configs',
    '/grocery/checkout/_summary',
    '/grocery/recommendations',
    '/grocery/store-picker-config',
    '/member/addresses',
    '/product/merchant/vouchers',
    '/product/merchant/vouchers-info',
    '/product/products/_basic',
    '/retail/carts',
    '/search/get-category-recommendations-with-metadata',
    '/search/homepage-recommendation',
    '/common/region/countries/*/_nearest',
    '/content/grocery-wiki/*',
    '/product-detail/merchant/vouchers/*/tnc',
    '/product-detail/products/*/_summary',
    '/product-detail/products/*/description',
    '/product-detail/products/*/free-gift',
    '/product-detail/products/*/highlights',
    '/product-detail/products/*/installments',
    '/product-detail/products/*/nearest-pickup-point',
    '/product-detail/products/*/price-summary',
    '/product-detail/products/*/promotions',
    '/product-detail/products/*/shipping',
    '/product-detail/products/*/shipping-summary',
    '/product-detail/products/*/slotted-delivery',
    '/product-detail/products/*/slotted-delivery/_resolve',
    '/product-detail/products/*/specifications',
    '/product-detail/products/*/vouchers',
    '/product-detail/shipping/*/tnc',
    '/product-detail/vouchers/*/tnc',
    '/product-pickup-point/*/other-pickup-point',
    '/product/products/*/offline-merchants',
    '/product/products/*/pickup-points',
    '/product/products/*/single-combo',
    '/product/products/*/wholesale',
    '/common/region/countries/**',
  ],
  POST: [
    '/grocery/checkout/_add',
    '/grocery/nearby-stores',
    '/member/addresses/_sync',
    '/retail/carts',
    '/retail/carts/_add-bulk',
    '/retail/checkouts/_quick',
    '/retail/free-gift/carts',
    '/member/addresses/*/geolocation',
    '/product-detail/products/*/campaign/*/_subscribe',
    '/product/merchant/vouchers/*/_claim',
    '/product/products/*/_report',
    '/search/products/*/recommendations',
  ],
};
/** The names of whatever is not listed, read and written apart. */
const OTHER_READ = 'other';
const OTHER_WRITE = 'other write';

const patternOf = (part: string) => (part === '**' ? '.+' : part === '*' ? '[^/]+' : part);
const named = (Object.values(mounted) as unknown[]).filter((one) => Array.isArray(one)) as string[][];
const names = [
  ...Object.entries(PATHS).flatMap(([method, paths]) => paths.map((path) => `${method} ${path}`)),
  ...named.flat(),
];
const entries = names.map((name) => {
  const [method = '', path = ''] = name.split(' ');
  return { method, name, pattern: new RegExp(`^${path.split('/').map(patternOf).join('/')}$`) };
});

/**
 * The endpoint that a call is to, such as `GET /content/grocery-wiki/*`.
 *
 * @param pathname with or without the prefix of the backend
 */
export function endpointOf(method: string, pathname: string): string {
  const path = pathname.replace(/^\/backend(?=\/)/, '');
  const asked = method === 'HEAD' ? 'GET' : method;
  const listed = entries.find((entry) => entry.method === asked && entry.pattern.test(path));
  return listed?.name ?? (asked === 'GET' ? OTHER_READ : OTHER_WRITE);
}
