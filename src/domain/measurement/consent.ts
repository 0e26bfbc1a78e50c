/** The visitor's answer to measurement; with consent it holds a random name for them. */
export type Consent = { choice: 'accepted'; visitor: string } | { choice: 'refused' };
export type ConsentChoice = Consent['choice'];

export const CONSENT_COOKIE = 'consent';
/** Half a year; then it is asked again. A refusal is remembered as long. [CONSENT-02] */
const CONSENT_SECONDS = 180 * 24 * 3_600;
/** Version of the question; an answer to another version does not count. */
const VERSION = '1';

/** Reads the answer from a cookie header; null when absent, or not written by this page. */
export function readConsent(cookies: string): Consent | null {
  const match = /(?:^|;)\s*consent=1\.(?:(no)|yes\.([0-9a-f]{32}))\s*(?:;|$)/.exec(cookies);
  if (match === null) return null;
  return match[2] === undefined ? { choice: 'refused' } : { choice: 'accepted', visitor: match[2] };
}

/** The cookie that keeps an answer. */
export function consentCookie(consent: Consent, isSecure: boolean): string {
  const value = consent.choice === 'refused' ? `${VERSION}.no` : `${VERSION}.yes.${consent.visitor}`;
  const cookie = `${CONSENT_COOKIE}=${value}; Path=/; Max-Age=${CONSENT_SECONDS}; SameSite=Lax`;
  return isSecure ? `${cookie}; Secure` : cookie;
}

/** Tells whether the browser refuses measurement for its visitor. [CONSENT-04] */
export const isRefusedByBrowser = (browser: {
  globalPrivacyControl?: boolean | undefined;
  doNotTrack?: string | null | undefined;
}): boolean => browser.globalPrivacyControl === true || browser.doNotTrack === '1';
