import type { Language } from '#src/domain/language.ts';
import type { CatalogueItem, CatalogueMerchant, CatalogueProduct, Localised } from '../catalogue/types.ts';
import type { Database } from '../database/openDatabase.ts';
import { Refusal } from '../http/answers.ts';

export interface FoundItem {
  product: CatalogueProduct;
  item: CatalogueItem;
  merchant: CatalogueMerchant;
  /** Asked for an item that is gone: another one is shown. [TAG-28] */
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

/** The documents of the catalogue, read once; stock is read from the database each time. */
export function createCatalogue(database: Database, merchants: readonly CatalogueMerchant[]) {
  const products = database
    .all('SELECT document FROM products ORDER BY position')
    .map((row) => JSON.parse(String(row['document'])) as CatalogueProduct);
  const bySku = new Map(products.map((product) => [product.productSku, product]));
  const byItem = new Map(
    products.flatMap((product) => product.items.map((item) => [item.itemSku, product] as const)),
  );
  const merchantByCode = new Map(merchants.map((merchant) => [merchant.code, merchant]));

  const defaultItem = (product: CatalogueProduct) =>
    product.items.find((item) => item.itemSku === product.defaultItemSku) ??
    product.items.find((item) => item.stock !== 0) ??
    product.items[0];

  function find(id: string): FoundItem {
    const sku = id.replace(/^(is|ps)--/, '');
    const product = byItem.get(sku) ?? bySku.get(sku) ?? bySku.get(sku.replace(/-\d{2,4}$/, ''));
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
    products,
    find,
    /** Like `find`, but null for what is not sold: lists leave it out. */
    tryFind(id: string): FoundItem | null {
      try {
        return find(id);
      } catch {
        return null;
      }
    },
    /** Pieces on hand by item; null where the seller does not tell. */
    stocksOf(product: CatalogueProduct): Map<string, number | null> {
      return new Map(
        database
          .all('SELECT item_sku, stock FROM items WHERE product_sku = ?', product.productSku)
          .map((row) => [String(row['item_sku']), row['stock'] === null ? null : Number(row['stock'])]),
      );
    },
    stockOf(itemSku: string): number | null {
      const row = database.get('SELECT stock FROM items WHERE item_sku = ?', itemSku);
      return row === undefined || row['stock'] === null ? null : Number(row['stock']);
    },
    inCategory(categoryId: string, size: number): CatalogueProduct[] {
      return products
        .filter(
          (product) =>
            product.answers === undefined &&
            product.categories.some((category) => category.id === categoryId),
        )
        .slice(0, size);
    },
  };
}
export type Catalogue = ReturnType<typeof createCatalogue>;

export function localised(text: Localised, language: Language): string {
  return typeof text === 'string' ? text : text[language];
}
