import { useEffect } from 'react';
import {
  selectAddresses,
  selectIsComplete,
} from '#src/machines/address/addressPicker/addressPickerSelectors.ts';
import type { AddressPickerRef } from '#src/machines/address/addressPicker/addressPickerMachine.ts';
import {
  useCopy,
  useIsPartMissed,
  useLaterPart,
  useLaterSelector,
  useNeeded,
  usePartSelector,
} from '../../hooks/page.tsx';
import { useRetry } from '../../hooks/standing.ts';
import { Button } from '../../ui/Button.tsx';
import { Coming } from '../../ui/Coming.tsx';
import { cx } from '../../ui/cx.ts';
import { FailedPart } from '../../ui/FailedPart.tsx';
import d from '../../ui/dialogs.module.css';
import s from '../../ui/parts.module.css';
import { ModalSheet } from '../ModalSheet.tsx';
import { AddressList } from './addressPicker/AddressList.tsx';
import { PinCard } from './addressPicker/PinCard.tsx';
import { RegionFields } from './addressPicker/RegionFields.tsx';

/** The choice of the destination. [MODAL-22, ADDRESS-07..10] */
export function AddressPicker() {
  const t = useCopy();
  const picker = useLaterPart('addressPicker');
  const isMissed = useIsPartMissed('addressPicker');
  const retry = useRetry('addressPicker');
  const isOpen = useLaterSelector('addressPicker', (snapshot) => snapshot.hasTag('open'), false);
  const isComplete = useLaterSelector('addressPicker', selectIsComplete, false);
  const isPending = useLaterSelector('addressPicker', (snapshot) => snapshot.hasTag('pending'), false);
  const wantsPin = usePartSelector('modal', (snapshot) => snapshot.context.active?.params['pin'] === true);
  // The part with the addresses keeps the choice.
  useNeeded('address', true);
  useNeeded('addressPicker', true);
  useEffect(() => {
    picker?.send({ type: 'picker.opened', wantsPin });
    return () => picker?.send({ type: 'picker.closed' });
  }, [picker, wantsPin]);
  return (
    <ModalSheet
      title={t('address.title')}
      wide
      foot={
        <Button
          look="main"
          disabled={!isComplete || isPending}
          onClick={() => picker?.send({ type: 'choice.confirmed' })}
        >
          {t(isPending ? 'address.saving' : 'address.confirm')}
        </Button>
      }
    >
      {picker !== null && isOpen ? (
        <Choice picker={picker} isPending={isPending} />
      ) : isMissed ? (
        <FailedPart title={t('address.partMissed')} onRetry={retry} />
      ) : (
        <Coming className={d.addr} label={t('address.choicesLoading')}>
          <span className={cx(s.sk, d.skMap)} />
          <span className={cx(s.sk, d.skMap)} />
        </Coming>
      )}
    </ModalSheet>
  );
}

function Choice({ picker, isPending }: { picker: AddressPickerRef; isPending: boolean }) {
  const isArea = useLaterSelector('addressPicker', ({ context }) => context.choice.kind === 'area', false);
  const hasAddresses = useLaterSelector(
    'addressPicker',
    (snapshot) => selectAddresses(snapshot).length > 0,
    false,
  );
  return (
    <fieldset className={cx(s.plainFieldset, d.addr, s.stackL)} disabled={isPending}>
      <PinCard picker={picker} />
      <div className={s.stack}>
        <AddressList picker={picker} />
        {(isArea || !hasAddresses) && <RegionFields picker={picker} />}
      </div>
    </fieldset>
  );
}
