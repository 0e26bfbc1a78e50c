import { createHash } from 'node:crypto';
import { toLanguage, type Language } from '#src/domain/shell/language.ts';
import type { ProductSummary } from '#src/services/product/product/contract.ts';

/** Size of the picture in previews of a shared product; px. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const;
const ADDRESS = /^\/pictures\/share\/(id|en)\/([A-Za-z0-9._-]{1,64})\.jpg$/;

/** The product and language of a picture's address; null for any other address. */
export function readSharePicture(pathname: string): { language: Language; itemSku: string } | null {
  const [, word, itemSku] = ADDRESS.exec(pathname) ?? [];
  const language = word === undefined ? null : toLanguage(word);
  return language === null || itemSku === undefined ? null : { language, itemSku };
}

/**
 * Address of a product's picture for previews. It contains a hash of the facts in the picture, so that a cache loads a
 * new one when the price changes.
 */
export function sharePicturePath(summary: ProductSummary, language: Language): string {
  const { itemSku, name, price, tags, merchant, images } = summary;
  const said = [name, price.offered, price.listed, price.discount, tags, merchant.name, images[0]?.full];
  const version = createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 8);
  return `/pictures/share/${language}/${encodeURIComponent(itemSku)}.jpg?v=${version}`;
}
