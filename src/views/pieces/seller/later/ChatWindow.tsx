import { useEffect, useRef } from 'react';
import { selectHasChatWith } from '#src/machines/page/chatSelectors.ts';
import { links } from '#src/router/links.ts';
import { CHAT_FRAME } from '#src/services/seller/chat/contract.ts';
import type { LaterParts } from '#src/machines/page/pageParts.ts';
import {
  useCopy,
  useLanguage,
  useLaterPart,
  useLaterSelector,
  usePageSelector,
  usePartSelector,
} from '../../../hooks/page.tsx';
import { Button } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { FailedPart } from '../../../ui/FailedPart.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import d from '../../../ui/dialogs.module.css';
import s from '../../../ui/parts.module.css';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Toast } from '../../../ui/Toast.tsx';
import { useChatDialog, useIsNarrow } from './chatDialog.ts';

/**
 * The chat with a seller, in a frame: on a desk beside the page, which stays usable; on a phone a modal sheet.
 * [CHAT-08, CHAT-11, CHAT-12, CHAT-22]
 */
export function ChatWindow() {
  const part = useLaterPart('chatWindow');
  const merchantCode = useLaterSelector('chatWindow', ({ context }) => context.merchantCode, null);
  return part === null || merchantCode === null ? null : <Shown part={part} merchantCode={merchantCode} />;
}

/** The button that opens a minimised chat on a phone. */
const BAR_ICON = `#buybar .${s.iconbtn}`;

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
  const isCovered = usePartSelector('modal', ({ context }) => context.active !== null);
  const isNarrow = useIsNarrow();
  const close = () => part.send({ type: 'chat.closed' });
  const dialog = useChatDialog({ isVisible, isNarrow, isCovered, onClose: close });
  // A phone has the icon in its bar: nothing of a small chat lies over the page. [CHAT-22]
  const isInBar = usePageSelector((snapshot) => selectHasChatWith(snapshot, merchantCode)) && isNarrow;
  const title = useRef<HTMLHeadingElement>(null);
  const pill = useRef<HTMLButtonElement>(null);
  /** True once the focus has been in the window since it opened. */
  const isEntered = useRef(false);
  // The focus follows the window: into it when it opens, to the button that restores it when it is minimised.
  useEffect(() => {
    if (isVisible && !isCovered && !isEntered.current) title.current?.focus({ preventScroll: true });
    if (isMinimised && isEntered.current)
      (pill.current ?? document.querySelector<HTMLElement>(BAR_ICON))?.focus({ preventScroll: true });
    if (!isVisible) isEntered.current = false;
    else if (!isCovered) isEntered.current = true;
  }, [isVisible, isMinimised, isCovered]);
  return (
    <>
      <dialog {...dialog} className={d.chatWindow} aria-labelledby="chat-window-title">
        <div className={d.chatHead}>
          <h2 id="chat-window-title" ref={title} tabIndex={-1}>
            <bdi>{name}</bdi>
          </h2>
          <IconButton
            icon="minus"
            label={t('chat.minimise')}
            onClick={() => part.send({ type: 'chat.minimised' })}
          />
          <IconButton icon="x" label={t('chat.close')} onClick={close} />
        </div>
        {hasFailed && (
          <FailedPart title={t('chat.failed')} onRetry={() => part.send({ type: 'retry.requested' })} />
        )}
        {/* A page of this site, with its login: a sandbox that allows both would restrict nothing. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe
          key={`${merchantCode} ${attempt}`}
          name={CHAT_FRAME}
          className={d.chatFrame}
          title={name}
          src={links.sellerChatAbout(merchantCode, openedFor, language)}
          hidden={hasFailed}
        />
        <a className={cx(s.link, d.chatWhole)} href={links.sellerChat(merchantCode)}>
          <span>{t('chat.whole')}</span>
          <Icon name="chevron-right" />
        </a>
        {isVisible && isNarrow && <Toast place="chat" />}
      </dialog>
      {isMinimised && !isInBar && (
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
            <span className={d.chatUnread}>
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
