import { laterPlace } from '../../ui/laterPlace.tsx';

/** Above the subtotal: what is taken off it. [COST-06] */
export const CostLines = laterPlace('costLines', async () => (await import('./OrderFacts.tsx')).CostLines);
/** Below the subtotal: the total with shipping. [COST-09] */
export const OrderTotal = laterPlace('orderTotal', async () => (await import('./OrderFacts.tsx')).OrderTotal);
/** Below the buttons: who sells, how it goes back, how it is paid. [COST-10] */
export const OrderRows = laterPlace('orderRows', async () => (await import('./OrderFacts.tsx')).OrderRows);
