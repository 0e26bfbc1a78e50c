import { cx } from './cx.ts';
import { Coming } from './Coming.tsx';
import s from './parts.module.css';

/** Lines in the place of loading words, with a name for screen readers. */
export function TextSkeleton({ label }: { label: string }) {
  return (
    <Coming className={s.stack} label={label}>
      <span className={cx(s.sk, s.skT2, s.sk95)} />
      <span className={cx(s.sk, s.skT2, s.sk80)} />
      <span className={cx(s.sk, s.skT2, s.sk95)} />
      <span className={cx(s.sk, s.skT2, s.sk60)} />
    </Coming>
  );
}
