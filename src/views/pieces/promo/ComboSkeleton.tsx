import { useCopy } from '../../hooks/page.tsx';
import { cx } from '../../ui/cx.ts';
import { Coming } from '../../ui/Coming.tsx';
import s from '../../ui/parts.module.css';

const PLACES = [0, 1, 2, 3];

/** The place of the combo's items while they are on their way. */
export function ComboSkeleton() {
  const t = useCopy();
  return (
    <Coming className={s.picks} label={t('combo.loading')}>
      {PLACES.map((place) => (
        <div key={place} className={cx(s.pick, s.bundlePick)}>
          <span className={cx(s.sk, s.tick)} />
          <span className={cx(s.sk, s.picS)} />
          <span>
            <span className={cx(s.sk, s.skT2, s.sk80)} />
            <span className={cx(s.sk, s.skT2, s.sk35)} />
          </span>
        </div>
      ))}
    </Coming>
  );
}
