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

/** By whom what happens now may be measured; null while nobody said so, in whatever tab they said otherwise. [CONSENT-01] */
export function measuredVisitor(): string | null {
  const consent = readConsent(document.cookie);
  return consent?.choice === 'accepted' && !isRefusedByBrowser(navigator) ? consent.visitor : null;
}

/** What is known of this visitor's answer. */
export function knownConsent(): ConsentChoice | 'browser' | null {
  return isRefusedByBrowser(navigator) ? 'browser' : (readConsent(document.cookie)?.choice ?? null);
}

/**
 * Keeps an answer. Who accepts gets a name made of nothing but chance, and keeps it however often they accept again; whoever
 * refuses has none any more, and what was told of it is forgotten. [CONSENT-02]
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
