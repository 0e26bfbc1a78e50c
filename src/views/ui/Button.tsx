import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { HELD, useHeld } from './held.ts';
import s from './parts.module.css';

const LOOKS = { main: s.btnMain, quiet: s.btnQuiet, line: s.btnLine, soft: s.btnSoft };

interface ButtonProps extends ComponentProps<'button'> {
  /** The weight of the button on the page. */
  look: keyof typeof LOOKS;
  isSmall?: boolean;
  /** As wide as its place. */
  isBlock?: boolean | undefined;
  /**
   * A press does nothing for the moment. The button stays in the tab order, so that a keyboard user neither skips it
   * while an answer is on its way nor loses the focus on it.
   */
  isHeld?: boolean | undefined;
}

/** A button with words; submits a form only with a `type` for that. */
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
