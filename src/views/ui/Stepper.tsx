import { useState } from 'react';
import { Icon } from './Icon.tsx';
import s from './parts.module.css';

interface StepperProps {
  value: number;
  min: number;
  max: number | null;
  labels: { quantity: string; decrease: string; increase: string };
  /** Id of the message beside it, when something is wrong. */
  describedBy: string | null;
  /** Id of the posted form that the field belongs to. */
  form?: string;
  onStep: (by: 1 | -1) => void;
  /** The text while it is being typed. */
  onDraft: (text: string) => void;
  /** The typed text, when the visitor is done with it. */
  onType: (text: string) => void;
}

/**
 * Quantity by buttons, typing or arrow keys; typed text is a draft until the field is left. The field is the one stop
 * for Tab, as in a number field.
 */
export function Stepper(props: StepperProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const isLeast = props.value <= props.min;
  const commit = () => {
    if (draft !== null) props.onType(draft);
    setDraft(null);
  };
  const step = (by: 1 | -1) => {
    commit();
    props.onStep(by);
  };
  return (
    <span className={s.stepper}>
      <button
        type="button"
        tabIndex={-1}
        aria-label={props.labels.decrease}
        aria-disabled={isLeast ? true : undefined}
        onClick={() => {
          if (!isLeast) props.onStep(-1);
        }}
      >
        <Icon name="minus" size="s" />
      </button>
      <input
        {...(props.form === undefined ? {} : { name: 'quantity', form: props.form })}
        value={draft ?? String(props.value)}
        inputMode="numeric"
        autoComplete="off"
        aria-label={props.labels.quantity}
        aria-invalid={props.describedBy === null ? undefined : true}
        aria-describedby={props.describedBy ?? undefined}
        onChange={({ target }) => {
          setDraft(target.value);
          props.onDraft(target.value);
        }}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            commit();
          }
          if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
            event.preventDefault();
            if (event.key === 'ArrowUp') step(1);
            else if (!(Number(draft ?? props.value) <= props.min)) step(-1);
          }
        }}
      />
      <button
        type="button"
        tabIndex={-1}
        aria-label={props.labels.increase}
        aria-disabled={props.max !== null && props.value >= props.max ? true : undefined}
        onClick={() => props.onStep(1)}
      >
        <Icon name="plus" size="s" />
      </button>
    </span>
  );
}
