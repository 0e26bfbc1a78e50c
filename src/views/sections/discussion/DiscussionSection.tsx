import { operationalHours } from '#src/domain/productConfig.ts';
import { selectConfig } from '#src/machines/page/pageSelectors.ts';
import { useCopy, usePageSelector } from '../../hooks/page.tsx';
import { useIsChatAvailable } from '../../hooks/product.ts';
import { ChatButton } from '../../ui/ChatButton.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import s from '../../ui/parts.module.css';

/** An invitation to ask the seller; hidden when no chat is possible. [SECTION-09, CHAT-14] */
export function DiscussionSection() {
  const t = useCopy();
  const hasChat = useIsChatAvailable();
  const open = usePageSelector((snapshot) => operationalHours(selectConfig(snapshot) ?? {}).open);
  const close = usePageSelector((snapshot) => operationalHours(selectConfig(snapshot) ?? {}).close);
  if (!hasChat) return null;
  return (
    <section className={s.sec} id="discussion" aria-labelledby="discussion-title">
      <h2 className={s.sr} id="discussion-title">
        {t('discussion.title')}
      </h2>
      <div className={s.ask}>
        <Icon name="message-circle-question-mark" size="l" />
        <div>
          <p className={s.strong}>{t('discussion.question')}</p>
          <p className={s.soft}>
            {t('discussion.hours', { open: open.replace(':', '.'), close: close.replace(':', '.') })}
          </p>
        </div>
        <ChatButton className={cx(s.btn, s.btnQuiet, s.btnS)}>{t('discussion.ask')}</ChatButton>
      </div>
    </section>
  );
}
