import { laterView } from '../ui/laterView.tsx';

/** Few visitors come to an error page, and none for its picture. */
export const laterArt = laterView('windowArt', async () => (await import('./WindowArt.tsx')).WindowArt, {
  withWords: (load) => load(),
});
