import { useId } from 'react';
import type { UserAddress } from '#src/domain/address/address.ts';
import type { AddressPickerRef } from '#src/machines/address/addressPicker/addressPickerMachine.ts';
import { selectAddresses, selectChoice } from '#src/machines/address/addressPicker/addressPickerSelectors.ts';
import { useCopy, useLaterSelector } from '../../../hooks/page.tsx';
import { cx } from '../../../ui/cx.ts';
import { FailedPart } from '../../../ui/FailedPart.tsx';
import { Coming } from '../../../ui/Coming.tsx';
import d from '../../../ui/dialogs.module.css';
import s from '../../../ui/parts.module.css';

const NONE: UserAddress[] = [];
const AREA = { kind: 'area' } as const;

/** A member's addresses, and the link to another area; nothing for a guest, who has only areas. [MODAL-22] */
export function AddressList({ picker }: { picker: AddressPickerRef }) {
  const t = useCopy();
  const name = useId();
  const addresses = useLaterSelector('addressPicker', selectAddresses, NONE);
  const choice = useLaterSelector('addressPicker', selectChoice, AREA);
  const isLoading = useLaterSelector('addressPicker', (snapshot) => snapshot.hasTag('busy'), false);
  const hasFailed = useLaterSelector('addressPicker', (snapshot) => snapshot.hasTag('failed'), false);
  if (hasFailed) {
    return (
      <FailedPart title={t('address.failed')} onRetry={() => picker.send({ type: 'retry.requested' })} />
    );
  }
  if (isLoading) {
    return (
      <Coming className={s.picks} label={t('address.loading')}>
        <span className={cx(s.sk, d.skPick)} />
        <span className={cx(s.sk, d.skPick)} />
      </Coming>
    );
  }
  if (addresses.length === 0) return null;
  return (
    <fieldset className={s.plainFieldset}>
      <legend className={s.sr}>{t('address.saved')}</legend>
      <div className={s.picks}>
        {addresses.map((address) => (
          <label key={address.id} className={s.pick}>
            <input
              type="radio"
              name={name}
              checked={choice.kind === 'address' && choice.id === address.id}
              onChange={() => picker.send({ type: 'address.chosen', id: address.id })}
            />
            <span className={s.radio} />
            <span>
              <b>{address.label}</b> <span className={s.soft}>{address.recipient.name}</span>
              {address.isMain && (
                <span className={cx(s.badge, s.badgePlain, d.pickBadge)}>{t('address.main')}</span>
              )}
              <span className={s.sub}>
                {[address.address.address, address.address.district, address.address.city].join(', ')}
              </span>
              {!address.geoLocationProvided && (
                <span className={cx(s.sub, s.warn, s.strong)}>{t('address.noPin')}</span>
              )}
            </span>
          </label>
        ))}
        {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- its words are in the span */}
        <label className={s.pick}>
          <input
            type="radio"
            name={name}
            checked={choice.kind === 'area'}
            onChange={() => picker.send({ type: 'area.chosen' })}
          />
          <span className={s.radio} />
          <span>
            <b>{t('address.area')}</b>
            <span className={s.sub}>{t('address.areaHint')}</span>
          </span>
        </label>
      </div>
    </fieldset>
  );
}
