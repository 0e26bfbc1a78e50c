import { useCopy } from '../../hooks/page.tsx';
import s from '../../ui/parts.module.css';

/** Replaces a total that could not be counted, with a retry. [COST-11] */
export function CostFailed({ onRetry }: { onRetry: () => void }) {
  const t = useCopy();
  return (
    <span className={s.rowWrap} role="status">
      <span className={s.soft}>{t('orderCost.failed')}</span>
      <button type="button" className={s.link} onClick={onRetry}>
        {t('action.retry')}
      </button>
    </span>
  );
}
