import { expect, test } from 'vitest';
import { product } from '../support/products.ts';
import { openHost, PATH } from './support/openHost.ts';

test('[BAG-13, PROMO-09] a plain form buys more than is left of a sale without a warning', async () => {
  const campaign = {
    id: 'FS',
    name: 'Flash sale',
    startsInMinutes: -5,
    endsInMinutes: 5,
    quota: 1,
    sold: 0,
    price: 60_000,
  };
  const { get, post, logIn } = openHost([product({ campaign, item: { stock: 20 } })]);
  const cookie = await logIn('budi');
  const add = async (quantity: string, key: string) =>
    (
      await post(
        PATH,
        { initiator: 'ADD_TO_CART', quantity, campaign: 'FS', key: key.repeat(32) },
        { cookie },
      )
    ).html;
  expect(await add('1', 'a')).toContain('Berhasil masuk keranjang.');
  expect((await get(PATH, { cookie })).html).toContain('<input type="hidden" name="campaign" value="FS"/>');
  const more = await add('2', 'b');
  expect(more).not.toContain('harga flash sale tidak berlaku lagi');
  expect(more).toContain('Berhasil masuk keranjang.');
});
