/** Headers of every answer. */
export const COMMON_HEADERS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  'x-frame-options': 'DENY',
};

/** A year, in which browsers that came by https do not try http. */
export const STRICT_TRANSPORT = 'max-age=31536000';

/** Address to which browsers report violations of the policy. */
export const REPORTS_PATH = '/csp-reports';
const REPORTS_GROUP = 'csp';

/** Names the reports' address to browsers that report by groups, which they do over https alone. */
export const REPORTING_ENDPOINTS = `${REPORTS_GROUP}="${REPORTS_PATH}"`;

/**
 * Allows scripts and inlined styles only with this answer's nonce, and only trusted types for injection sinks. The lab
 * lays its charts out in a worker of this origin, and makes the picture of a chart from its own markup.
 *
 * @param isSecure over https; browsers that know `report-to` use it alone, and send no reports over http
 */
export function contentSecurityPolicy(
  nonce: string,
  pictureSources: readonly string[],
  withLab: boolean,
  isSecure: boolean,
): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    ["img-src 'self' data:", ...pictureSources].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    // Only the seller's chat is shown in a frame.
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${withLab ? 'etalase-lab' : "'none'"}`,
    ...(withLab ? ["worker-src 'self'"] : []),
    `report-uri ${REPORTS_PATH}`,
    ...(isSecure ? [`report-to ${REPORTS_GROUP}`] : []),
  ].join('; ');
}

/** For pages that carry no script at all. */
export const STATIC_PAGE_POLICY = `default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; report-uri ${REPORTS_PATH}`;

/** For chat pages: they run a script of this origin, and only the named ancestors may frame them. */
const talkPolicy = (ancestors: string) =>
  `default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors ${ancestors}; report-uri ${REPORTS_PATH}`;

/** For the chat with a seller, which only this site's own pages show in a frame. [CHAT-08] */
export const CHAT_PAGE_POLICY = talkPolicy("'self'");

/** For the chat with the pharmacist, which has a window to itself. [CHAT-24] */
export const PHARMACIST_PAGE_POLICY = talkPolicy("'none'");
