import { createContext } from 'react';
import { afterPaint } from './idle.ts';

/** Decides when views learn that their data has changed. */
export interface Telling {
  tell: (onChange: () => void) => void;
  /** Called when the view has gone. */
  forget: (onChange: () => void) => void;
}

export const AT_ONCE: Telling = { tell: (onChange) => onChange(), forget: () => {} };

/**
 * Tells covered views together, after the next paint: the visitor waits for what lies on top, and the covered views are
 * most of the page. A hidden page is told at once, because it is not painted.
 */
export function afterWhatCovers(isCovered: () => boolean): Telling {
  const waiting = new Set<() => void>();
  const tellAll = () => {
    const told = [...waiting];
    waiting.clear();
    for (const onChange of told) onChange();
  };
  return {
    tell: (onChange) => {
      if (!isCovered() || document.hidden) {
        onChange();
        return;
      }
      if (waiting.size === 0) void afterPaint().then(tellAll);
      waiting.add(onChange);
    },
    forget: (onChange) => {
      waiting.delete(onChange);
    },
  };
}

/** For the views of parts. Changes of the page itself, such as a newly shown product, reach all views at once. */
export const TellingContext = createContext(AT_ONCE);
