import { DESKTOP_MIN_WIDTH_PX } from '#src/domain/shell/limits.ts';

/** The border between the two forms in the style sheet: it follows the visitor's font size. */
const MOBILE_QUERY = '(max-width: 47.99rem)';

/** True while the page has its mobile form. Ask it when the visitor acts, never while rendering. [SHELL-09] */
export function isMobile(): boolean {
  if (typeof window.matchMedia === 'function') return window.matchMedia(MOBILE_QUERY).matches;
  return window.innerWidth < DESKTOP_MIN_WIDTH_PX;
}
