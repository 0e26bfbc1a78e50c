import { cx } from './cx.ts';
import type { IconName } from './iconNames.ts';
import s from './parts.module.css';

/** The document carries the icons (icons.svg) itself, each by this id. */
const iconId = (name: IconName) => `#icon-${name}`;

/** An icon of the document; decoration only, words stand beside it. */
export function Icon({ name, size = 'm' }: { name: IconName; size?: 's' | 'm' | 'l' }) {
  return (
    <svg className={cx(s.ic, size === 's' && s.icS, size === 'l' && s.icL)} aria-hidden="true">
      <use href={iconId(name)} />
    </svg>
  );
}

export function Star() {
  return (
    <svg className={s.star} aria-hidden="true">
      <use href={iconId('star')} />
    </svg>
  );
}
