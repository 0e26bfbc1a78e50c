import { expect, test } from 'vitest';
import { isBankSuperApp } from '#src/domain/shell/superApp.ts';

test('[SUPER-02] the super-app is known by its user agent or the address', () => {
  expect(isBankSuperApp({ userAgent: 'Mozilla MBCA/2', channel: null })).toBe(true);
  expect(isBankSuperApp({ userAgent: 'Mozilla', channel: 'mbca' })).toBe(true);
  expect(isBankSuperApp({ userAgent: 'Mozilla', channel: 'web' })).toBe(false);
});
