import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ITEM, product } from '../../support/products.ts';
import { testVoucher } from '../../support/vouchers.ts';
import { seeAll } from '../support/farBelow.ts';
import { openPage } from '../support/openPage.tsx';

describe('loading', () => {
  test('[EMPTY-07, PRODUCT-26] while the product loads its place is held; nothing can be bought', async () => {
    const page = await openPage({
      visitor: { member: 'ayu' },
      shop: { products: [product(), product({ productSku: 'UJI-00002', name: 'Lain' })] },
    });
    const letGo = page.shop.hold(/_summary$/);
    page.root.send({
      type: 'route.changed',
      route: { ...page.root.getSnapshot().context.route, productId: 'UJI-00002-01', path: '/x' },
    });
    expect(await screen.findByText('Memuat produk')).toBeDefined();
    expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true');
    expect(screen.queryByRole('button', { name: /Beli sekarang|Keranjang/ })).toBeNull();
    await letGo();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Lain'));
    expect(screen.getAllByRole('button', { name: 'Beli sekarang' }).length).toBe(2);
    await page.settle();
  });
});

describe('[EMPTY-07] while a part is on its way its place is held, and there is nothing to use in it', () => {
  const place = (id: string) => document.getElementById(id) as HTMLElement;
  const busy = (within: HTMLElement) => within.querySelector('[aria-busy="true"]');
  const USABLE = 'a, button, input, select, textarea, summary';

  test.each([
    ['description', /description$/, 'Memuat deskripsi'],
    ['shipping', /shipping-summary$/, 'Memuat ongkir'],
    ['promo', /promotions/, 'Memuat promo'],
    ['recommendation', /products\/[^/]+\/recommendations$/, 'Memuat rekomendasi'],
    ['stores', /offline-merchants/, 'Memuat toko'],
  ])('%s', async (id, endpoint, text) => {
    seeAll();
    const page = await openPage({
      visitor: { member: 'ayu' },
      shop: {
        products: [
          product(),
          product({ productSku: 'UJI-00002', name: 'Lain', tags: ['AVAILABLE', 'OFFLINE'] }),
        ],
        vouchers: [testVoucher()],
      },
    });
    const letGo = page.shop.hold(endpoint);
    page.root.send({
      type: 'route.changed',
      route: { ...page.root.getSnapshot().context.route, productId: 'UJI-00002-01', path: '/x' },
    });
    await screen.findByRole('heading', { level: 1, name: 'Lain' });
    expect(await within(place(id)).findByText(text)).toBeDefined();
    expect(busy(place(id))).not.toBeNull();
    expect(busy(place(id))?.querySelector(USABLE)).toBeNull();
    await letGo();
    await waitFor(() => expect(busy(place(id))).toBeNull());
    expect(within(place(id)).queryByText(text)).toBeNull();
    await page.settle();
  });

  test('the ways of shipping', async () => {
    const page = await openPage({ visitor: { member: 'ayu' }, shop: { products: [product()] } });
    const letGo = page.shop.hold(/shipping$/);
    await page.user.click(screen.getByRole('button', { name: 'Opsi lain' }));
    const sheet = await screen.findByRole('dialog', { name: 'Pengiriman' });
    const told = await within(sheet).findByText('Memuat pilihan pengiriman');
    // For those who hear the page.
    expect(told.getAttribute('role')).toBe('status');
    expect(busy(sheet)?.querySelector(USABLE)).toBeNull();
    expect(within(sheet).queryByRole('radio')).toBeNull();
    await letGo();
    expect((await within(sheet).findAllByRole('radio')).length).toBeGreaterThan(0);
    expect(busy(sheet)).toBeNull();
  });

  test('the pickup points', async () => {
    const page = await openPage({
      visitor: { member: 'ayu' },
      shop: { products: [product({ item: { pickup: 'AVAILABLE' } })] },
    });
    const letGo = page.shop.hold(/pickup-points$/);
    act(() => page.router.history.push(`/click-and-collect/p/${ITEM}/pickup-points`));
    await screen.findByText('Memuat lokasi pengambilan');
    const main = screen.getByRole('main');
    expect(busy(main)).not.toBeNull();
    expect(busy(main)?.querySelector(USABLE)).toBeNull();
    await letGo();
    expect(await within(main).findByText('Gudang Bandung')).toBeDefined();
    expect(busy(main)).toBeNull();
  });

  test('the terms of a voucher', async () => {
    const page = await openPage({
      visitor: { member: 'ayu' },
      shop: { products: [product()], vouchers: [testVoucher()] },
    });
    const letGo = page.shop.hold(/tnc$/);
    await page.user.click(await screen.findByRole('button', { name: /1 voucher toko/ }));
    const list = await screen.findByRole('dialog', { name: 'Voucher & promo' });
    await page.user.click(await within(list).findByRole('button', { name: /^S&K/ }));
    const terms = await screen.findByRole('dialog', { name: 'Syarat & ketentuan' });
    expect(await within(terms).findByText('Memuat syarat & ketentuan')).toBeDefined();
    expect(busy(terms)).not.toBeNull();
    expect(busy(terms)?.querySelector(USABLE)).toBeNull();
    await letGo();
    expect(await within(terms).findByText('Syarat')).toBeDefined();
    expect(busy(terms)).toBeNull();
  });

  test('the list of vouchers', async () => {
    const page = await openPage({
      visitor: { member: 'ayu' },
      shop: {
        products: [product(), product({ productSku: 'UJI-00002', name: 'Lain' })],
        vouchers: [testVoucher()],
      },
    });
    const letGo = page.shop.hold(/promotions/);
    act(() => page.router.history.push('/p/lain/UJI-00002-01'));
    await screen.findByRole('heading', { level: 1, name: 'Lain' });
    page.tell('modal', { type: 'modal.opened', key: 'voucherList' });
    const list = await screen.findByRole('dialog', { name: 'Voucher & promo' });
    expect(await within(list).findByText('Memuat promo')).toBeDefined();
    expect(busy(list)?.querySelector(USABLE)).toBeNull();
    expect(within(list).queryByRole('button', { name: /^S&K/ })).toBeNull();
    await letGo();
    expect(await within(list).findByRole('button', { name: /^S&K/ })).toBeDefined();
    expect(busy(list)).toBeNull();
  });

  const bundled = product({
    productSku: 'UJI-00002',
    name: 'Lain',
    tags: ['AVAILABLE', 'COMBO', 'FREE_GIFT'],
  });
  const bundles = {
    visitor: { member: 'ayu' },
    shop: {
      products: [product(), bundled, product({ productSku: 'UJI-00003', name: 'Pelengkap' })],
      combos: [
        {
          id: 'combo-uji',
          name: 'Paket Uji',
          productSku: 'UJI-00002',
          saving: 10_000,
          minimumItems: 2,
          complements: [{ itemSku: 'UJI-00003-01', saving: 5_000, featured: true }],
        },
      ],
      freeGifts: [
        {
          id: 'gift-uji',
          productSku: 'UJI-00002',
          type: 'AMOUNT' as const,
          minimum: 50_000,
          maximumItems: 1,
          allStore: false,
          termsHtml: '<p>Selama ada.</p>',
          items: [{ itemSku: 'UJI-00003-01', pickupPointCode: 'PP-TOK-1' }],
        },
      ],
    },
  };

  test.each([
    ['combo', /single-combo$/, 'Paket combo'],
    ['free gift', /free-gift$/, 'Gratis hadiah'],
  ])('the row of the %s', async (_, endpoint, name) => {
    const page = await openPage(bundles);
    const letGo = page.shop.hold(endpoint);
    act(() => page.router.history.push('/p/lain/UJI-00002-01'));
    await screen.findByRole('heading', { level: 1, name: 'Lain' });
    const waiting = await within(place('promo')).findByText(name);
    expect(waiting.closest('[aria-busy="true"]')?.querySelector(USABLE)).toBeNull();
    await letGo();
    await waitFor(() => expect(busy(place('promo'))).toBeNull());
    expect(within(place('promo')).getByText(name).closest('button, summary')).not.toBeNull();
  });

  test('the items of a combo', async () => {
    const page = await openPage(bundles);
    const letGo = page.shop.hold(/single-combo$/);
    act(() => page.router.history.push('/p/daftar-combo/lain/UJI-00002-01'));
    await screen.findByText('Memuat paket combo');
    const main = screen.getByRole('main');
    expect(busy(main)?.querySelector(USABLE)).toBeNull();
    await letGo();
    expect((await within(main).findAllByText('Pelengkap')).length).toBeGreaterThan(0);
    expect(busy(main)).toBeNull();
  });

  test('the prices of the options: each stands in its place when it has come', async () => {
    const page = await openPage({
      visitor: { member: 'ayu' },
      shop: {
        products: [
          product(),
          product({
            productSku: 'UJI-00002',
            name: 'Lain',
            attributes: ['Warna'],
            items: [{ values: ['Merah'] }, { values: ['Biru'], offered: 120_000 }],
          }),
        ],
      },
    });
    const letGo = page.shop.hold(/_basic/);
    act(() => page.router.history.push('/p/daftar-harga/lain/UJI-00002-01'));
    const options = await screen.findByRole('region', { name: 'Harga per varian' });
    await within(options).findByText('Memuat harga');
    expect(options.getAttribute('aria-busy')).toBe('true');
    await letGo();
    expect(await within(options).findByText('Rp120.000')).toBeDefined();
    expect(options.getAttribute('aria-busy')).toBe('false');
  });

  test('the addresses to choose from', async () => {
    const page = await openPage({ visitor: { member: 'ayu' }, shop: { products: [product()] } });
    const letGo = page.shop.hold(/member\/addresses$/);
    await page.user.click(screen.getByRole('button', { name: /^Ubah tujuan/ }));
    const picker = await screen.findByRole('dialog', { name: 'Kirim ke mana?' });
    expect(await within(picker).findByText('Memuat alamatmu')).toBeDefined();
    expect(busy(picker)?.querySelector(USABLE)).toBeNull();
    await letGo();
    expect((await within(picker).findAllByRole('radio')).length).toBeGreaterThan(0);
    expect(busy(picker)).toBeNull();
  });
});
