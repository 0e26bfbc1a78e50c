import { formatDistance } from '#src/domain/address/distance.ts';
import { laterLinks } from '#src/router/laterLinks.ts';
import {
  useCopy,
  useIsPartMissed,
  useLanguage,
  useLaterPart,
  useLaterSelector,
  useNeeded,
} from '../../../hooks/page.tsx';
import { useOpener } from '../../../hooks/press.ts';
import { useRetry } from '../../../hooks/standing.ts';
import { useDestination } from '../../../hooks/address/destination.ts';
import { useIsArrivalPromised } from '../../../hooks/fulfilment/fulfilment.ts';
import { Button } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { FailedPart } from '../../../ui/FailedPart.tsx';
import { Note } from '../../../ui/Note.tsx';
import s from '../../../ui/parts.module.css';
import { arrivalSentence } from './arrival.ts';
import { useSlots, useStore, useToday } from './groceryState.ts';
import { SlotChoice } from './SlotChoice.tsx';
import { SlotMessage } from './SlotMessage.tsx';
import { useSlotOrderBefore } from './slotOrderBefore.ts';
import { SlotsSkeleton } from '../SlotsSkeleton.tsx';

/** The delivery of groceries: its slots and store, or the reason for none. [GROC-07, GROC-15..24] */
export function GroceryDelivery() {
  const { standing, isUnlocated } = useStore();
  // The slots belong to the store: load them once the store is known, or known to be unknown.
  useNeeded('slottedDelivery', standing !== 'finding');
  const isUncovered = useLaterSelector('slottedDelivery', (snapshot) => snapshot.hasTag('uncovered'), false);
  if (standing === 'finding') return <SlotsSkeleton />;
  if (isUnlocated) return <Unlocated />;
  return standing === 'unserviceable' || isUncovered ? <Unserviceable /> : <Slots />;
}

/** [GROC-04..07] */
function Unserviceable() {
  const t = useCopy();
  return (
    <Note
      tone="warn"
      actions={
        <>
          <AddressButton />
          <StoreButton />
          <a className={s.link} href={laterLinks.dailyGroceries()}>
            {t('grocery.promo')}
          </a>
        </>
      }
    >
      <b>{t('grocery.unserviceable')}</b>
      <span>{t('grocery.unserviceableText')}</span>
    </Note>
  );
}

/** The address has no pin: the device can give its location, if the visitor allows it. [GROC-26, GROC-27] */
function Unlocated() {
  const t = useCopy();
  const part = useLaterPart('groceryStore');
  const isLocating = useLaterSelector('groceryStore', (snapshot) => snapshot.hasTag('busy'), false);
  const hasFailed = useLaterSelector('groceryStore', ({ context }) => context.hasDeviceFailed, false);
  return (
    <Note
      tone={hasFailed ? 'warn' : 'info'}
      live={hasFailed}
      actions={
        <>
          <Button
            look="quiet"
            isSmall
            disabled={isLocating}
            aria-busy={isLocating || undefined}
            onClick={() => part?.send({ type: 'device.requested' })}
          >
            {isLocating && <span className={s.spin} aria-hidden="true" />}
            <span>{t(isLocating ? 'grocery.locating' : 'grocery.useLocation')}</span>
          </Button>
          <AddressButton />
        </>
      }
    >
      <b>{t('grocery.unlocated')}</b>
      <span>{t(hasFailed ? 'grocery.locationFailed' : 'grocery.unlocatedText')}</span>
    </Note>
  );
}

function Slots() {
  const t = useCopy();
  const retry = useRetry('slottedDelivery');
  const isMissed = useIsPartMissed('slottedDelivery');
  const tag = useLaterSelector(
    'slottedDelivery',
    (snapshot) =>
      (['busy', 'failed', 'offline', 'empty'] as const).find((name) => snapshot.hasTag(name)) ?? 'ready',
    'busy',
  );
  if (isMissed || tag === 'failed') return <FailedPart title={t('grocery.slots.failed')} onRetry={retry} />;
  if (tag === 'busy') return <SlotsSkeleton />;
  if (tag !== 'ready') {
    return (
      <Note
        tone="warn"
        actions={
          <>
            <StoreButton />
            <Button look="quiet" isSmall onClick={retry}>
              {t('action.retry')}
            </Button>
          </>
        }
      >
        <b>{t(tag === 'offline' ? 'grocery.slots.offline' : 'grocery.slots.empty')}</b>
        <span>{t('grocery.slots.instead')}</span>
      </Note>
    );
  }
  return (
    <>
      <SlotChoice />
      <SlotMessage />
      <Arrival />
    </>
  );
}

function Arrival() {
  const t = useCopy();
  const language = useLanguage();
  const { warehouse, nearby } = useStore();
  const slots = useSlots();
  const today = useToday(slots.delivery.utcOffsetHours);
  const place = useDestination()?.district ?? '';
  const isPending = useLaterSelector('slottedDelivery', (snapshot) => snapshot.hasTag('pending'), false);
  const isPromised = useIsArrivalPromised();
  const sentence = isPromised ? arrivalSentence({ t, language, today }, { ...slots, place }) : null;
  const orderBefore = useSlotOrderBefore();
  const store = warehouse?.pickupPoint.name ?? '';
  const distance = nearby?.distanceKm ?? null;
  return (
    <div>
      {sentence !== null && <p className={cx(s.say, isPending && s.isPending)}>{sentence}</p>}
      {sentence !== null && orderBefore !== null && <p className={cx(s.sub, s.small)}>{orderBefore}</p>}
      {store !== '' && (
        <p className={cx(s.sub, s.small)}>
          {distance === null
            ? t('grocery.store.from', { store })
            : t('grocery.store.fromDistance', { store, distance: formatDistance(distance, language) })}
        </p>
      )}
    </div>
  );
}

function AddressButton() {
  const t = useCopy();
  const opens = useOpener();
  return (
    <Button look="quiet" isSmall {...opens('addressPicker')}>
      {t('grocery.changeAddress')}
    </Button>
  );
}

/** Another store, where there is a choice. [GROC-28] */
function StoreButton() {
  const t = useCopy();
  const opens = useOpener();
  const { hasPicker } = useStore();
  if (!hasPicker) return null;
  return (
    <Button look="quiet" isSmall {...opens('storePicker')}>
      {t('grocery.store.change')}
    </Button>
  );
}
