import { links } from '#src/router/links.ts';
import * as z from 'zod/mini';
import { ticketConfigs } from '#src/services/content/contract.ts';
import { useCareHours } from '../hooks/careHours.ts';
import { useContent } from '../hooks/content.ts';
import { useCopy, usePart } from '../hooks/page.tsx';
import { Button } from '../ui/Button.tsx';
import { cx } from '../ui/cx.ts';
import s from '../ui/parts.module.css';
import { LeaveButton } from '../ui/LeaveButton.tsx';
import { ModalSheet } from './ModalSheet.tsx';

/** The chat of a trading seller is handled by customer care, within its hours. [MODAL-19, CHAT-07, CHAT-14] */
export function ChatConfirmation() {
  const t = useCopy();
  const chat = usePart('chat');
  const modal = usePart('modal');
  const { isOpen, words } = useCareHours();
  const tickets = z.safeParse(ticketConfigs, useContent('ticketConfigs'));
  const topic = tickets.data?.find(({ id }) => id === 'topic.product')?.value ?? null;
  return (
    <ModalSheet
      title={t('chat.title')}
      foot={
        <>
          <LeaveButton>{t('chat.cancel')}</LeaveButton>
          {isOpen ? (
            <Button
              look="main"
              onClick={() => {
                chat.send({ type: 'liveChat.requested', topic });
                modal.send({ type: 'modal.closed' });
              }}
            >
              {t('chat.start')}
            </Button>
          ) : (
            <a className={cx(s.btn, s.btnMain)} href={links.customerCare()}>
              {t('chat.care')}
            </a>
          )}
        </>
      }
    >
      <div className={s.stack}>
        <p>{t(isOpen ? 'chat.text' : 'chat.closed')}</p>
        {topic !== null && <p>{t('chat.topic', { topic })}</p>}
        <p className={s.soft}>{t('chat.hours', words)}</p>
      </div>
    </ModalSheet>
  );
}
