import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconNames.ts';
import s from './parts.module.css';

/** In the place of a row that is on its way and says two lines, or `words` and a line, in as many lines as they take. */
export function RowSkeleton({ icon, words }: { icon: IconName; words?: string }) {
  return (
    <>
      <Icon name={icon} />
      <span>
        {words === undefined ? (
          <span className={cx(s.sk, s.skT2, s.sk60)} />
        ) : (
          <b className={cx(s.sk, s.skWords)} data-words={words} />
        )}
        <span className={cx(s.sk, s.skT1, s.sk35)} />
      </span>
    </>
  );
}
