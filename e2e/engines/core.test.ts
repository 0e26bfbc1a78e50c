import { expect } from 'playwright/test';
import { NIGHTLY } from '../support/tags.ts';
import { button, dialog, link } from './target.ts';
import { test } from './visit.ts';

const SUITCASE = '/p/koper-hardcase-rimba-lawu/RMB-00012-02';
const MANGO = '/grocery/p/mangga-harum-manis/GRO-10001-01';

test('[CART-01, COST-04] option and quantity are added: costs and bag say the same sum', async ({
  visitor,
}) => {
  await visitor.open(SUITCASE);
  const nila = link('Nila', '#variant');
  await visitor.press(nila);
  const quantity = { role: 'textbox', name: 'Jumlah', within: '#buybox' };
  await visitor.write(quantity, '2');
  await visitor.key('Enter');
  await visitor.expectAttribute(nila, 'aria-current', 'true');
  await visitor.expectWords(quantity, '2');
  await visitor.expectAttribute(button('Keranjang', '#buybox'), 'disabled', null);
  await visitor.press(button('Rincian biaya', '#buybox'));
  const details = dialog('Rincian biaya');
  await visitor.expectShown(details);
  // The last total stays while the next is counted.
  await visitor.expectCount({ within: 'dialog [aria-busy="true"]' }, 0);
  const total = () =>
    visitor.evaluate(() => {
      const label = [...document.querySelectorAll('dialog *')].find(({ innerHTML }) => innerHTML === 'Total');
      return label?.nextElementSibling?.textContent ?? '';
    });
  await expect.poll(total).toMatch(/^Rp[\d.]+$/);
  const told = await total();
  await visitor.press(button('Tutup', 'dialog'));
  await visitor.expectCount(details, 0);
  await visitor.press(button('Keranjang', '#buybox'));
  await visitor.expectShown(link('Keranjang, 2 barang'));
  await visitor.goTo('/cart');
  await visitor.expectWords({ within: '.total' }, `Total ${told}`);
});

for (const [name, opener, title, when] of [
  ['vouchers', button({ pattern: 'voucher toko' }, '#promo'), { pattern: 'Voucher' }, {}],
  ['sharing', button('Bagikan', '#buybox'), 'Bagikan produk', NIGHTLY],
  ['the address', button('Ubah tujuan pengiriman', '#shipping'), 'Kirim ke mana?', NIGHTLY],
] as const)
  test(
    `[MODAL-48] Escape and a step back close a dialog, and the focus returns: ${name}`,
    when,
    async ({ visitor }) => {
      await visitor.open(SUITCASE);
      for (const close of [() => visitor.key('Escape'), () => visitor.back()]) {
        await visitor.press(opener);
        await visitor.expectShown(dialog(title));
        await visitor.expectLayer(1);
        await visitor.untilCalm();
        await close();
        await visitor.expectCount({ role: 'dialog' }, 0);
        await visitor.expectLayer(0);
        await visitor.expectFocus(opener);
        await visitor.expectAddress(SUITCASE);
      }
    },
  );

test('[GROC-19, CART-29] groceries: a slot is chosen, and what comes in it is added', async ({ visitor }) => {
  await visitor.open(MANGO);
  await visitor.press(button('Besok', '#shipping'));
  const slot = { role: 'radio', name: { pattern: '08.00–\u206010.00' }, within: '#shipping' };
  await visitor.press(slot);
  // A day that was tomorrow when it was opened is today once it is midnight at the store.
  await visitor.expectWords(
    { within: '#shipping' },
    /Tiba (besok|hari ini), \d+\s[A-Z][a-z]{2} 08\.00–\u206010\.00 ke /,
  );
  await visitor.press(button('Keranjang', '#buybox'));
  const bag = link('Keranjang, 1 barang');
  await visitor.expectAttribute(bag, 'href', '/grocery/cart');
  await visitor.press(bag);
  await visitor.expectAddress('/grocery/cart');
  await visitor.expectWords({ within: 'main' }, /Mangga Harum Manis/);
});
