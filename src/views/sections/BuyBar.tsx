import { useCopy, useLaterSelector } from '../hooks/page.tsx';
import { useIsChatAvailable, useSummary } from '../hooks/product/product.ts';
import { ChatButton } from '../ui/ChatButton.tsx';
import { cx } from '../ui/cx.ts';
import { Icon } from '../ui/Icon.tsx';
import s from '../ui/parts.module.css';
import { AddMessage, ClosedReason } from '../pieces/bag/BuyMessages.tsx';
import { BuyButtons } from '../pieces/bag/BuyButtons.tsx';
import { useBuyOffer } from '../pieces/bag/buyState.ts';

/** The phone's bar at the bottom: chat, bag, buy. [SHELL-09] */
export function BuyBar() {
  const t = useCopy();
  const hasChat = useIsChatAvailable();
  const offer = useBuyOffer();
  return (
    <div className={s.buybar} id="buybar" tabIndex={-1} role="region" aria-label={t('buy.label')}>
      <div className={s.buybarMessage}>
        <AddMessage />
        <ClosedReason />
      </div>
      {hasChat && <BarChat />}
      <BuyButtons offer={offer} isBlock={false} />
    </div>
  );
}

/** The chat with the seller; shows a minimised chat, and its number of unread messages. [CHAT-16, CHAT-22] */
function BarChat() {
  const t = useCopy();
  const { merchant } = useSummary();
  const unread = useLaterSelector(
    'chatWindow',
    (talk) =>
      talk.hasTag('minimised') && talk.context.merchantCode === merchant.code ? talk.context.unread : null,
    null,
  );
  const key = unread === null ? 'seller.chatLong' : unread > 0 ? 'seller.chatUnread' : 'seller.chatUnderWay';
  return (
    <ChatButton className={s.iconbtn} label={t(key, { count: unread ?? 0 })}>
      <Icon name="message-circle" />
      {unread !== null && (
        <span className={cx(s.count, s.chatMark)} aria-hidden="true">
          {unread > 0 ? unread : ''}
        </span>
      )}
    </ChatButton>
  );
}
