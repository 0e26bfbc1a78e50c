import { useCopy, useIsLost, usePart } from '../../hooks/page.tsx';
import { useSummary } from '../../hooks/product/product.ts';
import { Icon } from '../../ui/Icon.tsx';
import s from '../../ui/parts.module.css';

/** Opens the form of an answer; a guest is asked to log in first. [QNA-17] */
export function AnswerButton({ questionId }: { questionId: string }) {
  const t = useCopy();
  const gate = usePart('memberGate');
  const { itemSku } = useSummary();
  const wish = { kind: 'answer' as const, itemSku, questionId, text: null };
  if (useIsLost('memberGate')) return null;
  return (
    <button type="button" className={s.textbtn} onClick={() => gate.send({ type: 'member.needed', wish })}>
      <Icon name="message-circle" size="s" />
      <span>{t('questions.answer')}</span>
    </button>
  );
}
