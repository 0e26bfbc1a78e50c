/** Colours of the page: as the system asks for, or as the visitor chose. */
export type Theme = 'system' | 'light' | 'dark';
export const THEMES: readonly Theme[] = ['system', 'light', 'dark'];
