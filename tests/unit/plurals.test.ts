import { describe, expect, test } from 'vitest';
import { translate, type CopyKey } from '#src/copy/copyTypes.ts';
import { en } from '#src/copy/en.ts';
import { id } from '#src/copy/id.ts';
import { agentWords } from '#src/app/agentWords.ts';

/** Placeholders that say how many there are of something. */
const COUNTED = new Set(
  (
    'answered answers bound count days expected from hours large least left max maxDistance maxQty maxWeight maximum min minQty minutes missing ' +
    'months most quota seconds shown small stars to total'
  ).split(' '),
);
/** All others: names, sums of money, moments, places and the like. */
const NOT_COUNTED = new Set(
  (
    'album amount brand choices city close courier date day distance district email end estimate filters fit group label last length limit ' +
    'list moment month name number open option percent place places position price product productName province rating reason ' +
    'seller size start store time topic unit value voucher when words'
  ).split(' '),
);
/** Texts in which something in many stands after a number that it does not go with, and why. */
const EXCEPTIONS: Partial<Record<CopyKey, string>> = {
  'albums.problem.tooLong': 'the longest name of an album',
  'albums.problem.limit': 'the most albums that there can be',
  'albums.problem.full': 'the most products of an album',
  'questions.fault.short': 'the shortest question',
  'questions.fault.long': 'the longest question',
  'questions.answerFault.short': 'the shortest answer',
  'questions.answerFault.long': 'the longest answer',
  'report.length': 'of the characters that a report may have',
  'installment.full': 'the most that can be compared',
  'calculator.count': 'of the most that can be compared',
  'promo.tierRange': 'to more pieces than one',
  'price.afterVoucherOf': 'the vouchers are not counted',
  'sizeChart.small': 'at least five have answered',
  'sizeChart.large': 'at least five have answered',
  'variant.fit': 'as many as say so, of whom nothing else is said',
  'reviews.fitCounts': 'as many as say so, of whom nothing else is said',
};

const placeholders = (text: string) =>
  new Set([...text.matchAll(/\{(\w+)~?\}/g)].map(([, name]) => name ?? ''));
const filled = (key: CopyKey, number: number | string) => {
  const names = [...placeholders(en[key])];
  return translate(
    en,
    key,
    Object.fromEntries(names.map((name) => [name, COUNTED.has(name) ? number : `(${name})`])),
  );
};
/** A word in many within three words of the number before it. */
const MANY = /(?<![\w.])7 (?:[\w’-]+ ){0,2}?(?!is\b|this\b|was\b|has\b|less\b)[a-z’]+s\b/;
const counted = (Object.keys(en) as CopyKey[]).filter((key) =>
  [...placeholders(en[key])].some((name) => COUNTED.has(name)),
);

describe('[I18N-05] one and many', () => {
  test('of every placeholder it is known whether it counts', () => {
    const names = new Set(Object.values(en).flatMap((text) => [...placeholders(text)]));
    expect(names).toEqual(new Set([...COUNTED, ...NOT_COUNTED]));
  });

  test('there are texts with numbers', () => {
    expect(counted.length).toBeGreaterThan(80);
    expect(counted.filter((key) => MANY.test(filled(key, 7))).length).toBeGreaterThan(50);
  });

  test.each(counted.filter((key) => MANY.test(filled(key, 7)) && !(key in EXCEPTIONS)))(
    '%s has another form for one',
    (key) => {
      const many = MANY.exec(filled(key, 7))?.[0].replaceAll('7', '1') ?? '';
      expect(filled(key, 1)).not.toContain(many);
      // A number that was written is the same one.
      expect(filled(key, '1')).toBe(filled(key, 1));
    },
  );

  test('what is excepted needs it', () => {
    for (const key of Object.keys(EXCEPTIONS) as CopyKey[]) {
      expect(MANY.test(filled(key, 7)), key).toBe(true);
      expect(en[key], key).not.toMatch(/\|/);
    }
  });

  test('every form is of a number that the text has, one and one other', () => {
    for (const [key, text] of Object.entries(en)) {
      for (const [, name = '', forms = ''] of text.matchAll(/\{(\w+)\|([^}]*)\}/g)) {
        expect(placeholders(text), key).toContain(name);
        expect(forms.split('|'), key).toHaveLength(2);
        expect(new Set(forms.split('|')).size, key).toBe(2);
      }
    }
  });

  test('Indonesian has one form, and no text with more', () => {
    expect(new Intl.PluralRules('id').resolvedOptions().pluralCategories).toEqual(['other']);
    for (const [key, text] of Object.entries(id)) expect(text, key).not.toContain('|');
    expect([1, 2].map((count) => translate(id, 'header.bag', { count }))).toEqual([
      'Keranjang, 1 barang',
      'Keranjang, 2 barang',
    ]);
  });

  test.each([
    [0, 'Bag, 0 items'],
    [1, 'Bag, 1 item'],
    [2, 'Bag, 2 items'],
    [11, 'Bag, 11 items'],
    ['1', 'Bag, 1 item'],
    ['1.2K', 'Bag, 1.2K items'],
    ['1,000', 'Bag, 1,000 items'],
  ])('%s is said as "%s"', (count, words) => {
    expect(translate(en, 'header.bag', { count })).toBe(words);
  });

  test('a word without its number stays to be seen', () => {
    expect(translate(en, 'header.bag')).toBe('Bag, {count} {count|item|items}');
    expect(translate(en, 'reviews.ago.days', { count: 1 })).toBe('1 day ago');
    expect(translate(en, 'reviews.bar', { stars: 1, count: 2 })).toBe('1 star: 2 reviews');
  });

  test('agents are told the same way', () => {
    expect([1, 2].map(agentWords.en.returnDays)).toEqual(['within 1 day', 'within 2 days']);
  });
});
