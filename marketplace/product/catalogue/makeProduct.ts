import type { SubscriptionPeriod } from '#src/domain/subscription/subscription.ts';
import type { CatalogueItem, CatalogueProduct, Localised } from './types.ts';

type Given = Pick<CatalogueProduct, 'productSku' | 'name' | 'brand' | 'merchantCode' | 'categories'> &
  Partial<Omit<CatalogueProduct, 'items'>> & { items: GivenItem[] };
type GivenItem = Pick<CatalogueItem, 'offered'> & Partial<CatalogueItem>;

const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60);

/** Adds the defaults that most products share; SKUs of items are the product's with a running number. */
export function makeProduct(given: Given): CatalogueProduct {
  const items = given.items.map((item, position) => ({
    itemSku: `${given.productSku}-${String(position + 1).padStart(2, '0')}`,
    values: [],
    stock: 120,
    pictures: [],
    pickupPointCode: `PP-${given.merchantCode}`,
    ...item,
  }));
  return {
    productCode: `MTA-${given.productSku.replaceAll(/\D/g, '').padStart(7, '0')}`,
    urlFriendlyName: slugOf(given.name),
    vendor: 'retail',
    type: 'REGULAR',
    tags: ['AVAILABLE'],
    attributes: [],
    facts: [],
    specifications: [],
    highlights: [],
    descriptionHtml: `<p>${given.name} dari ${given.brand.name}.</p>`,
    statistics: { rating: 4.7, reviewCount: 128, sold: 640 },
    warranty: { type: 'NONE', period: '' },
    returnPeriodDays: 0,
    weightGrams: 500,
    shows: [],
    ...given,
    items,
  };
}

/** One item per value of a single attribute. */
export function variants(
  values: readonly Localised[],
  item: (value: Localised, position: number) => GivenItem,
): GivenItem[] {
  return values.map((value, position) => ({ values: [value], ...item(value, position) }));
}

/** "Warna" / "Colour" and the like. */
export const COLOUR: Localised = { id: 'Warna', en: 'Colour' };
export const SIZE: Localised = { id: 'Ukuran', en: 'Size' };
export const STORAGE: Localised = { id: 'Kapasitas', en: 'Capacity' };

/** Name and value pairs that read the same in both languages, or "id|en". */
export function facts(rows: Record<string, string>): { name: Localised; value: Localised }[] {
  const read = (text: string): Localised => {
    const [id, en] = text.split('|');
    return en === undefined ? text : { id: id ?? '', en };
  };
  return Object.entries(rows).map(([name, value]) => ({ name: read(name), value: read(value) }));
}

/** The period of a subscription in weeks or months. */
export const week = (every: number): SubscriptionPeriod => ({ unit: 'WEEK', every });
export const month = (every: number): SubscriptionPeriod => ({ unit: 'MONTH', every });
