import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/Icon.tsx';
import s from '../../../ui/parts.module.css';

/** Holds the place of the groceries' arrival, beside the buttons. */
export function ArrivalSkeleton() {
  return (
    <div className={s.stack}>
      <p className={s.arrive}>
        <Icon name="truck" size="s" />
        <span className={s.skLines}>
          <span className={cx(s.sk, s.skT1, s.sk95)} />
          <span className={cx(s.sk, s.skT1, s.sk60)} />
        </span>
      </p>
      <span className={s.link}>
        <span className={cx(s.sk, s.skT1, s.sk60)} />
      </span>
    </div>
  );
}
