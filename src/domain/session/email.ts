import { EMAIL_MAX_LENGTH } from '../shell/limits.ts';
import { plainLine } from '../shell/plainLine.ts';

/** An address as it was typed or pasted, without signs that are not seen. */
export const cleanEmail = (text: string): string => plainLine(text);

/** Tells whether a mail address is valid: one @, a domain with a dot, no spaces or invisible characters. [NOTIFY-02] */
export const isEmail = (text: string): boolean =>
  text.length <= EMAIL_MAX_LENGTH && /^[^\s@\p{C}]+@[^\s@.\p{C}]+(?:\.[^\s@.\p{C}]+)+$/u.test(text);
