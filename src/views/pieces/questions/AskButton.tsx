import { SHORTEST_QUESTION } from '#src/domain/shell/limits.ts';
import { useCopy, useIsLost, usePart } from '../../hooks/page.tsx';
import { useSummary } from '../../hooks/product/product.ts';
import { Button } from '../../ui/Button.tsx';

/** Opens the form, filled in with searched words; a guest is asked to log in first. [QNA-07, QNA-29] */
export function AskButton({ isMain = false, words = '' }: { isMain?: boolean; words?: string }) {
  const t = useCopy();
  const gate = usePart('memberGate');
  const { itemSku } = useSummary();
  const isFilledIn = words.length >= SHORTEST_QUESTION;
  if (useIsLost('memberGate')) return null;
  return (
    <Button
      look={isMain ? 'main' : 'quiet'}
      isSmall
      onClick={() =>
        gate.send({
          type: 'member.needed',
          wish: {
            kind: 'question',
            itemSku,
            ...(isFilledIn ? { text: words, isDraft: true } : { text: null }),
          },
        })
      }
    >
      {t(isFilledIn ? 'questions.askWords' : 'questions.ask')}
    </Button>
  );
}
