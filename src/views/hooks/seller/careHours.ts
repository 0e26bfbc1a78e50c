import { isWithinHours, operationalHours } from '#src/domain/seller/careHours.ts';
import { selectConfig } from '#src/machines/page/pageSelectors.ts';
import { usePageSelector, usePartSelector } from '../page.tsx';

/** The chat hours of customer care in words, and whether it is open now. [CHAT-14] */
export function useCareHours() {
  const hours = operationalHours(usePageSelector(selectConfig) ?? {});
  const isOpen = usePartSelector('clock', ({ context }) => isWithinHours(hours, context.serverTimeMs));
  return { isOpen, words: { open: hours.open.replace(':', '.'), close: hours.close.replace(':', '.') } };
}
