import { useCopy } from '../../hooks/page.tsx';
import { cx } from '../../ui/cx.ts';
import { Coming } from '../../ui/Coming.tsx';
import s from '../../ui/parts.module.css';

/** The place of the delivery times, as tall as they are. */
export function SlotsSkeleton() {
  const t = useCopy();
  return (
    <Coming className={s.stack} label={t('grocery.slots.loading')}>
      <div className={s.stack}>
        <span className={s.slotDays}>
          <span>
            <span className={cx(s.sk, s.skT2, s.skDays)} />
          </span>
          <span className={s.slotTabs}>
            <span className={cx(s.sk, s.skTab)} />
            <span className={cx(s.sk, s.skTab)} />
            <span className={cx(s.sk, s.skTab)} />
          </span>
        </span>
        <span className={s.slotPlace}>
          <span className={s.slotRow}>
            <span className={cx(s.sk, s.skChip)} />
            <span className={cx(s.sk, s.skChip)} />
            <span className={cx(s.sk, s.skChip)} />
          </span>
        </span>
      </div>
      <div className={s.skLines}>
        <span className={cx(s.say, s.skLines)}>
          <span className={cx(s.sk, s.skT3, s.sk95)} />
          <span className={cx(s.sk, s.skT3, s.sk35)} />
        </span>
        <span className={s.sub}>
          <span className={cx(s.sk, s.skT1, s.sk50)} />
        </span>
      </div>
    </Coming>
  );
}
