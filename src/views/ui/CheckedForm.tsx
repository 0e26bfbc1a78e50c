import type { ReactNode } from 'react';
import s from './parts.module.css';

interface CheckedFormProps {
  id: string;
  onSubmit: () => void;
  /** Name of the first invalid field at the submit; null where all are valid. */
  faultyField: () => string | null;
  children: ReactNode;
}

/** A form that its machine checks: faults show beside their fields, and the first faulty field gets the focus. */
export function CheckedForm({ id, onSubmit, faultyField, children }: CheckedFormProps) {
  return (
    <form
      id={id}
      className={s.stack}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
        const name = faultyField();
        const field = name === null ? null : event.currentTarget.elements.namedItem(name);
        if (field instanceof HTMLElement) field.focus();
      }}
    >
      {children}
    </form>
  );
}
