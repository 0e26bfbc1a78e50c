import { describe, expect, test } from 'vitest';
import { consentCookie, isRefusedByBrowser, readConsent } from '#src/domain/measurement/consent.ts';

const VISITOR = '0123456789abcdef0123456789abcdef';

describe('consent', () => {
  test('[CONSENT-02] an answer is read as it was kept, for 180 days, on this site alone', () => {
    const yes = consentCookie({ choice: 'accepted', visitor: VISITOR }, true);
    const no = consentCookie({ choice: 'refused' }, false);
    expect(yes).toBe(`consent=1.yes.${VISITOR}; Path=/; Max-Age=15552000; SameSite=Lax; Secure`);
    expect(no).toBe('consent=1.no; Path=/; Max-Age=15552000; SameSite=Lax');
    expect(readConsent(`lang=en; ${yes.split(';')[0]}; theme=dark`)).toEqual({
      choice: 'accepted',
      visitor: VISITOR,
    });
    expect(readConsent(no.split(';')[0] ?? '')).toEqual({ choice: 'refused' });
  });
  test.each([
    '',
    'consent=',
    'consent=yes',
    'consent=1.yes.',
    'consent=1.yes.ayu@example.id',
    `consent=1.yes.${VISITOR}0`,
    `consent=2.yes.${VISITOR}`,
    'consent=1.no.x',
    'noconsent=1.no',
  ])('[CONSENT-01] %j is no answer', (cookies) => {
    expect(readConsent(cookies)).toBeNull();
  });
  test('[CONSENT-04] a browser answers by either signal', () => {
    expect(
      [
        { globalPrivacyControl: true },
        { doNotTrack: '1' },
        {},
        { doNotTrack: '0' },
        { doNotTrack: null },
      ].map(isRefusedByBrowser),
    ).toEqual([true, true, false, false, false]);
  });
});
