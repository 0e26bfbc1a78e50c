import { describe, expect, test } from 'vitest';
import { WhereError, whereOf, whereText } from '../../scripts/where/where.ts';

const HOUSE = {
  areas: { payment: '', questions: '' },
  features: { months: 'payment' },
  prefixes: { CLOCK: 'house', QNA: 'questions', TRADEIN: 'payment' },
  files: ['src/views/ui/styles'],
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
  'src/views/ui/styles/payment.css',
  'src/views/ui/styles/questions.css',
  'src/views/ui/styles/tokens.css',
  'tests/model/payment/tradeIn.test.ts',
  'tests/server/tradeIn.test.ts',
];
const filesOf = (asked: string) => whereOf(FILES, HOUSE, asked).places.flatMap(({ files }) => files);
const TRADE_IN = [
  'src/domain/payment/tradeIn.ts',
  'src/services/payment/tradeIn/contract.ts',
  'src/machines/payment/tradeIn/tradeInMachine.ts',
  'src/views/modals/payment/TradeInAppDownload.tsx',
  'src/views/ui/styles/payment.css',
  'marketplace/payment/rules/tradeIns.ts',
  'tests/model/payment/tradeIn.test.ts',
  'tests/server/tradeIn.test.ts',
  'e2e/payment/tradeIn.test.ts',
];

describe('the files', () => {
  test.each(['months', 'payment/months'])('of a feature without a folder, %s, bear its name too', (asked) => {
    const named = [
      'src/domain/payment/months.ts',
      'src/copy/payment/months/idFirst.ts',
      'src/machines/payment/loan/monthsSelectors.ts',
      'tests/model/payment/loan.months.test.ts',
    ];
    const others = ['src/domain/payment/monthsago.ts', 'tests/model/payment/loan.sixMonths.test.ts'];
    const { area, places } = whereOf([...named, ...others, ...FILES], HOUSE, asked);
    expect(area).toBe('payment');
    expect(places.flatMap(({ files }) => files).toSorted()).toEqual(
      [...named, 'src/views/ui/styles/payment.css'].toSorted(),
    );
  });

  test.each(['tradeIn', 'payment/tradeIn'])(
    'of the feature %s are those that bear its name, or hold its area',
    (asked) => {
      expect(filesOf(asked)).toEqual(TRADE_IN);
    },
  );

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
      'src/views/ui/styles/questions.css',
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
    'src/domain             1, 1 at home in payment',
    '  src/domain/payment/tradeIn.ts',
    'src/services           1, 1 at home in payment',
    '  src/services/payment/tradeIn/contract.ts',
    'src/machines           1, 1 at home in payment',
    '  src/machines/payment/tradeIn/tradeInMachine.ts',
    'src/views/modals       1, 1 at home in payment',
    '  src/views/modals/payment/TradeInAppDownload.tsx',
    'src/views/ui/styles    1, 1 at home in payment',
    '  src/views/ui/styles/payment.css',
    'marketplace            1, 1 at home in payment',
    '  marketplace/payment/rules/tradeIns.ts',
    'tests/model            1, 1 at home in payment',
    '  tests/model/payment/tradeIn.test.ts',
    'tests/server           1, 0 at home in payment',
    '  tests/server/tradeIn.test.ts',
    'e2e                    1, 1 at home in payment',
    '  e2e/payment/tradeIn.test.ts',
    'tradeIn: 9 files in 9 layers, 8 at home in payment',
  ]);
});
