import { clockText, formatDate, onOneLine } from '#src/domain/shell/format.ts';
import { zoneName } from '#src/domain/grocery/slotOrderBefore.ts';
import { useCopy, useLanguage } from '../../../hooks/page.tsx';
import { useSlots, useToday } from './groceryState.ts';

/**
 * The time to order before for the chosen slot: "Pesan sebelum 13.00 WIB", on another day with its date. Null where the
 * backend names none; the slot goes when that has passed. [GROC-34]
 */
export function useSlotOrderBefore(): string | null {
  const t = useCopy();
  const language = useLanguage();
  const { delivery, slot } = useSlots();
  const today = useToday(delivery.utcOffsetHours);
  if (slot === null || slot.orderBefore === null) return null;
  const [date = '', time = ''] = slot.orderBefore.split('T');
  const day = date === today ? '' : onOneLine(formatDate(date, language));
  const words = [day, clockText(time), zoneName(delivery.utcOffsetHours)].filter((word) => word !== '');
  return t('grocery.slots.orderBefore', { when: words.join(' ') });
}
