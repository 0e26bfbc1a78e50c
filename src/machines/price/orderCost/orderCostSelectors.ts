import type { SnapshotFrom } from 'xstate';
import type { OrderCost } from '#src/services/price/orderCost/contract.ts';
import type { orderCostMachine } from './orderCostMachine.ts';

type OrderCostSnapshot = SnapshotFrom<typeof orderCostMachine>;

/** What was told last, also while it is counted anew. */
export const selectCost = ({ context }: OrderCostSnapshot): OrderCost | null => context.cost;
/** The amount to pay is known, as the backend told it last: the shipping is counted or paid. [COST-14] */
export const selectHasTotal = ({ context: { cost } }: OrderCostSnapshot): boolean =>
  cost?.isShippingOpen === false;
/** A promotion takes something off, as it was told last. */
export const selectHasPromotion = ({ context: { cost } }: OrderCostSnapshot): boolean =>
  cost?.lines.some(({ kind, amount }) => kind === 'PROMO' && amount !== null) === true;
/** What holds for the purchase as it is now; null while it is counted anew. */
export const selectPresentCost = (snapshot: OrderCostSnapshot): OrderCost | null =>
  snapshot.matches('ready') ? snapshot.context.cost : null;
