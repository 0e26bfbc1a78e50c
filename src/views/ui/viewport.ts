import { DESKTOP_MIN_WIDTH_PX } from '#src/domain/limits.ts';

/** Whether the page has its mobile form now; asked when the visitor acts, never while rendering. [SHELL-09] */
export function isMobile(): boolean {
  return window.innerWidth < DESKTOP_MIN_WIDTH_PX;
}
