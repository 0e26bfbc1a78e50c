import { formatPrice } from '#src/domain/format.ts';
import type { ChosenService } from '../../hooks/addOns.ts';
import { cx } from '../../ui/cx.ts';
import s from '../../ui/parts.module.css';

/** What the chosen services add to the sum, a line each. [ADDON-07] */
export function AddOnLines({ services }: { services: readonly ChosenService[] }) {
  return services.map(({ type, name, total }) => (
    <p key={type} className={cx(s.sumline, s.soft)}>
      <span>{name}</span>
      <span className={s.num}>{formatPrice(total)}</span>
    </p>
  ));
}
