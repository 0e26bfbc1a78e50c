import type { useCombo } from '../../hooks/promo/combo.ts';
import { useCopy } from '../../hooks/page.tsx';
import { FailedPart } from '../../ui/FailedPart.tsx';
import { ComboSkeleton } from './ComboSkeleton.tsx';

/** In the place of a combo: it is on its way, could not be loaded, or there is none. [COMBO-08, ROUTE-14] */
export function NoCombo({ isNone, hasFailed, retry }: ReturnType<typeof useCombo>) {
  const t = useCopy();
  if (hasFailed) return <FailedPart title={t('lost.combo')} onRetry={retry} />;
  return isNone ? <p>{t('combo.none')}</p> : <ComboSkeleton />;
}
