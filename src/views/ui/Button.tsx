import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { HELD, useHeld } from './held.ts';
import s from './parts.module.css';

const LOOKS = { main: s.btnMain, quiet: s.btnQuiet, line: s.btnLine, soft: s.btnSoft };

interface ButtonProps extends ComponentProps<'button'> {
  /** How much it asks to be pressed. */
  look: keyof typeof LOOKS;
  isSmall?: boolean;
  /** As wide as its place. */
  isBlock?: boolean | undefined;
  /**
   * A press does nothing for the moment. Tab stops at it all the same: whoever comes by key while an answer is on its way
   * would else pass it without a word, and whoever is on it would lose the focus.
   */
  isHeld?: boolean | undefined;
}

/** A button with words; it sends a form only where its `type` says so. */
export function Button({ look, isSmall, isBlock, isHeld, className, disabled, ...rest }: ButtonProps) {
  const held = useHeld(disabled === true);
  return (
    <button
      type="button"
      className={cx(s.btn, LOOKS[look], isSmall && s.btnS, isBlock && s.btnBlock, className)}
      {...rest}
      {...held}
      {...(isHeld === true && HELD)}
    />
  );
}
