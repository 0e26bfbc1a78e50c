import { useState, type ReactNode } from 'react';
import { useNear } from '../../hooks/near.ts';
import { laterPlace } from '../../ui/laterPlace.tsx';
import s from '../../ui/parts.module.css';

const Total = laterPlace('orderTotal', async () => (await import('./OrderFacts.tsx')).OrderTotal);
const Rows = laterPlace('orderRows', async () => (await import('./OrderFacts.tsx')).OrderRows);

/** Keeps a place in the desk's column; a phone, which does not show the column, loads nothing of it. */
function Kept({ className, children }: { className: string | undefined; children: ReactNode }) {
  const [isNear, setNear] = useState(false);
  const ref = useNear<HTMLDivElement>(() => setNear(true));
  return (
    <div ref={ref} className={className}>
      {isNear && children}
    </div>
  );
}

/** Below the subtotal: the total with shipping. [COST-09] */
export const OrderTotalPlace = () => (
  <Kept className={s.keptTotal}>
    <Total>{null}</Total>
  </Kept>
);

/** Below the buttons: who sells, how it goes back, how it is paid. [COST-10] */
export const OrderRowsPlace = () => (
  <Kept className={s.keptRows}>
    <Rows>{null}</Rows>
  </Kept>
);
