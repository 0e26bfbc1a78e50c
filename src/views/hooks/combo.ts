import { selectCombo, selectHasNoCombo } from '#src/machines/promo/combo/comboSelectors.ts';
import { useIsPartMissed, useLaterSelector, useNeeded } from './page.tsx';

/** The combo of the product: null while it is loading, and `isNone` where there is none or it cannot be had. */
export function useCombo() {
  useNeeded('combo', true);
  const combo = useLaterSelector('combo', selectCombo, null);
  const hasNone = useLaterSelector('combo', selectHasNoCombo, false);
  const isMissed = useIsPartMissed('combo');
  return { combo, isNone: hasNone || isMissed };
}
