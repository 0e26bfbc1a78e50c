import {
  consentCookie,
  isRefusedByBrowser,
  readConsent,
  type ConsentChoice,
} from '#src/domain/measurement/consent.ts';

/** Keys of what is stored of a visitor who accepted. */
export const MEASUREMENT_KEYS = {
  /** Events that could not be sent. */
  events: 'events',
  /** Variants that were told of. */
  exposures: 'exposures',
} as const;
const NAME_BYTES = 16;

/**
 * The random name of a visitor who consents, else null; read at each call, since any tab may change it. [CONSENT-01]
 */
export function measuredVisitor(): string | null {
  const consent = readConsent(document.cookie);
  return consent?.choice === 'accepted' && !isRefusedByBrowser(navigator) ? consent.visitor : null;
}

/** The visitor's known answer: of the browser, of the cookie, or null. */
export function knownConsent(): ConsentChoice | 'browser' | null {
  return isRefusedByBrowser(navigator) ? 'browser' : (readConsent(document.cookie)?.choice ?? null);
}

/**
 * Stores an answer. A visitor who accepts gets a random name and keeps it when they accept again. A refusal removes the
 * name and forgets the reported variants. [CONSENT-02]
 */
export function keepChoice(choice: ConsentChoice): void {
  const kept = readConsent(document.cookie);
  const isSame = choice === 'accepted' && kept?.choice === 'accepted';
  if (!isSame) forgetExposures();
  document.cookie = consentCookie(
    choice === 'refused' ? { choice } : { choice, visitor: isSame ? kept.visitor : nameByChance() },
    location.protocol === 'https:',
  );
}

function nameByChance(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(NAME_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The variants that were told of stand beside the name, which is no more. [EXP-04] */
function forgetExposures(): void {
  try {
    localStorage.removeItem(MEASUREMENT_KEYS.exposures);
  } catch {
    // A storage that is forbidden holds nothing.
  }
}
