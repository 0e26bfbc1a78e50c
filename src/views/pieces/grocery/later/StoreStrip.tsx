import { earliestSlot } from '#src/domain/grocery/grocerySlots.ts';
import { useCopy, useLanguage } from '../../../hooks/page.tsx';
import { useOpener, type Press } from '../../../hooks/press.ts';
import { useRetry } from '../../../hooks/standing.ts';
import { Icon } from '../../../ui/Icon.tsx';
import s from '../../../ui/parts.module.css';
import { shortWhenOf } from './arrival.ts';
import { useSlots, useStore, useToday } from './groceryState.ts';

/** The visitor's store and its earliest arrival; a press opens the means to change it. */
export function StoreStrip() {
  const t = useCopy();
  const language = useLanguage();
  const opens = useOpener();
  const retry = useRetry('groceryStore');
  const { standing, warehouse, hasPicker } = useStore();
  const { delivery, slot } = useSlots();
  const today = useToday(delivery.utcOffsetHours);
  const next = slot ?? earliestSlot(delivery);
  const addresses = opens('addressPicker');
  switch (standing) {
    case 'finding':
      return <Strip text={t('grocery.store.finding')} />;
    case 'failed':
      return (
        <div role="alert">
          <Strip text={t('grocery.store.failed')} action={t('action.retry')} press={{ onClick: retry }} />
        </div>
      );
    case 'unlocated':
      return <Strip text={t('grocery.unlocated')} action={t('grocery.changeAddress')} press={addresses} />;
    case 'unserviceable':
      return (
        <Strip text={t('grocery.unserviceableShort')} action={t('grocery.changeAddress')} press={addresses} />
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
                press: opens('storePicker'),
              }
            : {})}
        />
      );
  }
}

function Strip(props: { name?: string; text: string; action?: string; press?: Press }) {
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
    <button type="button" className={s.storestrip} {...props.press}>
      {words}
      <span className={s.link}>{props.action}</span>
    </button>
  );
}
