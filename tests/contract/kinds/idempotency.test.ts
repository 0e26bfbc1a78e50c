import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#marketplace/core/database/openDatabase.ts';
import { once, takeKeysAlong } from '#marketplace/core/rules/idempotency.ts';

const DAY_MS = 24 * 3600 * 1000;
const NOON = Date.UTC(2026, 10, 21, 5);

/** Writes under keys: what each answers, and how many of them happened. */
function open() {
  const database = openDatabase(':memory:');
  onTestFinished(() => database.close());
  let happened = 0;
  const write = (
    key: string | undefined,
    { owner = 'ayu', request = 'one', at = NOON }: { owner?: string; request?: unknown; at?: number } = {},
  ): unknown => once(database, { owner, key, request, now: at }, () => (happened += 1));
  return {
    database,
    write,
    fail: (key: string) =>
      once(database, { owner: 'ayu', key, request: 'one', now: NOON }, () => {
        throw new Error('refused');
      }),
  };
}

test.each(['k', 'K_1.a:b-c', '0'.repeat(64)])('%s is a key', (key) => {
  expect(open().write(key)).toBe(1);
});
test.each([undefined, '', ' ', 'a b', ' a', 'a ', '/a', 'a/', 'ä', '0'.repeat(65)])('%s is none', (key) => {
  const { write } = open();
  expect(() => write(key)).toThrow('IDEMPOTENCY_KEY_EXPECTED');
  expect(write('k')).toBe(1);
});

test('a key is known for a day to the millisecond, and then free', () => {
  const { write } = open();
  expect(write('k')).toBe(1);
  expect(write('k', { at: NOON + DAY_MS - 1 })).toBe(1);
  expect(() => write('k', { request: 'other', at: NOON + DAY_MS - 1 })).toThrow('IDEMPOTENCY_KEY_REUSED');
  expect(write('k', { request: 'other', at: NOON + DAY_MS })).toBe(2);
});

test('[CART-40] a key belongs to its owner: the same key of another is another write, both stay', () => {
  const { write } = open();
  expect([write('k'), write('k', { owner: 'budi', request: 'other' })]).toEqual([1, 2]);
  expect([write('k'), write('k', { owner: 'budi', request: 'other' })]).toEqual([1, 2]);
  // Nor when the other writes after a day.
  write('late', { owner: 'budi', at: NOON + DAY_MS });
  expect(write('k')).toBe(1);
});

test('[CART-40] what was refused wrote nothing: its key is free', () => {
  const { write, fail } = open();
  expect(() => fail('k')).toThrow('refused');
  expect(write('k', { request: 'other' })).toBe(1);
});

test('[CART-40] knows the 500 newest keys of an owner, also when they came in one millisecond', () => {
  const { write } = open();
  for (let index = 1; index <= 501; index += 1) expect(write(`k-${index}`)).toBe(index);
  expect([write('k-2'), write('k-501')]).toEqual([2, 501]);
  expect(write('k-1')).toBe(502);
  expect(write('k-3')).toBe(3);
  expect(write('k-2')).toBe(503);
});

test('[CART-40] a login takes the guest’s keys along; of two equal keys the member’s stays', () => {
  const { database, write } = open();
  expect([write('a', { owner: 'guest' }), write('b', { owner: 'guest' }), write('b')]).toEqual([1, 2, 3]);
  takeKeysAlong(database, 'guest', 'ayu');
  expect([write('a'), write('b')]).toEqual([1, 3]);
});
