import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { HERE, testStore } from '../../support/groceryStores.ts';
import { ITEM, product } from '../../support/products.ts';
import type { Slot, SlottedDelivery } from '#src/domain/grocery/grocerySlots.ts';
import { openPage, type OpenOptions } from '../support/openPage.tsx';

const GROCERY = `/grocery/p/barang-uji/${ITEM}`;
const grocery = product({ vendor: 'grocery', item: { pickup: 'AVAILABLE' } });

describe('[SECTION-13] the bar of sections', () => {
  /** Opens a page with its sections at these heights; `put` moves them, and the observer tells which crossed the line. */
  async function openWith(tops: Record<string, number>) {
    const margins: string[] = [];
    const lines: Watched[] = [];
    const topOf: Record<string, number> = {};
    class Watched {
      readonly #tell: IntersectionObserverCallback;
      readonly #isLine: boolean;
      readonly #passed = new Map<Element, boolean>();
      constructor(tell: IntersectionObserverCallback, { rootMargin = '' }: IntersectionObserverInit = {}) {
        this.#tell = tell;
        this.#isLine = /^1000000px .*px$/.test(rootMargin);
        if (!this.#isLine) return;
        margins.push(rootMargin);
        lines.push(this);
      }
      observe(target: Element) {
        if (this.#isLine) {
          this.#passed.set(target, false);
          return;
        }
        const seen = { target, isIntersecting: true, intersectionRatio: 1, intersectionRect: { height: 0 } };
        this.#tell([seen as unknown as IntersectionObserverEntry], this as unknown as IntersectionObserver);
      }
      look() {
        const crossed = [...this.#passed].flatMap(([target, was]) => {
          const isIntersecting = (topOf[target.id] ?? Infinity) <= 159;
          this.#passed.set(target, isIntersecting);
          return was === isIntersecting ? [] : [{ target, isIntersecting } as IntersectionObserverEntry];
        });
        if (crossed.length > 0) this.#tell(crossed, this as unknown as IntersectionObserver);
      }
      unobserve() {}
      disconnect() {}
    }
    globalThis.IntersectionObserver = Watched as unknown as typeof IntersectionObserver;
    const page = await openPage({ shop: { products: [product(), product({ productSku: 'UJI-00002' })] } });
    const put = (next: Record<string, number>) =>
      act(async () => {
        Object.assign(topOf, next);
        for (const line of lines) line.look();
      });
    await put(tops);
    const current = () =>
      within(screen.getByRole('navigation', { name: 'Bagian halaman' }))
        .getAllByRole('link')
        .filter((link) => link.getAttribute('aria-current') === 'true')
        .map(({ textContent }) => textContent);
    return { page, put, current, margins };
  }

  test('marks the last of those that have passed under it, and the first where none has', async () => {
    const { put, current } = await openWith({
      overview: -900,
      description: -100,
      reviews: 700,
      recommendation: 1_500,
    });
    expect(current()).toEqual(['Deskripsi']);
    await put({ overview: -1_700, description: -900, reviews: 100, recommendation: 700 });
    expect(current()).toEqual(['Ulasan']);
    await put({ seller: -100, reviews: 300 });
    expect(current()).toEqual(['Penjual']);
    await put({ reviews: -900, discussion: 100 });
    expect(current()).toEqual(['Diskusi']);
    await put({ seller: 1_200, discussion: 1_800 });
    await put({ overview: 300, description: 900, reviews: 1_500, recommendation: 2_100 });
    expect(current()).toEqual(['Ringkasan']);
  });

  test('marks the section jumped to, though another one has passed under it last', async () => {
    const { page, current } = await openWith({
      overview: -900,
      description: -100,
      reviews: 300,
      recommendation: 600,
    });
    // Nothing has a size here, and nothing is scrolled.
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        disconnect() {}
      },
    );
    Element.prototype.scrollIntoView = () => {};
    onTestFinished(() => {
      vi.unstubAllGlobals();
      Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
    });
    page.root.send({ type: 'part.told', name: 'jump', event: { type: 'jump.asked', section: 'reviews' } });
    await waitFor(() => expect(current()).toEqual(['Ulasan']));
  });

  test('watches a line in a window that ends above it too', async () => {
    const height = window.innerHeight;
    window.innerHeight = 100;
    try {
      const { margins } = await openWith({ overview: 0 });
      expect(margins).toEqual(['1000000px 0px 59px']);
    } finally {
      window.innerHeight = height;
    }
  });
});

describe('[SHELL-09] the two ways to buy', () => {
  const namesIn = (part: HTMLElement, name: RegExp) =>
    within(part)
      .getAllByRole('button', { name })
      .map(({ textContent }) => textContent);

  test('buying at once comes first in the box, and last in the bar, where the thumb is', async () => {
    await openPage({ shop: { products: [product()] } });
    const both = /^(Beli sekarang|Keranjang)$/;
    expect(namesIn(screen.getByRole('complementary', { name: 'Beli' }), both)).toEqual([
      'Beli sekarang',
      'Keranjang',
    ]);
    expect(namesIn(document.getElementById('buybar') as HTMLElement, both)).toEqual([
      'Keranjang',
      'Beli sekarang',
    ]);
  });
});

test('[SHIP-12] another address comes first in the box and last in the bar, beside picking it up', async () => {
  await openPage({
    path: '/p/x/NDA-00204-01',
    shop: {
      answers: (path, data) => {
        if (!path.endsWith('/_summary')) return data;
        const { fulfillmentTypes } = data as { fulfillmentTypes: { pickup: object } };
        const pickup = { ...fulfillmentTypes.pickup, status: 'AVAILABLE' };
        return { ...(data as object), fulfillmentTypes: { ...fulfillmentTypes, pickup } };
      },
    },
  });
  const names = (part: HTMLElement) =>
    within(part)
      .getAllByRole('button', { name: /^(Ganti alamat|Ambil di toko)$/ })
      .map((button: HTMLElement) => button.textContent);
  const inBox = names(screen.getByRole('complementary', { name: 'Beli' }));
  expect(inBox).toEqual(['Ganti alamat', 'Ambil di toko']);
  expect(names(document.getElementById('buybar') as HTMLElement)).toEqual(inBox.toReversed());
});

describe('[WHOLESALE-01, WHOLESALE-02] of more tiers than are shown', () => {
  const wholesale = [3, 10, 50, 100].map((minQty, position) => ({ minQty, off: (position + 1) * 5_000 }));
  const tiers = async (count: number, quantity: number) => {
    await openPage({
      path: `/p/barang-uji/${ITEM}?qty=${quantity}`,
      shop: {
        products: [
          product({ tags: ['WHOLESALE'], wholesale: wholesale.slice(0, count), item: { stock: 500 } }),
        ],
      },
    });
    return [...document.querySelectorAll('dl.tiers > div')].map(
      (tier) =>
        `${tier.querySelector('dt')?.textContent}${tier.getAttribute('aria-current') === 'true' ? ' *' : ''}`,
    );
  };

  test.each([
    ['the first one', 4, 1, ['1–\u20602 barang *', '3–\u20609 barang', '10–\u206049 barang']],
    ['one in the middle', 4, 20, ['3–\u20609 barang', '10–\u206049 barang *', '50–\u206099 barang']],
    ['the last one', 4, 200, ['10–\u206049 barang', '50–\u206099 barang', 'Beli 100+ *']],
    ['the last of two', 1, 5, ['1–\u20602 barang', 'Beli 3+ *']],
    ['the first of two', 1, 1, ['1–\u20602 barang *', 'Beli 3+']],
  ] as const)('%s is shown among its neighbours', async (_, count, quantity, shown) => {
    expect(await tiers(count, quantity)).toEqual(shown);
  });
});

test('[ADDON-01] an installation costs at least what the cheapest does, wherever it stands', async () => {
  await openPage({
    shop: {
      products: [product({ services: ['INST-AC-STANDAR', 'INST-AC-VAKUM'], item: { offered: 4_000_000 } })],
      answers: (path, data) =>
        path.includes('add-ons') && Array.isArray(data) ? [...(data as object[])].reverse() : data,
    },
  });
  expect((await screen.findByRole('link', { name: /^Jasa pasang/ })).textContent).toContain(
    'Mulai Rp350.000 per barang',
  );
});

describe('[SUBS-06] how often a subscription comes, while no period is chosen', () => {
  test.each([
    ['99', '52'],
    ['0', '2'],
    ['7', '7'],
  ])('typed as %s it is %s', async (typed, shown) => {
    const page = await openPage({
      visitor: { member: 'ayu' },
      shop: {
        products: [
          product({
            tags: ['AVAILABLE', 'SUBSCRIPTION'],
            subscription: {
              periods: [{ unit: 'WEEK', every: 2 }],
              minQty: 1,
              maxQty: 3,
              shippingDiscount: 10_000,
            },
          }),
        ],
      },
    });
    const box = within(screen.getByRole('complementary', { name: 'Beli' }));
    await page.user.click(await box.findByRole('radio', { name: 'Langganan' }));
    const field = box.getByRole('textbox', { name: 'Berapa kali dikirim' });
    await page.user.clear(field);
    await page.user.type(field, `${typed}{Enter}`);
    expect(field).toHaveProperty('value', shown);
  });
});

describe('[GROC-28] the group whose stores are shown', () => {
  const GO = testStore({
    code: 'B',
    group: 'BLIBLI_GO',
    name: 'Go Cikini',
    pickupPointCode: 'PP-B',
    latitude: HERE.latitude - 0.02,
  });
  const groupsAt = async (found: string, options: OpenOptions = {}) => {
    const page = await openPage(
      { path: GROCERY, shop: { products: [grocery], groceryStores: [testStore(), GO] } },
      options,
    );
    await page.user.click(await screen.findByRole('button', { name: new RegExp(`${found}.*Ganti toko`) }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pilih toko' }));
    const chosen = () =>
      within(dialog.getByRole('radiogroup', { name: 'Kelompok penjual' }))
        .getAllByRole('radio', { checked: true })
        .map((radio) => radio.closest('label')?.textContent);
    return { page, dialog, chosen };
  };

  test('is that of the store that serves the visitor', async () => {
    const { chosen, dialog } = await groupsAt('Go Cikini', { path: `${GROCERY}?sellerGroup=blibli_go` });
    expect(chosen()).toEqual(['Go']);
    expect(dialog.getByRole('radio', { name: /Go Cikini/ })).toHaveProperty('checked', true);
  });

  test('is the chosen one, whichever store serves the visitor', async () => {
    const { chosen, dialog, page } = await groupsAt('Ranch Gambir');
    await page.user.click(dialog.getByRole('radio', { name: 'Go' }));
    expect(chosen()).toEqual(['Go']);
    expect(dialog.getByRole('radio', { name: /Go Cikini/ })).toBeDefined();
  });

  test('is the first one where the document does not name that of the store', async () => {
    const { chosen } = await groupsAt('Ranch Gambir', {
      shop: {
        storePicker: {
          enabled: true,
          stores: [
            { groupName: 'BLIBLI_GO', label: 'Go', icon: 'zap' },
            { groupName: 'PASAR', label: 'Pasar', icon: 'store' },
          ],
        },
      },
    });
    expect(chosen()).toEqual(['Go']);
  });
});

describe('[GROC-19] the day whose slots are shown', () => {
  const DAYS = { 'Hari ini': '2026-11-21', Besok: '2026-11-22', Senin: '2026-11-23' };
  /** Two slots on each of three days, and delivery now; on full days none is left. */
  const openDays = async (full: readonly (keyof typeof DAYS)[] = []) => {
    const isFull = (date: string) => full.some((day) => DAYS[day] === date);
    const slots = Object.values(DAYS).flatMap((date) =>
      ['16', '18'].map((hour): Slot => ({
        id: `A.${date.replaceAll('-', '')}.${hour}00`,
        date,
        start: `${hour}:00`,
        end: `${Number(hour) + 2}:00`,
        orderBefore: null,
        status: isFull(date) ? 'NOT_AVAILABLE' : 'AVAILABLE',
        price: 8_000,
      })),
    );
    const delivery: SlottedDelivery = {
      shippings: [
        { type: 'DELIVER_NOW', slots: [] },
        { type: 'SCHEDULED_DELIVERY', slots },
      ],
      conditions: [],
      utcOffsetHours: 7,
    };
    const page = await openPage({
      path: GROCERY,
      shop: {
        products: [grocery],
        groceryStores: [testStore()],
        answers: (path, data) => (path.endsWith('/slotted-delivery') ? delivery : data),
      },
    });
    const shipping = within(screen.getByRole('region', { name: 'Pengantaran' }));
    await shipping.findByRole('radiogroup', { name: 'Waktu antar' });
    return { page, shipping, box: within(screen.getByRole('complementary', { name: 'Beli' })) };
  };
  const shown = (part: ReturnType<typeof within>) =>
    part.getAllByRole('button', { pressed: true }).map((button: HTMLElement) => button.textContent);

  test('is the first on which one can be chosen', async () => {
    const { shipping } = await openDays(['Hari ini']);
    expect(shown(shipping)).toEqual(['Besok']);
  });

  test('is the first one where all are full', async () => {
    const { shipping } = await openDays(['Hari ini', 'Besok', 'Senin']);
    expect(shown(shipping)).toEqual(['Hari ini']);
  });

  test('is that of the chosen slot, until another one is asked for', async () => {
    const { page, shipping, box } = await openDays();
    await page.user.click(shipping.getByRole('button', { name: 'Besok' }));
    await page.user.click(shipping.getByRole('radio', { name: /^16.00/ }));
    await page.user.click(await box.findByRole('button', { name: 'Ubah jadwal' }));
    expect(shown(box)).toEqual(['Besok']);
    await page.user.click(box.getByRole('button', { name: 'Hari ini' }));
    expect(shown(box)).toEqual(['Hari ini']);
    expect(shown(shipping)).toEqual(['Besok']);
  });

  test('has the next open day after it, and after the last one the first', async () => {
    const { page, shipping } = await openDays();
    const more = () => shipping.getByRole('button', { name: /^Masih ada 2 jadwal/i }).textContent;
    expect(more()).toContain('Besok');
    await page.user.click(shipping.getByRole('button', { name: 'Besok' }));
    expect(more()).toContain('Senin');
    await page.user.click(shipping.getByRole('button', { name: /^Senin/ }));
    expect(more()).toMatch(/hari ini/i);
  });
});
