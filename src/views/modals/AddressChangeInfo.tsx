import { useCopy, usePart } from '../hooks/page.tsx';
import { cx } from '../ui/cx.ts';
import s from '../ui/parts.module.css';
import { ModalSheet } from './ModalSheet.tsx';

/** The system changed where the product is shipped from. [MODAL-38, FULFIL-10] */
export function AddressChangeInfo() {
  const t = useCopy();
  const modal = usePart('modal');
  return (
    <ModalSheet
      title={t('addressChange.title')}
      foot={
        <>
          <button
            type="button"
            className={cx(s.btn, s.btnQuiet)}
            onClick={() => {
              // The message is read: the choice does not come back to it.
              modal.send({ type: 'modal.closed' });
              modal.send({ type: 'modal.opened', key: 'addressPicker' });
            }}
          >
            {t('addressChange.change')}
          </button>
          <button
            type="button"
            className={cx(s.btn, s.btnMain)}
            onClick={() => modal.send({ type: 'modal.closed' })}
          >
            {t('addressChange.ok')}
          </button>
        </>
      }
    >
      <p>{t('addressChange.text')}</p>
    </ModalSheet>
  );
}
