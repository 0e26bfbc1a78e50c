import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { DEFAULT_DESTINATION } from '#src/domain/address/defaultDestination.ts';
import type { Destination } from '#src/domain/address/destination.ts';
import { openPage, type Opened } from '../support/openPage.tsx';

const KOPER = '/p/koper-hardcase-rimba-lawu/RMB-00012-02';
const BOTTLE = '/p/botol-tirta-750/TRT-00301-01';
const MONAS: Destination = {
  ...DEFAULT_DESTINATION,
  geolocation: { latitude: -6.1754, longitude: 106.8272 },
};
const BANDUNG: Destination = {
  ...DEFAULT_DESTINATION,
  province: 'Jawa Barat',
  city: 'Kota Bandung',
  district: 'Coblong',
  subdistrict: 'Dago',
  postalCode: '40132',
};
/** The code of the list comes when it is opened. */
const PATIENCE = { timeout: 10_000 };

async function choose(page: Opened, name: RegExp) {
  await page.user.click(screen.getByRole('button', { name: 'Opsi lain' }));
  const sheet = await screen.findByRole('dialog', { name: 'Pengiriman' }, PATIENCE);
  await page.user.click(await within(sheet).findByRole('radio', { name }, PATIENCE));
  await page.user.click(within(sheet).getByRole('button', { name: 'Pilih pengiriman' }));
}
async function press(page: Opened, name: 'Keranjang' | 'Beli sekarang') {
  await page.user.click(within(screen.getByRole('complementary')).getByRole('button', { name }));
  if (name === 'Keranjang') await page.settle();
}
const section = () => screen.getByRole('region', { name: 'Pengiriman' });
/** The price of shipping in the sentence. */
const price = () => /ke \w+, (Gratis|Rp[\d.]+)/.exec(section().textContent ?? '')?.[1];
/** The price of shipping without vouchers, as a line of the bag names it. */
const full = () => /Ongkir sebelumnya (Rp[\d.]+)/.exec(section().textContent ?? '')?.[1] ?? price();
const adds = (page: Opened) =>
  page.shop.requests.filter(({ method, path }) => method === 'POST' && path.endsWith('/carts'));
const sent = (page: Opened) => adds(page).map(({ body }) => body.courier ?? null);

describe('[SHIP-14] the courier chosen in the list', () => {
  test('is in the bag at the price of the sentence, for each quantity and at the second purchase', async () => {
    const page = await openPage({ path: KOPER });
    await choose(page, /^Ekspres/);
    expect(section().textContent).toContain('Dengan Ekspres');
    const one = full();
    await press(page, 'Keranjang');
    expect(await page.visitor.textAt('/cart')).toContain(`Ekspres, ${one} `);
    // The page offers goods that go with it; a press beside that dialog would only close it.
    const more = await screen.findByRole('dialog', {}, PATIENCE);
    await page.user.click(within(more).getByRole('button', { name: 'Tutup' }));
    await page.tell('priceSummary', { type: 'quantity.typed', text: '2' });
    await waitFor(() => expect(full()).not.toBe(one));
    const two = full();
    await waitFor(() => expect(section().querySelector('[aria-busy]')).toBeNull());
    expect(section().textContent).toContain('Dengan Ekspres');
    // The buttons wait for the price of two.
    await page.settle();
    await press(page, 'Keranjang');
    expect(sent(page)).toEqual(['EXPRESS', 'EXPRESS']);
    // One and two pieces: the line's price is that of three.
    expect(await page.visitor.textAt('/cart')).not.toContain(`Ekspres, ${two} `);
    expect(await page.visitor.textAt('/cart')).toMatch(/3 barang · Dikirim Ekspres, /);
  });

  test('goes with buying now', async () => {
    const page = await openPage({ path: KOPER, visitor: { member: 'ayu', destination: MONAS } });
    await choose(page, /^Sehari sampai/);
    const told = full();
    await press(page, 'Beli sekarang');
    await waitFor(() => expect(page.left).toHaveLength(1));
    expect(await page.visitor.textAt(page.left[0] ?? '')).toContain(`Sehari sampai, ${told} `);
  });

  test('of another product is another choice: its page begins with the cheapest', async () => {
    const page = await openPage({ path: KOPER });
    await choose(page, /^Ekspres/);
    page.router.history.push(BOTTLE);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/Botol/));
    await page.settle();
    expect(section().textContent).not.toContain('Ekspres');
    const told = full();
    await press(page, 'Keranjang');
    expect(sent(page)).toEqual([null]);
    expect(await page.visitor.textAt('/cart')).toContain(`Reguler, ${told} `);
  });
});

describe('[SHIP-15] a courier that no longer goes', () => {
  test('at another address the page says so, and prices and buys the courier that goes', async () => {
    const page = await openPage({ path: KOPER, visitor: { destination: MONAS } });
    await choose(page, /^Instan/);
    act(() => page.root.send({ type: 'destination.changed', destination: BANDUNG }));
    expect(
      await within(section()).findByText('Instan tidak bisa untuk pesanan ini. Dipakai yang termurah.'),
    ).toBeDefined();
    await page.settle();
    const [told, whole] = [price(), full()];
    expect(section().textContent).not.toContain('Dengan Instan');
    await press(page, 'Keranjang');
    expect(sent(page)).toEqual([null]);
    expect(await page.visitor.textAt('/cart')).toMatch(
      // A voucher of the marketplace takes Rp10.000 off what is paid for it.
      new RegExp(`Reguler, ${whole} .*Ongkir ke Coblong .*${told} ${whole} `),
    );
    // Back where it goes it is the visitor's choice again.
    act(() => page.root.send({ type: 'destination.changed', destination: MONAS }));
    await waitFor(() => expect(section().textContent).toContain('Dengan Instan'));
    expect(within(section()).queryByText(/tidak bisa untuk pesanan ini/)).toBeNull();
    await press(page, 'Keranjang');
    expect(sent(page)).toEqual([null, 'INSTANT']);
  });

  test('too heavy together with what the bag holds: who adds it is told that another one goes', async () => {
    const page = await openPage({ path: KOPER, visitor: { destination: MONAS } });
    await choose(page, /^Instan/);
    await page.tell('priceSummary', { type: 'quantity.typed', text: '4' });
    await waitFor(() => expect(section().querySelector('[aria-busy]')).toBeNull());
    await press(page, 'Keranjang');
    await press(page, 'Keranjang');
    await waitFor(() =>
      expect(screen.getByText(/Kurir pilihanmu tidak bisa membawa jumlah ini/)).toBeDefined(),
    );
    expect(await page.visitor.textAt('/cart')).toContain('Instan tidak tersedia lagi, diganti');
  });
});

test('[SHIP-17] without delivery the marketplace refuses too, and the page says what helps', async () => {
  const page = await openPage({ path: KOPER });
  await press(page, 'Keranjang');
  const body = adds(page)[0]?.body as object;
  const wamena = { district: 'Wamena', city: 'Jayawijaya', postalCode: '99511', geolocation: null };
  const refused = await page.visitor.call(adds(page)[0]?.path ?? '', { ...body, destination: wamena });
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({ errors: { user: ['SHIP_NOT_COVERED'] } });
});

test('[SHIP-17] says beside the pressed button that no courier goes there, and what helps', async () => {
  const page = await openPage({
    path: KOPER,
    shop: { refused: { '/retail/free-gift/carts': 'SHIP_NOT_COVERED' } },
  });
  await press(page, 'Keranjang');
  const told = await within(screen.getByRole('complementary')).findByText(/^Alamatmu/);
  expect(told.textContent).toBe('Alamatmu belum terjangkau pengiriman. Ganti alamat dulu, ya.');
});

describe('[SHIP-19] a page that is loaded anew', () => {
  test('has the chosen courier again, in its sentence and in what is bought', async () => {
    const before = await openPage({ path: KOPER });
    await choose(before, /^Ekspres/);
    await before.settle();
    const told = full();
    before.view.unmount();
    const page = await openPage({ path: KOPER });
    await waitFor(() => expect(section().textContent).toContain('Dengan Ekspres'), PATIENCE);
    expect(full()).toBe(told);
    await press(page, 'Keranjang');
    expect(sent(page)).toEqual(['EXPRESS']);
    expect(await page.visitor.textAt('/cart')).toContain(`Ekspres, ${told} `);
  });

  test('of another option than the courier was chosen for: the one that was shown last counts', async () => {
    const before = await openPage({ path: KOPER });
    await choose(before, /^Ekspres/);
    await before.tell('product', { type: 'product.optionRequested', itemSku: 'RMB-00012-01' });
    await waitFor(() => expect(before.root.getSnapshot().context.shown?.itemSku).toBe('RMB-00012-01'));
    await before.settle();
    before.view.unmount();
    await openPage({ path: KOPER.replace(/02$/, '01') });
    await waitFor(() => expect(section().textContent).toContain('Dengan Ekspres'), PATIENCE);
  });

  test('and one that is come back to without that: what is shown is what is bought', async () => {
    const page = await openPage({ path: KOPER });
    await choose(page, /^Ekspres/);
    const told = price();
    await act(async () => page.router.history.push(BOTTLE));
    await waitFor(() => expect(page.root.getSnapshot().context.shown?.itemSku).toBe('TRT-00301-01'));
    await page.settle();
    expect(section().textContent).not.toContain('Dengan Ekspres');
    await act(async () => page.router.history.back());
    await waitFor(() => expect(section().textContent).toContain('Dengan Ekspres'), PATIENCE);
    await page.settle();
    expect(price()).toBe(told);
    await press(page, 'Keranjang');
    expect(sent(page)).toEqual(['EXPRESS']);
  });

  test('of another product begins with the cheapest and asks for no list', async () => {
    const before = await openPage({ path: KOPER });
    await choose(before, /^Ekspres/);
    before.view.unmount();
    const page = await openPage({ path: BOTTLE });
    expect(page.root.getSnapshot().context.laterParts.shipping).toBeUndefined();
    const told = full();
    await press(page, 'Keranjang');
    expect(sent(page)).toEqual([null]);
    expect(await page.visitor.textAt('/cart')).toContain(`Reguler, ${told} `);
  });
});
