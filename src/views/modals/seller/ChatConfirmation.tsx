import { links, liveChatAddress } from '#src/router/links.ts';
import * as z from 'zod/mini';
import { ticketConfigs } from '#src/services/content/content/contract.ts';
import { useCareHours } from '../../hooks/seller/careHours.ts';
import { useContent } from '../../hooks/content/content.ts';
import { useCopy, useLaterPart, useLaterSelector } from '../../hooks/page.tsx';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import s from '../../ui/parts.module.css';
import { LeaveButton } from '../../ui/LeaveButton.tsx';
import { Note } from '../../ui/Note.tsx';
import { ModalSheet } from '../ModalSheet.tsx';

/** The chat of a trading seller is handled by customer care, within its hours. [MODAL-19, CHAT-07, CHAT-14] */
export function ChatConfirmation() {
  const t = useCopy();
  const chat = useLaterPart('chat');
  const isBlocked = useLaterSelector('chat', ({ context }) => context.isLiveChatBlocked, false);
  const url = useLaterSelector('chat', ({ context }) => context.liveChatUrl, '');
  const { isOpen, words } = useCareHours();
  const tickets = z.safeParse(ticketConfigs, useContent('ticketConfigs'));
  const topic = tickets.data?.find(({ id }) => id === 'topic.product')?.value ?? null;
  return (
    <ModalSheet
      title={t('chat.title')}
      foot={
        <>
          <LeaveButton>{t('chat.cancel')}</LeaveButton>
          {isOpen && isBlocked ? (
            // A pressed link may open where the page may open no window.
            <a
              className={cx(s.btn, s.btnMain)}
              href={liveChatAddress(url, topic)}
              target="_blank"
              rel="noopener noreferrer"
            >
              {t('chat.openLink')}
            </a>
          ) : isOpen ? (
            <Button look="main" onClick={() => chat?.send({ type: 'liveChat.requested', topic })}>
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
        {isOpen && isBlocked && (
          <Note tone="warn" live>
            {t('chat.blocked')}
          </Note>
        )}
        {topic !== null && <p>{t('chat.topic', { topic })}</p>}
        <p className={s.soft}>{t('chat.hours', words)}</p>
      </div>
    </ModalSheet>
  );
}
