import type { Language } from '#src/domain/shell/language.ts';

/** Content of a page that must be right for the visitor who asked. */
export interface SeenPage {
  itemSku: string | null;
  language: string | null;
  /** Rupiah of one piece: what the structured data says, and what the visitor reads. */
  price: { told: number | null; read: number | null };
  /** Name of the member in the header; null for a guest. */
  name: string | null;
  /** Pieces in the bag by the header. */
  inBag: number | null;
}

export interface Expected {
  itemSku: string;
  language: Language;
  price: number;
  name: string | null;
  /** Pieces that were acknowledged, and those of which no answer came. */
  inBag: { least: number; most: number };
}

const found = (html: string, pattern: RegExp): string | null => pattern.exec(html)?.[1] ?? null;
const numberIn = (text: string | null): number | null =>
  text === null ? null : Number(text.replaceAll(/\D/g, ''));
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const textOf = (html: string) =>
  html.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (entity, name: string) => ENTITIES[name] ?? entity);

/** Reads a product page as it was sent. The classes are those of a built bundle, or of the sources. */
export function seenPage(html: string): SeenPage {
  const body = html.slice(html.indexOf('<body'));
  const name = found(body, /<div id="account"[^>]*><b>([^<]*)<\/b>/);
  return {
    itemSku: found(html, /"@type":"Product"[^{]*?"sku":"([^"]+)"/),
    language: found(html, /<html lang="(\w+)"/),
    price: {
      told: numberIn(found(html, /"priceCurrency":"IDR","price":(\d+)/)),
      read: numberIn(
        found(body, /class="[^"]*price-?[nN]ow[^>]*>(?:<span[^>]*>[^<]*<\/span>)?<span[^>]*>(Rp[\d.,]+)/),
      ),
    },
    name: name === null ? null : textOf(name),
    inBag: numberIn(found(body, /href="\/(?:grocery\/)?cart" aria-label="[^"\d]*([\d.,]+)/)),
  };
}

/** Reasons for which a page is not the one that this visitor asked for; none where it is right. */
export function faultsOfPage(html: string, expected: Expected): string[] {
  const seen = seenPage(html);
  const { least, most } = expected.inBag;
  const { told, read } = seen.price;
  return [
    ...(html.trimEnd().endsWith('</html>') ? [] : ['cut']),
    ...(seen.itemSku === expected.itemSku ? [] : ['product']),
    ...(seen.language === expected.language ? [] : ['language']),
    ...(told === expected.price && read === expected.price ? [] : ['price']),
    ...(seen.name === expected.name ? [] : ['visitor']),
    ...(seen.inBag !== null && seen.inBag >= least && seen.inBag <= most ? [] : ['bag']),
  ];
}
