import { productUses } from './productUses.ts';
import type { Use } from './use.ts';
import { visitorUses } from './visitorUses.ts';

/** The rows of the matrix. */
export const uses: readonly Use[] = [...productUses, ...visitorUses];

/** What services can call, but nothing on a page asks for yet. Called all the same, it needs a row. */
export const unusedEndpoints: readonly string[] = [
  'GET /content/seller-badge',
  'GET /content/seller-rating',
  'GET /content/return-policy-method',
  'GET /content/ticket-configs',
  'POST /retail/carts/_add-bulk',
];

/** What the page does call, but the matrix does not play yet. Named, so that nobody takes the matrix for whole. */
export const unplayedEndpoints: readonly string[] = [
  'GET /common/region/countries/**/*',
  'GET /common/region/countries/*/_nearest',
  'GET /content/grocery-wiki/*',
  'GET /grocery/recommendations',
  'GET /grocery/store-picker-config',
  'GET /member/addresses',
  'GET /product-detail/merchant/vouchers/*/tnc',
  'GET /product-detail/products/*/free-gift',
  'GET /product-detail/products/*/nearest-pickup-point',
  'GET /product-detail/products/*/promotions',
  'GET /product-detail/products/*/shipping',
  'GET /product-detail/products/*/slotted-delivery',
  'GET /product-detail/products/*/slotted-delivery/_resolve',
  'GET /product-detail/products/*/vouchers',
  'GET /product-detail/shipping/*/tnc',
  'GET /product-detail/vouchers/*/tnc',
  'GET /product-pickup-point/*/other-pickup-point',
  'GET /product/merchant/vouchers',
  'GET /product/merchant/vouchers-info',
  'GET /product/products/*/offline-merchants',
  'GET /product/products/*/pickup-points',
  'GET /product/products/*/single-combo',
  'GET /product/products/*/wholesale',
  'GET /product/products/_basic',
  'POST /grocery/nearby-stores',
  'POST /member/addresses/*/geolocation',
  'POST /member/addresses/_sync',
  'POST /product-detail/products/*/campaign/*/_subscribe',
  'POST /product/merchant/vouchers/*/_claim',
  'POST /retail/free-gift/carts',
];
