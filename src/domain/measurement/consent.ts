/** What a visitor said about being measured; of one who accepted, the random name they are measured by. */
export type Consent = { choice: 'accepted'; visitor: string } | { choice: 'refused' };
export type ConsentChoice = Consent['choice'];

export const CONSENT_COOKIE = 'consent';
/** Half a year; then it is asked again. A refusal is remembered as long. [CONSENT-02] */
const CONSENT_SECONDS = 180 * 24 * 3_600;
/** Of what was asked: whoever is asked something else later has answered nothing yet. */
const VERSION = '1';

/** What a cookie header says; null where nothing was answered, and for anything that this page did not write. */
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

/** Whether a browser says for its visitor that they do not want to be measured: they have refused. [CONSENT-04] */
export const isRefusedByBrowser = (browser: {
  globalPrivacyControl?: boolean | undefined;
  doNotTrack?: string | null | undefined;
}): boolean => browser.globalPrivacyControl === true || browser.doNotTrack === '1';
