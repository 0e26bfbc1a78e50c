import { useCopy, usePart } from '../../hooks/page.tsx';
import { Button } from '../../ui/Button.tsx';
import { LeaveButton } from '../../ui/LeaveButton.tsx';
import { ModalSheet } from '../ModalSheet.tsx';

/** The system changed where the product is shipped from. [MODAL-38, FULFIL-10] */
export function AddressChangeInfo() {
  const t = useCopy();
  const modal = usePart('modal');
  return (
    <ModalSheet
      title={t('addressChange.title')}
      foot={
        <>
          <Button
            look="quiet"
            onClick={() => {
              // The message is read: the choice does not come back to it.
              modal.send({ type: 'modal.closed' });
              modal.send({ type: 'modal.opened', key: 'addressPicker' });
            }}
          >
            {t('addressChange.change')}
          </Button>
          <LeaveButton look="main">{t('addressChange.ok')}</LeaveButton>
        </>
      }
    >
      <p>{t('addressChange.text')}</p>
    </ModalSheet>
  );
}
