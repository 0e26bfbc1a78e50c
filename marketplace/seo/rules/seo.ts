import { LRUCache } from 'lru-cache';
import { BRAND_NAME } from '#src/domain/product/brand.ts';
import type { Language } from '#src/domain/shell/language.ts';
import { SEO_RETURN_DAYS } from '#src/domain/shell/limits.ts';
import { seoTextOf } from '../catalogue/seoTexts.ts';
import type { CatalogueProduct, Localised } from '../../product/catalogue/types.ts';
import { Refusal } from '../../core/http/answers.ts';
import { localised, type Catalogue, type FoundItem } from '../../product/rules/catalogue.ts';

/** A product's page of either vendor; query and hash do not belong to it. */
const PRODUCT_PAGE = /^\/(?:grocery\/)?p\/[^/?#]+\/([A-Za-z0-9._-]{1,64})\/?(?:[?#].*)?$/;
/** Values of a choice that are named one by one. */
const NAMED_VALUES = 6;
/** The fewest results of a search that is offered. */
const LEAST_FOUND = 2;
const MOST_LINKS = 8;
const KEPT_TERMS = 2_000;

/** Returns the product of a page's path; refuses any other path. */
export function productAt(catalogue: Catalogue, url: string): FoundItem {
  const id = PRODUCT_PAGE.exec(url)?.[1];
  if (id === undefined) throw new Refusal(404, 'PAGE_NOT_FOUND');
  return catalogue.find(id);
}

/** Returns the name up to its first comma: "Koper Hardcase Rimba Lawu". */
const shortName = ({ name }: CatalogueProduct) => name.split(',')[0]?.trim() ?? name;

function listed(values: readonly string[], and: string): string {
  const last = values.at(-1) ?? '';
  return values.length < 2 ? last : `${values.slice(0, -1).join(', ')} ${and} ${last}`;
}

/** The different values of a product's attributes, in their order. */
const choicesOf = (product: CatalogueProduct, language: Language) =>
  product.attributes.map((attribute, position) => ({
    name: localised(attribute, language).toLowerCase(),
    values: [
      ...new Set(product.items.map(({ values }) => localised(values[position] ?? '', language))),
    ].filter((value) => value !== ''),
  }));

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const WORDS = {
  id: {
    and: 'dan',
    choice: (count: number, name: string) => `${count} pilihan ${name}`,
    offered: (name: string, choices: string) => `${name} tersedia dalam ${choices}.`,
    facts: (facts: string) => `Yang tertulis di keterangannya: ${facts}.`,
    sold: (seller: string, city: string) =>
      city === ''
        ? `Dijual oleh ${seller} di ${BRAND_NAME}.`
        : `Dijual oleh ${seller} di ${BRAND_NAME}, dikirim dari ${city}.`,
    warranty: (period: string) => `Garansinya ${period}.`,
    returns: `Barang di ${BRAND_NAME} umumnya bisa dikembalikan dalam ${SEO_RETURN_DAYS} hari; untuk barang ini berlaku masa pengembalian yang tertulis di bagian layanan.`,
    title: (name: string) => `Beli ${name} di ${BRAND_NAME}`,
    description: (noun: string, brand: string, choices: string) =>
      `${capital(noun)} dari ${brand}${choices === '' ? '' : ` dengan ${choices}`}. Lihat ulasan pembeli, ongkos kirim, dan promonya.`,
    things: 'barang',
  },
  en: {
    and: 'and',
    choice: (count: number, name: string) => `${count} choices of ${name}`,
    offered: (name: string, choices: string) => `${name} comes in ${choices}.`,
    facts: (facts: string) => `What its description says: ${facts}.`,
    sold: (seller: string, city: string) =>
      city === ''
        ? `Sold by ${seller} on ${BRAND_NAME}.`
        : `Sold by ${seller} on ${BRAND_NAME}, shipped from ${city}.`,
    warranty: (period: string) => `Its warranty is ${period}.`,
    returns: `What is bought on ${BRAND_NAME} can usually be returned within ${SEO_RETURN_DAYS} days; for this one the period holds that is told under services.`,
    title: (name: string) => `Buy ${name} on ${BRAND_NAME}`,
    description: (noun: string, brand: string, choices: string) =>
      `${capital(noun)} by ${brand}${choices === '' ? '' : ` with ${choices}`}. See what buyers say, what shipping costs, and what is on offer.`,
    things: 'things',
  },
} as const;

/**
 * Returns the text about a product for search engines: that of its category with the facts of the product. Plain text,
 * in paragraphs. [API-102, SEO-03, LIMIT-28]
 */
export function seoContentOf({ product, merchant }: FoundItem, language: Language) {
  const words = WORDS[language];
  const text = (value: Localised) => localised(value, language);
  const name = shortName(product);
  const category = seoTextOf(product.categories);
  const choices = choicesOf(product, language).filter(({ values }) => values.length > 1);
  const counted = listed(
    choices.map(({ name: choice, values }) =>
      values.length <= NAMED_VALUES
        ? `${words.choice(values.length, choice)} (${listed(values, words.and)})`
        : words.choice(values.length, choice),
    ),
    words.and,
  );
  const facts = product.facts.map((fact) => `${text(fact.name).toLowerCase()} ${text(fact.value)}`);
  const period = product.warranty === null ? '' : text(product.warranty.period);
  const noun = category === null ? words.things : text(category.noun);
  return {
    title: words.title(name),
    description: words.description(
      noun,
      product.brand.name,
      listed(
        choices.map(({ name: choice, values }) => words.choice(values.length, choice)),
        words.and,
      ),
    ),
    text: [
      category === null ? '' : text(category.guide).replaceAll('{name}', name),
      [
        counted === '' ? '' : words.offered(name, counted),
        facts.length === 0 ? '' : words.facts(listed(facts, words.and)),
      ]
        .filter((sentence) => sentence !== '')
        .join(' '),
      [
        words.sold(merchant.name, merchant.location),
        product.warranty?.type === 'NONE' || period === '' ? '' : words.warranty(period),
        product.tags.includes('RETURNABLE') ? words.returns : '',
      ]
        .filter((sentence) => sentence !== '')
        .join(' '),
    ]
      .filter((paragraph) => paragraph !== '')
      .join('\n'),
    keywords: [
      ...new Set(
        [
          name,
          product.brand.name,
          `${noun} ${product.brand.name}`,
          ...product.categories.map((one) => one.name),
        ].map((keyword) => keyword.toLowerCase()),
      ),
    ],
  };
}

/** Returns the searches for a product that have results. [API-103, SEO-04] */
export function createRelatedSearches(catalogue: Catalogue) {
  const found = new LRUCache<string, boolean>({ max: KEPT_TERMS });

  function finds(vendor: CatalogueProduct['vendor'], term: string): boolean {
    const key = `${vendor} ${term.toLowerCase()}`;
    let isFound = found.get(key);
    if (isFound === undefined) {
      isFound = catalogue.sold({ vendor, term }, { limit: LEAST_FOUND }).length === LEAST_FOUND;
      found.set(key, isFound);
    }
    return isFound;
  }

  return ({ product }: FoundItem) => {
    const { vendor, brand, categories } = product;
    const names = shortName(product).split(' ');
    const isSearch = (term: string) => term.length > 2;
    const terms = [
      ...categories.toReversed().map(({ name }) => name),
      names.slice(0, 2).join(' '),
      names.slice(0, 3).join(' '),
      names[0] ?? '',
      brand.name,
      `${names[0] ?? ''} ${brand.name}`,
      ...product.name
        .split(',')
        .slice(1)
        .map((part) => part.trim()),
    ];
    const different = new Map(terms.filter(isSearch).map((term) => [term.toLowerCase(), term]));
    const searchPath = (term: string) =>
      vendor === 'grocery'
        ? `/grocery/cari/${encodeURIComponent(term)}`
        : `/_search?searchTerm=${encodeURIComponent(term)}`;
    return [...different.values()]
      .filter((term) => finds(vendor, term))
      .slice(0, MOST_LINKS)
      .map((term) => ({ name: term, url: searchPath(term) }));
  };
}
