import { expect, test } from 'vitest';
import { searchWords, wordOfProduct } from '#marketplace/core/database/searchWords.ts';

test.each([
  ['koper', '"koper"*'],
  ['  Koper,  24" (biru) ', '"Koper"* "24"* "biru"*'],
  ['kopi-susu', '"kopi"* "susu"*'],
  ['手机 café', '"手机"* "café"*'],
  ['1 2 3 4 5 6 7 8', '"1"* "2"* "3"* "4"* "5"* "6"* "7"* "8"*'],
  ['1 2 3 4 5 6 7 8 9', '"1"* "2"* "3"* "4"* "5"* "6"* "7"* "8"*'],
  ['" OR NEAR(', '"OR"* "NEAR"*'],
  ['', null],
  ['  "*-() ', null],
])('%s is looked for as %s', (search, words) => expect(searchWords(search)).toBe(words));

test.each([
  ['ETL-00042', 'etl00042'],
  ['RMB.00012_01', 'rmb0001201'],
  ['Å-1', '1'],
])('the texts of %s are found by %s', (productSku, word) => expect(wordOfProduct(productSku)).toBe(word));
