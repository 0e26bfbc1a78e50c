import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { SUBSCRIPTION_ERRORS } from '#src/domain/subscription/subscription.ts';
import { ITEM, product, SELLER } from '../../support/products.ts';
import { isOff } from '../support/isOff.ts';
import { followLogin } from '../support/followLogin.ts';
import { openPage, type Opened, type OpenOptions } from '../support/openPage.tsx';

const TERMS = {
  periods: [
    { unit: 'WEEK' as const, every: 2 },
    { unit: 'MONTH' as const, every: 1 },
    { unit: 'MONTH' as const, every: 3 },
  ],
  minQty: 1,
  maxQty: 3,
  shippingDiscount: 10_000,
};
const subscribable = (rest: Parameters<typeof product>[0] = {}) =>
  product({ tags: ['AVAILABLE', 'SUBSCRIPTION'], subscription: TERMS, item: { offered: 30_000 }, ...rest });
const sell = (options: OpenOptions = { visitor: { member: 'ayu' } }) =>
  openPage({ shop: { products: [subscribable()] } }, options);
const PATH = `/p/barang-uji/${ITEM}`;

const box = () => within(screen.getByRole('complementary', { name: 'Beli' }));
const subscribe = async (page: Opened) =>
  page.user.click(await box().findByRole('radio', { name: 'Langganan' }));
const monthly = (page: Opened) => page.user.click(box().getByRole('radio', { name: 'Setiap bulan' }));
const add = (page: Opened) =>
  page.user.click(box().getByRole('button', { name: 'Masukkan keranjang langganan' }));
const adds = (page: Opened) => page.shop.requests.filter(({ path }) => path === '/subscription/carts');
const schedule = () => within(box().getByRole('region', { name: 'Jadwal kiriman' }));

beforeEach(() => sessionStorage.clear());

describe('subscribing', () => {
  test('[TAG-21, SUBS-01, SUBS-03, LINK-05] offers periods, quantity, benefits beside buying once', async () => {
    const page = await sell();
    const once = await box().findByRole('radio', { name: 'Beli sekali' });
    expect(once).toHaveProperty('checked', true);
    expect(box().getByRole('radiogroup', { name: 'Cara beli' }).contains(once)).toBe(true);
    expect(box().getByRole('button', { name: 'Beli sekarang' })).toBeDefined();
    await subscribe(page);
    expect(box().queryByRole('button', { name: 'Beli sekarang' })).toBeNull();
    for (const name of ['Setiap 2 minggu', 'Setiap bulan', 'Setiap 3 bulan']) {
      expect(box().getByRole('radio', { name })).toHaveProperty('checked', false);
    }
    expect(box().getByText('Diskon ongkir untuk paket min. Rp50.000')).toBeDefined();
    expect(box().getByRole('link', { name: 'Cara kerja dan langgananku' }).getAttribute('href')).toBe(
      '/subscription',
    );
    await page.user.click(once);
    expect(box().getByRole('button', { name: 'Beli sekarang' })).toBeDefined();
    expect(adds(page)).toEqual([]);
  });

  test('[SUBS-04] below Rp50.000 no discount is promised but what is missing; from there on it is', async () => {
    const page = await sell();
    await subscribe(page);
    expect(box().getByText('Kurang Rp20.000 lagi untuk diskon ongkir sampai Rp10.000.')).toBeDefined();
    expect(box().queryByText(/Ongkir tiap kiriman dipotong/)).toBeNull();
    await page.user.click(box().getByRole('button', { name: 'Tambah jumlah tiap kiriman' }));
    expect(box().getByText('Ongkir tiap kiriman dipotong sampai Rp10.000.')).toBeDefined();
    expect(box().queryByText(/Kurang/)).toBeNull();
  });

  test('[SUBS-05, SUBS-12] without a period says so there and leads to it; a choice clears it', async () => {
    const page = await sell();
    await subscribe(page);
    await add(page);
    const periods = box().getByRole('group', { name: 'Periode langganan' });
    expect(within(periods).getByRole('alert').textContent).toBe('Isi dulu periode langganannya, ya.');
    expect(document.activeElement).toBe(box().getByRole('radio', { name: 'Setiap 2 minggu' }));
    await monthly(page);
    expect(screen.queryByText('Isi dulu periode langganannya, ya.')).toBeNull();
    expect(adds(page)).toEqual([]);
  });

  test('[SUBS-01] a step goes on from the number of deliveries that is being typed', async () => {
    const page = await sell();
    await subscribe(page);
    await monthly(page);
    const field = box().getByRole('textbox', { name: 'Berapa kali dikirim' });
    await page.user.clear(field);
    await page.user.type(field, '8{ArrowUp}');
    expect(field).toHaveProperty('value', '9');
    await page.user.clear(field);
    await page.user.type(field, '7{ArrowDown}');
    expect(field).toHaveProperty('value', '6');
    expect(box().getByText('Maks. 12 bulan, 12 kali')).toBeDefined();
    await page.user.clear(field);
    await page.user.type(field, '99{Enter}');
    expect(field).toHaveProperty('value', '12');
    const more = box().getByRole('button', { name: 'Tambah jumlah kiriman' });
    expect(more.getAttribute('aria-disabled')).toBe('true');
  });

  test('[SUBS-07, SUBS-08] the bounds are said before, and at the quantity when they bite', async () => {
    const page = await sell({
      visitor: { member: 'ayu' },
      shop: { products: [subscribable({ subscription: { ...TERMS, minQty: 2 } })] },
    });
    await subscribe(page);
    expect(box().getByText('2 sampai 3 barang')).toBeDefined();
    const field = () => box().getByRole('textbox', { name: 'Jumlah tiap kiriman' }) as HTMLInputElement;
    expect(field().value).toBe('2');
    await monthly(page);
    const type = async (text: string) => {
      await page.user.clear(field());
      await page.user.type(field(), `${text}{Enter}`);
    };
    await type('1');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(box().getByText('Minimal 2 barang.')).toBeDefined();
    await add(page);
    await type('4');
    expect(box().getByText('Maksimal 3 barang.')).toBeDefined();
    await add(page);
    expect(adds(page)).toEqual([]);
    await type('3');
    expect(field().getAttribute('aria-invalid')).toBeNull();
  });

  test('[SUBS-14] tells days and sums of deliveries, by the marketplace’s day and whole months', async () => {
    // The last day of January in Jakarta begins in three days.
    const page = await sell({ visitor: { member: 'ayu' }, shop: { now: Date.UTC(2027, 0, 28, 5) } });
    await subscribe(page);
    await monthly(page);
    await page.user.click(box().getByRole('button', { name: 'Tambah jumlah tiap kiriman' }));
    const rows = schedule()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.replaceAll(/\s+/g, ' '));
    expect(rows).toEqual(['31 Jan 2027Rp60.000', '28 Feb 2027Rp60.000', '31 Mar 2027Rp60.000']);
    expect(schedule().getByText('Subtotal 3 kiriman').parentElement?.textContent).toContain('Rp180.000');
    await add(page);
    await box().findByRole('link', { name: 'Buka keranjang langganan' });
    const bag = await page.visitor.textAt('/subscription/cart');
    for (const day of ['31 Jan 2027', '28 Feb 2027', '31 Mar 2027']) expect(bag).toContain(day);
    expect(bag).toContain('Harga 2 barang Rp60.000');
  });

  test('[SUBS-09, LINK-06] a member adds it once, sees what was added, and goes to its bag', async () => {
    const page = await sell();
    await subscribe(page);
    await monthly(page);
    await page.user.dblClick(box().getByRole('button', { name: 'Masukkan keranjang langganan' }));
    expect(
      await box().findByText('1 barang per kiriman, mulai 24 Nov 2026.', { exact: false }),
    ).toBeDefined();
    expect(box().getByRole('link', { name: 'Buka keranjang langganan' }).getAttribute('href')).toBe(
      '/subscription/cart',
    );
    expect(adds(page).map(({ body }) => body)).toEqual([
      {
        itemSku: ITEM,
        pickupPointCode: expect.stringMatching(/^PP-/),
        quantity: 1,
        period: { unit: 'MONTH', every: 1 },
        frequency: 3,
        destination: expect.objectContaining({ district: 'Menteng', postalCode: '10310' }),
      },
    ]);
    expect(await page.visitor.textAt('/subscription/cart')).toContain('1 barang · Rp30.000 per kiriman');
    // Adding again is another purchase.
    await page.user.click(box().getByRole('button', { name: 'Tambah lagi' }));
    await page.settle();
    await add(page);
    expect(await box().findByText('2 barang per kiriman', { exact: false })).toBeDefined();
    expect(await page.visitor.textAt('/subscription/cart')).toContain('2 barang · Rp60.000 per kiriman');
  });

  test('[SUBS-09] an answer that was lost: it is added once when it is pressed again', async () => {
    const page = await sell();
    await subscribe(page);
    await monthly(page);
    await page.shop.fault('POST /subscription/carts', 'reset', 1);
    await add(page);
    expect(await box().findByText('Langganan gagal diproses. Coba lagi, ya.')).toBeDefined();
    await add(page);
    expect(await box().findByText('1 barang per kiriman', { exact: false })).toBeDefined();
    expect(adds(page)).toHaveLength(2);
    expect(await page.visitor.textAt('/subscription/cart')).toContain('1 barang · Rp30.000 per kiriman');
  });

  test('[SUBS-09, AUTH-04, AUTH-05] a guest logs in, and it goes on as it was chosen, once', async () => {
    const guest = await sell({ path: PATH });
    await subscribe(guest);
    await monthly(guest);
    await guest.user.click(box().getByRole('button', { name: 'Tambah jumlah tiap kiriman' }));
    await add(guest);
    const href = await followLogin(guest, 'Masuk untuk langganan');
    expect(adds(guest)).toEqual([]);
    guest.view.unmount();
    guest.root.stop();
    const path = new URL(href, 'http://shop.test').searchParams.get('redirect') ?? '';
    const member = await sell({ path, visitor: { member: 'ayu' } });
    await waitFor(() => expect(adds(member)).toHaveLength(1));
    expect(
      await screen.findByText('Masuk ke keranjang langganan.', { selector: '[role=status] *' }),
    ).toBeDefined();
    expect(box().getByText('2 barang per kiriman', { exact: false })).toBeDefined();
    member.view.unmount();
    const again = await sell({ path, visitor: { member: 'ayu' } });
    await again.settle();
    expect(adds(again)).toEqual([]);
  });

  test('[SUBS-10] it joins a subscription that runs: its days, the whole package, and there it is', async () => {
    const page = await sell({
      visitor: { member: 'ayu' },
      shop: {
        products: [subscribable(), subscribable({ productSku: 'UJI-00002', item: { offered: 25_000 } })],
      },
    });
    await page.visitor.call('/subscription/carts', {
      itemSku: 'UJI-00002-01',
      pickupPointCode: `PP-${SELLER.code}`,
      quantity: 1,
      period: { unit: 'WEEK', every: 2 },
      frequency: 4,
    });
    await page.visitor.submit('/subscription/cart/start');
    // The facts are as old as the page.
    page.tellLater('subscription', { type: 'page.outdated' });
    await page.settle();
    await subscribe(page);
    const join = box().getByRole('radio', {
      name: 'Gabung ke langganan yang ada Setiap 2 minggu, 1 produk, berikutnya 24 Nov',
    });
    await page.user.click(join);
    expect(box().queryByRole('group', { name: 'Periode langganan' })).toBeNull();
    const rows = schedule()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.replaceAll(/\s+/g, ' '));
    expect(rows).toEqual([
      '24 Nov 2026Rp55.000',
      '8 Des 2026Rp55.000',
      '22 Des 2026Rp55.000',
      '5 Jan 2027Rp55.000',
    ]);
    expect(schedule().getByText('Subtotal 4 kiriman').nextElementSibling?.textContent).toBe('Rp220.000');
    expect(schedule().getByText('Lihat 1 kiriman lainnya')).toBeDefined();
    await page.user.click(box().getByRole('button', { name: 'Tambahkan ke langganan' }));
    expect((await box().findByRole('link', { name: 'Lihat langgananku' })).getAttribute('href')).toBe(
      '/subscription',
    );
    expect(await page.visitor.textAt('/subscription')).toContain('Subtotal 4 kiriman Rp220.000');
    expect(adds(page)).toEqual([]);
    // Adding more shows the package as it is by now.
    await page.user.click(box().getByRole('button', { name: 'Tambah lagi' }));
    await page.settle();
    expect(schedule().getAllByText('Rp85.000')).toHaveLength(4);
  });

  test('[SUBS-11, TAG-22] names another location, and subscribes from there', async () => {
    const page = await openPage({
      path: '/p/serum-malam-kenanga-niacinamide-zinc/KNG-00902-01',
      visitor: { member: 'ayu' },
    });
    expect(await box().findByText('Langganan tersedia dari lokasi lain')).toBeDefined();
    await subscribe(page);
    expect(await box().findByText('Dikirim dari Kenanga Sudirman')).toBeDefined();
    await monthly(page);
    await add(page);
    await box().findByText('1 barang per kiriman', { exact: false });
    expect(adds(page)[0]?.body).toMatchObject({ pickupPointCode: 'PP-KNG-SUDIRMAN' });
  });

  test('[SUBS-11, SUBS-12] without a location says so, adds nothing, and tries again', async () => {
    const page = await openPage({
      path: '/p/serum-malam-kenanga-niacinamide-zinc/KNG-00902-01',
      visitor: { member: 'ayu' },
    });
    await page.shop.fault('POST /subscription/subscriptions/calculateNearestPickupPoint', '500');
    await subscribe(page);
    expect((await box().findByText(/Belum ada lokasi yang bisa melayani alamatmu/)).textContent).toContain(
      'Langganan gagal diproses.',
    );
    expect(isOff(box().getByRole('button', { name: 'Masukkan keranjang langganan' }))).toBe(true);
    await page.shop.mend();
    await page.user.click(box().getByRole('button', { name: 'Coba lagi' }));
    expect(await box().findByText('Dikirim dari Kenanga Sudirman')).toBeDefined();
  });

  test.each([
    ['GET /subscription/products/*', '500'],
    ['GET /subscription/products/*/benefit', '500'],
    ['GET /subscription/products/*', 'schema'],
    ['GET /subscription/products/*/benefit', 'malformed'],
  ])(
    '[SUBS-13] where %s fails (%s) nothing is offered, and it can be bought once',
    async (endpoint, fault) => {
      const page = await sell({ visitor: { member: 'ayu' }, shop: { faults: { [endpoint]: fault } } });
      await waitFor(() =>
        expect(page.root.getSnapshot().children.subscription?.getSnapshot().hasTag('failed')).toBe(true),
      );
      expect(box().queryByRole('radio')).toBeNull();
      expect(isOff(box().getByRole('button', { name: 'Beli sekarang' }))).toBe(false);
    },
  );

  test('[SUBS-15] amounts that cannot be are no offer', async () => {
    for (const price of [-30_000, 0.5, 1e21]) {
      const page = await sell({
        visitor: { member: 'ayu' },
        shop: {
          answers: (path, data) =>
            /^\/subscription\/products\/[^/]+$/.test(path) ? { ...(data as object), price } : data,
        },
      });
      await waitFor(() =>
        expect(page.root.getSnapshot().children.subscription?.getSnapshot().hasTag('failed')).toBe(true),
      );
      expect(box().queryByRole('radio', { name: 'Langganan' })).toBeNull();
      page.view.unmount();
    }
  });

  test.each([
    ['ERR-37', { unbuyable: true }, {}, 'Produk ini sedang tidak bisa dibeli.'],
    ['ERR-41', {}, { storeClose: { delayShipping: true } }, 'Ada kendala pada produk ini. Coba lagi nanti.'],
    ['ERR-36', { item: { offered: 30_000, stock: 1 } }, {}, 'Stok habis, belum bisa langganan.'],
  ])(
    '[%s] a refusal of the marketplace in its own words beside the button',
    async (_, facts, merchant, words) => {
      const page = await sell({
        visitor: { member: 'ayu' },
        shop: { products: [subscribable(facts)], merchant },
      });
      await subscribe(page);
      await monthly(page);
      await page.user.click(box().getByRole('button', { name: 'Tambah jumlah tiap kiriman' }));
      await add(page);
      expect((await box().findByText(words)).closest('[role=alert]')).not.toBeNull();
      expect(box().queryByRole('link', { name: 'Buka keranjang langganan' })).toBeNull();
      await monthly(page);
      await page.user.click(box().getByRole('radio', { name: 'Setiap 3 bulan' }));
      expect(screen.queryByText(words)).toBeNull();
    },
  );

  const WORDS: Record<(typeof SUBSCRIPTION_ERRORS)[number], [entry: string, id: string, en: string]> = {
    OOS: ['ERR-35', 'Stok habis, belum bisa langganan.', 'Out of stock, so it cannot be subscribed to.'],
    OutOfStock: [
      'ERR-36',
      'Stok habis, belum bisa langganan.',
      'Out of stock, so it cannot be subscribed to.',
    ],
    UNBUYABLE_ITEM: [
      'ERR-37',
      'Produk ini sedang tidak bisa dibeli.',
      'This product cannot be bought right now.',
    ],
    UNSUBSCRIBE_ITEM: [
      'ERR-38',
      'Produk ini tidak tersedia untuk langganan.',
      'This product cannot be subscribed to.',
    ],
    INVALID_PERIOD: ['ERR-39', 'Periode langganan tidak valid.', 'The subscription period is not valid.'],
    INVALID_QUANTITY: ['ERR-40', 'Jumlah langganan tidak valid.', 'The subscription quantity is not valid.'],
    PRODUCT_ERROR: [
      'ERR-41',
      'Ada kendala pada produk ini. Coba lagi nanti.',
      'There is a problem with this product. Try again later.',
    ],
    GENERAL_ERROR: [
      'ERR-42',
      'Langganan gagal diproses. Coba lagi, ya.',
      'The subscription could not be processed. Please try again.',
    ],
    INVALID_PRODUCT: [
      'ERR-43',
      'Produk tidak valid untuk langganan.',
      'The product is not valid for a subscription.',
    ],
  };
  test.each(SUBSCRIPTION_ERRORS.map((code) => [WORDS[code][0], code] as const))(
    '[%s, SUBS-12] %s is said in both languages, at its place',
    async (_, code) => {
      for (const language of ['id', 'en'] as const) {
        const page = await sell({
          visitor: { member: 'ayu', language },
          shop: { refused: { '/subscription/carts': code } },
        });
        const place = within(screen.getByRole('complementary', { name: language === 'id' ? 'Beli' : 'Buy' }));
        await page.user.click(
          await place.findByRole('radio', { name: language === 'id' ? 'Langganan' : 'Subscribe' }),
        );
        await page.user.click(
          place.getByRole('radio', { name: language === 'id' ? 'Setiap bulan' : 'Every month' }),
        );
        await page.user.click(
          place.getByRole('button', {
            name: language === 'id' ? 'Masukkan keranjang langganan' : 'Add to subscription bag',
          }),
        );
        const said = await place.findByText(WORDS[code][language === 'id' ? 1 : 2]);
        expect(said.closest('[role=alert]')).not.toBeNull();
        expect(said.closest('fieldset') !== null, code).toBe(code === 'INVALID_PERIOD');
        page.view.unmount();
      }
    },
  );

  test('[SUBS-01, CART-04] the phone’s sheet has the same choice, with its own foot', async () => {
    const page = await sell();
    page.tell('addToCart', { type: 'add.requested', initiator: 'ADD_TO_CART', mode: 'MODAL' });
    const sheet = within(await screen.findByRole('dialog', { name: 'Tambah ke keranjang' }));
    await page.user.click(await sheet.findByRole('radio', { name: 'Langganan' }));
    const own = within(await screen.findByRole('dialog', { name: 'Langganan' }));
    expect(own.queryByRole('button', { name: '+ Keranjang' })).toBeNull();
    const press = await own.findByRole('button', { name: 'Masukkan keranjang langganan' });
    await page.user.click(press);
    expect(own.getByText('Isi dulu periode langganannya, ya.')).toBeDefined();
    await page.user.click(own.getByRole('radio', { name: 'Setiap bulan' }));
    await page.user.click(press);
    expect((await own.findByRole('link', { name: 'Buka keranjang langganan' })).getAttribute('href')).toBe(
      '/subscription/cart',
    );
    expect(adds(page)).toHaveLength(1);
  });
});
