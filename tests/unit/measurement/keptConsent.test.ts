import { afterEach, expect, test, vi } from 'vitest';
import {
  keepChoice,
  knownConsent,
  measuredVisitor,
} from '#src/services/measurement/analytics/keptConsent.ts';

const NAME = '0123456789abcdef0123456789abcdef';

/** A browser whose page has this cookie, which a later write replaces. */
function browser({ cookie = '', protocol = 'https:', globalPrivacyControl = false } = {}) {
  const page = { cookie };
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { protocol });
  vi.stubGlobal('navigator', { globalPrivacyControl });
  return page;
}
afterEach(() => void vi.unstubAllGlobals());

test('[CONSENT-01] only who accepted is measured, by the name of their answer', () => {
  browser();
  expect([measuredVisitor(), knownConsent()]).toEqual([null, null]);
  browser({ cookie: `other=1; consent=1.yes.${NAME}` });
  expect([measuredVisitor(), knownConsent()]).toEqual([NAME, 'accepted']);
  browser({ cookie: 'consent=1.no' });
  expect([measuredVisitor(), knownConsent()]).toEqual([null, 'refused']);
});

test('[CONSENT-04] a browser that refuses is heard before any answer', () => {
  browser({ cookie: `consent=1.yes.${NAME}`, globalPrivacyControl: true });
  expect([measuredVisitor(), knownConsent()]).toEqual([null, 'browser']);
});

test('[CONSENT-02] who accepts is named by chance, and who refuses has no name', () => {
  const page = browser();
  const names = new Set(
    Array.from({ length: 20 }, () => {
      keepChoice('refused');
      keepChoice('accepted');
      expect(page.cookie).toContain('; Secure');
      return measuredVisitor();
    }),
  );
  expect(names.size).toBe(20);
  expect(names).not.toContain(null);
  keepChoice('refused');
  expect([page.cookie.includes('yes'), knownConsent()]).toEqual([false, 'refused']);
});

test('[CONSENT-02, EXP-02, EXP-04] who accepts again keeps the name, and what was told of it', () => {
  const page = browser({ cookie: `other=1; consent=1.yes.${NAME}` });
  const removeItem = vi.fn();
  vi.stubGlobal('localStorage', { removeItem });
  keepChoice('accepted');
  expect(measuredVisitor()).toBe(NAME);
  expect(page.cookie).toContain('Max-Age');
  expect(removeItem).not.toHaveBeenCalled();
});

test('[CONSENT-02] a page without encryption can keep an answer as well', () => {
  const page = browser({ protocol: 'http:' });
  keepChoice('accepted');
  expect(page.cookie).not.toContain('Secure');
});

test('[EXP-04] another answer forgets the seen variants, and forbidden storage stops nothing', () => {
  const page = browser();
  const removeItem = vi.fn();
  vi.stubGlobal('localStorage', { removeItem });
  keepChoice('refused');
  expect(removeItem).toHaveBeenCalledWith('exposures');
  removeItem.mockImplementation(() => {
    throw new Error('forbidden');
  });
  keepChoice('accepted');
  expect(page.cookie).toContain('yes');
});
