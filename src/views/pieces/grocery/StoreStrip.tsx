import { earliestSlot } from '#src/domain/grocerySlots.ts';
import { useCopy, useLanguage, usePart } from '../../hooks/page.tsx';
import { useRetry } from '../../hooks/standing.ts';
import { Icon } from '../../ui/Icon.tsx';
import s from '../../ui/parts.module.css';
import { shortWhenOf } from './arrival.ts';
import { useSlots, useStore, useToday } from './groceryState.ts';

/** Which store serves the visitor and when it could arrive; pressed, it leads to what can be changed about that. */
export function StoreStrip() {
  const t = useCopy();
  const language = useLanguage();
  const modal = usePart('modal');
  const retry = useRetry('groceryStore');
  const { standing, warehouse, hasPicker } = useStore();
  const { delivery, slot } = useSlots();
  const today = useToday(delivery.utcOffsetHours);
  const next = slot ?? earliestSlot(delivery);
  const openAddresses = () => modal.send({ type: 'modal.opened', key: 'addressPicker' });
  switch (standing) {
    case 'finding':
      return <Strip text={t('grocery.store.finding')} />;
    case 'failed':
      return (
        <div role="alert">
          <Strip text={t('grocery.store.failed')} action={t('action.retry')} onAction={retry} />
        </div>
      );
    case 'unlocated':
      return (
        <Strip text={t('grocery.unlocated')} action={t('grocery.changeAddress')} onAction={openAddresses} />
      );
    case 'unserviceable':
      return (
        <Strip
          text={t('grocery.unserviceableShort')}
          action={t('grocery.changeAddress')}
          onAction={openAddresses}
        />
      );
    case 'served':
      return (
        <Strip
          name={warehouse?.pickupPoint.name ?? ''}
          text={
            next === null
              ? ''
              : t('grocery.store.arrives', { when: shortWhenOf({ t, language, today }, next) })
          }
          {...(hasPicker
            ? {
                action: t('grocery.store.change'),
                onAction: () => modal.send({ type: 'modal.opened', key: 'storePicker' }),
              }
            : {})}
        />
      );
  }
}

function Strip(props: { name?: string; text: string; action?: string; onAction?: () => void }) {
  const words = (
    <>
      <Icon name="store" />
      <span className={s.stripText}>
        {props.name !== undefined && <b>{props.name}</b>}
        {props.name !== undefined && props.text !== '' && <span className={s.onlyWide}> · </span>}
        {props.text !== '' && <span>{props.text}</span>}
      </span>
    </>
  );
  if (props.action === undefined) return <div className={s.storestrip}>{words}</div>;
  return (
    <button type="button" className={s.storestrip} onClick={props.onAction}>
      {words}
      <span className={s.link}>{props.action}</span>
    </button>
  );
}
