import { describe, expect, test } from 'vitest';
import { translate, type CopyKey } from '#src/copy/copyTypes.ts';
import { en } from '#src/copy/en.ts';
import { id } from '#src/copy/id.ts';
import { CART_ERROR_CODES, presentCartFailure } from '#src/domain/bag/cartErrors.ts';
import { requirementsIn, type Requirement } from '../../scripts/test/requirements.mjs';

const catalogue = requirementsIn('.');
const copies = { id, en };

/** Entries that are not built, or only in part: their texts prove nothing. */
const NOT_BUILT: Record<string, string[]> = {
  'an email for being told': ['NOTIFY-03'],
  'brand ads and related searches': ['RECO-08', 'SEO-04'],
};
const notBuilt = new Set(Object.values(NOT_BUILT).flat());

/** One text of the catalogue that is made of several of the copy, or of one and what the code adds. */
const COMPOSED: Record<string, string> = {
  'TITLE-01': '{title.product} | {brand}',
  'TITLE-02': '{title.grocery} | {brand} Mart',
  'EMPTY-01': '{errorPage.404.title} {errorPage.404.text}',
  'EMPTY-02': '{errorPage.default.title} {errorPage.default.text}',
  'EMPTY-03': '{errorPage.410.title} {errorPage.410.text}',
  'EMPTY-04': '{errorPage.429.title} {errorPage.429.text}',
  'PRODUCT-18': '{rating} | {statistics.reviews} | {statistics.sold}',
};
/** Quoted, but no text of the copy. */
const NO_COPY: Record<string, string[]> = {
  // The id of an element.
  'SECTION-05': ['description'],
  'SECTION-08': ['reviews'],
  // Titles of a page once its product is known.
  'TITLE-01': ['{product name} | {brand}'],
  'TITLE-02': ['{product name} | {brand} Mart'],
};
/** Keys that share one language with a text of the catalogue; the other one differs. */
const OWN_WORDS = new Set([
  'grocery.useLocation',
  'orderCost.PROMO',
  'postReport.menuTitle.answer',
  'shipping.list.changeAddress',
  'stock.similar',
  'storePicker.changePlace',
]);

/** The catalogue quotes a text for many: of a word that has a form for one it has the other. */
const forMany = (text: string) => text.replaceAll(/\{\w+\|[^}]*\|([^}|]*)\}/g, '$1');
/** Whatever the placeholders are called, whether their numbers are short, and wherever a line may not break. */
const blank = (text: string) =>
  forMany(text)
    .replaceAll(/\{[\w ]+~?\}|Rp\.\.\./g, '{}')
    .replaceAll('\u2060', '')
    .replaceAll(/\s+/g, ' ');
/** The catalogue may give an example of a number. */
const withoutNumbers = (text: string) => blank(text).replaceAll(/\d+(?:[.,]\d+)?(?: rb|K\b)?/g, '{}');

function composed(language: 'id' | 'en', entry: string): string {
  return (COMPOSED[entry] ?? '').replaceAll(/\{([\w.]+)\}/g, (whole, key) => {
    return Object.hasOwn(id, key) ? copies[language][key as CopyKey] : whole;
  });
}

function keysOf(language: 'id' | 'en', quoted: string): string[] {
  const forms = [blank(quoted), withoutNumbers(quoted)];
  return Object.entries(copies[language])
    .filter(([, text]) => forms.includes(blank(text)))
    .map(([key]) => key);
}

/**
 * The quoted texts by language: those after EN belong to as many of the last ones before it; what is left are
 * buttons, first in Indonesian and then in English, or a text alone.
 */
function textsOf({ id: entry, must, choose = '' }: Requirement): {
  pairs: [string, string][];
  alone: string[];
} {
  // Of ERR-57 the specification gives the English text.
  const words = choose.replace(/^EN exactly this; (ID .*)/, `$1 EN ${must}`);
  const pairs: [string, string][] = [];
  let open: string[] = [];
  let isBoth = false;
  for (const part of words.split(/(?=\b(?:ID|EN)\b)/)) {
    const quoted = [...part.matchAll(/"([^"]+)"/g)]
      .map(([, text]) => text ?? '')
      .filter((text) => !NO_COPY[entry]?.includes(text));
    if (!part.startsWith('EN')) open.push(...quoted);
    else if (isBoth) pairs.push(...quoted.map((text): [string, string] => [text, text]));
    else {
      const asked = open.splice(Math.max(0, open.length - quoted.length));
      pairs.push(...asked.map((text, index): [string, string] => [text, quoted[index] ?? '']));
      open.push(...quoted.slice(asked.length));
    }
    isBoth = part === 'ID/';
  }
  if (open.length % 2 === 0) {
    // "a" / "b", "c" / "d": side by side, or one language after the other.
    const step = words.includes(' EN "') ? open.length / 2 : 1;
    for (const [index, text] of open.entries()) {
      const isEnglish = step === 1 ? index % 2 === 1 : index >= step;
      if (!isEnglish) pairs.push([text, open[index + step] ?? '']);
    }
    open = [];
  }
  return { pairs, alone: open };
}

const quoting = catalogue.filter(({ choose = '' }) => /\b(?:ID|EN)\b.*"|" \/ "/s.test(choose));
const indonesian = new Set(quoting.flatMap((entry) => textsOf(entry).pairs.map(([text]) => blank(text))));

/** The keys of a pair: wherever the one text stands, the other stands in the other language. */
function sharedKeys([inIndonesian, inEnglish]: [string, string]): string[] {
  const keys = keysOf('id', inIndonesian).filter((key) => !OWN_WORDS.has(key));
  const english = keysOf('en', inEnglish).filter((key) => {
    const own = blank(id[key as CopyKey]);
    return keys.includes(key) || (!OWN_WORDS.has(key) && !indonesian.has(own));
  });
  expect(english, `${inIndonesian} / ${inEnglish}`).toEqual(keys);
  return keys;
}

describe('the texts of the catalogue', () => {
  test.each(
    quoting.filter(({ id: entry }) => !notBuilt.has(entry)).map((entry) => [entry.id, entry] as const),
  )('[%s] stand in the copy of both languages', (name, entry) => {
    const { pairs, alone } = textsOf(entry);
    for (const pair of pairs) {
      if (name in COMPOSED) {
        expect([composed('id', name), composed('en', name)].map(blank)).toEqual(pair.map(withoutNumbers));
      } else expect(sharedKeys(pair), pair[0]).not.toEqual([]);
    }
    for (const text of alone) expect(keysOf('id', text), text).not.toEqual([]);
  });
  test('those that are there before their feature is built stand in both languages as well', () => {
    const texts = quoting
      .filter(({ id: entry }) => notBuilt.has(entry))
      .flatMap((entry) => textsOf(entry).pairs);
    expect(texts.flatMap(sharedKeys).length).toBeGreaterThan(0);
  });
  test('what is listed by name is in the catalogue', () => {
    const known = quoting.map(({ id: entry }) => entry);
    for (const entry of [...notBuilt, ...Object.keys(COMPOSED), ...Object.keys(NO_COPY)]) {
      expect(known).toContain(entry);
    }
  });
});

describe('the texts of cart errors', () => {
  const entryOf = (name: string) => {
    const entry = catalogue.find(({ id: one }) => one === name);
    if (entry === undefined) throw new Error(`${name} is not in the catalogue`);
    return entry;
  };
  /** The texts that the visitor sees for a refusal. */
  const keysShown = (code: string | null): CopyKey[] => {
    const failure = { kind: 'http' as const, status: 400, code, params: { maxQty: 3 } };
    const shown = presentCartFailure(failure);
    switch (shown.surface) {
      case 'inline':
        return [`cart.error.${shown.message}`];
      case 'bagFull':
        return ['bagFull.title', 'bagFull.text'];
      case 'deliveryConflict':
        return [shown.existing === 'PICKUP' ? 'conflict.pickupInBag' : 'conflict.deliveryInBag'];
      case 'checkoutBlocked':
        return [`blocked.${shown.reason}`];
    }
  };
  /** Each code with its entry and the entry whose texts it shows. */
  const CODES = [
    ['ERR-01', 'CO_EXCEEDED_QUANTITY', 'ERR-01'],
    ['ERR-02', 'CO_EXCEEDED_QUANTITY_EVENT', 'ERR-01'],
    ['ERR-03', 'CO_EXCEEDED_QUANTITY_DAILY', 'ERR-03'],
    ['ERR-04', 'CO_EXCEEDED_QUANTITY_CART', 'ERR-01'],
    ['ERR-05', 'CO_EXCEEDED_QUANTITY_CART_ITEM_EVENT', 'ERR-01'],
    ['ERR-06', 'CO_EXCEEDED_QUANTITY_CART_ITEM_DAILY', 'ERR-03'],
    ['ERR-07', 'MAXIMUM_NUMBER_OF_ITEMS_EXCEEDED', 'ERR-07'],
    ['ERR-08', 'OutOfStock', 'ERR-08'],
    ['ERR-09', 'OOS', 'ERR-08'],
    ['ERR-10', 'UNBUYABLE_ITEM', 'ERR-10'],
    ['ERR-11', 'PRM_INSUFFICIENT_ADJUSTMENT_PRODUCT_QUOTA', 'ERR-11'],
    ['ERR-12', 'CNC_ITEM_EXISTS', 'ERR-12'],
    ['ERR-13', 'NON_CNC_ITEM_EXISTS', 'ERR-13'],
    ['ERR-14', 'INSTALLATION_NOT_AVAILABLE', 'ERR-14'],
    ['ERR-15', 'LOWER_THAN_MINIMUM', 'ERR-15'],
    ['ERR-16', 'OOS_MAX_QTY_VISIBLE_LIMIT', 'ERR-16'],
    ['ERR-17', 'PROMO_HAS_BEEN_EXPIRED', 'ERR-17'],
    ['ERR-18', 'INVALID_MINIMUM_TOTAL_ITEM', 'ERR-18'],
    ['ERR-19', 'COMBO_RULE_NOT_FOUND', 'ERR-19'],
    ['ERR-20', 'INVALID_QUANTITY', 'ERR-20'],
    ['ERR-21', 'CREATE_CHECKOUT_BLOCKED', 'ERR-21'],
    ['ERR-22', 'CHECKOUT_BLOCKED', 'ERR-21'],
    ['ERR-23', 'PAYNOW_BLOCKED', 'ERR-23'],
    ['ERR-24', 'CHECKOUT_PERMANENTLY_BLOCKED', 'ERR-24'],
    ['ERR-25', 'BRAND_NEW', 'ERR-25'],
    ['ERR-56', 'FLASH_SALE_OOS', 'ERR-56'],
    ['ERR-65', 'INSURANCE_NOT_AVAILABLE', 'ERR-65'],
  ] as const;
  test.each(CODES)('[%s] %s is told in the words of %s', (_, code, entry) => {
    const { pairs } = textsOf(entryOf(entry));
    for (const [index, key] of keysShown(code).entries()) {
      const [inIndonesian, inEnglish] = (pairs[index] ?? []).map((text) => text.replace('{maxQty}', '3'));
      expect(translate(id, key, { maxQty: 3 })).toBe(inIndonesian);
      expect(translate(en, key, { maxQty: 3 })).toBe(inEnglish);
    }
  });
  test('every code of the specification is among them', () => {
    // For gifts, slots, addresses and couriers the catalogue of cart errors has no texts.
    const others = [
      'FREE_GIFT_NOT_ELIGIBLE',
      'FREE_GIFT_UNAVAILABLE',
      'SLOT_NOT_AVAILABLE',
      'SHIP_NOT_COVERED',
      'DG_NOT_MATCH',
      'MAXIMUM_DISTANCE_EXCEEDED',
      'EXTERNAL_API_FAILURE',
      'COURIER_UNKNOWN',
      'TRADE_IN_CHANGED',
      'TRADE_IN_NOT_ELIGIBLE',
      'TRADE_IN_NOT_ACCEPTED',
      'TRADE_IN_DEVICE_UNKNOWN',
    ];
    const told = CODES.map(([, code]) => code as string);
    expect(CART_ERROR_CODES.filter((code) => !told.includes(code))).toEqual(others);
  });
});
