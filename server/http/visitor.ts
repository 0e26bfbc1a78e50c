import { DEFAULT_LANGUAGE, toLanguage, type Language } from '#src/domain/shell/language.ts';
import { CONSENT_COOKIE, readConsent } from '#src/domain/measurement/consent.ts';
import {
  EXPERIMENT_NAMES,
  EXPERIMENTS,
  FORCED_COOKIE,
  forcedCookie,
  forcedIn,
  NO_VARIANTS,
  parseVariants,
  writeVariants,
  type Variants,
  type VisitorVariants,
} from '#src/domain/measurement/experiment.ts';
import { isBankSuperApp, SUPER_APP_CHANNEL } from '#src/domain/shell/superApp.ts';
import { THEMES, type Theme } from '#src/domain/shell/theme.ts';

/** Facts of a request about its visitor, each value validated. */
export interface Visitor {
  language: Language;
  theme: Theme;
  superApp: boolean;
  /** The random name of a visitor who consented to measurement; null for all others. [EXP-03] */
  measuredAs: string | null;
  /** Variants that the visitor forced or is assigned; an assignment needs the configs first. */
  variants: VisitorVariants;
  /** Effect of the debug switch, for a header of the answer; null where it is not used. [EXP-05] */
  switchNote: string | null;
  /** True for a visitor with a cookie besides the choices, of any name: their page is theirs alone. */
  hasOwnCookies: boolean;
  /** Cookies to set because the address asked for a language, a theme, a channel or a variant. */
  choices: string[];
}

const YEAR_SECONDS = 365 * 24 * 3600;
/** Cookies of choices, which no backend reads. Consent decides only the experiment variants. [CONSENT-06, EXP-03] */
const CHOICES = new Set(['lang', 'theme', 'channel', CONSENT_COOKIE, FORCED_COOKIE]);
/** Most characters of unknown variants that the answer repeats. */
const LONGEST_UNKNOWN = 200;

/** Parameters of most addresses: parsing them takes as long as the rest of a visitor. */
const NOTHING_ASKED = new URLSearchParams();

function cookieValue(header: string, name: string): string | null {
  for (const part of header.split(';')) {
    const [key, ...value] = part.split('=');
    if (key?.trim() === name) return value.join('=').trim();
  }
  return null;
}

/** A visitor by address, cookies and browser. The address counts before cookies, and malformed values are ignored. */
export function readVisitor(
  url: URL,
  headers: { cookie: string; userAgent: string; isRefusedByHeaders?: boolean },
): Visitor {
  const asked = url.search === '' ? NOTHING_ASKED : url.searchParams;
  const askedLanguage = toLanguage(asked.get('lang'));
  const askedTheme = THEMES.find((theme) => theme === asked.get('theme'));
  const keptTheme = THEMES.find((theme) => theme === cookieValue(headers.cookie, 'theme'));
  const askedChannel = asked.get('channel');
  const channel = askedChannel ?? cookieValue(headers.cookie, 'channel');
  const { forced, note, set } = switched(asked.get(FORCED_COOKIE), headers.cookie);
  const consent = headers.isRefusedByHeaders === true ? null : readConsent(headers.cookie);
  return {
    language: askedLanguage ?? toLanguage(cookieValue(headers.cookie, 'lang')) ?? DEFAULT_LANGUAGE,
    theme: askedTheme ?? keptTheme ?? 'system',
    superApp: isBankSuperApp({ userAgent: headers.userAgent, channel }),
    measuredAs: consent?.choice === 'accepted' ? consent.visitor : null,
    variants: { ...NO_VARIANTS, forced },
    switchNote: note,
    hasOwnCookies: headers.cookie
      .split(';')
      .map((part) => part.split('=')[0]?.trim() ?? '')
      .some((name) => name !== '' && !CHOICES.has(name)),
    choices: [
      ...(askedLanguage === null ? [] : [choice('lang', askedLanguage)]),
      ...(askedTheme === undefined ? [] : [choice('theme', askedTheme)]),
      // Kept for this session alone: the next one may be in a browser. [SUPER-02]
      ...(askedChannel === SUPER_APP_CHANNEL ? [`channel=${SUPER_APP_CHANNEL}; Path=/; SameSite=Lax`] : []),
      ...set,
    ],
  };
}

/** The visitor of a request. */
export const visitorOf = (request: Request, url = new URL(request.url)): Visitor =>
  readVisitor(url, {
    cookie: request.headers.get('cookie') ?? '',
    userAgent: request.headers.get('user-agent') ?? '',
    isRefusedByHeaders: isRefusedByHeaders(request.headers),
  });

const choice = (name: string, value: string) =>
  `${name}=${value}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;

/** Tells whether the browser refuses measurement, by Global Privacy Control or its forerunner DNT. [CONSENT-04] */
export const isRefusedByHeaders = (headers: Headers): boolean =>
  headers.get('sec-gpc') === '1' || headers.get('dnt') === '1';

/**
 * Returns the variants that the debug switch forces: those of the address, else those of the cookie. Unknown variants
 * are ignored, and an address that names only unknown ones changes nothing. [EXP-05]
 */
function switched(
  asked: string | null,
  cookies: string,
): { forced: Variants; note: string | null; set: string[] } {
  const { known, unknown } = parseVariants(asked ?? '');
  const isSet = asked !== null && (unknown.length === 0 || writeVariants(known) !== '');
  const forced = isSet ? known : forcedIn(cookies);
  const text = writeVariants(forced);
  const ignored = encodeURIComponent(unknown.join(',').toWellFormed()).slice(0, LONGEST_UNKNOWN);
  return {
    forced,
    note:
      asked === null && text === ''
        ? null
        : [
            `forced=${text === '' ? 'none' : text}`,
            ...(ignored === '' ? [] : [`ignored=${ignored}`, `known=${KNOWN_VARIANTS}`]),
          ].join('; '),
    set: isSet ? [forcedCookie(forced)] : [],
  };
}

const KNOWN_VARIANTS = EXPERIMENT_NAMES.map((name) => `${name}:${EXPERIMENTS[name].variants.join('|')}`).join(
  ',',
);
