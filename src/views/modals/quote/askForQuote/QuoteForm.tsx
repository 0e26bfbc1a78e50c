import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { MIN_QUOTE_QUANTITY } from '#src/domain/shell/limits.ts';
import { readQuote, type QuoteField } from '#src/domain/quote/quote.ts';
import type { LaterParts } from '#src/machines/page/pageParts.ts';
import { useCopy } from '../../../hooks/page.tsx';
import { CheckedForm } from '../../../ui/CheckedForm.tsx';
import { Fault } from '../../../ui/Fault.tsx';
import { Refusal } from '../../../ui/Refusal.tsx';
import s from '../../../ui/parts.module.css';

type QuotePart = LaterParts['quote'];

/** Quantity, company, contact and message. [QUOTE-03] */
export function QuoteForm({ id, part, isPending }: { id: string; part: QuotePart; isPending: boolean }) {
  const t = useCopy();
  const hasFailed = useSelector(part, (snapshot) => snapshot.hasTag('failed'));
  return (
    <CheckedForm
      id={id}
      onSubmit={() => part.send({ type: 'quote.submitted' })}
      faultyField={() => readQuote(part.getSnapshot().context.draft).faults[0] ?? null}
    >
      <p className={s.soft}>{t('quote.text', { min: MIN_QUOTE_QUANTITY })}</p>
      <Field field="quantity" part={part} isPending={isPending} />
      <Field field="company" part={part} isPending={isPending} />
      <Field field="contact" part={part} isPending={isPending} />
      <Field field="message" part={part} isPending={isPending} />
      {hasFailed && <Refusal>{t('quote.failed')}</Refusal>}
    </CheckedForm>
  );
}

function Field({ field, part, isPending }: { field: QuoteField; part: QuotePart; isPending: boolean }) {
  const t = useCopy();
  const id = useId();
  const value = useSelector(part, ({ context }) => context.draft[field]);
  const isFaulty = useSelector(
    part,
    ({ context }) => context.isChecked && readQuote(context.draft).faults.includes(field),
  );
  const shared = {
    id,
    name: field,
    className: s.input,
    value,
    readOnly: isPending,
    'aria-invalid': isFaulty,
    'aria-describedby': isFaulty ? `${id}-fault` : undefined,
    onChange: (event: { target: { value: string } }) =>
      part.send({ type: 'quote.changed', field, text: event.target.value }),
  };
  return (
    <div className={s.field}>
      <label htmlFor={id}>{t(`quote.${field}`)}</label>
      {field === 'message' ? (
        <textarea {...shared} dir="auto" />
      ) : (
        <input
          {...shared}
          type="text"
          required
          {...(field === 'quantity' ? { inputMode: 'numeric' as const } : {})}
          {...(field === 'company' ? { autoComplete: 'organization', dir: 'auto' } : {})}
          {...(field === 'contact' ? { autoComplete: 'email' } : {})}
        />
      )}
      {isFaulty && <Fault id={`${id}-fault`} text={t(`quote.fault.${field}`)} />}
    </div>
  );
}
