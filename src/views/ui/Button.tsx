import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import s from './parts.module.css';

const LOOKS = { main: s.btnMain, quiet: s.btnQuiet, line: s.btnLine, soft: s.btnSoft };

interface ButtonProps extends ComponentProps<'button'> {
  /** How much it asks to be pressed. */
  look: keyof typeof LOOKS;
  isSmall?: boolean;
  /** As wide as its place. */
  isBlock?: boolean | undefined;
}

/** A button with words; it sends a form only where its `type` says so. */
export function Button({ look, isSmall, isBlock, className, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      className={cx(s.btn, LOOKS[look], isSmall && s.btnS, isBlock && s.btnBlock, className)}
      {...rest}
    />
  );
}
