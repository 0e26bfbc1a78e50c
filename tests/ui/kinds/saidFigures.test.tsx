import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { products } from '#marketplace/product/catalogue/products.ts';
import { testStore } from '../../support/groceryStores.ts';
import { ITEM, product } from '../../support/products.ts';
import { seeAll } from '../support/farBelow.ts';
import { openPage } from '../support/openPage.tsx';

beforeEach(seeAll);

// A view that can choose between two figures or words shows the right one: the other would look as good.

const box = () => within(screen.getByRole('complementary'));

describe('the price', () => {
  test('[PRICE-14] the percentage is the one that is told, not one that the page counts', async () => {
    const told = (_: string, data: unknown) => {
      const { price } = data as { price?: { discount?: number } };
      return price?.discount === undefined
        ? data
        : { ...(data as object), price: { ...price, discount: 31 } };
    };
    await openPage({
      shop: { products: [product({ item: { offered: 70_000, listed: 100_000 } })], answers: told },
    });
    expect(screen.getByText('-31%')).toBeDefined();
    expect(screen.queryByText('-30%')).toBeNull();
  });

  test('[PRICE-10] a product that cannot be bought gives no cashback', async () => {
    const page = await openPage({ shop: { products: [product({ item: { cashback: 5_000, stock: 0 } })] } });
    expect(screen.queryByText(/^Cashback/)).toBeNull();
    page.view.unmount();
    await openPage({ shop: { products: [product({ item: { cashback: 5_000 } })] } });
    expect(screen.getByText('Cashback Rp5.000')).toBeDefined();
  });

  test('[COST-04, INSTALL-18] the details repeat the monthly sum beside the price, a card’s first', async () => {
    const tags = ['AVAILABLE', 'INSTALLMENT', 'INSTALLMENT_NON_CC', 'HIGHLIGHTED_INSTALLMENT'] as const;
    const page = await openPage({
      shop: { products: [product({ tags: [...tags], item: { offered: 1_250_000, stock: 50 } })] },
    });
    const said = screen.getByText(/^Cicil mulai .* selama/).textContent ?? '';
    expect(said).toBe('Cicil mulai Rp48.108/bulan selama 36 bulan');
    await page.user.click(box().getByRole('button', { name: 'Rincian biaya' }));
    const details = within(await screen.findByRole('dialog', { name: 'Rincian biaya' }));
    expect(await details.findByText(said)).toBeDefined();
  });
});

describe('buying', () => {
  test('[CART-34] a full bag with a used-up limit tells the limit, which ends both ways to buy', async () => {
    const page = await openPage({
      visitor: { member: 'ayu' },
      shop: { products: [product({ limits: { cart: 1, event: 1 }, item: { stock: 40 } })] },
    });
    await page.user.click(box().getByRole('button', { name: 'Keranjang' }));
    expect(await box().findByText('Keranjangmu sudah berisi sebanyak yang boleh.')).toBeDefined();
    const line = { itemSku: ITEM, pickupPointCode: 'PP-TOK-1', quantity: 1, fulfillment: 'DELIVERY' };
    await page.shop.asAnotherMember('ayu', '/retail/checkouts/_quick', line);
    page.root.send({ type: 'page.lookedAt' });
    expect(await box().findByText('Kamu sudah mengambil sebanyak yang boleh selama promo.')).toBeDefined();
    expect(box().queryByText('Keranjangmu sudah berisi sebanyak yang boleh.')).toBeNull();
  });

  test('[CART-23] the pressed one of the two buttons is busy, the other only waits', async () => {
    const page = await openPage({
      visitor: { member: 'ayu' },
      shop: { products: [product()], held: /checkouts/ },
    });
    await screen.findByRole('complementary');
    const button = (name: RegExp) => box().getByRole('button', { name });
    await page.user.click(button(/Beli sekarang$/));
    await waitFor(() => expect(button(/Beli sekarang$/).getAttribute('aria-busy')).toBe('true'));
    expect(button(/Beli sekarang$/).textContent).toContain('Sedang diproses');
    expect(button(/Keranjang$/).getAttribute('aria-busy')).toBeNull();
    expect(button(/Keranjang$/).getAttribute('aria-disabled')).toBe('true');
    expect(button(/Keranjang$/).textContent).toBe('Keranjang');
    await page.shop.letGo();
  });

  test('[PICKUP-02] a counter is chosen when goods are picked up there, not sent from there', async () => {
    const sold = [product({ item: { pickup: 'AVAILABLE' } })];
    const path = `/click-and-collect/p/${ITEM}/pickup-points`;
    const page = await openPage({ path, shop: { products: sold } });
    expect(await screen.findByRole('link', { name: 'Ambil di sini, Gudang Bandung' })).toBeDefined();
    expect(screen.queryByText('Dipilih')).toBeNull();
    page.view.unmount();
    await openPage({ path: `${path}?pickupPointCode=PP-TOK-1&fulfillment=PICKUP`, shop: { products: sold } });
    expect(await screen.findByText('Dipilih')).toBeDefined();
    expect(screen.queryByRole('link', { name: /^Ambil di sini/ })).toBeNull();
  });

  test('[PICKUP-02] a counter without stock cannot be chosen; where it is shown both is said', async () => {
    await openPage({
      path: `/click-and-collect/p/${ITEM}/pickup-points?pickupPointCode=PP-TOK-1&fulfillment=PICKUP`,
      shop: {
        products: [product({ item: { pickup: 'AVAILABLE' } })],
        answers: (path, data) => {
          if (!path.endsWith('/pickup-points')) return data;
          const [point] = data as object[];
          return [
            { ...point, available: false },
            { ...point, available: false, code: 'PP-2', name: 'Gudang Garut' },
            { ...point, available: true, code: 'PP-3', name: 'Gudang Cimahi' },
          ];
        },
      },
    });
    await screen.findByText('Gudang Garut');
    const said = ['Gudang Bandung', 'Gudang Garut', 'Gudang Cimahi'].map((name) => {
      const point = within(screen.getByText(name).closest('li') as HTMLElement);
      return [
        point.queryByText('Dipilih') !== null,
        point.queryByText('Stok habis di sini') !== null,
        point.queryByRole('link', { name: `Ambil di sini, ${name}` }) !== null,
      ];
    });
    expect(said).toEqual([
      [true, true, false],
      [false, true, false],
      [false, false, true],
    ]);
  });
});

describe('[GROC-18] more slots', () => {
  const open = (language: 'id' | 'en') =>
    openPage({
      path: `/grocery/p/barang-uji/${ITEM}`,
      visitor: { language },
      shop: {
        products: [product({ vendor: 'grocery' })],
        groceryStores: [testStore({ close: '14:00', slotCapacity: 1 })],
      },
    });

  test('the way to them tells the next day with slots and their number, day after day', async () => {
    const page = await open('id');
    const shipping = within(screen.getByRole('region', { name: 'Pengantaran' }));
    expect(await shipping.findByRole('button', { name: 'Masih ada 3 jadwal: Besok' })).toBeDefined();
    await page.shop.asAnotherGuest('/grocery/checkout/_add', {
      itemSku: ITEM,
      pickupPointCode: 'PP-A',
      quantity: 1,
      fulfillment: 'DELIVERY',
      slotId: 'A.20261122.1000',
    });
    page.root.send({ type: 'page.outdated' });
    // One of them is full now.
    await page.user.click(await shipping.findByRole('button', { name: 'Masih ada 2 jadwal: Besok' }));
    expect(shipping.getByRole('button', { name: 'Besok' }).getAttribute('aria-pressed')).toBe('true');
    await page.user.click(shipping.getByRole('button', { name: 'Masih ada 3 jadwal: Senin, 23\u00a0Nov' }));
    // Behind the last day the first one with some comes again.
    expect(shipping.getByRole('button', { name: 'Masih ada 1 jadwal: Hari ini' })).toBeDefined();
  });
});

describe('people', () => {
  const PROFILE = { joinedOn: '2019-05-06', response: { rate: 91, minutes: 40 }, opening: [], followers: 12 };

  test('[FOLLOW-01] who follows a seller is counted', async () => {
    const page = await openPage({
      visitor: { member: 'ayu' },
      shop: { products: [product()], merchant: { profile: PROFILE } },
    });
    const seller = within(screen.getByRole('region', { name: 'Penjual' }));
    expect(await seller.findByText('12 pengikut')).toBeDefined();
    await page.user.click(seller.getByRole('button', { name: 'Ikuti' }));
    expect(await seller.findByText('13 pengikut')).toBeDefined();
    await page.user.click(seller.getByRole('button', { name: 'Mengikuti' }));
    expect(await seller.findByText('12 pengikut')).toBeDefined();
  });

  test('[SELLER-12] since when a seller is there is said in the page’s language', async () => {
    await openPage({
      visitor: { language: 'en' },
      shop: { products: [product()], merchant: { profile: PROFILE } },
    });
    const seller = within(screen.getByRole('region', { name: 'Seller' }));
    expect(await seller.findByText('Joined May 2019')).toBeDefined();
  });

  test('[REVIEW-18] each picture of a review has a number of its own', async () => {
    await openPage({
      path: '/p/koper-hardcase-rimba-lawu/RMB-00012-01',
      shop: { products: products.filter(({ productSku }) => productSku === 'RMB-00012') },
    });
    const section = within(screen.getByRole('region', { name: 'Ulasan' }));
    const [first] = await section.findAllByRole('article');
    const pictures = within(first as HTMLElement).getAllByRole('button', { name: /^Foto dari pembeli/ });
    const names = pictures.map((one) => one.getAttribute('aria-label') ?? one.querySelector('img')?.alt);
    expect(names).toEqual(['Foto dari pembeli 1', 'Foto dari pembeli 2', 'Foto dari pembeli 3']);
  });
});
