import { safeHref } from '#src/router/links.ts';
import { useCopy } from '../../hooks/page.tsx';
import { useConfigValue } from '../../hooks/product/product.ts';
import { cx } from '../../ui/cx.ts';
import s from '../../ui/parts.module.css';
import { LeaveButton } from '../../ui/LeaveButton.tsx';
import { ModalSheet } from '../ModalSheet.tsx';

/** Says that the trade-in continues in the app; offers no link where its address is unknown. [MODAL-32] */
export function TradeInAppDownload() {
  const t = useCopy();
  const href = safeHref(useConfigValue('pdp.trade-in.app-url'));
  return (
    <ModalSheet
      title={t('tradeInAppDownload.title')}
      foot={
        <>
          <LeaveButton>{t('tradeInAppDownload.close')}</LeaveButton>
          {href !== null && (
            <a className={cx(s.btn, s.btnMain)} href={href} target="_blank" rel="noopener noreferrer">
              {t('tradeInAppDownload.download')}
            </a>
          )}
        </>
      }
    >
      <p>{t('tradeInAppDownload.text')}</p>
    </ModalSheet>
  );
}
