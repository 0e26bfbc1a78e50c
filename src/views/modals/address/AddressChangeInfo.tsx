import { useCopy, usePart } from '../../hooks/page.tsx';
import { Button } from '../../ui/Button.tsx';
import { LeaveButton } from '../../ui/LeaveButton.tsx';
import { ModalSheet } from '../ModalSheet.tsx';

/** Says that the system changed the product's place of dispatch. [MODAL-38, FULFIL-10] */
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
              // The message is read: the picker must not come back to it.
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
