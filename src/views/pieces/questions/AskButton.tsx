import { useCopy, usePart } from '../../hooks/page.tsx';
import { useSummary } from '../../hooks/product.ts';
import { Button } from '../../ui/Button.tsx';

/** The way to the form; a guest is asked to log in first. [QNA-07] */
export function AskButton({ isMain = false }: { isMain?: boolean }) {
  const t = useCopy();
  const gate = usePart('memberGate');
  const { itemSku } = useSummary();
  return (
    <Button
      look={isMain ? 'main' : 'quiet'}
      isSmall
      onClick={() => gate.send({ type: 'member.needed', wish: { kind: 'question', itemSku, text: null } })}
    >
      {t('questions.ask')}
    </Button>
  );
}
