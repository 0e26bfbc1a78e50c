import { isWithinHours, operationalHours } from '#src/domain/productConfig.ts';
import { selectConfig } from '#src/machines/page/pageSelectors.ts';
import { links } from '#src/router/links.ts';
import { useCopy, usePageSelector, usePart, usePartSelector } from '../hooks/page.tsx';
import { cx } from '../ui/cx.ts';
import s from '../ui/parts.module.css';
import { ModalSheet } from './ModalSheet.tsx';

/** The chat of a trading seller is handled by customer care, within its hours. [MODAL-19, CHAT-07, CHAT-14] */
export function ChatConfirmation() {
  const t = useCopy();
  const chat = usePart('chat');
  const modal = usePart('modal');
  const config = usePageSelector(selectConfig) ?? {};
  const hours = operationalHours(config);
  const isOpen = usePartSelector('clock', (snapshot) => isWithinHours(hours, snapshot.context.serverTimeMs));
  return (
    <ModalSheet
      title={t('chat.title')}
      foot={
        <>
          <button
            type="button"
            className={cx(s.btn, s.btnQuiet)}
            onClick={() => modal.send({ type: 'modal.closed' })}
          >
            {t('chat.cancel')}
          </button>
          {isOpen ? (
            <button
              type="button"
              className={cx(s.btn, s.btnMain)}
              onClick={() => {
                chat.send({ type: 'liveChat.requested' });
                modal.send({ type: 'modal.closed' });
              }}
            >
              {t('chat.start')}
            </button>
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
        <p className={s.soft}>
          {t('chat.hours', { open: hours.open.replace(':', '.'), close: hours.close.replace(':', '.') })}
        </p>
      </div>
    </ModalSheet>
  );
}
