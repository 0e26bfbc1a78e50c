import { selectCombo, selectHasNoCombo } from '#src/machines/promo/combo/comboSelectors.ts';
import { useLaterSelector, useNeeded } from '../page.tsx';
import { useFailure } from '../standing.ts';

/** The combo of the product: null while loading; `isNone` where there is none, `hasFailed` where that is unknown. */
export function useCombo() {
  useNeeded('combo', true);
  const combo = useLaterSelector('combo', selectCombo, null);
  const hasNone = useLaterSelector('combo', selectHasNoCombo, false);
  const { hasFailed, retry } = useFailure('combo');
  return { combo, isNone: hasNone && !hasFailed, hasFailed, retry };
}
