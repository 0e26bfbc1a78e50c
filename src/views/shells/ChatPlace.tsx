import { useCopy, useIsPartMissed, useLaterPart } from '../hooks/page.tsx';
import { useRetry } from '../hooks/standing.ts';
import { FailedPart } from '../ui/FailedPart.tsx';
import s from '../ui/parts.module.css';
import { laterSections } from './laterSections.ts';

/** Where the chat with the seller stands, once somebody has asked for it. [CHAT-08, CHAT-12] */
export function ChatPlace() {
  const t = useCopy();
  const isThere = useLaterPart('chatWindow') !== null;
  const isMissed = useIsPartMissed('chatWindow');
  const retry = useRetry('chatWindow');
  if (isMissed) {
    return (
      <div className={s.chatPill}>
        <FailedPart title={t('chat.failed')} onRetry={retry} />
      </div>
    );
  }
  return isThere ? <laterSections.chatWindow.View /> : null;
}
