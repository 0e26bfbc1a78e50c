import type { ChosenService } from '../../hooks/addOns.ts';
import { Money } from '../../ui/Money.tsx';
import { cx } from '../../ui/cx.ts';
import s from '../../ui/parts.module.css';

/** What the chosen services add to the sum, a line each. [ADDON-07] */
export function AddOnLines({ services }: { services: readonly ChosenService[] }) {
  return services.map(({ type, name, total }) => (
    <p key={type} className={cx(s.sumline, s.soft)}>
      <span>{name}</span>
      <Money className={s.num} amount={total} />
    </p>
  ));
}
