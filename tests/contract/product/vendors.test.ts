import { afterAll, describe, expect, test } from 'vitest';
import { createMarketplace } from '#marketplace/createMarketplace.ts';
import { visitor } from '../support/visitor.ts';

const shop = createMarketplace({ dataDir: ':memory:', faults: false });
afterAll(() => shop.close());

const line = (itemSku: string, pickupPointCode: string) => ({
  itemSku,
  pickupPointCode,
  quantity: 1,
  fulfillment: 'DELIVERY',
  cartType: 'REGULAR',
  actionType: 'REGULAR',
});
const MANGO = line('GRO-10001-01', 'PP-RNC-90001');
const PILLOW = line('RMB-00022-01', 'PP-RMB-00001');

describe('[ROUTE-35] a bag holds what its vendor sells', () => {
  test.each([
    ['retail', '/retail/carts', MANGO],
    ['retail, with others', '/retail/carts/_add-bulk', { items: [MANGO], cartType: 'REGULAR' }],
    ['grocery', '/grocery/checkout/_add', PILLOW],
  ])('%s refuses what the other sells', async (_, path, body) => {
    const guest = visitor(shop);
    const { status, body: answer } = await guest.write(path, body);
    expect(status).toBe(400);
    expect(answer.errors.user).toEqual(['UNBUYABLE_ITEM']);
    for (const bag of ['/retail/carts', '/grocery/checkout/_summary']) {
      expect((await guest.read(bag)).body.data?.totalItems ?? 0).toBe(0);
    }
  });
});
