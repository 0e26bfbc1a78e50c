import { describe, expect, test } from 'vitest';
import { translate, type Translate } from '#src/copy/copyTypes.ts';
import { en } from '#src/copy/en.ts';
import { id } from '#src/copy/id.ts';
import { estimateText } from '#src/views/pieces/fulfilment/estimateText.ts';

const NOON = Date.UTC(2026, 10, 28, 5);
const inIndonesian: Translate = (key, params) => translate(id, key, params);
const inEnglish: Translate = (key, params) => translate(en, key, params);

describe('[SHIP-13, COST-09] an arrival in words', () => {
  test.each([
    [{ minDays: 0, maxDays: 0 }, 'Tiba hari ini, 28\u00a0Nov', 'Arrives today, 28\u00a0Nov'],
    [
      { minDays: 0, maxDays: 0, before: '21:00' },
      'Tiba hari ini, 28\u00a0Nov, sebelum 21.00',
      'Arrives today, 28\u00a0Nov, before 21.00',
    ],
    [
      { minDays: 0, maxDays: 0, withinHours: 3, before: '21:00' },
      'Tiba hari ini, 28\u00a0Nov, dalam 3 jam setelah diproses',
      'Arrives today, 28\u00a0Nov, within 3 h of being handed over',
    ],
    // A day that has passed is told as today.
    [{ minDays: -1, maxDays: -1 }, 'Tiba hari ini, 28\u00a0Nov', 'Arrives today, 28\u00a0Nov'],
    [{ minDays: 1, maxDays: 1 }, 'Tiba besok, 29\u00a0Nov', 'Arrives tomorrow, 29\u00a0Nov'],
    [
      { minDays: 1, maxDays: 1, withinHours: 3, before: '12:00' },
      'Tiba besok, 29\u00a0Nov, sebelum 12.00',
      'Arrives tomorrow, 29\u00a0Nov, before 12.00',
    ],
    [{ minDays: 2, maxDays: 2 }, 'Tiba 30\u00a0Nov', 'Arrives 30\u00a0Nov'],
    [
      { minDays: 3, maxDays: 3, before: '12:00' },
      'Tiba 1\u00a0Des, sebelum 12.00',
      'Arrives 1\u00a0Dec, before 12.00',
    ],
    [{ minDays: 1, maxDays: 2 }, 'Tiba 29–\u206030\u00a0Nov', 'Arrives 29–\u206030\u00a0Nov'],
    [{ minDays: 2, maxDays: 4 }, 'Tiba 30\u00a0Nov–\u20602\u00a0Des', 'Arrives 30\u00a0Nov–\u20602\u00a0Dec'],
  ])('%j names its date', (etd, indonesian, english) => {
    expect(estimateText(inIndonesian, etd, NOON, 'id')).toBe(indonesian);
    expect(estimateText(inEnglish, etd, NOON, 'en')).toBe(english);
  });
});
