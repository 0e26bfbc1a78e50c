import { withLaterWords } from '../../ui/laterWords.ts';
import { laterView } from '../../ui/laterView.tsx';
import { untilFirstUse } from '../../ui/untilVisible.ts';

/** The words below the choices. The server draws them; their code comes with the first use of the page. */
export const laterSoldOut = laterView(
  'soldOut',
  async () => (await import('./SoldOutHint.tsx')).SoldOutHint,
  {
    id: 'variant',
    until: untilFirstUse,
    withWords: withLaterWords,
  },
);
