import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The pieces that scroll their message into view. */
const PIECES = ['ui/FailedPart.tsx', 'ui/Fault.tsx', 'ui/Note.tsx', 'ui/Refusal.tsx', 'ui/Toast.tsx'];
/** Bars at the head of the page that report their own failure: they refuse no press. */
const BARS = ['ui/LostParts.tsx', 'pieces/grocery/later/StoreStrip.tsx'];
/** Views that use the same hook themselves. */
const HOOK = 'useInSight<';

test('[SHELL-15] every view says why a press is refused by a piece that comes into sight', () => {
  const views = globSync('**/*.tsx', { cwd: 'src/views' }).filter(
    (view) => ![...PIECES, ...BARS].includes(view),
  );
  expect(views.length).toBeGreaterThan(100);
  const byHand = views.filter((view) => {
    const source = readFileSync(`src/views/${view}`, 'utf8');
    return (
      /className=\{s\.(err|fieldFailed)\}|role="alert"|<Note\s+tone="bad"/.test(
        // A fault is announced by its role, and comes into sight by itself.
        source.replaceAll(/<Fault\b[^>]*>/g, ''),
      ) && !source.includes(HOOK)
    );
  });
  expect(byHand).toEqual([]);
});
