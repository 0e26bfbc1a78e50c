import { laterView } from '../ui/laterView.tsx';

/** Later code: few visitors meet an error page, and its picture is decoration. */
export const laterArt = laterView('windowArt', async () => (await import('./WindowArt.tsx')).WindowArt, {
  withWords: (load) => load(),
});
