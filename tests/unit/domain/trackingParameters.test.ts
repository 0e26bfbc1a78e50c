import { describe, expect, test } from 'vitest';
import { withoutTracking } from '#src/domain/trackingParameters.ts';

describe('tracking parameters', () => {
  test.each([
    ['/p/a/b', '/p/a/b'],
    ['/p/a/b?', '/p/a/b'],
    ['/p/a/b?&utm_source=x', '/p/a/b'],
    ['/p/a/b?qty=2', '/p/a/b?qty=2'],
    ['/p/a/b?utm_source=x&utm_medium', '/p/a/b'],
    ['/p/a/b?gclid=1&qty=2&fbclid=3&msclkid=4&a=%2F+&srsltid=5', '/p/a/b?qty=2&a=%2F+'],
    ['/p/a/b?utm=1&clidx=2&aclid2=3', '/p/a/b?utm=1&clidx=2&aclid2=3'],
    ['/p/a/b?q=utm_source=1', '/p/a/b?q=utm_source=1'],
  ])('%s is asked for as %s', (address, expected) => expect(withoutTracking(address)).toBe(expected));
});
