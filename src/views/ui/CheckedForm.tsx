import type { ReactNode } from 'react';
import s from './parts.module.css';

interface CheckedFormProps {
  id: string;
  onSubmit: () => void;
  /** Name of the first field that is not valid, as the form was submitted; null where all are. */
  faultyField: () => string | null;
  children: ReactNode;
}

/** A form that its machine checks: what is not valid is said in its place, and the first such field is focused. */
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
