import { safeHref } from '#src/router/links.ts';
import { useCopy, useCopyKey, usePart, usePartSelector } from '../hooks/page.tsx';
import { cx } from '../ui/cx.ts';
import { Icon } from '../ui/Icon.tsx';
import s from '../ui/parts.module.css';

/** One short message at a time, which vanishes by itself. [SHELL-06] */
export function Toast() {
  const t = useCopy();
  const toKey = useCopyKey();
  const toast = usePart('toast');
  const current = usePartSelector('toast', (snapshot) => snapshot.context.current);
  const key = current === null ? null : toKey(current.copyKey);
  const linkKey = current?.link == null ? null : toKey(current.link.copyKey);
  const href = safeHref(current?.link?.href ?? null);
  return (
    <div role={current?.tone === 'bad' ? 'alert' : 'status'}>
      {current !== null && key !== null && (
        <div className={cx(s.toast, current.tone === 'bad' && s.isBad)}>
          <Icon name={current.tone === 'bad' ? 'circle-alert' : 'check'} />
          <span>{t(key, current.params)}</span>
          {linkKey !== null && href !== null && <a href={href}>{t(linkKey)}</a>}
          <button
            type="button"
            className={s.iconbtn}
            aria-label={t('toast.close')}
            onClick={() => toast.send({ type: 'toast.closed' })}
          >
            <Icon name="x" size="s" />
          </button>
        </div>
      )}
    </div>
  );
}
