import { makeProduct } from '#marketplace/product/catalogue/makeProduct.ts';
import type { CatalogueBasket } from '#marketplace/recommendation/catalogue/purchases.ts';
import type {
  CatalogueItem,
  CatalogueMerchant,
  CatalogueProduct,
} from '#marketplace/product/catalogue/types.ts';

export const SELLER: CatalogueMerchant = {
  code: 'TOK-1',
  name: 'Toko Uji',
  commissionType: 'MP',
  location: 'Bandung',
  badges: [],
  warehouses: [
    { code: 'PP-TOK-1', label: 'Gudang Bandung', consolidation: false, latitude: -6.9, longitude: 107.6 },
  ],
  pickupHours: [{ days: [1, 2, 3, 4, 5, 6, 7], open: '09:00', close: '20:00', available: true }],
};

/** A product of the catalogue with a test's facts; its sku is "UJI-00001", its first item "UJI-00001-01". */
export function product(
  facts: Partial<Omit<CatalogueProduct, 'items'>> & {
    item?: Partial<CatalogueItem>;
    items?: Partial<CatalogueItem>[];
  } = {},
): CatalogueProduct {
  const { item, items, ...rest } = facts;
  return makeProduct({
    productSku: 'UJI-00001',
    name: 'Barang Uji',
    brand: { name: 'Merek Uji', slug: 'merek-uji' },
    merchantCode: SELLER.code,
    categories: [
      { id: 'C1', name: 'Rumah' },
      { id: 'C2', name: 'Dapur & Makan' },
    ],
    ...rest,
    items: (items ?? [item ?? {}]).map((one) => ({ offered: 100_000, ...one })),
  });
}
export const ITEM = 'UJI-00001-01';

/** Categories of products that go with `product()` and do not replace it. */
export const OTHER_KIND = [
  { id: 'C1', name: 'Rumah' },
  { id: 'C3', name: 'Perawatan' },
];
/** Many bought each of these along with the product of `product()`. */
export const boughtAlong = (...productSkus: string[]): CatalogueBasket[] =>
  productSkus.map((sku) => ({ productSkus: ['UJI-00001', sku], buyers: 5 }));
