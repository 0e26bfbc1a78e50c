import { useId, useState } from 'react';
import { formatDistance } from '#src/domain/address/distance.ts';
import { isGroceryPickupAvailable } from '#src/domain/grocery/groceryPickup.ts';
import type { NearbyStore, StorePickerConfig } from '#src/services/grocery/grocery/contract.ts';
import { useCopy, useLanguage, useLaterPart, useLaterSelector, usePart } from '../../hooks/page.tsx';
import { useDestination } from '../../hooks/address/destination.ts';
import { PlaceComing } from '../../pieces/fulfilment/PlaceComing.tsx';
import { placeName } from '../../pieces/fulfilment/placeName.ts';
import { shortWhenOf } from '../../pieces/grocery/later/arrival.ts';
import { useToday } from '../../pieces/grocery/later/groceryState.ts';
import { useStoreOpening } from '../../pieces/grocery/later/storeOpening.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ICON_NAMES } from '../../ui/iconNames.ts';
import s from '../../ui/parts.module.css';
import { ModalSheet } from '../ModalSheet.tsx';

const NO_STORES: NearbyStore[] = [];
const NO_GROUPS: StorePickerConfig['stores'] = [];
const isGroup = (store: { groupName: string }, group: { groupName: string } | undefined) =>
  store.groupName.toLowerCase() === group?.groupName.toLowerCase();
/** A store that neither delivers here nor hands over is shown, but cannot be chosen. */
const isUsable = (store: NearbyStore) => store.available || isGroceryPickupAvailable(store.pickupHours);

/** Chooses among the nearby stores, group by group as the config names them. [GROC-28] */
export function StorePicker() {
  const t = useCopy();
  const modal = usePart('modal');
  const part = useLaterPart('groceryStore');
  const stores = useLaterSelector('groceryStore', ({ context }) => context.stores, NO_STORES);
  const groups = useLaterSelector(
    'groceryStore',
    ({ context }) => context.picker?.stores ?? NO_GROUPS,
    NO_GROUPS,
  );
  const selected = useLaterSelector('groceryStore', ({ context }) => context.warehouse, null);
  const place = useDestination();
  const [code, setCode] = useState(selected?.code ?? null);
  const [groupName, setGroupName] = useState<string | null>(null);
  const groupsName = useId();
  const storesName = useId();
  const group =
    groups.find((one) => one.groupName === groupName) ??
    groups.find((one) => selected !== null && isGroup(selected, one)) ??
    groups[0];
  const ofGroup = stores.filter((store) => isGroup(store, group));
  const isChosen = ofGroup.some((store) => store.code === code && isUsable(store));
  return (
    <ModalSheet
      title={t('storePicker.title')}
      foot={
        <Button
          look="main"
          disabled={!isChosen}
          onClick={() => {
            if (code !== null) part?.send({ type: 'store.picked', code });
            modal.send({ type: 'modal.closed' });
          }}
        >
          {t('storePicker.confirm')}
        </Button>
      }
    >
      <div className={s.stack}>
        <button
          type="button"
          className={s.ticker}
          onClick={() => modal.send({ type: 'modal.opened', key: 'addressPicker' })}
        >
          <Icon name="map-pin" />
          <span className={s.lead}>
            <span className={cx(s.small, s.soft)}>{t('storePicker.deliverTo')}</span>
            <br />
            <b>{place === null ? <PlaceComing /> : placeName(place)}</b>
          </span>
          <span className={s.link}>{t('storePicker.changePlace')}</span>
        </button>
        {groups.length > 1 && (
          <div className={s.seg} role="radiogroup" aria-label={t('storePicker.groups')}>
            {groups.map((one) => (
              <label key={one.groupName}>
                <input
                  type="radio"
                  name={groupsName}
                  checked={one === group}
                  onChange={() => setGroupName(one.groupName)}
                />
                <span className={s.row}>
                  <GroupIcon name={one.icon} />
                  <span>{one.label}</span>
                </span>
              </label>
            ))}
          </div>
        )}
        {ofGroup.length === 0 ? (
          <p className={s.soft}>{t('storePicker.none', { group: group?.label ?? '' })}</p>
        ) : (
          <div className={s.picks} role="radiogroup" aria-label={t('storePicker.stores')}>
            {ofGroup.map((store) => (
              <StorePick
                key={store.code}
                store={store}
                name={storesName}
                isChosen={store.code === code}
                onChoose={() => setCode(store.code)}
              />
            ))}
          </div>
        )}
        <p className={s.hint}>
          <Icon name="info" size="s" />
          <span>{t('storePicker.hint')}</span>
        </p>
      </div>
    </ModalSheet>
  );
}

/** An icon of the document; another name shows none. */
function GroupIcon({ name }: { name: string }) {
  const known = ICON_NAMES.find((one) => one === name);
  return known === undefined ? null : <Icon name={known} size="s" />;
}

function StorePick(props: { store: NearbyStore; name: string; isChosen: boolean; onChoose: () => void }) {
  const t = useCopy();
  const language = useLanguage();
  const { store } = props;
  const today = useToday(store.utcOffsetHours);
  const canUse = isUsable(store);
  // A store that does not serve this address may be open all the same.
  const facts = [
    store.distanceKm === null ? null : formatDistance(store.distanceKm, language),
    useStoreOpening(store),
    canUse || store.hours === null ? null : t('storePicker.notHere'),
  ].filter((fact) => fact !== null);
  return (
    <label className={cx(s.pick, !canUse && s.isOff)}>
      <input
        type="radio"
        name={props.name}
        checked={props.isChosen && canUse}
        disabled={!canUse}
        onChange={props.onChoose}
      />
      <span className={s.radio} />
      <span>
        <b>{store.pickupPoint.name}</b>{' '}
        {canUse && store.nextDelivery === null && (
          <span className={cx(s.badge, s.badgePlain)}>{t('storePicker.onlyPickup')}</span>
        )}
        <span className={s.sub}>{facts.join(' · ')}</span>
      </span>
      {canUse && store.nextDelivery && (
        <span className={s.pickEnd}>
          <span className={s.sr}>{`${t('storePicker.next')} `}</span>
          <span className={s.good}>{shortWhenOf({ t, language, today }, store.nextDelivery)}</span>
        </span>
      )}
    </label>
  );
}
