import type { Translate } from '#src/copy/copyTypes.ts';
import { clockText } from '#src/domain/shell/format.ts';
import { everyDay, openingAt, type Opening } from '#src/domain/fulfilment/openingHours.ts';
import { zoneName } from '#src/domain/grocery/slotOrderBefore.ts';
import type { NearbyStore } from '#src/services/grocery/grocery/contract.ts';
import { useCopy, usePartSelector } from '../../../hooks/page.tsx';

/**
 * The opening state of a store in words, by its own time zone; null without known hours. Changes by itself when the
 * store opens or closes. [GROC-37]
 */
export function useStoreOpening(store: Pick<NearbyStore, 'hours' | 'utcOffsetHours'> | null): string | null {
  const t = useCopy();
  const { hours, utcOffsetHours = 7 } = store ?? {};
  const known = usePartSelector('clock', ({ context }) =>
    JSON.stringify(hours ? openingAt(everyDay(hours), context.serverTimeMs, utcOffsetHours) : null),
  );
  if (hours === undefined) return null;
  return openingWords(t, JSON.parse(known) as Opening | null, utcOffsetHours);
}

function openingWords(t: Translate, opening: Opening | null, utcOffsetHours: number): string {
  const time = (hhmm: string) => `${clockText(hhmm)} ${zoneName(utcOffsetHours)}`.trim();
  switch (opening?.state) {
    // It does not open for now.
    case undefined:
      return t('grocery.store.closed');
    case 'always':
      return t('grocery.store.openAlways');
    case 'open':
      return t('grocery.store.openUntil', { time: time(opening.until) });
    case 'opensToday':
      return t('grocery.store.opensToday', { time: time(opening.at) });
    // Its hours are those of every day.
    case 'opensOn':
      return t('grocery.store.opensTomorrow', { time: time(opening.at) });
  }
}
