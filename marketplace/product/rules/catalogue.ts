import { LRUCache } from 'lru-cache';
import type { Language } from '#src/domain/shell/language.ts';
import type { Vendor } from '#src/domain/product/vendor.ts';
import type { CatalogueItem, CatalogueMerchant, CatalogueProduct, Localised } from '../catalogue/types.ts';
import type { Database, Row } from '../../core/database/openDatabase.ts';
import { Refusal } from '../../core/http/answers.ts';

export interface FoundItem {
  product: CatalogueProduct;
  item: CatalogueItem;
  merchant: CatalogueMerchant;
  /** True where the requested item is gone and another one is shown. [TAG-28] */
  isReplaced: boolean;
}

const UNKNOWN_MERCHANT: CatalogueMerchant = {
  code: 'UNK-00000',
  name: 'Penjual',
  commissionType: 'CM',
  location: '',
  badges: [],
  warehouses: [],
  pickupHours: [],
};

/** The products of a list; a criterion that is left out does not matter. */
export interface ProductSelection {
  vendor?: Vendor;
  brandSlug?: string;
  merchantCode?: string;
  /** At any level. */
  categoryId?: string;
  /** Part of the name, in any case. */
  term?: string;
  /** Products of this category are left out. */
  withoutCategoryId?: string;
}

/** `offset` and `limit` count products. */
interface Cut {
  offset?: number;
  limit?: number;
}

/** The most documents in memory: a catalogue is far larger than the part in use. */
const KEPT_PRODUCTS = 500;
const ALL = -1;
/** Products that have traits (sold ones, without examples) and are in stock. */
const RECOMMENDABLE = `EXISTS (SELECT 1 FROM product_traits t WHERE t.product_sku = p.product_sku)
  AND EXISTS (SELECT 1 FROM items i WHERE i.product_sku = p.product_sku AND (i.stock IS NULL OR i.stock > 0))`;

const productOf = (row: Row) => JSON.parse(String(row['document'])) as CatalogueProduct;

/** The catalogue of the database. Documents do not change while it runs; stock is read each time. */
export function createCatalogue(database: Database, merchants: readonly CatalogueMerchant[]) {
  const merchantByCode = new Map(merchants.map((merchant) => [merchant.code, merchant]));
  /** By the requested SKUs, the least recently used first. */
  const kept = new LRUCache<string, CatalogueProduct>({ max: KEPT_PRODUCTS });

  /** The product of an item's or its own SKU. */
  function bySku(sku: string): CatalogueProduct | undefined {
    let product = kept.get(sku);
    if (product === undefined) {
      const row =
        database.get(
          'SELECT p.document FROM items i JOIN products p ON p.product_sku = i.product_sku WHERE i.item_sku = ?',
          sku,
        ) ?? database.get('SELECT document FROM products WHERE product_sku = ?', sku);
      if (row === undefined) return undefined;
      product = productOf(row);
    }
    kept.set(sku, product);
    return product;
  }

  const defaultItem = (product: CatalogueProduct) =>
    product.items.find((item) => item.itemSku === product.defaultItemSku) ??
    product.items.find((item) => item.stock !== 0) ??
    product.items[0];

  function find(id: string): FoundItem {
    const sku = id.replace(/^(is|ps)--/, '');
    const product = bySku(sku) ?? bySku(sku.replace(/-\d{2,4}$/, ''));
    if (product === undefined) throw new Refusal(404, 'PRODUCT_NOT_FOUND');
    if (product.answers !== undefined) throw new Refusal(product.answers, 'PRODUCT_UNAVAILABLE');
    const asked = product.items.find((item) => item.itemSku === sku);
    const item = asked ?? defaultItem(product);
    if (item === undefined) throw new Refusal(404, 'PRODUCT_NOT_FOUND');
    return {
      product,
      item,
      merchant: merchantByCode.get(product.merchantCode) ?? UNKNOWN_MERCHANT,
      isReplaced: asked === undefined && product.productSku !== sku,
    };
  }

  return {
    find,
    /** Like `find`, but null for a product that is not sold: lists leave it out. */
    tryFind(id: string): FoundItem | null {
      try {
        return find(id);
      } catch {
        return null;
      }
    },
    /** Pieces on hand by item; null where the seller names no number. */
    stocksOf(product: CatalogueProduct): Map<string, number | null> {
      return new Map(
        database
          .all('SELECT item_sku, stock FROM items WHERE product_sku = ?', product.productSku)
          .map((row) => [String(row['item_sku']), row['stock'] === null ? null : Number(row['stock'])]),
      );
    },
    /** Items without any piece left. */
    soldOutOf(product: CatalogueProduct): Set<string> {
      return new Set(
        database
          .all('SELECT item_sku FROM items WHERE product_sku = ? AND stock = 0', product.productSku)
          .map((row) => String(row['item_sku'])),
      );
    },
    stockOf(itemSku: string): number | null {
      const row = database.get('SELECT stock FROM items WHERE item_sku = ?', itemSku);
      return row === undefined || row['stock'] === null ? null : Number(row['stock']);
    },
    /** Every product, also those that are no longer sold, for a page that shows them all. */
    all(): CatalogueProduct[] {
      return database.all('SELECT document FROM products ORDER BY position').map(productOf);
    },
    /** Products that are sold, in the order of the catalogue. */
    sold(selection: ProductSelection, { offset = 0, limit = ALL }: Cut = {}): CatalogueProduct[] {
      const { vendor, brandSlug, merchantCode, categoryId, term, withoutCategoryId } = selection;
      const conditions: [sql: string, value: string | undefined][] = [
        ['p.vendor = ?', vendor],
        ['p.brand_slug = ?', brandSlug],
        ['p.merchant_code = ?', merchantCode],
        ['instr(lower(p.name), lower(?)) > 0', term],
        ['c.category_id = ?', categoryId],
        [
          'NOT EXISTS (SELECT 1 FROM product_categories x WHERE x.product_sku = p.product_sku AND x.category_id = ?)',
          withoutCategoryId,
        ],
      ];
      const given = conditions.filter(([, value]) => value !== undefined);
      const from =
        categoryId === undefined
          ? 'products p'
          : 'product_categories c JOIN products p ON p.product_sku = c.product_sku';
      return database
        .all(
          `SELECT p.document FROM ${from}
           WHERE ${['p.is_sold = 1', ...given.map(([sql]) => sql)].join(' AND ')}
           ORDER BY p.position LIMIT ? OFFSET ?`,
          ...given.map(([, value]) => value ?? ''),
          limit,
          offset,
        )
        .map(productOf);
    },
    /** Products to recommend, of a category or a brand where one is given, in the order of the catalogue. [RECO-10] */
    recommendable(
      { categoryId, brandSlug, vendor }: Pick<ProductSelection, 'categoryId' | 'brandSlug' | 'vendor'>,
      { offset = 0, limit = ALL }: Cut = {},
    ): CatalogueProduct[] {
      const conditions: [sql: string, value: string | undefined][] = [
        ['c.category_id = ?', categoryId],
        ['p.brand_slug = ?', brandSlug],
        ['p.vendor = ?', vendor],
      ];
      const given = conditions.filter(([, value]) => value !== undefined);
      const [from, order] =
        categoryId === undefined
          ? ['products p', 'p.position']
          : ['product_categories c JOIN products p ON p.product_sku = c.product_sku', 'c.position'];
      return database
        .all(
          `SELECT p.document FROM ${from}
           WHERE ${[...given.map(([sql]) => sql), RECOMMENDABLE].join(' AND ')}
           ORDER BY ${order} LIMIT ? OFFSET ?`,
          ...given.map(([, value]) => value ?? ''),
          limit,
          offset,
        )
        .map(productOf);
    },
    /** Products by their own SKUs, in this order; unknown ones are left out. */
    bySkus(skus: readonly string[]): CatalogueProduct[] {
      return skus.map(bySku).filter((product) => product !== undefined);
    },
  };
}
export type Catalogue = ReturnType<typeof createCatalogue>;

export function localised(text: Localised, language: Language): string {
  return typeof text === 'string' ? text : text[language];
}
