import type { ComponentProps } from 'react';
import { Icon } from './Icon.tsx';
import s from './parts.module.css';

interface SelectBoxProps extends Omit<ComponentProps<'select'>, 'className' | 'onChange' | 'children'> {
  id: string;
  options: readonly { code: string; name: string }[];
  /** The text shown while nothing is chosen; null once something is. */
  hint: string | null;
  onChoose: (code: string) => void;
}

/** A choice from a list, by the platform's own list. */
export function SelectBox({ options, hint, onChoose, ...rest }: SelectBoxProps) {
  return (
    <div className={s.selectbox}>
      <select className={s.input} onChange={(event) => onChoose(event.target.value)} {...rest}>
        {hint !== null && (
          <option value="" disabled>
            {hint}
          </option>
        )}
        {options.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </div>
  );
}
