import { expect, test } from 'vitest';
import { EMPTY_QUOTE, isContact, quoteNumber, readQuote } from '#src/domain/quote/quote.ts';

const GOOD = { quantity: '50', company: 'PT Contoh', contact: 'a@contoh.id', message: '' };
const faults = (change: Partial<typeof GOOD>) => readQuote({ ...GOOD, ...change }).faults;

test('[QUOTE-03] what was typed is read as people type it', () => {
  expect(
    readQuote({ quantity: ' 1.500 ', company: ' PT Contoh ', contact: ' a@contoh.id ', message: ' Ya \n' }),
  ).toEqual({
    request: { quantity: 1500, company: 'PT Contoh', contact: 'a@contoh.id', message: 'Ya' },
    faults: [],
  });
  expect(readQuote(EMPTY_QUOTE).faults).toEqual(['quantity', 'company', 'contact']);
});

test('[QUOTE-03] each field has its borders', () => {
  for (const quantity of ['10', '100000', '100.000']) expect(faults({ quantity }), quantity).toEqual([]);
  for (const quantity of ['9', '100001', '1.50', '1,5', '-20', '1e3', '٢٠', 'banyak'])
    expect(faults({ quantity }), quantity).toEqual(['quantity']);
  expect(faults({ company: 'PT' })).toEqual([]);
  expect(faults({ company: ' P ' })).toEqual(['company']);
  expect(faults({ company: 'a'.repeat(100) })).toEqual([]);
  expect(faults({ company: 'a'.repeat(101) })).toEqual(['company']);
  expect(faults({ message: 'a'.repeat(1000) })).toEqual([]);
  expect(faults({ message: 'a'.repeat(1001) })).toEqual(['message']);
});

test('[QUOTE-03] a contact is an address of mail or a number of a telephone', () => {
  for (const text of ['a@b.id', 'a.b@c.co.id', '08123456', '+62 812-3456-7890', `${'a'.repeat(95)}@b.id`])
    expect(isContact(text), text).toBe(true);
  for (const text of [
    '',
    'a@b',
    'a@@b.id',
    'a b@c.id',
    'a@b..id',
    '0812345',
    '+6281234567890123',
    `${'a'.repeat(96)}@b.id`,
  ])
    expect(isContact(text), text).toBe(false);
});

test('[QUOTE-01] the number is told with a name', () => {
  expect(quoteNumber(7)).toBe('PN-000007');
  expect(quoteNumber(1_234_567)).toBe('PN-1234567');
});
