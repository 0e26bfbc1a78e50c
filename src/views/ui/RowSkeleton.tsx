import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconNames.ts';
import s from './parts.module.css';

/** The place of a loading row of two lines, or of `words` and `line` with the lines they take. */
export function RowSkeleton({ icon, words, line }: { icon: IconName; words?: string; line?: string }) {
  return (
    <>
      <Icon name={icon} />
      <span>
        {words === undefined ? (
          <span className={cx(s.sk, s.skT2, s.sk60)} />
        ) : (
          <b className={cx(s.sk, s.skWords)} data-words={words} />
        )}
        {line === undefined ? (
          <span className={cx(s.sk, s.skT1, s.sk35)} />
        ) : (
          <span className={cx(s.sub, s.sk, s.skWords)} data-words={line} />
        )}
      </span>
    </>
  );
}
