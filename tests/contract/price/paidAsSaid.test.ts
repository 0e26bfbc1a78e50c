import { expect, test } from 'vitest';
import { chance, expectPaidAsSaid } from '../support/paidAsSaid.ts';

test('[COST-07, COST-13, VOUCHER-24, SHIP-27] a purchase costs what the page said before it', async () => {
  expect(await expectPaidAsSaid(chance(13), 30)).toEqual([
    'grocery DELIVERY alone',
    'grocery DELIVERY with the bag',
    'grocery PICKUP alone',
    'grocery PICKUP with the bag',
    'grocery with a shipping voucher of a guest',
    'grocery with a shipping voucher of a member',
    'retail DELIVERY added',
    'retail DELIVERY bought',
    'retail PICKUP added',
    'retail PICKUP bought',
    'retail with a shipping voucher of a guest',
    'retail with a shipping voucher of a member',
  ]);
});
