import type { CatalogueProduct } from '../../product/catalogue/types.ts';
import type { Database } from '../../core/database/openDatabase.ts';
import type { Catalogue } from '../../product/rules/catalogue.ts';
import { pathOf } from '../../product/rules/productViews.ts';

/** Products of one sitemap; search engines take up to 50,000 addresses, and 50 MB. */
export const PRODUCTS_OF_A_SITEMAP = 2_500;

/** Sold, and no example of a state of the page. */
const LISTED = `is_sold = 1 AND NOT EXISTS
  (SELECT 1 FROM product_categories x WHERE x.product_sku = p.product_sku AND x.category_id = 'C-CONTOH')`;

export interface ListedPage {
  /** Of the product in the option that its address opens. */
  path: string;
  /** Epoch ms of the last change of the product's document; null when unknown. */
  changedAt: number | null;
}
export interface ListedPart {
  changedAt: number | null;
}

const moment = (value: unknown) => (Number(value) === 0 ? null : Number(value));

/** The sitemaps that there are, each with its last change. [SEO-11] */
export function siteMapParts(database: Database): ListedPart[] {
  return database
    .all(
      `SELECT MAX(changed_at) AS changed_at FROM (
         SELECT changed_at, (ROW_NUMBER() OVER (ORDER BY position) - 1) / CAST(? AS INTEGER) AS part FROM products p WHERE ${LISTED}
       ) GROUP BY part ORDER BY part`,
      PRODUCTS_OF_A_SITEMAP,
    )
    .map((row) => ({ changedAt: moment(row['changed_at']) }));
}

/** Returns `limit` pages from a position in the list. */
export function listedPages(
  { database, catalogue }: { database: Database; catalogue: Catalogue },
  { offset, limit }: { offset: number; limit: number },
): ListedPage[] {
  return database
    .all(
      `SELECT document, changed_at FROM products p WHERE ${LISTED} ORDER BY position LIMIT ? OFFSET ?`,
      limit,
      offset,
    )
    .flatMap((row) => {
      const product = JSON.parse(String(row['document'])) as CatalogueProduct;
      const found = catalogue.tryFind(product.productSku);
      return found === null
        ? []
        : [{ path: pathOf(product, found.item.itemSku), changedAt: moment(row['changed_at']) }];
    });
}
