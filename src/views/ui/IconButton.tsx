import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { useHeld } from './held.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconNames.ts';
import s from './parts.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: IconName;
  /** Names the action for screen readers. */
  label: string;
  size?: 's';
}

/** A button with an icon alone. */
export function IconButton({ icon, label, size, className, disabled, ...rest }: IconButtonProps) {
  const held = useHeld(disabled === true);
  return (
    <button type="button" className={cx(s.iconbtn, className)} aria-label={label} {...rest} {...held}>
      <Icon name={icon} {...(size === undefined ? {} : { size })} />
    </button>
  );
}
