import { cx } from './cx.ts';
import type { IconName } from './iconNames.ts';
import spriteUrl from './icons.svg?url&no-inline';
import s from './parts.module.css';

/** An icon of the sprite; decoration only, words stand beside it. */
export function Icon({ name, size = 'm' }: { name: IconName; size?: 's' | 'm' | 'l' }) {
  return (
    <svg className={cx(s.ic, size === 's' && s.icS, size === 'l' && s.icL)} aria-hidden="true">
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}

export function Star() {
  return (
    <svg className={s.star} aria-hidden="true">
      <use href={`${spriteUrl}#star`} />
    </svg>
  );
}
