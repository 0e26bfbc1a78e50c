import { useCopy } from '../hooks/page.tsx';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import s from './parts.module.css';

/** A part that could not be loaded: what happened, that the rest works, and how to try again. */
export function FailedPart({ title, onRetry }: { title: string; onRetry: () => void }) {
  const t = useCopy();
  return (
    <div className={s.failed} role="alert">
      <Icon name="circle-alert" size="l" />
      <p>
        <b>{title}</b>
        <br />
        <span className={s.soft}>{t('section.otherWorks')}</span>
      </p>
      <button type="button" className={cx(s.btn, s.btnQuiet, s.btnS)} onClick={onRetry}>
        <Icon name="refresh-cw" size="s" />
        {t('action.retry')}
      </button>
    </div>
  );
}
