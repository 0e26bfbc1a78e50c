import type { SnapshotFrom } from 'xstate';
import type { OrderCost } from '#src/services/orderCost/contract.ts';
import type { orderCostMachine } from './orderCostMachine.ts';

type OrderCostSnapshot = SnapshotFrom<typeof orderCostMachine>;

/** What was told last, also while it is counted anew. */
export const selectCost = ({ context }: OrderCostSnapshot): OrderCost | null => context.cost;
/** A promotion was told, and is counted anew: what is said meanwhile does without it. */
export const selectIsPromotionOpen = (snapshot: OrderCostSnapshot): boolean =>
  snapshot.hasTag('busy') && snapshot.context.cost?.lines.some(({ kind }) => kind === 'PROMO') === true;
/** What holds for the purchase as it is now; null while it is counted anew. */
export const selectPresentCost = (snapshot: OrderCostSnapshot): OrderCost | null =>
  snapshot.matches('ready') ? snapshot.context.cost : null;
