import type { SnapshotFrom } from 'xstate';
import type { CostLine, OrderCost } from '#src/services/price/orderCost/contract.ts';
import type { orderCostMachine } from './orderCostMachine.ts';

type OrderCostSnapshot = SnapshotFrom<typeof orderCostMachine>;

/** The last answer, also while the cost loads again. */
export const selectCost = ({ context }: OrderCostSnapshot): OrderCost | null => context.cost;
/** The last answer names the amount to pay: its shipping is known. [COST-14] */
export const selectHasTotal = ({ context: { cost } }: OrderCostSnapshot): boolean =>
  cost?.isShippingOpen === false;
/** A promotion of the last answer takes something off. */
export const selectHasPromotion = ({ context: { cost } }: OrderCostSnapshot): boolean =>
  cost?.lines.some(({ kind, amount }) => kind === 'PROMO' && amount !== null) === true;
/** The cost of the present purchase; null while it loads again. */
export const selectPresentCost = (snapshot: OrderCostSnapshot): OrderCost | null =>
  snapshot.matches('ready') ? snapshot.context.cost : null;
/** The shipping of the present purchase; null while it loads again, and where it has none or it is open. */
export const selectSent = (snapshot: OrderCostSnapshot): CostLine | null =>
  selectPresentCost(snapshot)?.lines.find(({ kind }) => kind === 'SHIPPING') ?? null;
