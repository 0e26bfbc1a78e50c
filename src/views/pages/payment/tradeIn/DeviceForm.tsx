import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { DeviceField } from '#src/domain/payment/tradeIn.ts';
import type { LaterParts } from '#src/machines/page/pageParts.ts';
import { useCopy } from '../../../hooks/page.tsx';
import { cx } from '../../../ui/cx.ts';
import s from '../../../ui/parts.module.css';
import { SelectBox } from '../../../ui/SelectBox.tsx';

type DevicePart = LaterParts['tradeInDevice'];
interface Named {
  code: string;
  name: string;
}

/** Kind, brand, model, and a plain question about each fact that changes the worth. [TRADEIN-02, TRADEIN-03] */
export function DeviceForm({ part }: { part: DevicePart }) {
  const t = useCopy();
  const categories = useSelector(part, ({ context }) => context.categories);
  const device = useSelector(part, ({ context }) => context.device);
  const kind = categories.find(({ code }) => code === device.subcategory);
  const brand = kind?.brands.find(({ code }) => code === device.brand);
  return (
    <form className={s.stackL} onSubmit={(event) => event.preventDefault()}>
      <Choices
        question={t('tradeIn.kind')}
        answers={categories.map(({ code, name }) => ({ code, text: name }))}
        chosen={device.subcategory}
        onChoose={(code) => part.send({ type: 'device.chosen', field: 'subcategory', code })}
      />
      {kind !== undefined && (
        <>
          <Select part={part} field="brand" list={kind.brands} chosen={device.brand} />
          {brand !== undefined && (
            <Select part={part} field="model" list={brand.models} chosen={device.model} />
          )}
          {device.model !== null &&
            kind.questions.map(({ code, text, answers }) => (
              <Choices
                key={code}
                question={text}
                answers={answers}
                chosen={device.answers[code] ?? null}
                onChoose={(answer) => part.send({ type: 'answer.chosen', question: code, answer })}
              />
            ))}
        </>
      )}
    </form>
  );
}

function Choices(props: {
  question: string;
  answers: readonly { code: string; text: string }[];
  chosen: string | null;
  onChoose: (code: string) => void;
}) {
  const id = useId();
  return (
    <fieldset className={s.plainFieldset}>
      <legend className={s.tradeInQuestion}>{props.question}</legend>
      <div className={s.chips}>
        {props.answers.map(({ code, text }) => (
          <label key={code} className={s.chip}>
            <input
              type="radio"
              name={id}
              checked={props.chosen === code}
              onChange={() => props.onChoose(code)}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Select(props: {
  part: DevicePart;
  field: Exclude<DeviceField, 'subcategory'>;
  list: readonly Named[];
  chosen: string | null;
}) {
  const t = useCopy();
  const id = useId();
  const { part, field, list, chosen } = props;
  return (
    <div className={cx(s.field, s.tradeInField)}>
      <label htmlFor={id}>{t(`tradeIn.${field}`)}</label>
      <SelectBox
        id={id}
        value={chosen ?? ''}
        options={list}
        hint={chosen === null ? t(field === 'brand' ? 'tradeIn.chooseBrand' : 'tradeIn.chooseModel') : null}
        onChoose={(code) => part.send({ type: 'device.chosen', field, code })}
      />
    </div>
  );
}
