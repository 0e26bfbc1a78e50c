import { act, render, screen, waitFor, within } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useLeaving } from '#src/views/hooks/leaving.ts';
import { ITEM, product } from '../../support/products.ts';
import { testVoucher } from '../../support/vouchers.ts';
import { openPage, type OpenOptions } from '../support/openPage.tsx';

const promo = () => screen.findByRole('region', { name: 'Promo' });
/** The words that only keep room; screen readers do not hear them. */
const kept = (area: Element | null) =>
  [...(area?.querySelectorAll<HTMLElement>('[data-words]') ?? [])].map(({ dataset }) => dataset['words']);
const without = (path: RegExp) => (asked: string, data: unknown) =>
  path.test(asked) ? { ...(data as object), ahead: null } : data;

describe('[SHELL-25] the rows of promotions before their call has answered', () => {
  const base = {
    startsInMinutes: -1,
    endsInMinutes: 1,
    vendor: 'retail' as const,
    membersOnly: false,
    itemSkus: [],
    reward: { kind: 'shipping' as const },
  };
  const offers: OpenOptions = {
    shop: {
      products: [product(), product({ productSku: 'UJI-00002', name: 'Sarung' })],
      vouchers: [
        testVoucher(),
        testVoucher({ id: 'V-2', code: 'DUA', group: 'blibliVouchers', value: 25_000 }),
      ],
      promotions: [
        { ...base, id: 'A', title: 'Teman koper', text: 'Tambah satu.', itemSkus: ['UJI-00002-01'] },
        { ...base, id: 'B', title: 'Beli tiga', text: 'Lebih hemat.', minQuantity: 3 },
      ],
    },
  };
  const held: OpenOptions = { shop: { ...offers.shop, held: /\/promotions$/ } };

  test('say what the product tells of an order of one piece, and keep room for what it does not', async () => {
    const page = await openPage(held);
    const region = await promo();
    expect(within(region).getByText('Bisa dipakai')).toBeDefined();
    expect(within(region).getByText('Tambah 2 barang lagi.')).toBeDefined();
    expect(kept(region)).toEqual([
      '1 voucher toko',
      'Potongan Rp10.000 · selain itu 1 voucher lain',
      'Pilih produknya',
    ]);
    await page.shop.letGo();
    expect(await within(region).findByRole('button', { name: /1 voucher toko/ })).toBeDefined();
    expect(within(region).getByText('Pilih produknya')).toBeDefined();
    expect(kept(region)).toEqual([]);
  });

  test('say of an order of several pieces only what is true of any', async () => {
    await openPage(held, { path: `/p/barang-uji/${ITEM}?qty=3` });
    const region = await promo();
    expect(within(region).getByText('Beli tiga')).toBeDefined();
    expect(within(region).queryByText(/Bisa dipakai|Bisa kamu dapatkan|Tambah 2 barang/)).toBeNull();
    expect(kept(region)).toEqual(
      expect.arrayContaining(['Bisa dipakai', 'Bisa kamu dapatkan', 'Tambah 2 barang lagi.']),
    );
  });

  test('stay when the call fails, beside the failure', async () => {
    const page = await openPage(offers, { shop: { faults: { 'GET /product-detail/*/promotions': '500' } } });
    await page.settle();
    const region = await promo();
    expect(within(region).getByText('Promo gagal dimuat.')).toBeDefined();
    expect(within(region).getByText('Teman koper')).toBeDefined();
  });

  test('say nothing of an order of several pieces once its call has failed', async () => {
    const path = `/p/barang-uji/${ITEM}?qty=3`;
    const page = await openPage(offers, {
      path,
      shop: { faults: { 'GET /product-detail/*/promotions': '500' } },
    });
    await page.settle();
    const region = await promo();
    expect(within(region).getByText('Beli tiga')).toBeDefined();
    expect(kept(region)).toEqual([]);
    expect(region.querySelector('.badge')).toBeNull();
    expect(within(region).queryByText(/Bisa dipakai|Bisa kamu dapatkan|Tambah 2 barang/)).toBeNull();
  });

  test('say no more what holds for another order once the call for the present one has failed', async () => {
    const page = await openPage(offers);
    const region = await promo();
    expect(await within(region).findByText('Tambah 2 barang lagi.')).toBeDefined();
    await page.shop.fault('GET /product-detail/*/promotions', '500');
    page.tell('priceSummary', { type: 'quantity.typed', text: '2' });
    expect(await within(region).findByText('Promo gagal dimuat.')).toBeDefined();
    expect(within(region).getByText('Beli tiga')).toBeDefined();
    expect(within(region).queryByText(/Bisa dipakai|Bisa kamu dapatkan|Tambah \d barang/)).toBeNull();
    expect(kept(region)).toEqual([]);
  });

  test('say again what holds for the order that was answered, once it is the present one again', async () => {
    const page = await openPage(offers);
    const region = await promo();
    const missing = () => within(region).queryByText(/Tambah \d barang/)?.textContent;
    await waitFor(() => expect(missing()).toBe('Tambah 2 barang lagi.'));
    await page.shop.fault('GET /product-detail/*/promotions', '500');
    page.tell('priceSummary', { type: 'quantity.typed', text: '2' });
    await waitFor(() => expect(missing()).toBeUndefined());
    page.tell('priceSummary', { type: 'quantity.typed', text: '1' });
    await waitFor(() => expect(missing()).toBe('Tambah 2 barang lagi.'));
    await page.settle();
    expect(within(region).getByText('Promo gagal dimuat.')).toBeDefined();
    expect(missing()).toBe('Tambah 2 barang lagi.');
  });

  test('that the answer does not have stay away while another order is asked for', async () => {
    const none = { recommended: [], blibli: [], merchant: [], merchantShipping: [], blibliShipping: [] };
    const page = await openPage(offers, {
      shop: {
        answers: (path, data) => (/\/promotions\b/.test(path) ? { ...(data as object), ...none } : data),
      },
    });
    const region = await promo();
    await waitFor(() => expect(region.className).toBe('sec isUnseen'));
    const letGo = page.shop.hold(/\/promotions$/);
    page.tell('priceSummary', { type: 'quantity.typed', text: '2' });
    await waitFor(() =>
      expect(page.shop.requests.filter(({ path }) => path.includes('/promotions?qty=2'))).toHaveLength(1),
    );
    expect(document.getElementById('promo')?.className).toBe('sec isUnseen');
    await letGo();
    await page.settle();
    expect(document.getElementById('promo')?.className).toBe('sec isUnseen');
  });

  test('leave one by one: those that the answer has stay, and one that only the answer has comes', async () => {
    const page = await openPage(held, {
      shop: {
        answers: (path, data) => {
          if (!/\/promotions\b/.test(path)) return data;
          const { recommended } = data as { recommended: { id: string; title: string }[] };
          const [first] = recommended;
          return { ...(data as object), recommended: [first, { ...first, id: 'C', title: 'Baru datang' }] };
        },
      },
    });
    const region = await promo();
    const rows = () => within(region).getAllByText(/Teman koper|Beli tiga|Baru datang/);
    const titles = () => rows().map(({ textContent }) => textContent);
    const unseen = () =>
      rows()
        .filter((row) => row.closest('.isUnseen') !== null)
        .map(({ textContent }) => textContent);
    expect([titles(), unseen()]).toEqual([['Teman koper', 'Beli tiga'], []]);
    await page.shop.letGo();
    await waitFor(() => expect(titles()).toEqual(['Teman koper', 'Baru datang', 'Beli tiga']));
    // It is in the window: its room stays, and it says nothing.
    expect(unseen()).toEqual(['Beli tiga']);
  });

  test('keep the room of one that came, and that the answer for another order does not have', async () => {
    let left = 0;
    const page = await openPage(offers, {
      shop: {
        answers: (path, data) => {
          if (!/\/promotions\b/.test(path)) return data;
          const { recommended } = data as { recommended: object[] };
          return { ...(data as object), recommended: recommended.slice(left) };
        },
      },
    });
    const region = await promo();
    expect(await within(region).findByText('Pilih produknya')).toBeDefined();
    const isUnseen = (title: string) => within(region).getByText(title).closest('.isUnseen') !== null;
    for (const title of ['Beli tiga', 'Teman koper']) expect(isUnseen(title)).toBe(false);
    left = 1;
    page.tell('priceSummary', { type: 'quantity.typed', text: '2' });
    await waitFor(() => expect(isUnseen('Teman koper')).toBe(true));
    expect(isUnseen('Beli tiga')).toBe(false);
    left = 0;
    page.tell('priceSummary', { type: 'quantity.typed', text: '3' });
    await waitFor(() => expect(isUnseen('Teman koper')).toBe(false));
  });

  test('keep the room of all where the answer has none of them', async () => {
    const page = await openPage(held, {
      shop: {
        answers: (path, data) =>
          /\/promotions\b/.test(path) ? { ...(data as object), recommended: [] } : data,
      },
    });
    const region = await promo();
    await page.shop.letGo();
    for (const title of ['Teman koper', 'Beli tiga'])
      await waitFor(() => expect(within(region).getByText(title).closest('.isUnseen')).not.toBeNull());
  });

  test('are not there, and not asked for, where the product tells that there are none', async () => {
    const page = await openPage({ shop: { vouchers: [], promotions: [], products: [product()] } });
    expect(screen.queryByRole('region', { name: 'Promo' })).toBeNull();
    expect(page.shop.requests.map(({ path }) => path).filter((path) => path.includes('/promotions'))).toEqual(
      [],
    );
  });

  test('keep the usual room where the product does not tell, and are unseen where there are none', async () => {
    const page = await openPage({
      shop: {
        vouchers: [],
        promotions: [],
        products: [product()],
        answers: without(/_summary$/),
        held: /\/promotions$/,
      },
    });
    const region = await promo();
    expect(kept(region)).toEqual(['Voucher & potongan', 'Potongan Rp10.000']);
    expect(region.className).toBe('sec');
    await page.shop.letGo();
    // It is in the window.
    await waitFor(() => expect(region.className).toBe('sec isUnseen'));
    expect(kept(region)).toEqual(['Voucher & potongan', 'Potongan Rp10.000']);
  });
});

describe('[SHELL-25] the rows of add-ons before it is known whether they can be had', () => {
  const AC = {
    services: ['INST-AC-STANDAR', 'INST-AC-VAKUM', 'INS-RUMAH-1'],
    item: { offered: 4_000_000 },
  };
  const open = async (options: OpenOptions = {}, facts: Parameters<typeof product>[0] = AC) => {
    const page = await openPage({ shop: { products: [product(facts)], held: /\/add-on\// } }, options);
    await screen.findByText('Layanan');
    return page;
  };
  const service = () => document.getElementById('service');

  test('have their room, in their own words', async () => {
    const page = await open();
    const words = kept(service());
    expect(words).toEqual(
      expect.arrayContaining(['Jasa pasang', 'Mulai Rp350.000 per barang', 'Proteksi 1 tahun']),
    );
    expect(screen.queryByText('Jasa pasang')).toBeNull();
    expect(screen.queryByRole('group', { name: 'Asuransi' })).toBeNull();
    await page.shop.letGo();
    await page.settle();
    expect(await screen.findByRole('group', { name: 'Asuransi' })).toBeDefined();
    expect(kept(service())).toEqual([]);
    for (const one of words) expect(service()?.textContent).toContain(one);
  });

  test('have none where they are not asked for, or the product does not tell', async () => {
    const soldOut = await open({}, { ...AC, item: { ...AC.item, stock: 0 } });
    expect(kept(service())).toEqual([]);
    soldOut.view.unmount();
    await open({ shop: { answers: without(/_summary$/) } });
    expect(kept(service())).toEqual([]);
  });
});

describe('[SHELL-25] a row that turns out not to be there', () => {
  let tell: (isIntersecting: boolean, top: number) => void;
  let observed = 0;
  class Observer {
    constructor(callback: (entries: unknown[]) => void) {
      tell = (isIntersecting, top) => act(() => callback([{ isIntersecting, boundingClientRect: { top } }]));
    }
    observe() {
      observed += 1;
    }
    disconnect() {
      observed -= 1;
    }
  }
  beforeEach(() => {
    observed = 0;
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  function Row({ isThere }: { isThere: boolean }) {
    const ref = useRef<HTMLParagraphElement>(null);
    return <p ref={ref}>{useLeaving(isThere, ref)}</p>;
  }
  const standing = () => document.querySelector('p')?.textContent;

  test('keeps its room until it is out of the window', () => {
    vi.stubGlobal('IntersectionObserver', Observer);
    const { rerender } = render(<Row isThere />);
    expect([standing(), observed]).toEqual(['there', 0]);
    rerender(<Row isThere={false} />);
    expect([standing(), observed]).toEqual(['leaving', 1]);
    tell(true, 100);
    expect(standing()).toBe('leaving');
    tell(false, 900);
    expect([standing(), observed]).toEqual(['gone', 0]);
  });

  test.each([
    [true, 'gone'],
    [false, 'leaving'],
  ])('goes above the window only where the browser keeps the place (%s)', (isAnchoring, then) => {
    vi.stubGlobal('IntersectionObserver', Observer);
    vi.stubGlobal('CSS', { supports: () => isAnchoring });
    const { rerender } = render(<Row isThere />);
    rerender(<Row isThere={false} />);
    tell(false, -500);
    expect(standing()).toBe(then);
  });

  test('has no room where it never was to come, and comes back when it is there', () => {
    vi.stubGlobal('IntersectionObserver', Observer);
    const { rerender } = render(<Row isThere={false} />);
    expect([standing(), observed]).toEqual(['gone', 0]);
    rerender(<Row isThere />);
    expect(standing()).toBe('there');
    rerender(<Row isThere={false} />);
    expect(standing()).toBe('leaving');
  });

  test('leaves as before when it comes again', () => {
    vi.stubGlobal('IntersectionObserver', Observer);
    const { rerender } = render(<Row isThere />);
    for (const round of [1, 2]) {
      rerender(<Row isThere={false} />);
      expect(standing(), String(round)).toBe('leaving');
      tell(false, 900);
      expect(standing(), String(round)).toBe('gone');
      rerender(<Row isThere />);
    }
  });
});
