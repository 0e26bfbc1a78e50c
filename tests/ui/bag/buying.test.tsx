import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { CatalogueLimits } from '#marketplace/product/catalogue/types.ts';
import { selectIsPending } from '#src/machines/bag/addToCart/addToCartSelectors.ts';
import { boughtAlong, ITEM, OTHER_KIND, product } from '../../support/products.ts';
import { added, press, sell } from '../support/buyBox.ts';
import { isOff } from '../support/isOff.ts';
import { dialogShown } from '../support/dialogShown.ts';
import { onPhone } from '../support/onPhone.ts';
import { openPage } from '../support/openPage.tsx';

const friend = product({ productSku: 'UJI-00002', name: 'Teman', categories: OTHER_KIND });
/** As many lines as a bag of the marketplace holds. */
const BAG_MAXIMUM_ITEMS = 100;
/** A backend that does not tell how many pieces this visitor can have. */
const withoutLimits = (path: string, data: unknown) =>
  path.includes('/_summary') ? { ...(data as object), purchaseLimit: null } : data;

describe('adding to the bag', () => {
  test('[CART-01, CART-05, SHELL-06, SHELL-07] adds the choice, says so, and raises the count', async () => {
    const page = await sell({}, { path: `/p/barang-uji/${ITEM}?qty=2` });
    await press(page, 'Keranjang');
    expect(added(page).map(({ body }) => body)).toEqual([
      {
        itemSku: ITEM,
        pickupPointCode: 'PP-TOK-1',
        quantity: 2,
        fulfillment: 'DELIVERY',
        addOns: [],
        cartType: 'REGULAR',
        actionType: 'REGULAR',
        replace: false,
        destination: {
          district: 'Gambir',
          city: 'Jakarta Pusat',
          postalCode: '10110',
          geolocation: null,
        },
      },
    ]);
    expect(added(page)[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
    // The toast comes once no suggestions can come in time: with them a dialog would tell of the add.
    const toast = await screen.findByText('Berhasil masuk keranjang.', {}, { timeout: 5_000 });
    expect(toast.closest('[role=status]')).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Keranjang, 2 barang' })).toBeDefined();
    expect(page.tracked).toContainEqual({ name: 'add_to_cart', data: { itemSku: ITEM, quantity: 2 } });
    await page.user.click(screen.getByRole('button', { name: 'Tutup pesan' }));
    expect(screen.queryByText('Berhasil masuk keranjang.')).toBeNull();
  });

  test.each(['bagFull', 'imagePreview'] as const)(
    '[SHELL-06] while the modal %s is open only its live region has the toast',
    async (key) => {
      const page = await sell();
      await press(page, 'Keranjang');
      page.tell('modal', { type: 'modal.opened', key });
      const modal = await dialogShown();
      const region = await within(modal).findByText('Berhasil masuk keranjang.');
      expect(region.closest('[role=status]')).not.toBeNull();
      expect(screen.getAllByText('Berhasil masuk keranjang.')).toHaveLength(1);
      page.tell('modal', { type: 'modal.closed' });
      const below = screen.getByText('Berhasil masuk keranjang.').closest('[role=status]');
      expect(below).not.toBeNull();
      expect(modal.contains(below)).toBe(false);
    },
  );

  test('[CART-33] a visitor who logs in is told how much of the bag could not be kept', async () => {
    const page = await sell({ item: { stock: 1 } });
    await press(page, 'Keranjang');
    await page.shop.asAnotherMember('ayu', '/retail/carts', added(page)[0]?.body);
    await page.visitor.logIn('ayu');
    page.tell('bag', { type: 'bag.refreshRequested', vendor: 'retail' });
    await page.settle();
    const toast = await screen.findByText(/^1 barang tidak ikut ke keranjangmu/);
    expect(toast.closest('[role=status]')?.innerHTML).toMatch(/#icon-info.*href="\/cart"/);
    expect(screen.getByRole('link', { name: 'Keranjang, 1 barang' })).toBeDefined();
  });

  test('[CART-23] pressed twice it happens once', async () => {
    const page = await sell({}, { visitor: { member: 'ayu' } });
    await page.shop.fault('POST /retail/carts', 'slow', 1, 50);
    const button = within(screen.getByRole('complementary')).getByRole('button', { name: 'Keranjang' });
    await page.user.dblClick(button);
    await page.settle();
    expect(screen.getByRole('link', { name: 'Keranjang, 1 barang' })).toBeDefined();
  });

  test('[CART-04, SHELL-09] the phone sheet shows product, choices, subtotal and one confirmation', async () => {
    await onPhone(async () => {
      const page = await sell({
        attributes: ['Warna'],
        items: [
          {
            values: ['Merah'],
            pickup: 'AVAILABLE',
            offered: 80_000,
            listed: 100_000,
            pictures: ['koper-pandan', 'koper-nila'],
          },
          { values: ['Biru'] },
        ],
      });
      const bar = screen.getByRole('region', { name: 'Beli' });
      await page.user.click(within(bar).getByRole('button', { name: 'Keranjang' }));
      const sheet = await screen.findByRole('dialog', { name: 'Tambah ke keranjang' });
      const picture = sheet.querySelector('.bagtop img')?.getAttribute('src');
      expect(picture).toMatch(/koper-pandan/);
      expect(sheet.querySelector('.priceNow')?.textContent).toBe('Harga sekarang Rp80.000');
      expect(sheet.querySelector('s')?.textContent).toBe('Harga sebelumnya Rp100.000');
      const subtotal = () => sheet.querySelector('.orderMade')?.textContent;
      await waitFor(() => expect(subtotal()).toBe('Subtotal Rp80.000'));
      expect(within(sheet).getByRole('link', { name: 'Biru' })).toBeDefined();
      expect(within(sheet).getByRole('radio', { name: /Ambil di toko/ })).toBeDefined();
      await page.user.click(within(sheet).getByRole('button', { name: 'Tambah' }));
      await page.settle();
      expect(subtotal()).toBe('Subtotal Rp160.000');
      await page.user.click(within(sheet).getByRole('button', { name: 'Tambah ke keranjang' }));
      await page.settle();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(added(page)[0]?.body).toMatchObject({ quantity: 2 });
    });
  });

  test('[CART-08] in a running campaign the action type is CAMPAIGN', async () => {
    const page = await sell({
      campaign: { id: 'FS', name: 'Flash', startsInMinutes: -5, endsInMinutes: 5, quota: 10, sold: 0 },
    });
    await press(page, 'Keranjang');
    expect(added(page)[0]?.body).toMatchObject({ actionType: 'CAMPAIGN' });
  });

  test('[CART-15, SUPER-02] inside the super-app the cart type is MBCA', async () => {
    const page = await sell({}, { visitor: { superApp: true } });
    await press(page, 'Keranjang');
    expect(added(page)[0]?.body).toMatchObject({ cartType: 'MBCA' });
  });

  test('[CART-29, CART-31, LINK-02] grocery has its own bag, whose count and sum the header shows', async () => {
    const page = await sell({ vendor: 'grocery' }, { path: `/grocery/p/barang-uji/${ITEM}?qty=2` });
    await press(page, 'Keranjang');
    expect(page.shop.requests.filter(({ method }) => method === 'POST').map(({ path }) => path)).toContain(
      '/grocery/checkout/_add',
    );
    const bag = await screen.findByRole('link', { name: 'Keranjang, 2 barang' });
    expect(bag.getAttribute('href')).toBe('/grocery/cart');
    await waitFor(() => expect(bag.textContent).toContain('Rp200.000'));
  });

  test('[SHELL-06, MODAL-37] where a dialog comes it tells of the add alone, without a toast', async () => {
    const page = await openPage({
      shop: { products: [product(), friend], baskets: boughtAlong('UJI-00002') },
    });
    let announced = 0;
    const observer = new MutationObserver((records) => {
      for (const { addedNodes } of records) {
        for (const node of addedNodes) {
          const isLive = (node.parentElement?.closest('[role=status], [role=alert]') ?? null) !== null;
          if (isLive && node.textContent?.includes('Berhasil masuk keranjang.') === true) announced += 1;
        }
      }
    });
    observer.observe(document.body, { childList: true, subtree: true });
    // The suggestions arrive before the add is done.
    const letGo = page.shop.hold(/\/retail\/carts$/);
    await page.user.click(screen.getAllByRole('button', { name: 'Keranjang' })[0] as HTMLElement);
    await waitFor(() =>
      expect(page.part('addToCart')?.getSnapshot().context.recommendations).toHaveLength(1),
    );
    await letGo();
    const sheet = await screen.findByRole('dialog', { name: 'Sudah di keranjang' });
    expect(within(sheet).getByText('Berhasil masuk keranjang.').closest('[role=status]')).toBeNull();
    await page.settle();
    observer.disconnect();
    // A screen reader announces the name of the dialog alone.
    expect(announced).toBe(0);
    await page.user.click(within(sheet).getByRole('button', { name: 'Lanjut belanja' }));
    await waitFor(() => expect(screen.queryByText('Berhasil masuk keranjang.')).toBeNull());
  });

  test.each(['leaves', 'opens something else', 'stays'])(
    '[CART-01, CART-27, LIMIT-21] a visitor who %s before late suggestions gets a toast',
    async (what) => {
      const page = await openPage({
        shop: { products: [product(), friend], baskets: boughtAlong('UJI-00002') },
      });
      const letGo = page.shop.hold(/category-recommendations/);
      await page.user.click(screen.getAllByRole('button', { name: 'Keranjang' })[0] as HTMLElement);
      await screen.findByRole('link', { name: 'Keranjang, 1 barang' });
      if (what === 'leaves') page.router.history.push('/p/teman/UJI-00002-01');
      expect(await screen.findByText('Berhasil masuk keranjang.')).toBeDefined();
      // The buy box does not wait for the suggestions.
      expect(selectIsPending(page.part('addToCart')?.getSnapshot() as never)).toBe(false);
      if (what === 'opens something else') {
        act(() => page.part('modal')?.send({ type: 'modal.opened', key: 'share' }));
        await screen.findByRole('dialog', { name: 'Bagikan produk' });
      }
      await letGo();
      await page.settle();
      const dialogs = screen.queryAllByRole('dialog').map((dialog) => dialog.getAttribute('data-modal'));
      const said = screen.getAllByText('Berhasil masuk keranjang.');
      if (what !== 'stays') {
        expect(screen.queryByRole('dialog', { name: 'Sudah di keranjang' })).toBeNull();
        expect(dialogs).toHaveLength(what === 'leaves' ? 0 : 1);
        return;
      }
      // The dialog has taken the toast's place.
      const sheet = await screen.findByRole('dialog', { name: 'Sudah di keranjang' });
      expect(said.map((one) => sheet.contains(one))).toEqual([true]);
    },
  );

  test.each(['added', 'refused'])(
    '[CART-01, CART-24] the next page tells a visitor who left during the add that it was %s',
    async (how) => {
      const page = await openPage({
        shop: { products: [product(), friend], baskets: boughtAlong('UJI-00002') },
      });
      if (how === 'refused') await page.shop.fault('POST /retail/carts', '500', 1);
      const letGo = page.shop.hold(/\/retail\/carts$/);
      await page.user.click(screen.getAllByRole('button', { name: 'Keranjang' })[0] as HTMLElement);
      await waitFor(() => expect(added(page)).toHaveLength(1));
      page.router.history.push('/p/teman/UJI-00002-01');
      await screen.findByRole('heading', { level: 1, name: 'Teman' });
      await letGo();
      const words = await screen.findByText(
        how === 'added' ? 'Berhasil masuk keranjang.' : /^Barang dari halaman tadi belum tentu masuk/,
      );
      // A check mark tells that it is in the bag; a visitor who cannot know gets a link to the bag.
      const said = words.closest(how === 'added' ? '[role=status]' : '[role=alert]')?.innerHTML;
      expect(said).toMatch(how === 'added' ? /#icon-check/ : /#icon-circle-alert.*href="\/cart"/);
      await page.settle();
      expect(screen.getByRole('link', { name: /^Keranjang, / }).getAttribute('aria-label') ?? '').toMatch(
        how === 'added' ? /1/ : /0|kosong/,
      );
      expect(added(page)).toHaveLength(1);
    },
  );

  test('[CART-27, CART-10, MODAL-37, RECO-05, LIMIT-20] offers up to six suggestions to add', async () => {
    const others = Array.from({ length: 8 }, (_, index) =>
      product({ productSku: `UJI-1000${index}`, name: `Teman ${index}`, categories: OTHER_KIND }),
    );
    const page = await openPage({
      shop: {
        products: [product(), ...others],
        baskets: boughtAlong(...others.map(({ productSku }) => productSku)),
      },
    });
    await press(page, 'Keranjang');
    const sheet = await screen.findByRole('dialog', { name: 'Sudah di keranjang' });
    // The dialog tells of the add: no toast repeats it.
    expect(screen.getAllByText('Berhasil masuk keranjang.').map((one) => sheet.contains(one))).toEqual([
      true,
    ]);
    expect(screen.queryByRole('button', { name: 'Tutup pesan' })).toBeNull();
    const buttons = within(sheet).getAllByRole('button', { name: /^Tambah Teman/ });
    expect(buttons.length).toBe(6);
    expect(within(sheet).getByRole('link', { name: 'Buka keranjang' }).getAttribute('href')).toBe('/cart');
    await page.user.click(buttons[0] as HTMLElement);
    await page.settle();
    expect(added(page).at(-1)?.body).toMatchObject({ actionType: 'RECOMMENDATION', quantity: 1 });
    // The add closes the dialog, and the page tells of it.
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Berhasil masuk keranjang.')).toBeDefined();
  });
});

describe('buying now', () => {
  test('[CART-02, CART-18, CART-21, LINK-10] a member is led to the checkout', async () => {
    const page = await sell({}, { visitor: { member: 'ayu' } });
    await press(page, 'Beli sekarang').catch(() => {});
    await waitFor(() => expect(page.left[0]).toMatch(/^\/retail\/checkout\/[\w-]+$/));
    expect(page.tracked).toContainEqual({ name: 'buy_now', data: { itemSku: ITEM } });
    expect(added(page)).toEqual([]);
  });
  test('[CART-19, CART-22, LINK-03] a guest is asked to log in and would come back here', async () => {
    const page = await sell({}, { path: `/p/barang-uji/${ITEM}?qty=2` });
    await press(page, 'Beli sekarang');
    const prompt = await screen.findByRole('dialog', { name: 'Masuk untuk membeli' });
    const href = within(prompt).getByRole('link', { name: 'Masuk' }).getAttribute('href') ?? '';
    expect(href).toBe(`/login?redirect=${encodeURIComponent(`/p/barang-uji/${ITEM}?qty=2`)}`);
    await page.user.click(within(prompt).getByRole('button', { name: 'Nanti saja' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(page.shop.requests.some(({ path }) => path.includes('_quick'))).toBe(false);
  });
  test('[LINK-11] grocery leads to its own checkout', async () => {
    const page = await sell(
      { vendor: 'grocery' },
      { path: `/grocery/p/barang-uji/${ITEM}`, visitor: { member: 'ayu' } },
    );
    await press(page, 'Beli sekarang').catch(() => {});
    await waitFor(() => expect(page.left[0]).toMatch(/^\/grocery\/checkout\/[\w%-]+$/), {
      timeout: 20_000,
    });
  });
  test.each([
    [
      'citra',
      'Kami mendeteksi aktivitas mencurigakan di akunmu. Coba lagi setelah 24 jam atau hubungi layanan pelanggan.',
      'Hubungi layanan pelanggan',
      '/bliblicare',
    ],
    ['dewi', 'Selesaikan dulu pembayaran yang tertunda.', 'Lihat pesanan', '/member/order/retail'],
    [
      'eko',
      'Akunmu dinonaktifkan. Hubungi layanan pelanggan, ya.',
      'Hubungi layanan pelanggan',
      '/bliblicare',
    ],
  ])(
    '[MODAL-43, AUTH-10..12, ERR-21..24, LINK-13, LINK-21] %s cannot check out: %s',
    async (member, text, action, href) => {
      const page = await sell({}, { visitor: { member } });
      await press(page, 'Beli sekarang');
      const sheet = await screen.findByRole('dialog', { name: 'Belum bisa checkout' });
      expect(within(sheet).getByText(text)).toBeDefined();
      expect(within(sheet).getByRole('link', { name: action }).getAttribute('href')).toBe(href);
      expect(page.left).toEqual([]);
    },
  );
});

describe('refusals of the bag', () => {
  const limited = (limits: CatalogueLimits, quantity = 5) =>
    // A limit surprises only where the backend did not tell it before.
    sell({ limits }, { path: `/p/barang-uji/${ITEM}?qty=${quantity}`, shop: { answers: withoutLimits } });
  test.each([
    ['ERR-02', { event: 2 }, 'Kamu hanya bisa membeli 2 barang lagi selama periode promo.'],
    ['ERR-03', { daily: 2 }, 'Maksimal pembelian 2 barang per hari.'],
    ['ERR-04', { cart: 3 }, 'Kamu hanya bisa membeli 3 barang lagi selama periode promo.'],
    ['ERR-05', { cartItemEvent: 2 }, 'Kamu hanya bisa membeli 2 barang lagi selama periode promo.'],
    ['ERR-06', { cartItemDaily: 2 }, 'Maksimal pembelian 2 barang per hari.'],
    ['ERR-11', { promotionQuota: 4 }, 'Stok terbatas, kamu hanya bisa membeli maksimal 4 barang.'],
  ] as const)('[%s, CART-24] limit %o: %s', async (_, limits, text) => {
    const page = await limited(limits);
    await press(page, 'Keranjang');
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
    expect(screen.getAllByText(text)[0]?.closest('[role=alert]')).not.toBeNull();
  });
  test('[ERR-10, CART-24] a withdrawn option cannot be asked for again until another is chosen', async () => {
    const page = await sell({
      unbuyable: true,
      attributes: ['Warna'],
      items: [{ values: ['Merah'] }, { values: ['Biru'] }],
    });
    const box = screen.getByRole('complementary');
    const buttons = () =>
      ['Keranjang', 'Beli sekarang'].map((name) => within(box).getByRole('button', { name }));
    await press(page, 'Keranjang');
    expect(within(box).getByRole('alert').textContent).toBe('Barang ini sedang tidak tersedia.');
    for (const button of buttons()) expect(isOff(button)).toBe(true);
    await press(page, 'Keranjang');
    expect(added(page)).toHaveLength(1);
    await page.user.click(screen.getByRole('link', { name: 'Biru' }));
    await page.settle();
    expect(within(box).queryByRole('alert')).toBeNull();
    for (const button of buttons()) expect(isOff(button)).toBe(false);
    await press(page, 'Keranjang');
    expect(added(page)).toHaveLength(2);
  });
  test('[ERR-10, CART-04] on the phone the sheet says so, and once it is closed the bar does', async () => {
    const width = window.innerWidth;
    window.innerWidth = 360;
    try {
      const page = await sell({ unbuyable: true });
      const bar = screen.getByRole('region', { name: 'Beli' });
      await page.user.click(within(bar).getByRole('button', { name: 'Keranjang' }));
      const sheet = await screen.findByRole('dialog', { name: 'Tambah ke keranjang' });
      const confirm = within(sheet).getByRole('button', { name: 'Tambah ke keranjang' });
      await page.user.click(confirm);
      await page.settle();
      expect(within(sheet).getByRole('alert').textContent).toBe('Barang ini sedang tidak tersedia.');
      expect(isOff(confirm)).toBe(true);
      await page.user.click(within(sheet).getByRole('button', { name: 'Tutup' }));
      expect(within(bar).getByRole('alert').textContent).toBe('Barang ini sedang tidak tersedia.');
      expect(isOff(within(bar).getByRole('button', { name: 'Keranjang' }))).toBe(true);
    } finally {
      window.innerWidth = width;
    }
  });
  test.each(['500', '429', 'malformed', 'html', 'empty', 'reset', 'schema'])(
    '[ERR-25, CART-24] a %s is the generic failure, and the page stays usable',
    async (fault) => {
      const page = await sell({}, { visitor: { member: 'ayu' } });
      await page.shop.fault('POST /retail/carts', fault, 1);
      await press(page, 'Keranjang');
      expect(screen.getAllByText('Produk gagal ditambahkan. Coba lagi, ya.').length).toBeGreaterThan(0);
      await press(page, 'Keranjang');
      expect(screen.getByText('Berhasil masuk keranjang.')).toBeDefined();
    },
  );
  test('[MODAL-15, CART-25, ERR-13] an item of the other way in the bag: asked, changed, added', async () => {
    const page = await sell({ item: { pickup: 'AVAILABLE' } });
    await press(page, 'Keranjang');
    await page.user.click(screen.getByRole('radio', { name: /Ambil di toko/ }));
    await page.settle();
    await press(page, 'Keranjang');
    const sheet = await screen.findByRole('dialog', { name: 'Ubah metode pengiriman' });
    expect(
      within(sheet).getByText('Ada barang yang dikirim di keranjangmu. Ubah jadi ambil di toko?'),
    ).toBeDefined();
    await page.user.click(within(sheet).getByRole('button', { name: 'Batal' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await press(page, 'Keranjang');
    await page.user.click(await screen.findByRole('button', { name: 'Ubah' }));
    await page.settle();
    expect(added(page).at(-1)?.body).toMatchObject({ replace: true, fulfillment: 'PICKUP' });
  });
  test('[ERR-12] and the other way round', async () => {
    const page = await sell({ item: { pickup: 'AVAILABLE' }, selectedFulfilment: 'PICKUP' });
    await press(page, 'Keranjang');
    await page.user.click(screen.getByRole('radio', { name: /Dikirim/ }));
    await page.settle();
    await press(page, 'Keranjang');
    expect(
      await screen.findByText('Ada barang ambil di toko di keranjangmu. Ubah metode pengirimannya?'),
    ).toBeDefined();
  });
  test('[CART-26, ERR-14] an installation that cannot be had is removed and the add repeated', async () => {
    const page = await sell({
      services: [],
    });
    page.tell('addToCart', { type: 'addOns.changed', addOns: [{ type: 'INSTALLATION', id: 'INST' }] });
    await press(page, 'Keranjang');
    expect(
      screen.getAllByText('Jasa pasang tidak tersedia. Hapus layanannya untuk lanjut.').length,
    ).toBeGreaterThan(0);
    await page.user.click(screen.getAllByRole('button', { name: 'Hapus layanan' })[0] as HTMLElement);
    await page.settle();
    expect(screen.getByText('Berhasil masuk keranjang.')).toBeDefined();
  });
  test.each([
    ['retail', 'id', '/p/', '/cart', 'Keranjang', 'Keranjangmu penuh', 'Buka keranjang'],
    ['grocery', 'id', '/grocery/p/', '/grocery/cart', 'Keranjang', 'Keranjangmu penuh', 'Buka keranjang'],
    ['retail', 'en', '/p/', '/cart', 'Bag', 'Your bag is full', 'Open bag'],
  ] as const)(
    '[MODAL-14, ERR-07] the marketplace refuses what a full bag of %s has no room for (%s)',
    async (vendor, language, prefix, href, button, title, action) => {
      const others = Array.from({ length: BAG_MAXIMUM_ITEMS }, (_, index) =>
        product({ productSku: `UJI-1${String(index).padStart(4, '0')}`, vendor }),
      );
      const page = await openPage({
        path: `${prefix}barang-uji/${ITEM}`,
        visitor: { language, member: 'ayu' },
        shop: { products: [product({ vendor }), ...others] },
      });
      for (const { items } of others) {
        const line = {
          itemSku: items[0]?.itemSku,
          pickupPointCode: 'PP-TOK-1',
          quantity: 1,
          fulfillment: 'DELIVERY',
        };
        const answer =
          vendor === 'grocery'
            ? await page.visitor.call('/grocery/checkout/_add', line, line.itemSku)
            : await page.visitor.call(
                '/retail/carts',
                { ...line, cartType: 'REGULAR', actionType: 'REGULAR' },
                line.itemSku,
              );
        expect(answer.status).toBe(200);
      }
      await press(page, button);
      const sheet = await screen.findByRole('dialog', { name: title });
      expect(within(sheet).getByRole('link', { name: action }).getAttribute('href')).toBe(href);
      await page.user.click(
        within(sheet).getAllByRole('button', {
          name: language === 'id' ? 'Tutup' : 'Close',
        })[0] as HTMLElement,
      );
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );
  test('[MODAL-14] the modal advises what to do', async () => {
    const page = await sell();
    page.tell('modal', { type: 'modal.opened', key: 'bagFull' });
    const sheet = await screen.findByRole('dialog', { name: 'Keranjangmu penuh' });
    expect(within(sheet).getByText('Checkout sebagian atau hapus beberapa barang dulu, ya.')).toBeDefined();
  });
  test('[I18N-02] the same in English', async () => {
    const page = await sell(
      { limits: { daily: 2 } },
      { path: `/p/barang-uji/${ITEM}?qty=5`, visitor: { language: 'en' }, shop: { answers: withoutLimits } },
    );
    await press(page, 'Bag');
    expect(screen.getAllByText('You can buy at most 2 per day.').length).toBeGreaterThan(0);
    expect(page.shop.requests.every(({ headers }) => headers.get('accept-language') === 'en')).toBe(true);
  });
});
