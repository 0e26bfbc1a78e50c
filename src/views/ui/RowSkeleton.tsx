import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconNames.ts';
import s from './parts.module.css';

/** In the place of a row that is on its way and says two lines. */
export function RowSkeleton({ icon }: { icon: IconName }) {
  return (
    <>
      <Icon name={icon} />
      <span>
        <span className={cx(s.sk, s.skT2, s.sk60)} />
        <span className={cx(s.sk, s.skT1, s.sk35)} />
      </span>
    </>
  );
}
