import { laterPlace } from '../../ui/laterPlace.tsx';

/** Above the subtotal: its reductions. [COST-06] */
export const CostLines = laterPlace('costLines', async () => (await import('./OrderFacts.tsx')).CostLines);
/** Below the subtotal: the total with shipping. [COST-09] */
export const OrderTotal = laterPlace('orderTotal', async () => (await import('./OrderFacts.tsx')).OrderTotal);
/** Below the buttons: seller, returns, ways to pay. [COST-10] */
export const OrderRows = laterPlace('orderRows', async () => (await import('./OrderFacts.tsx')).OrderRows);
