import { useEffect, useRef } from 'react';
import { links } from '#src/router/links.ts';
import { CHAT_FRAME } from '#src/services/chat/contract.ts';
import type { LaterParts } from '#src/machines/page/pageParts.ts';
import { useCopy, useLanguage, useLaterPart, useLaterSelector, usePart } from '../../hooks/page.tsx';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { FailedPart } from '../../ui/FailedPart.tsx';
import { Icon } from '../../ui/Icon.tsx';
import s from '../../ui/parts.module.css';
import { IconButton } from '../../ui/IconButton.tsx';

/**
 * The chat with a seller, in a frame beside the page; a sheet on a phone. What it is about goes on below it: it is no
 * modal. [CHAT-08, CHAT-11, CHAT-12]
 */
export function ChatWindow() {
  const part = useLaterPart('chatWindow');
  const merchantCode = useLaterSelector('chatWindow', ({ context }) => context.merchantCode, null);
  return part === null || merchantCode === null ? null : <Shown part={part} merchantCode={merchantCode} />;
}

function Shown({ part, merchantCode }: { part: LaterParts['chatWindow']; merchantCode: string }) {
  const t = useCopy();
  const language = useLanguage();
  const { seller, openedFor, attempt, unread } = useLaterSelector(
    'chatWindow',
    ({ context }) => context,
    part.getSnapshot().context,
  );
  const isVisible = useLaterSelector('chatWindow', (snapshot) => snapshot.hasTag('visible'), false);
  const isMinimised = useLaterSelector('chatWindow', (snapshot) => snapshot.hasTag('minimised'), false);
  const hasFailed = useLaterSelector('chatWindow', (snapshot) => snapshot.hasTag('failed'), false);
  const name = seller === null ? t('chat.seller') : t('chat.sellerOf', { name: seller });
  const modal = usePart('modal');
  useEscape(isVisible, () => {
    // What lies above the chat goes first.
    if (modal.getSnapshot().context.active === null) part.send({ type: 'chat.closed' });
  });
  const title = useRef<HTMLHeadingElement>(null);
  const pill = useRef<HTMLButtonElement>(null);
  const wasVisible = useRef(false);
  // The focus goes with the window: into it when it opens, to what brings it back when it is made small.
  useEffect(() => {
    if (isVisible && !wasVisible.current) title.current?.focus({ preventScroll: true });
    if (isMinimised && wasVisible.current) pill.current?.focus({ preventScroll: true });
    wasVisible.current = isVisible;
  }, [isVisible, isMinimised]);
  return (
    <>
      <section className={s.chatWindow} hidden={!isVisible} aria-labelledby="chat-window-title">
        <div className={s.chatHead}>
          <h2 id="chat-window-title" ref={title} tabIndex={-1}>
            <bdi>{name}</bdi>
          </h2>
          <IconButton
            icon="minus"
            label={t('chat.minimise')}
            onClick={() => part.send({ type: 'chat.minimised' })}
          />
          <IconButton icon="x" label={t('chat.close')} onClick={() => part.send({ type: 'chat.closed' })} />
        </div>
        {hasFailed && (
          <FailedPart title={t('chat.failed')} onRetry={() => part.send({ type: 'retry.requested' })} />
        )}
        {/* A page of this site, with its login: a sandbox that lets it be that would hold nothing back. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe
          key={`${merchantCode} ${attempt}`}
          name={CHAT_FRAME}
          className={s.chatFrame}
          title={name}
          src={links.sellerChatAbout(merchantCode, openedFor, language)}
          hidden={hasFailed}
        />
        <a className={cx(s.link, s.chatWhole)} href={links.sellerChat(merchantCode)}>
          <span>{t('chat.whole')}</span>
          <Icon name="chevron-right" />
        </a>
      </section>
      {isMinimised && (
        <Button
          ref={pill}
          look="main"
          isSmall
          className={s.chatPill}
          onClick={() =>
            part.send({ type: 'chat.opened', merchantCode, itemSku: part.getSnapshot().context.itemSku })
          }
        >
          <Icon name="message-circle" size="s" />
          <bdi>{name}</bdi>
          {unread > 0 && (
            <span className={s.chatUnread}>
              <span aria-hidden="true">{unread}</span>
              <span className={s.sr}>{t('chat.unread', { count: unread })}</span>
            </span>
          )}
        </Button>
      )}
      <p className={s.sr} role="status">
        {unread > 0 ? t('chat.unread', { count: unread }) : ''}
      </p>
    </>
  );
}

/** A menu that is open closes by Escape itself. */
const isMenuOpen = () =>
  [...document.querySelectorAll<HTMLElement>('[popover="auto"]')].some(
    (menu) => 'showPopover' in menu && menu.matches(':popover-open'),
  );

/** Escape pressed anywhere in the page while the window is its top layer; what was pressed in the frame the frame tells. [MODAL-48] */
function useEscape(isVisible: boolean, onEscape: () => void): void {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    if (!isVisible) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isMenuOpen()) latest.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isVisible]);
}
