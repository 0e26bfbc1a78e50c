import { useSelector } from '@xstate/react';
import { useId, useState } from 'react';
import { postalDigits, REGION_LEVELS, type RegionLevel } from '#src/domain/address/region.ts';
import type { AddressPickerRef } from '#src/machines/address/addressPicker/addressPickerMachine.ts';
import type { RegionRef } from '#src/machines/address/region/regionMachine.ts';
import { useCopy } from '../../../hooks/page.tsx';
import { cx } from '../../../ui/cx.ts';
import { useInSight } from '../../../ui/inSight.ts';
import d from '../../../ui/dialogs.module.css';
import s from '../../../ui/parts.module.css';
import { SelectBox } from '../../../ui/SelectBox.tsx';

/** Province, city, district, subdistrict and postal code, each below the one before. [REGION-01, REGION-02] */
export function RegionFields({ picker }: { picker: AddressPickerRef }) {
  const t = useCopy();
  const region = useSelector(picker, (snapshot) => snapshot.children.region as RegionRef | undefined);
  if (region === undefined) return null;
  return (
    <fieldset className={cx(s.plainFieldset, d.grid2, d.regionFields)}>
      <legend className={s.sr}>{t('address.region')}</legend>
      {REGION_LEVELS.map((level) => (
        <RegionField key={level} level={level} region={region} />
      ))}
    </fieldset>
  );
}

function RegionField({ level, region }: { level: RegionLevel; region: RegionRef }) {
  const t = useCopy();
  const id = useId();
  const list = useSelector(region, ({ context }) => context.lists[level]);
  const chosen = useSelector(region, ({ context }) => context.chosen[level]?.code ?? '');
  const isNext = useSelector(region, ({ context }) => context.level === level);
  const isLoading = useSelector(region, (snapshot) =>
    isNextAnd(snapshot.context.level, level, snapshot.hasTag('busy')),
  );
  const hasFailed = useSelector(region, (snapshot) =>
    isNextAnd(snapshot.context.level, level, snapshot.hasTag('failed')),
  );
  const seconds = useSelector(region, ({ context }) => context.retryAfterSeconds);
  const subdistrict = useSelector(region, ({ context }) => context.chosen.subdistrict?.code ?? '');
  const isTyped = level === 'postalCode' && isNext && !isLoading && list !== undefined && list.length === 0;
  const words = !hasFailed ? null : seconds === null ? t('region.failed') : t('region.tooMany', { seconds });
  const message = useInSight<HTMLParagraphElement>(words);
  return (
    <div className={s.field}>
      <label htmlFor={id}>{t(`region.${level}`)}</label>
      {isTyped ? (
        <PostalCodeInput key={subdistrict} id={id} region={region} />
      ) : (
        <SelectBox
          id={id}
          value={chosen}
          options={list ?? []}
          hint={t(isLoading ? 'region.loading' : `region.choose.${level}`)}
          disabled={list === undefined || list.length === 0}
          aria-busy={isLoading || undefined}
          aria-describedby={hasFailed ? `${id}-failed` : undefined}
          onChoose={(code) => region.send({ type: 'region.chosen', level, code })}
        />
      )}
      {words !== null && (
        <p ref={message} className={d.fieldFailed} id={`${id}-failed`} role="alert">
          <span>{words}</span>{' '}
          <button type="button" className={s.link} onClick={() => region.send({ type: 'retry.requested' })}>
            {t('action.retry')}
          </button>
        </p>
      )}
    </div>
  );
}

const isNextAnd = (next: RegionLevel, level: RegionLevel, is: boolean) => next === level && is;

/** A field for the postal code, where none are known to choose from. */
function PostalCodeInput({ id, region }: { id: string; region: RegionRef }) {
  const t = useCopy();
  const isWrong = useSelector(region, ({ context }) => context.isPostalCodeWrong);
  const province = useSelector(region, ({ context }) => context.chosen.province?.name ?? '');
  const [text, setText] = useState(() => region.getSnapshot().context.chosen.postalCode?.code ?? '');
  const words = isWrong ? t('region.postalCodeWrong', { province }) : null;
  const hint = useInSight<HTMLSpanElement>(words);
  return (
    <>
      <input
        id={id}
        className={s.input}
        value={text}
        inputMode="numeric"
        autoComplete="postal-code"
        aria-invalid={isWrong || undefined}
        aria-describedby={`${id}-hint`}
        onChange={(event) => {
          const postalCode = postalDigits(event.target.value);
          setText(postalCode);
          region.send({ type: 'region.postalCodeTyped', postalCode });
        }}
      />
      <span
        ref={hint}
        className={cx(s.sub, isWrong && d.fieldFailed)}
        id={`${id}-hint`}
        role={isWrong ? 'alert' : undefined}
      >
        {words ?? t('region.postalCodeHint')}
      </span>
    </>
  );
}
