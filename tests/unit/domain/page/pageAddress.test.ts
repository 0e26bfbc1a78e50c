import { describe, expect, test } from 'vitest';
import { LONGEST_LINKED, NOWHERE, shortEnough, withoutUnknown } from '#src/domain/page/pageAddress.ts';

describe('an address without what the page does not know', () => {
  test.each([
    ['/p/a/b', '/p/a/b'],
    ['/p/a/b?', '/p/a/b'],
    ['/p/a/b?&utm_source=x', '/p/a/b'],
    ['/p/a/b?qty=2', '/p/a/b?qty=2'],
    ['/p/a/b?utm_source=x&utm_medium', '/p/a/b'],
    ['/p/a/b?gclid=1&qty=2&fbclid=3&foto=%2F+&srsltid=5', '/p/a/b?qty=2&foto=%2F+'],
    ['/p/a/b?%71ty=2&QTY=3&qty2=4&q=qty=5', '/p/a/b?%71ty=2'],
    ['/p/a/b?rating=5&sortBy=LATEST', '/p/a/b'],
    ['/p/a/b/review-details?rating=5&x=1&sortBy=LATEST', '/p/a/b/review-details?rating=5&sortBy=LATEST'],
    ['/p/a/b/review-details?topic=roda&opinion=praise', '/p/a/b/review-details?topic=roda&opinion=praise'],
    ['/p/a/b/question-details?search=a&x=1&sortBy=NEWEST', '/p/a/b/question-details?search=a&sortBy=NEWEST'],
    ['/p/a/b/question-details?rating=5&topic=roda', '/p/a/b/question-details'],
    ['/p/a/b?qty&=&&%&%E0%A4%A=1', '/p/a/b?qty'],
    ['/p/a/b?foto=x?y&utm_source=z?', '/p/a/b?foto=x?y'],
    [
      '/p/a/b?pickupPointCode=P&fulfillment=PICKUP&voucher=V&action=wishlist&sellerGroup=s&lang=en&theme=dark&channel=c',
      '/p/a/b?pickupPointCode=P&fulfillment=PICKUP&voucher=V&action=wishlist&sellerGroup=s&lang=en&theme=dark&channel=c',
    ],
  ])('%s is asked for as %s', (address, expected) => expect(withoutUnknown(address)).toBe(expected));
});

describe('[ROUTE-37] a long address', () => {
  const known = '/p/a/b?qty=2';
  const long = (length: number) => `${known}&gclid=`.padEnd(length, 'x');

  test('is read up to 8,000 characters, and leads nowhere beyond', () => {
    expect([withoutUnknown(long(8_000)), withoutUnknown(long(8_001))]).toEqual([known, NOWHERE]);
  });

  test('keeps what the page does not know while it is short enough', () => {
    expect(shortEnough(long(8_000))).toBe(long(8_000));
    expect(shortEnough(long(8_001))).toBe(known);
    expect(shortEnough(long(2_000), LONGEST_LINKED)).toBe(long(2_000));
    expect(shortEnough(long(2_001), LONGEST_LINKED)).toBe(known);
  });
});
