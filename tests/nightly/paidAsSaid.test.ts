import { expect, test } from 'vitest';
import { chance, expectPaidAsSaid } from '../contract/support/paidAsSaid.ts';

test.each([101, 202, 303, 404])(
  '[COST-07, COST-13, VOUCHER-24] pays what the page said before the press, by seed %i',
  async (seed) => {
    expect(await expectPaidAsSaid(chance(seed), 250)).not.toEqual([]);
  },
);
