import { DESKTOP_MIN_WIDTH_PX } from '#src/domain/shell/limits.ts';

/** The style sheet's own border between the two forms: it moves with the visitor's font size. */
const MOBILE_QUERY = '(max-width: 47.99rem)';

/** Whether the page has its mobile form now; asked when the visitor acts, never while rendering. [SHELL-09] */
export function isMobile(): boolean {
  if (typeof window.matchMedia === 'function') return window.matchMedia(MOBILE_QUERY).matches;
  return window.innerWidth < DESKTOP_MIN_WIDTH_PX;
}
