import { describe, expect, test } from 'vitest';
import { WhereError, whereOf, whereText } from '../../scripts/where/where.ts';

const HOUSE = {
  areas: { payment: '', questions: '' },
  prefixes: { CLOCK: 'house', QNA: 'questions', TRADEIN: 'payment' },
};
const FILES = [
  'README.md',
  'docs/requirements/CLOCK.yaml',
  'docs/requirements/QNA.yaml',
  'docs/requirements/README.md',
  'docs/requirements/TRADEIN.yaml',
  'e2e/payment/tradeIn.test.ts',
  'marketplace/payment/rules/tradeIns.ts',
  'marketplace/questions/rules/questionLists.ts',
  'marketplace/rules/questionnaire.ts',
  'src/domain/payment/tradeIn.ts',
  'src/machines/payment/loan/loanMachine.ts',
  'src/machines/payment/tradeIn/tradeInMachine.ts',
  'src/machines/questions/questions/questionsMachine.ts',
  'src/services/payment/tradeIn/contract.ts',
  'src/views/modals/payment/TradeInAppDownload.tsx',
  'src/views/pieces/payment/later/LoanRow.tsx',
  'tests/model/payment/tradeIn.test.ts',
  'tests/server/tradeIn.test.ts',
];
const filesOf = (asked: string) => whereOf(FILES, HOUSE, asked).places.flatMap(({ files }) => files);
const TRADE_IN = [
  'src/domain/payment/tradeIn.ts',
  'src/services/payment/tradeIn/contract.ts',
  'src/machines/payment/tradeIn/tradeInMachine.ts',
  'src/views/modals/payment/TradeInAppDownload.tsx',
  'marketplace/payment/rules/tradeIns.ts',
  'tests/model/payment/tradeIn.test.ts',
  'tests/server/tradeIn.test.ts',
  'e2e/payment/tradeIn.test.ts',
];

describe('the files', () => {
  test.each(['tradeIn', 'payment/tradeIn'])('of the feature %s are those that bear its name', (asked) => {
    expect(filesOf(asked)).toEqual(TRADE_IN);
  });

  test('of an area are those of all its features, of its folders, and its requirements', () => {
    expect(filesOf('payment').toSorted()).toEqual(
      [
        ...TRADE_IN,
        'src/machines/payment/loan/loanMachine.ts',
        'src/views/pieces/payment/later/LoanRow.tsx',
        'docs/requirements/TRADEIN.yaml',
      ].toSorted(),
    );
  });

  test('of an area with a feature of its name are not those of another word', () => {
    expect(filesOf('questions')).toEqual([
      'src/machines/questions/questions/questionsMachine.ts',
      'marketplace/questions/rules/questionLists.ts',
      'docs/requirements/QNA.yaml',
    ]);
  });
});

test.each(['nowhere', 'payment/questions', 'nowhere/tradeIn'])('%s is refused', (asked) => {
  expect(() => filesOf(asked)).toThrow(
    new WhereError(`there is no area or feature "${asked}"; areas are payment, questions`),
  );
});

test('each layer has a line with its files, and the last one counts them', () => {
  expect(whereText(whereOf(FILES, HOUSE, 'tradeIn')).split('\n')).toEqual([
    'src/domain          1, 1 in a folder payment',
    '  src/domain/payment/tradeIn.ts',
    'src/services        1, 1 in a folder payment',
    '  src/services/payment/tradeIn/contract.ts',
    'src/machines        1, 1 in a folder payment',
    '  src/machines/payment/tradeIn/tradeInMachine.ts',
    'src/views/modals    1, 1 in a folder payment',
    '  src/views/modals/payment/TradeInAppDownload.tsx',
    'marketplace         1, 1 in a folder payment',
    '  marketplace/payment/rules/tradeIns.ts',
    'tests/model         1, 1 in a folder payment',
    '  tests/model/payment/tradeIn.test.ts',
    'tests/server        1, 0 in a folder payment',
    '  tests/server/tradeIn.test.ts',
    'e2e                 1, 1 in a folder payment',
    '  e2e/payment/tradeIn.test.ts',
    'tradeIn: 8 files in 8 layers, 7 in a folder payment',
  ]);
});
