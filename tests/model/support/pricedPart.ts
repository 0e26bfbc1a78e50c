import {
  priceSummaryMachine,
  type PriceSummaryContext,
} from '#src/machines/price/priceSummary/priceSummaryMachine.ts';
import { arrived, summary } from '#src/machines/paths/exampleFacts.ts';
import { drive, type Driven } from './drive.ts';

export const options = {
  actors: ['waitFor', 'loadPriceSummary'],
  systemId: 'priceSummary',
  input: { isPriced: true },
};
export const shown = (facts: { quantity?: number | null; purchasable?: boolean; itemSku?: string } = {}) =>
  arrived(
    summary({
      itemSku: facts.itemSku ?? 'A-01',
      tags: facts.purchasable === false ? ['OOS'] : ['AVAILABLE'],
    }),
    { quantity: facts.quantity ?? null },
  );
export const answer = (offered: number) => ({
  price: { offered },
  vouchersApplied: [],
  vouchers: [],
  wholesale: [],
});
export const context = (part: Driven) => part.context<PriceSummaryContext>();

export function startPriced(quantity = 1): Driven {
  const part = drive(priceSummaryMachine, options);
  part.send({ type: 'quantity.bounded', maximum: 10, isPickup: false });
  part.send(shown({ quantity }));
  part.resolve('loadPriceSummary', answer(100));
  return part;
}
