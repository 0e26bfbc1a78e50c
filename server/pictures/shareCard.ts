import { BRAND_NAME } from '#src/domain/product/brand.ts';
import { formatPrice } from '#src/domain/shell/format.ts';
import type { Language } from '#src/domain/shell/language.ts';
import { SHARE_PICTURE } from './sharePictureAddress.ts';
import { stockStatusOf } from '#src/domain/product/stock.ts';
import { knownTags } from '#src/domain/product/tags.ts';
import { optionLabel } from '#src/domain/product/variant.ts';
import { vendorOf } from '#src/domain/product/vendor.ts';
import type { ProductSummary } from '#src/services/product/product/contract.ts';
import { drawable, lineAt, linesOf, widthOf } from './letters.ts';

const { width: WIDTH, height: HEIGHT } = SHARE_PICTURE;
/** The product's own picture is a square on the left. */
export const PICTURE_SIZE = HEIGHT;
const MARGIN = 56;
const LEFT = PICTURE_SIZE + MARGIN;
const ROOM = WIDTH - LEFT - MARGIN;

// The page's colours in light mode, as a picture has no dark mode.
const INK = '#1c1d27';
const SOFT = '#5d5f6e';
const PROMO = '#c3211f';
const PROMO_TINT = '#fdecea';
const GREY_TINT = '#f0f0f2';
const ACCENT = { retail: '#3d3aae', grocery: '#15603a' } as const;
const TINT = { retail: '#eeeffb', grocery: '#e7f5ec' } as const;

/** In place of a price. */
const STATUS = {
  OUT_OF_STOCK: { id: 'Stok habis', en: 'Out of stock' },
  COMING_SOON: { id: 'Segera hadir', en: 'Coming soon' },
} as const;

/**
 * Draws the main facts of a product without a picture: name, option, and price or status. Text is drawn as outlines, so
 * that it looks the same on every host.
 */
export function shareCard(summary: ProductSummary, language: Language, hasPicture: boolean): string {
  const vendor = vendorOf(summary) ?? 'retail';
  const accent = ACCENT[vendor];
  const parts: string[] = [
    `<rect x="${PICTURE_SIZE}" width="${WIDTH - PICTURE_SIZE}" height="${HEIGHT}" fill="#fff"/>`,
  ];
  const brand = vendor === 'grocery' ? `${BRAND_NAME} Mart` : BRAND_NAME;
  if (!hasPicture) {
    const size = 72;
    parts.push(
      `<rect width="${PICTURE_SIZE}" height="${HEIGHT}" fill="${TINT[vendor]}"/>`,
      lineAt(brand, {
        x: (PICTURE_SIZE - widthOf(brand, 'bold', size)) / 2,
        y: HEIGHT / 2 + size / 3,
        weight: 'bold',
        size,
        fill: accent,
      }),
    );
  }
  const write = (text: string, y: number, style: Omit<Parameters<typeof lineAt>[1], 'x' | 'y'>, x = LEFT) =>
    parts.push(lineAt(text, { ...style, x, y }));

  write(brand, 86, { weight: 'bold', size: 30, fill: accent });

  const name = { weight: 'bold', size: 42, fill: INK } as const;
  const names = linesOf(drawable(summary.name), { ...name, width: ROOM, most: 4 });
  names.forEach((line, index) => write(line, 162 + index * 53, name));
  const chosen = summary.options.find(({ selected }) => selected);
  const option = { weight: 'text', size: 26, fill: SOFT } as const;
  const [optionLine] =
    chosen === undefined ? [] : linesOf(drawable(optionLabel(chosen)), { ...option, width: ROOM, most: 1 });
  if (optionLine !== undefined && names.length < 4) write(optionLine, 162 + names.length * 53 + 2, option);

  const seller = { weight: 'text', size: 24, fill: SOFT } as const;
  const [sellerLine] = linesOf(drawable(summary.merchant.name), { ...seller, width: ROOM, most: 1 });
  if (sellerLine !== undefined) write(sellerLine, HEIGHT - 52, seller);

  const status = stockStatusOf(knownTags(summary.tags));
  if (status === 'OUT_OF_STOCK' || status === 'COMING_SOON') {
    const word = STATUS[status][language];
    const isGone = status === 'OUT_OF_STOCK';
    parts.push(pill(word, LEFT, HEIGHT - 168, 34, isGone ? GREY_TINT : TINT[vendor], isGone ? SOFT : accent));
    return svg(parts);
  }
  const { offered, listed, discount } = summary.price;
  const price = formatPrice(offered);
  let size = 64;
  while (widthOf(price, 'bold', size) > ROOM) size -= 4;
  write(price, HEIGHT - 108, { weight: 'bold', size, fill: listed > offered ? PROMO : INK });
  if (listed > offered) {
    const style = { weight: 'text', size: 28, fill: SOFT } as const;
    const before = formatPrice(listed);
    const width = widthOf(before, style.weight, style.size);
    const y = HEIGHT - 190;
    write(before, y, style);
    parts.push(`<rect x="${LEFT - 3}" y="${y - 11}" width="${width + 6}" height="3" fill="${SOFT}"/>`);
    const percent = Math.round(discount);
    if (percent > 0) parts.push(pill(`-${percent}%`, LEFT + width + 18, y - 31, 26, PROMO_TINT, PROMO));
  }
  return svg(parts);
}

function pill(text: string, x: number, y: number, size: number, ground: string, fill: string): string {
  const height = size * 1.65;
  const width = widthOf(text, 'bold', size) + size * 1.2;
  return (
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${size * 0.4}" fill="${ground}"/>` +
    lineAt(text, { x: x + size * 0.6, y: y + height / 2 + size * 0.36, weight: 'bold', size, fill })
  );
}

const svg = (parts: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${parts.join('')}</svg>`;
