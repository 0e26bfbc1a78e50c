import { selectVendor } from '#src/machines/page/pageSelectors.ts';
import { links } from '#src/router/links.ts';
import { useCopy, usePageSelector, usePart } from '../hooks/page.tsx';
import { cx } from '../ui/cx.ts';
import s from '../ui/parts.module.css';
import { ModalSheet } from './ModalSheet.tsx';

/** The bag holds its maximum number of items. [MODAL-14, ERR-07] */
export function BagFull() {
  const t = useCopy();
  const modal = usePart('modal');
  const vendor = usePageSelector(selectVendor);
  return (
    <ModalSheet
      title={t('bagFull.title')}
      foot={
        <>
          <button
            type="button"
            className={cx(s.btn, s.btnQuiet)}
            onClick={() => modal.send({ type: 'modal.closed' })}
          >
            {t('action.close')}
          </button>
          <a className={cx(s.btn, s.btnMain)} href={links.bag(vendor)}>
            {t('cart.open')}
          </a>
        </>
      }
    >
      <p>{t('bagFull.text')}</p>
    </ModalSheet>
  );
}
