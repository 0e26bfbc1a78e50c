import { DEFAULT_LANGUAGE, toLanguage, type Language } from '#src/domain/language.ts';
import { CONSENT_COOKIE } from '#src/domain/consent.ts';
import { isBankSuperApp, SUPER_APP_CHANNEL } from '#src/domain/superApp.ts';
import { THEMES, type Theme } from '#src/domain/theme.ts';

/** What a request says about its visitor, each value validated. */
export interface Visitor {
  language: Language;
  theme: Theme;
  superApp: boolean;
  /** The visitor has a cookie beside the choices, whatever a backend calls it: their page is theirs alone. */
  hasOwnCookies: boolean;
  /** Cookies to set because the address asked for a language, a theme or a channel. */
  choices: string[];
}

const YEAR_SECONDS = 365 * 24 * 3600;
/** What they chose, of which no backend knows; whether they may be measured is no part of any page. [CONSENT-06] */
const CHOICES = new Set(['lang', 'theme', 'channel', CONSENT_COOKIE]);

/** Of most addresses: to read the parameters of one takes as long as the rest of a visitor. */
const NOTHING_ASKED = new URLSearchParams();

function cookieValue(header: string, name: string): string | null {
  for (const part of header.split(';')) {
    const [key, ...value] = part.split('=');
    if (key?.trim() === name) return value.join('=').trim();
  }
  return null;
}

export function readVisitor(url: URL, headers: { cookie: string; userAgent: string }): Visitor {
  const asked = url.search === '' ? NOTHING_ASKED : url.searchParams;
  const askedLanguage = toLanguage(asked.get('lang'));
  const askedTheme = THEMES.find((theme) => theme === asked.get('theme'));
  const keptTheme = THEMES.find((theme) => theme === cookieValue(headers.cookie, 'theme'));
  const askedChannel = asked.get('channel');
  const channel = askedChannel ?? cookieValue(headers.cookie, 'channel');
  return {
    language: askedLanguage ?? toLanguage(cookieValue(headers.cookie, 'lang')) ?? DEFAULT_LANGUAGE,
    theme: askedTheme ?? keptTheme ?? 'system',
    superApp: isBankSuperApp({ userAgent: headers.userAgent, channel }),
    hasOwnCookies: headers.cookie
      .split(';')
      .map((part) => part.split('=')[0]?.trim() ?? '')
      .some((name) => name !== '' && !CHOICES.has(name)),
    choices: [
      ...(askedLanguage === null ? [] : [choice('lang', askedLanguage)]),
      ...(askedTheme === undefined ? [] : [choice('theme', askedTheme)]),
      // For this session alone: the next one may be in a browser. [SUPER-02]
      ...(askedChannel === SUPER_APP_CHANNEL ? [`channel=${SUPER_APP_CHANNEL}; Path=/; SameSite=Lax`] : []),
    ],
  };
}

/** The visitor of a request. */
export const visitorOf = (request: Request, url = new URL(request.url)): Visitor =>
  readVisitor(url, {
    cookie: request.headers.get('cookie') ?? '',
    userAgent: request.headers.get('user-agent') ?? '',
  });

const choice = (name: string, value: string) =>
  `${name}=${value}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
