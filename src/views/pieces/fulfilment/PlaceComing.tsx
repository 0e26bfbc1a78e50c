import { useCopy } from '../../hooks/page.tsx';
import { cx } from '../../ui/cx.ts';
import s from '../../ui/parts.module.css';

/** The placeholder of a destination that is still unknown, as tall as its name. [SHIP-24] */
export function PlaceComing({ className }: { className?: string | undefined }) {
  const t = useCopy();
  return (
    <span className={cx(s.placeComing, className)} aria-busy="true">
      <span className={s.sr}>{t('destination.coming')}</span>
      <span className={cx(s.sk, s.sk80)} />
    </span>
  );
}
