import { useCopy } from '../hooks/page.tsx';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import s from './parts.module.css';

/** Loads the page anew; what was chosen stays as far as its address says it. */
export function ReloadButton() {
  const t = useCopy();
  return (
    <button type="button" className={cx(s.btn, s.btnQuiet, s.btnS)} onClick={() => location.reload()}>
      <Icon name="refresh-cw" size="s" />
      {t('action.reloadPage')}
    </button>
  );
}
