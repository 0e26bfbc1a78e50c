import { statusOf } from '#src/domain/fulfilment.ts';
import type { ModalKey } from '#src/domain/modalKey.ts';
import {
  useCopy,
  useLaterPart,
  useLaterSelector,
  usePageSelector,
  usePart,
  usePartSelector,
} from '../../hooks/page.tsx';
import { Button } from '../../ui/Button.tsx';
import { useDeliveryTrouble } from './deliveryTrouble.ts';
import { useStore } from './groceryState.ts';

export const InsteadInBox = () => <GroceryInstead isBlock />;
export const InsteadInBar = () => <GroceryInstead isBlock={false} />;

/** The way out in place of the buy buttons: another address or store, or picking it up. [GROC-07] */
function GroceryInstead({ isBlock }: { isBlock: boolean }) {
  const t = useCopy();
  const modal = usePart('modal');
  const fulfilment = usePart('fulfilment');
  const { hasPicker } = useStore();
  const isUnserviceable = useDeliveryTrouble() === 'unserviceable';
  const hasCounter = usePartSelector(
    'fulfilment',
    ({ context: { types } }) => types !== null && statusOf(types, 'PICKUP') === 'AVAILABLE',
  );
  const canPickUp = usePageSelector(
    ({ context: { grocery, shown } }) => grocery.canPickUp ?? shown?.hasPickupHour ?? false,
  );
  const slots = useLaterPart('slottedDelivery');
  const haveSlotsFailed = useLaterSelector('slottedDelivery', (snapshot) => snapshot.hasTag('failed'), false);
  const open = (key: ModalKey) => () => modal.send({ type: 'modal.opened', key });
  const [label, onClick] = isUnserviceable
    ? [t('grocery.changeAddress'), open('addressPicker')]
    : haveSlotsFailed
      ? [t('action.retry'), () => slots?.send({ type: 'retry.requested' })]
      : hasPicker
        ? [t('grocery.store.change'), open('storePicker')]
        : [t('grocery.changeAddress'), open('addressPicker')];
  const change = (
    <Button key="change" look="main" isBlock={isBlock} onClick={onClick}>
      {label}
    </Button>
  );
  if (!hasCounter || !canPickUp) return change;
  const pickUp = (
    <Button
      key="pickUp"
      look="line"
      isBlock={isBlock}
      onClick={() => fulfilment.send({ type: 'fulfilment.chosen', fulfilment: 'PICKUP' })}
    >
      {t('grocery.pickUpInstead')}
    </Button>
  );
  return <>{isBlock ? [change, pickUp] : [pickUp, change]}</>;
}
