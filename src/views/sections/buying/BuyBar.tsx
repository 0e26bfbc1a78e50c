import { useCopy } from '../../hooks/page.tsx';
import { useIsChatAvailable } from '../../hooks/product.ts';
import { ChatButton } from '../../ui/ChatButton.tsx';
import { Icon } from '../../ui/Icon.tsx';
import s from '../../ui/parts.module.css';
import { AddMessage, ClosedReason } from '../../pieces/buying/BuyMessages.tsx';
import { BuyButtons } from './BuyButtons.tsx';
import { useBuyOffer } from '../../pieces/buying/buyState.ts';

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
      {hasChat && (
        <ChatButton className={s.iconbtn} label={t('seller.chatLong')}>
          <Icon name="message-circle" />
        </ChatButton>
      )}
      <BuyButtons offer={offer} isBlock={false} />
    </div>
  );
}
