import type { useCombo } from '../../hooks/promo/combo.ts';
import { useCopy } from '../../hooks/page.tsx';
import { FailedPart } from '../../ui/FailedPart.tsx';
import { ComboSkeleton } from './ComboSkeleton.tsx';

/** Replaces a combo that is loading, could not be loaded, or does not exist. [COMBO-08, ROUTE-14] */
export function NoCombo({ isNone, hasFailed, retry }: ReturnType<typeof useCombo>) {
  const t = useCopy();
  if (hasFailed) return <FailedPart title={t('lost.combo')} onRetry={retry} />;
  return isNone ? <p>{t('combo.none')}</p> : <ComboSkeleton />;
}
