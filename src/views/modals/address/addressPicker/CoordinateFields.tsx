import { useId, useState } from 'react';
import type { Geolocation } from '#src/domain/address/destination.ts';
import { parseDegrees } from '#src/domain/address/location.ts';
import { plainLine } from '#src/domain/shell/plainLine.ts';
import type { AddressPickerRef } from '#src/machines/address/addressPicker/addressPickerMachine.ts';
import { useCopy } from '../../../hooks/page.tsx';
import { Fault } from '../../../ui/Fault.tsx';
import d from '../../../ui/dialogs.module.css';
import s from '../../../ui/parts.module.css';

const AXES = [
  { name: 'latitude', limit: 90 },
  { name: 'longitude', limit: 180 },
] as const;
type Drafts = Partial<Record<keyof Geolocation, string>>;
const isSamePin = (one: Geolocation | null, other: Geolocation | null) =>
  one?.latitude === other?.latitude && one?.longitude === other?.longitude;

/** The pin by its coordinates, for visitors who do not use the map. */
export function CoordinateFields({ picker, pin }: { picker: AddressPickerRef; pin: Geolocation | null }) {
  const t = useCopy();
  const id = useId();
  const [typed, setTyped] = useState<{ drafts: Drafts; of: Geolocation | null }>({ drafts: {}, of: pin });
  // Typed text goes with the pin it was to move: half of it and half of the next pin would be a third place.
  const drafts = isSamePin(typed.of, pin) ? typed.drafts : {};
  const setDrafts = (changed: Drafts) => setTyped({ drafts: changed, of: pin });
  const textOf = (name: keyof Geolocation) => drafts[name] ?? (pin === null ? '' : String(pin[name]));
  const wrong = AXES.filter(({ name, limit }) => {
    const draft = drafts[name];
    return draft !== undefined && plainLine(draft) !== '' && parseDegrees(draft, limit) === null;
  });
  /** Moves the pin once both fields hold numbers. */
  const commit = () => {
    const latitude = parseDegrees(textOf('latitude'), 90);
    const longitude = parseDegrees(textOf('longitude'), 180);
    if (latitude === null || longitude === null) return;
    setDrafts({});
    if (latitude !== pin?.latitude || longitude !== pin.longitude) {
      picker.send({ type: 'pin.moved', pin: { latitude, longitude } });
    }
  };
  return (
    <div>
      <div className={d.grid2}>
        {AXES.map((axis) => {
          const { name } = axis;
          const isWrong = wrong.includes(axis);
          return (
            <div className={s.field} key={name}>
              <label htmlFor={`${id}-${name}`}>{t(`map.${name}`)}</label>
              <input
                id={`${id}-${name}`}
                className={s.input}
                value={textOf(name)}
                inputMode="decimal"
                autoComplete="off"
                aria-invalid={isWrong || undefined}
                aria-describedby={isWrong ? `${id}-wrong` : undefined}
                onChange={(event) => setDrafts({ ...drafts, [name]: event.target.value })}
                onBlur={commit}
                onKeyDown={(event) => {
                  if (event.key === 'Enter') commit();
                }}
              />
            </div>
          );
        })}
      </div>
      {wrong.length > 0 && <Fault id={`${id}-wrong`} role="alert" text={t('map.coordinateWrong')} />}
    </div>
  );
}
