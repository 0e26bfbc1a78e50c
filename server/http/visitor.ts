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

/** What a request says about its visitor, each value validated. */
export interface Visitor {
  language: Language;
  theme: Theme;
  superApp: boolean;
  /** The random name of one who said yes to being measured; null for everybody else. [EXP-03] */
  measuredAs: string | null;
  /** What is assigned to them is known only with the configs. */
  variants: VisitorVariants;
  /** What the debug switch does with this request, for whoever looks at the answer; null where nobody used it. [EXP-05] */
  switchNote: string | null;
  /** The visitor has a cookie beside the choices, whatever a backend calls it: their page is theirs alone. */
  hasOwnCookies: boolean;
  /** Cookies to set because the address asked for a language, a theme, a channel or a variant. */
  choices: string[];
}

const YEAR_SECONDS = 365 * 24 * 3600;
/** What they chose, of which no backend knows; whether they may be measured decides the variant of an experiment alone. [CONSENT-06, EXP-03] */
const CHOICES = new Set(['lang', 'theme', 'channel', CONSENT_COOKIE, FORCED_COOKIE]);
/** Characters of what nobody knows that the answer repeats. */
const LONGEST_UNKNOWN = 200;

/** Of most addresses: to read the parameters of one takes as long as the rest of a visitor. */
const NOTHING_ASKED = new URLSearchParams();

function cookieValue(header: string, name: string): string | null {
  for (const part of header.split(';')) {
    const [key, ...value] = part.split('=');
    if (key?.trim() === name) return value.join('=').trim();
  }
  return null;
}

/**
 * A visitor as address, cookies and browser say: what the address asks for counts before what is kept, and whatever is
 * malformed is as if it was not there.
 */
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
      // For this session alone: the next one may be in a browser. [SUPER-02]
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

/** Whether the browser refuses to be measured: Global Privacy Control, and what came before it. [CONSENT-04] */
export const isRefusedByHeaders = (headers: Headers): boolean =>
  headers.get('sec-gpc') === '1' || headers.get('dnt') === '1';

/**
 * What the debug switch forces: as the address asks for it from now on, else as it was asked before. What there is not is
 * ignored, and an address that names nothing else changes nothing. [EXP-05]
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
