import { onTestFinished } from 'vitest';
import { createMarketplace, type MarketplaceOptions } from '#marketplace/createMarketplace.ts';
import { ITEM, product, SELLER } from '../../support/products.ts';
import { visitor } from './visitor.ts';

/** 12.00 in Jakarta. */
const NOON = Date.UTC(2026, 10, 21, 5);

/** A shop whose clock the test moves. */
export function open(options: Partial<MarketplaceOptions> = {}) {
  const clock = { now: NOON };
  const shop = createMarketplace({
    dataDir: ':memory:',
    faults: false,
    now: () => clock.now,
    products: [product()],
    merchants: [SELLER],
    ...options,
  });
  onTestFinished(() => shop.close());
  return { clock, shop, visitor: () => visitor(shop) };
}
export type Visitor = ReturnType<typeof visitor>;

export const line = (facts: object = {}) => ({
  itemSku: ITEM,
  pickupPointCode: 'PP-TOK-1',
  quantity: 1,
  fulfillment: 'DELIVERY',
  cartType: 'REGULAR',
  actionType: 'REGULAR',
  ...facts,
});
export const add = (one: Visitor, facts: object = {}) => one.write('/retail/carts', line(facts));
export const refusal = ({ body }: { body: { errors?: { user: string[]; maxQty?: number[] } } }) => [
  body.errors?.user[0],
  body.errors?.maxQty?.[0],
];
export async function buy(member: Visitor, quantity: number, facts: object = {}) {
  const { cartType: _, ...checkout } = line({ quantity, ...facts });
  return member.write('/retail/checkouts/_quick', checkout);
}
