import type { Language } from '#src/domain/shell/language.ts';
import { REVIEW_FITS } from '#src/domain/reviews/review.ts';
import { wornSizeOf } from '../catalogue/wornSize.ts';
import type { CatalogueProduct } from '../../product/catalogue/types.ts';
import type { Database } from '../../core/database/openDatabase.ts';
import { localised } from '../../product/rules/catalogue.ts';

/** Returns the fits of each size, in the order of the options; null without any. Needs stored reviews. [REVIEW-31] */
export function sizeFitOf(database: Database, product: CatalogueProduct, language: Language) {
  const position = wornSizeOf(product);
  if (position === null) return null;
  const sizeOf = new Map(
    product.items.map(({ itemSku, values }) => [itemSku, localised(values[position] ?? '', language)]),
  );
  const none = () => Object.fromEntries(REVIEW_FITS.map((fit) => [fit, 0]));
  const sizes = new Map([...sizeOf.values()].map((value) => [value, none()]));
  const told = database.all(
    'SELECT item_sku, fit, reviews FROM review_fits WHERE product_sku = ?',
    product.productSku,
  );
  for (const row of told) {
    const counts = sizes.get(sizeOf.get(String(row['item_sku'])) ?? '') ?? none();
    counts[String(row['fit'])] = (counts[String(row['fit'])] ?? 0) + Number(row['reviews']);
  }
  return told.length === 0
    ? null
    : {
        attribute: localised(product.attributes[position] ?? '', language),
        sizes: [...sizes].map(([value, counts]) => ({ value, ...counts })),
      };
}
