import { statusOf } from '#src/domain/fulfilment/fulfilment.ts';
import {
  useCopy,
  useLaterPart,
  useLaterSelector,
  usePageSelector,
  usePart,
  usePartSelector,
} from '../../../hooks/page.tsx';
import { useOpener, usePress } from '../../../hooks/press.ts';
import { Button } from '../../../ui/Button.tsx';
import { useDeliveryTrouble } from './deliveryTrouble.ts';
import { useStore } from './groceryState.ts';

export const InsteadInBox = () => <GroceryInstead isBlock />;
export const InsteadInBar = () => <GroceryInstead isBlock={false} />;

/** Replaces the buy buttons: another address or store, or pickup. [GROC-07] */
function GroceryInstead({ isBlock }: { isBlock: boolean }) {
  const t = useCopy();
  const opens = useOpener();
  const fulfilment = usePart('fulfilment');
  const choosing = usePress('fulfilment');
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
  const [label, press] = isUnserviceable
    ? [t('grocery.changeAddress'), opens('addressPicker')]
    : haveSlotsFailed
      ? [t('action.retry'), { onClick: () => slots?.send({ type: 'retry.requested' }) }]
      : hasPicker
        ? [t('grocery.store.change'), opens('storePicker')]
        : [t('grocery.changeAddress'), opens('addressPicker')];
  const change = (
    <Button key="change" look="main" isBlock={isBlock} {...press}>
      {label}
    </Button>
  );
  if (!hasCounter || !canPickUp) return change;
  const pickUp = (
    <Button
      key="pickUp"
      look="line"
      isBlock={isBlock}
      {...choosing(() => fulfilment.send({ type: 'fulfilment.chosen', fulfilment: 'PICKUP' }))}
    >
      {t('grocery.pickUpInstead')}
    </Button>
  );
  return <>{isBlock ? [change, pickUp] : [pickUp, change]}</>;
}
