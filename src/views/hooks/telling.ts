import { createContext } from 'react';
import { afterPaint } from './idle.ts';

/** How views are told that what they show has changed. */
export interface Telling {
  tell: (onChange: () => void) => void;
  /** The view has gone. */
  forget: (onChange: () => void) => void;
}

export const AT_ONCE: Telling = { tell: (onChange) => onChange(), forget: () => {} };

/**
 * What is covered is told after the next paint, all of it together: the visitor waits for what lies on top, and what is
 * below it is most of the page. A page that nobody sees is not painted.
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

/** Of the parts' views. What the page itself tells, such as that a product is shown, comes at once for all. */
export const TellingContext = createContext(AT_ONCE);
