import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ITEM } from '../../support/products.ts';
import { added, press, sell } from '../support/buyBox.ts';
import { isOff } from '../support/isOff.ts';
import { onPhone } from '../support/onPhone.ts';

/** A backend that tells neither how many pieces there are nor how many of them this visitor can have. */
const withoutCounts = (path: string, data: unknown) =>
  path.includes('/_summary')
    ? { ...(data as object), purchaseLimit: null, stock: { remaining: null } }
    : data;

describe('quantity', () => {
  const field = () => screen.getByRole('textbox', { name: 'Jumlah' });
  test('[CART-16] the button is off at 1, and nonsense returns to 1 with its message', async () => {
    const page = await sell();
    expect(isOff(screen.getByRole('button', { name: 'Kurangi' }))).toBe(true);
    await page.user.clear(field());
    await page.user.type(field(), '0');
    await page.user.tab();
    expect(field()).toHaveProperty('value', '1');
    expect(screen.getByText('Jumlah barang minimal 1.')).toBeDefined();
    expect(field().getAttribute('aria-invalid')).toBe('true');
    await page.settle();
  });
  test('[CART-16] its message goes as soon as a valid number is typed, and after an add', async () => {
    const page = await sell();
    const typeNonsense = async () => {
      await page.user.clear(field());
      await page.user.type(field(), '0{Enter}');
      expect(screen.getByText('Jumlah barang minimal 1.')).toBeDefined();
    };
    await typeNonsense();
    await page.user.clear(field());
    await page.user.type(field(), '3');
    expect(screen.queryByText('Jumlah barang minimal 1.')).toBeNull();
    expect(field().getAttribute('aria-invalid')).toBeNull();
    await typeNonsense();
    await press(page, 'Keranjang');
    expect(added(page)[0]?.body).toMatchObject({ quantity: 1 });
    expect(screen.queryByText('Jumlah barang minimal 1.')).toBeNull();
  });
  test('[CART-17] more than the stock is set to what can be added, and said', async () => {
    const page = await sell({ item: { stock: 4 } });
    await page.user.clear(field());
    for (const typed of ['99', '1.000', '12345678901234567890']) {
      await page.user.clear(field());
      await page.user.type(field(), `${typed}{Enter}`);
      expect(field(), typed).toHaveProperty('value', '4');
      expect(screen.getByText('Kamu hanya bisa menambahkan maksimal 4 barang.')).toBeDefined();
      await page.user.clear(field());
      await page.user.type(field(), '2{Enter}');
    }
    await page.settle();
  });
  test('[CART-17, FORMAT-07] without a stock count names the largest number that can be typed', async () => {
    const page = await sell({}, { shop: { answers: withoutCounts } });
    await page.user.clear(field());
    await page.user.type(field(), '12.000{Enter}');
    expect(field()).toHaveProperty('value', '9999');
    expect(screen.getByText('Kamu hanya bisa menambahkan maksimal 9.999 barang.')).toBeDefined();
    await page.settle();
  });
  test('[CART-16, CART-17] says a wrong quantity in a live region that was there before, empty', async () => {
    const page = await sell({ item: { stock: 2 } });
    const id = 'buybox-quantity';
    const live = document.getElementById(id);
    expect([live?.getAttribute('role'), live?.textContent]).toEqual(['status', '']);
    await page.user.clear(field());
    await page.user.type(field(), '9{Enter}');
    const message = screen.getByText('Kamu hanya bisa menambahkan maksimal 2 barang.');
    expect(message.closest('[role=status]')).toBe(live);
    expect(field().getAttribute('aria-describedby')).toBe(id);
    await page.settle();
  });
});

describe('[CART-34] limits are said before they bite', () => {
  const box = () => within(screen.getByRole('complementary'));
  const more = () => box().getByRole('button', { name: 'Tambah' });

  test('the stepper stops there, and what was added counts from then on', async () => {
    const page = await sell({ limits: { cart: 2 }, item: { stock: 40 } });
    expect(box().getByText('Maksimal 2 per keranjang')).toBeDefined();
    await page.user.click(more());
    expect(more().getAttribute('aria-disabled')).toBe('true');
    await page.user.click(more());
    expect(box().getByText('Kamu hanya bisa menambahkan maksimal 2 barang.')).toBeDefined();
    await page.user.click(box().getByRole('button', { name: 'Kurangi' }));
    await press(page, 'Keranjang');
    expect(box().getByText('Maksimal 2 per keranjang, kamu bisa tambah 1 lagi')).toBeDefined();
    await waitFor(() => expect(more().getAttribute('aria-disabled')).toBe('true'));
    await press(page, 'Keranjang');
    expect(box().getByText('Maksimal 2 per keranjang, semuanya sudah kamu ambil')).toBeDefined();
    // The last add had no fault.
    expect(box().queryByText(/Kamu hanya bisa/)).toBeNull();
  });

  test('tells the stock where little is left, not where one of many is in the bag', async () => {
    const many = await sell({ item: { stock: 60 } });
    await press(many, 'Keranjang');
    expect(box().queryByText(/Stok 60|tambah \d+ lagi/)).toBeNull();
    many.view.unmount();
    const few = await sell({ item: { stock: 6 } });
    await press(few, 'Keranjang');
    expect(await box().findByText('Stok 6, kamu bisa tambah 5 lagi')).toBeDefined();
  });

  test('for a member, what was bought before counts', async () => {
    const page = await sell({ limits: { event: 3 } }, { visitor: { member: 'ayu' } });
    await page.shop.asAnotherMember('ayu', '/retail/checkouts/_quick', {
      itemSku: ITEM,
      pickupPointCode: 'PP-TOK-1',
      quantity: 2,
      fulfillment: 'DELIVERY',
    });
    page.tell('product', { type: 'product.reloadRequested' });
    await screen.findByText('Maksimal 3 selama promo, kamu bisa tambah 1 lagi');
    expect(more().getAttribute('aria-disabled')).toBe('true');
  });

  test('with nothing left the bag cannot be pressed and says why beside it, on the bar as well', async () => {
    const page = await sell({ limits: { event: 1 }, item: { stock: 40 } }, { visitor: { member: 'ayu' } });
    const why = 'Kamu sudah mengambil sebanyak yang boleh selama promo.';
    expect(screen.queryByText(why)).toBeNull();
    await press(page, 'Keranjang');
    expect(box().getByText(why)).toBeDefined();
    expect(isOff(box().getByRole('button', { name: 'Keranjang' }))).toBe(true);
    const bar = screen.getByRole('region', { name: 'Beli' });
    expect(within(bar).getByText(why)).toBeDefined();
    expect(isOff(within(bar).getByRole('button', { name: 'Keranjang' }))).toBe(true);
  });

  test('a full bag does not keep a visitor from buying now, by the button or in the sheet', async () => {
    const full = 'Semua stoknya sudah ada di keranjangmu.';
    const page = await sell({ item: { stock: 1 } }, { visitor: { member: 'ayu' } });
    await press(page, 'Keranjang');
    expect(box().getByText(full)).toBeDefined();
    await onPhone(async () => {
      const bar = within(screen.getByRole('region', { name: 'Beli' }));
      await page.user.click(bar.getByRole('button', { name: 'Beli sekarang' }));
      const sheet = within(await screen.findByRole('dialog', { name: 'Beli sekarang' }));
      expect(sheet.queryByText(full)).toBeNull();
      await page.user.click(sheet.getByRole('button', { name: 'Beli sekarang' }));
    });
    await waitFor(() => expect(page.left.at(-1)).toMatch(/\/retail\/checkout\//));
  });

  test('no button sells goods that a member may not buy any more', async () => {
    const page = await sell({ limits: { event: 2 }, item: { stock: 40 } }, { visitor: { member: 'ayu' } });
    const quick = { itemSku: ITEM, pickupPointCode: 'PP-TOK-1', quantity: 2, fulfillment: 'DELIVERY' };
    await page.shop.asAnotherMember('ayu', '/retail/checkouts/_quick', quick);
    page.root.send({ type: 'page.lookedAt' });
    expect(await box().findByText('Kamu sudah mengambil sebanyak yang boleh selama promo.')).toBeDefined();
    for (const name of ['Keranjang', 'Beli sekarang']) {
      expect(isOff(box().getByRole('button', { name }))).toBe(true);
    }
  });

  test('by pickup, one piece in the bag is all that can be had', async () => {
    const page = await sell({ item: { stock: 30, pickup: 'AVAILABLE', delivery: 'UNAVAILABLE' } });
    await press(page, 'Keranjang');
    expect(box().getByText('Keranjangmu sudah berisi sebanyak yang bisa diambil di toko.')).toBeDefined();
    expect(isOff(box().getByRole('button', { name: 'Keranjang' }))).toBe(true);
  });

  const campaign = {
    id: 'k',
    name: 'K',
    startsInMinutes: -1,
    endsInMinutes: 60,
    quota: 3,
    sold: 2,
    price: 60_000,
  };

  test('[BAG-13] says what all pieces cost once one more than the sale has joins them, and adds it', async () => {
    const page = await sell({ campaign, item: { stock: 40 } });
    expect(box().getByText('Sisa 1 dengan harga promo')).toBeDefined();
    await press(page, 'Keranjang');
    const said = 'barang ini di keranjangmu jadi Rp100.000 per barang, tanpa harga promo.';
    expect(box().getByText(`Kalau ditambah lagi, semua 2 ${said}`)).toBeDefined();
    await press(page, 'Keranjang');
    expect(added(page).map(({ body }) => body.actionType)).toEqual(['CAMPAIGN', 'REGULAR']);
    expect(await box().findByText(`Kalau ditambah lagi, semua 3 ${said}`)).toBeDefined();
  });

  test('[BAG-13] box and foot of the sheet tell the cost of another option in the bag', async () => {
    const options = { attributes: ['Warna'], items: [{ values: ['Merah'] }, { values: ['Biru'] }] };
    const page = await sell(
      { campaign, ...options },
      { path: '/p/barang-uji/UJI-00001-02', visitor: { member: 'ayu' } },
    );
    await page.shop.asAnotherMember('ayu', '/retail/carts', {
      itemSku: ITEM,
      pickupPointCode: 'PP-TOK-1',
      quantity: 1,
      fulfillment: 'DELIVERY',
      cartType: 'REGULAR',
      actionType: 'CAMPAIGN',
    });
    page.root.send({ type: 'page.lookedAt' });
    const said =
      'Semua yang berharga promo sudah ada di keranjangmu. Kalau ditambah lagi, harganya Rp100.000 per barang.';
    expect(await box().findByText(said)).toBeDefined();
    await onPhone(async () => {
      const bar = within(screen.getByRole('region', { name: 'Beli' }));
      await page.user.click(bar.getByRole('button', { name: 'Keranjang' }));
      const sheet = await screen.findByRole('dialog', { name: 'Tambah ke keranjang' });
      expect(within(sheet).getByText(said)).toBeDefined();
      const foot = () => sheet.querySelector('.footsum')?.textContent;
      expect(foot()).toContain('Harga barangRp100.000');
      expect(foot()).not.toContain('Rp60.000');
      await page.user.click(within(sheet).getByRole('button', { name: 'Tambah ke keranjang' }));
    });
    await waitFor(() => expect(added(page).map(({ body }) => body.actionType)).toEqual(['REGULAR']));
  });

  test('knows a limit after an add on another device, once the visitor looks again', async () => {
    const page = await sell({ item: { stock: 2 } }, { visitor: { member: 'ayu' } });
    expect(box().queryByText(/Stok 2|keranjangmu/)).toBeNull();
    await page.shop.asAnotherMember('ayu', '/retail/carts', {
      itemSku: ITEM,
      pickupPointCode: 'PP-TOK-1',
      quantity: 2,
      fulfillment: 'DELIVERY',
      cartType: 'REGULAR',
      actionType: 'REGULAR',
    });
    page.root.send({ type: 'page.lookedAt' });
    expect(await box().findByText('Semua stoknya sudah ada di keranjangmu.')).toBeDefined();
    expect(await screen.findByRole('link', { name: 'Keranjang, 2 barang' })).toBeDefined();
  });

  test('knows that nothing is left after a purchase elsewhere, once the visitor looks again', async () => {
    const page = await sell({ limits: { daily: 2 }, item: { stock: 40 } }, { visitor: { member: 'ayu' } });
    const quick = { itemSku: ITEM, pickupPointCode: 'PP-TOK-1', quantity: 2, fulfillment: 'DELIVERY' };
    await page.shop.asAnotherMember('ayu', '/retail/checkouts/_quick', quick);
    page.root.send({ type: 'page.lookedAt' });
    expect(await box().findByText('Kamu sudah mengambil sebanyak yang boleh hari ini.')).toBeDefined();
  });

  test('nothing is said of what nothing bounds', async () => {
    await sell({ item: { stock: 40 } });
    expect(box().queryByText(/Maksimal|tambah \d+ lagi/)).toBeNull();
  });
});
