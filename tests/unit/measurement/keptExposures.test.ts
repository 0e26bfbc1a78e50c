import { describe, expect, test } from 'vitest';
import { createKeptExposures } from '#src/services/measurement/analytics/keptExposures.ts';

const VISITOR = '0123456789abcdef'.repeat(2);
const OTHER = 'fedcba9876543210'.repeat(2);
function open(text: string | null = null) {
  const stored = { text };
  const storage = {
    read: () => stored.text,
    write: (written: string | null) => {
      stored.text = written;
    },
  };
  return { stored, of: (visitor = VISITOR) => createKeptExposures(visitor, storage) };
}
const SEEN = { experiment: 'cashback-price', variant: 'true' } as const;

describe('[EXP-04] what was told of a visitor on this device', () => {
  test('is known to the next page and to other tabs, each variant once', () => {
    const { of, stored } = open();
    of().add(SEEN);
    of().add(SEEN);
    of().add({ experiment: 'default-active-sort', variant: 'LATEST' });
    expect(of().read()).toEqual(['cashback-price:true', 'default-active-sort:LATEST']);
    expect(JSON.parse(stored.text ?? '')).toEqual({ visitor: VISITOR, told: of().read() });
  });
  test('is gone with a no, and empty after another yes', () => {
    const { of, stored } = open();
    of().add(SEEN);
    expect(of(OTHER).read()).toEqual([]);
    of(OTHER).add({ ...SEEN, variant: 'false' });
    expect(of(OTHER).read()).toEqual(['cashback-price:false']);
    of(OTHER).forget();
    expect(stored.text).toBeNull();
  });
  test.each([
    'nothing of ours',
    'null',
    '[]',
    '{}',
    JSON.stringify({ visitor: VISITOR, told: 'cashback-price:true' }),
    JSON.stringify({ visitor: VISITOR, told: Array.from({ length: 99 }, () => 'cashback-price:true') }),
    JSON.stringify({ visitor: 'me', told: ['cashback-price:true'] }),
  ])('is nothing where the device holds %s, and can be kept again', (text) => {
    const { of } = open(text);
    expect(of().read()).toEqual([]);
    of().add(SEEN);
    expect(of().read()).toEqual(['cashback-price:true']);
  });
  test('has no variant that there is not', () => {
    const { of } = open(JSON.stringify({ visitor: VISITOR, told: ['cashback-price:maybe', 'a:b'] }));
    expect(of().read()).toEqual([]);
    of().add({ ...SEEN, variant: 'maybe' });
    expect(of().read()).toEqual([]);
  });
});
