import type { ChosenService } from '../../hooks/service/addOns.ts';
import { SumLine } from '../price/SumLine.tsx';

/** The cost of each chosen service, a line each. [ADDON-07] */
export function AddOnLines({ services }: { services: readonly ChosenService[] }) {
  return services.map(({ type, name, total }) => <SumLine key={type} name={name} amount={total} />);
}
