import { createContext, use } from 'react';
import { THEMES, type Theme } from '#src/domain/shell/theme.ts';

/** The theme of the document while the server draws it; in a browser the document itself holds it. */
export const ServedTheme = createContext<Theme | null>(null);

/** The theme the visitor chose; it changes with the document alone. */
export function useTheme(): Theme {
  const served = use(ServedTheme);
  return served ?? THEMES.find((theme) => theme === document.documentElement.dataset['theme']) ?? 'system';
}
