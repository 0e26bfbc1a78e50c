import { selectIsAskedOf } from '#src/machines/page/pageSelectors.ts';
import { useCopy, useIsPartMissed, useLaterPart, usePage, usePageSelector } from '../hooks/page.tsx';
import { FailedPart } from '../ui/FailedPart.tsx';
import s from '../ui/parts.module.css';
import { laterSections } from './laterSections.ts';

const selectIsChatMissed = selectIsAskedOf('chat', 'missed');

/** The place of the chat with the seller, once the visitor has asked for it. [CHAT-08, CHAT-12] */
export function ChatPlace() {
  const t = useCopy();
  const page = usePage();
  const isThere = useLaterPart('chatWindow') !== null;
  const isWindowMissed = useIsPartMissed('chatWindow');
  const isChatMissed = usePageSelector(selectIsChatMissed);
  if (isWindowMissed || isChatMissed) {
    const retry = () => page.send({ type: 'part.needed', name: isChatMissed ? 'chat' : 'chatWindow' });
    return (
      <div className={s.chatPill}>
        <FailedPart title={t('chat.failed')} onRetry={retry} />
      </div>
    );
  }
  return isThere ? <laterSections.chatWindow.View /> : null;
}
