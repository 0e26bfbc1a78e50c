import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { routeOfAddress } from '#src/router/createPageRouter.ts';
import { boughtAlong, OTHER_KIND, product } from '../../support/products.ts';
import { seeAll } from '../support/farBelow.ts';
import { openPage, type Opened } from '../support/openPage.tsx';

beforeEach(seeAll);

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const named = (number: number, facts: Parameters<typeof product>[0] = {}) =>
  product({
    productSku: `UJI-${String(number).padStart(5, '0')}`,
    name: `Barang ${number}`,
    urlFriendlyName: `barang-${number}`,
    ...facts,
  });
const RIMBA = { name: 'Rimba', slug: 'rimba' };
const FAR = [{ id: 'C9', name: 'Lain' }];
/** The row, or the list, of a title; waits for it. */
const listOf = (name: string) => screen.findByRole('list', { name });
const namesIn = async (list: string) =>
  within(await listOf(list))
    .getAllByRole('link')
    .map((link) => /Barang \d+/.exec(link.textContent)?.[0]);
const needed = (page: Opened) => page.shop.requests.map(({ path }) => path.split('?')[0] ?? '');

/**
 * Nothing is in view until a test says so.
 *
 * @param isOutrun the visitor stands below the list whenever it grows
 */
function stubView(isOutrun = false) {
  const watched = new Set<{ element: Element; tell: (ratio: number) => void }>();
  const watchedIn = (place: Element) => [...watched].filter(({ element }) => place.contains(element));
  class Observer {
    private own: { element: Element; tell: (ratio: number) => void }[] = [];
    private readonly onSeen: (entries: object[]) => void;
    private readonly isOfAllAbove: boolean;
    constructor(onSeen: (entries: object[]) => void, { rootMargin = '' }: IntersectionObserverInit = {}) {
      this.onSeen = onSeen;
      this.isOfAllAbove = rootMargin === '1000000px 0px 50%';
    }
    observe(element: Element) {
      // Everything is below the window at first, which a browser reports at once.
      if (this.isOfAllAbove && !isOutrun) this.onSeen([{ isIntersecting: false, target: element }]);
      const entry = {
        element,
        tell: (ratio: number) =>
          this.onSeen([
            {
              isIntersecting: ratio > 0,
              intersectionRatio: ratio,
              intersectionRect: { height: 0 },
              boundingClientRect: { top: ratio > 0 ? 0 : 1000 },
              target: element,
            },
          ]),
      };
      this.own.push(entry);
      watched.add(entry);
    }
    disconnect() {
      for (const entry of this.own) watched.delete(entry);
    }
    unobserve() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return {
    /** Everything within an element comes into view. */
    show: (place: Element) =>
      act(() => {
        for (const { tell } of watchedIn(place)) tell(1);
      }),
    /** Everything within an element leaves the window at its lower edge. */
    leaveBelow: (place: Element) =>
      act(() => {
        for (const { tell } of watchedIn(place)) tell(0);
      }),
  };
}

describe('[SECTION-10] the recommendation section', () => {
  test('shows goods beside the product, its brand, viewed ones, ads, and an endless list', async () => {
    localStorage.setItem('recentProducts', JSON.stringify(['UJI-00004-01']));
    const page = await openPage({
      shop: {
        products: [
          named(1, { brand: RIMBA }),
          named(2),
          named(3, { brand: RIMBA, categories: FAR }),
          named(4, { categories: FAR }),
        ],
        baskets: boughtAlong('UJI-00004'),
        answers: (path, data) =>
          path === '/product-detail/brand-ads' ? (data as object[]).concat(cardOf('UJI-00009-01')) : data,
      },
    });
    const section = document.getElementById('recommendation') as HTMLElement;
    expect(await namesIn('Produk serupa')).toEqual(['Barang 2']);
    expect(await namesIn('Sering dibeli bersama')).toEqual(['Barang 4']);
    expect(await namesIn('Lainnya dari Rimba')).toEqual(['Barang 3']);
    expect(await namesIn('Terakhir kamu lihat')).toEqual(['Barang 4']);
    expect(await namesIn('Iklan dari Tirta')).toEqual(['Barang 9']);
    expect(await namesIn('Masih banyak lagi')).toEqual(['Barang 3', 'Barang 4']);
    expect(await within(section).findByText('Sudah semua. Kamu sampai di ujung daftar.')).toBeDefined();
    await page.settle();
  });

  test.each([
    ['GET /product-detail/recommendation/brands', 'Lainnya dari Rimba'],
    ['GET /product/products/_basic', 'Terakhir kamu lihat'],
    ['POST /search/infinite-recommendations', 'Masih banyak lagi'],
    ['POST /search/products/*/recommendations', 'Produk serupa'],
  ])('[RECO-09, EMPTY-05] %s fails: its part is hidden, the others stand', async (endpoint, title) => {
    localStorage.setItem('recentProducts', JSON.stringify(['UJI-00004-01']));
    const page = await openPage({
      shop: {
        products: [
          named(1, { brand: RIMBA }),
          named(2),
          named(3, { brand: RIMBA }),
          named(4, { categories: FAR }),
        ],
        faults: { [endpoint]: '500' },
      },
    });
    const all = ['Produk serupa', 'Lainnya dari Rimba', 'Terakhir kamu lihat', 'Masih banyak lagi'];
    await page.settle();
    for (const name of all.filter((one) => one !== title)) expect(await listOf(name)).toBeDefined();
    expect(screen.queryByRole('list', { name: title })).toBeNull();
    const section = document.getElementById('recommendation') as HTMLElement;
    expect(section.querySelector('[aria-busy="true"]')).toBeNull();
  });

  test.each([
    ['id', 'C-KOPER', 'C-AKSESORI', 'Pelengkap'],
    ['en', 'C-KOPER', 'C-AKSESORI', 'Goes well with it'],
    ['id', 'C2', 'C3', 'Sering dibeli bersama'],
    ['en', 'C2', 'C3', 'Often bought together'],
  ] as const)('[RECO-13] in %s what goes with it has a row of its own, of %s with %s', async (...told) => {
    const [language, own, other, title] = told;
    const page = await openPage({
      visitor: { language },
      shop: {
        products: [
          named(1, { categories: [{ id: own, name: 'Satu' }] }),
          named(2, { categories: [{ id: other, name: 'Dua' }] }),
        ],
        baskets: own === 'C2' ? boughtAlong('UJI-00002') : [],
      },
    });
    expect(await namesIn(title)).toEqual(['Barang 2']);
    await page.settle();
    // No product is similar: the row is gone with its title.
    for (const name of ['Produk serupa', 'Similar products'])
      expect(screen.queryByRole('heading', { name })).toBeNull();
    const asked = page.shop.requests.filter(({ path }) => path.endsWith('/recommendations'));
    expect(asked.map(({ body }) => body.kind ?? 'SIMILAR').toSorted()).toEqual(['COMPLEMENT', 'SIMILAR']);
  });

  test('[RECO-13] a row without a known basis is not shown as goods that go with it', async () => {
    const page = await openPage({
      shop: {
        products: [named(1), named(2)],
        baskets: boughtAlong('UJI-00003'),
        answers: (path, data) => (path.endsWith('/recommendations') ? [cardOf('UJI-00009-01')] : data),
      },
    });
    expect(await namesIn('Produk serupa')).toEqual(['Barang 9']);
    await page.settle();
    for (const name of ['Pelengkap', 'Sering dibeli bersama'])
      expect(screen.queryByRole('list', { name })).toBeNull();
  });

  test('[REVIEW-33] the average of a card stands with how many rated, where that is told', async () => {
    const statistics = { rating: 4.5, reviewCount: 1_234, sold: 9 };
    const page = await openPage({
      shop: {
        products: [named(1), named(2, { statistics }), named(3, { statistics })],
        answers: (path, data) =>
          path.endsWith('/recommendations')
            ? (data as { name: string }[]).map(({ name, ...card }) =>
                name === 'Barang 3' ? { ...card, name, reviewCount: undefined } : { ...card, name },
              )
            : data,
      },
    });
    await page.settle();
    const told = within(await listOf('Produk serupa'))
      .getAllByRole('link')
      .map((link) => link.querySelector('.cardMeta')?.textContent);
    expect(told.toSorted()).toEqual(['4,5(1,2\u00A0rb)Terjual 9', '4,5Terjual 9']);
  });

  test('[FORMAT-02, FORMAT-03] an English card has English numbers', async () => {
    const statistics = { rating: 4.5, reviewCount: 1_234, sold: 3_400 };
    const page = await openPage({
      visitor: { language: 'en' },
      shop: { products: [named(1), named(2, { statistics })] },
    });
    await page.settle();
    const link = within(await listOf('Similar products')).getByRole('link');
    expect(link.querySelector('.cardMeta')?.textContent).toBe('4.5(1.2K)3.4K sold');
  });

  test('ads that cannot be loaded are hidden', async () => {
    const page = await openPage({
      shop: { products: [named(1), named(2)], faults: { 'GET /product-detail/brand-ads': '500' } },
    });
    await listOf('Produk serupa');
    await page.settle();
    expect(screen.queryByText(/^Iklan/)).toBeNull();
  });
});

const cardOf = (itemSku: string, rest: object = {}) => ({
  itemSku,
  name: `Barang ${Number(/\d+/.exec(itemSku)?.[0])}`,
  imageUrl: '',
  price: { offered: 1000, listed: 1000, discount: 0 },
  url: `/p/x/${itemSku}`,
  brand: 'Tirta',
  sponsored: false,
  ...rest,
});

describe('goods of brands', () => {
  test('[RECO-07] in the newer shell they are of the second version, and lead to all of the brand', async () => {
    const page = await openPage({
      visitor: { shell: 'newer' },
      shop: { products: [named(1, { brand: RIMBA }), named(2, { brand: RIMBA, categories: FAR })] },
    });
    expect(await namesIn('Lainnya dari Rimba')).toEqual(['Barang 2']);
    expect(screen.getByRole('link', { name: 'Lihat semua Rimba' }).getAttribute('href')).toBe('/brand/rimba');
    const paths = needed(page);
    expect(paths).toContain('/product-detail/recommendation/v2/brands');
    expect(paths).toContain('/product-detail/v2/brand-ads');
    expect(paths).not.toContain('/product-detail/recommendation/brands');
    expect(paths).not.toContain('/product-detail/brand-ads');
  });

  test.each(['older', 'newer'] as const)(
    '[LINK-23, ROUTE-26] follows within the %s shell only what that shell has a page for',
    async (shell) => {
      await openPage({
        visitor: { shell },
        shop: { products: [named(1, { brand: RIMBA }), named(2, { brand: RIMBA, categories: FAR })] },
      });
      await namesIn('Lainnya dari Rimba');
      const within = [...document.querySelectorAll('a[data-within]')].map((link) =>
        link.getAttribute('href'),
      );
      expect(within.length).toBeGreaterThan(3);
      for (const href of within)
        expect(routeOfAddress(shell, href ?? '').page.kind, String(href)).not.toBe('missing');
    },
  );

  test('[RECO-07] in the older shell they are of the first version', async () => {
    const page = await openPage({
      shop: { products: [named(1, { brand: RIMBA }), named(2, { brand: RIMBA, categories: FAR })] },
    });
    expect(await namesIn('Lainnya dari Rimba')).toEqual(['Barang 2']);
    const paths = needed(page);
    expect(paths).toContain('/product-detail/recommendation/brands');
    expect(paths).not.toContain('/product-detail/recommendation/v2/brands');
  });

  test.each([
    ['id', 'Iklan dari Tirta', 'Iklan'],
    ['en', 'Ads from Tirta', 'Ad'],
  ] as const)('[RECO-08] in %s each ad is marked as one', async (language, title, mark) => {
    await openPage({
      visitor: { language },
      shop: {
        products: [named(1)],
        answers: (path, data) => (path === '/product-detail/brand-ads' ? [cardOf('UJI-00009-01')] : data),
      },
    });
    const row = await listOf(title);
    expect(within(within(row).getByRole('link')).getByText(mark)).toBeDefined();
  });
});

describe('[RECO-04] the endless list', () => {
  const many = Array.from({ length: 60 }, (_, position) => named(position + 1));

  test('a page more whenever its end comes into view, and an end that is said', async () => {
    const view = stubView();
    const page = await openPage({ shop: { products: many } });
    const pages = () => page.shop.requests.filter(({ path }) => path === '/search/infinite-recommendations');
    view.show(document.body);
    const list = await listOf('Masih banyak lagi');
    await waitFor(() => expect(within(list).getAllByRole('link')).toHaveLength(18));
    await page.settle();
    expect(pages().map(({ body }) => body.page)).toEqual([0]);
    view.show(document.body);
    await waitFor(() => expect(within(list).getAllByRole('link')).toHaveLength(36));
    expect(pages().map(({ body }) => body.page)).toEqual([0, 1]);
    await page.settle();
    view.show(document.body);
    await waitFor(() => expect(within(list).getAllByRole('link')).toHaveLength(41));
    await page.settle();
    view.show(document.body);
    expect(await screen.findByText('Sudah semua. Kamu sampai di ujung daftar.')).toBeDefined();
    expect(pages().map(({ body }) => body.page)).toEqual([0, 1, 2, 3]);
    // The product itself is in none of them.
    const names = [...(await namesIn('Produk serupa')), ...(await namesIn('Masih banyak lagi'))];
    expect(new Set(names).size).toBe(59);
    expect(names).toHaveLength(59);
  });

  test('[EMPTY-07, SHELL-25] has the room of a whole page while its first one is on its way', async () => {
    await openPage({ shop: { products: many, held: /^\/backend\/search\/infinite-recommendations/ } });
    const title = await screen.findByRole('heading', { name: 'Masih banyak lagi' });
    const row = title.closest('.recoRow') as HTMLElement;
    expect(within(row).getByText('Memuat rekomendasi')).toBeDefined();
    expect(row.querySelectorAll('.cards > .card')).toHaveLength(18);
  });

  test('[EMPTY-07] is on its way as long as one of its places is in view', async () => {
    const view = stubView();
    const page = await openPage({ shop: { products: many } });
    view.show(document.body);
    const list = await listOf('Masih banyak lagi');
    await waitFor(() => expect(within(list).getAllByRole('link')).toHaveLength(18));
    await page.settle();
    // The end of the list is above the window: the visitor jumped to the foot of the page.
    view.show(document.querySelector('.recoNext') as Element);
    await waitFor(() => expect(within(list).getAllByRole('link')).toHaveLength(36));
  });

  test('[SHELL-25] gets room for more only once its end lies below the window', async () => {
    const view = stubView(true);
    await openPage({ shop: { products: many } });
    view.show(document.body);
    const list = await listOf('Masih banyak lagi');
    await waitFor(() => expect(within(list).getAllByRole('link')).toHaveLength(18));
    const foot = document.querySelector('.recoFoot') as Element;
    expect(foot.querySelector('.recoNext')).toBeNull();
    // The foot comes into the window, and the visitor reads there.
    view.show(foot);
    expect(foot.querySelector('.recoNext')).toBeNull();
    view.leaveBelow(foot);
    expect(foot.querySelector('.recoNext')).not.toBeNull();
    view.show(foot);
    await waitFor(() => expect(within(list).getAllByRole('link')).toHaveLength(36));
  });

  test('a page that fails says so, leaves what is there, and comes when it is tried again', async () => {
    const view = stubView();
    const page = await openPage({ shop: { products: many } });
    view.show(document.body);
    const list = await listOf('Masih banyak lagi');
    await waitFor(() => expect(within(list).getAllByRole('link')).toHaveLength(18));
    await page.shop.fault('POST /search/infinite-recommendations', '500');
    view.show(document.body);
    expect(await screen.findByText('Produk berikutnya gagal dimuat.')).toBeDefined();
    expect(within(list).getAllByRole('link')).toHaveLength(18);
    await page.shop.mend();
    const section = document.getElementById('recommendation') as HTMLElement;
    await page.user.click(within(section).getByRole('button', { name: 'Coba lagi' }));
    await waitFor(() => expect(within(list).getAllByRole('link')).toHaveLength(36));
    expect(screen.queryByText('Produk berikutnya gagal dimuat.')).toBeNull();
  });

  test('[ROUTE-30] a visitor who returns to it in this tab has as much of it again', async () => {
    sessionStorage.setItem('endlessPages', JSON.stringify([['UJI-00001-01', 2]]));
    const view = stubView();
    const page = await openPage({ shop: { products: many } });
    view.show(document.body);
    const list = await listOf('Masih banyak lagi');
    await waitFor(() => expect(within(list).getAllByRole('link')).toHaveLength(36));
    await page.settle();
    expect(JSON.parse(sessionStorage.getItem('endlessPages') ?? '')).toEqual([['UJI-00001-01', 2]]);
  });
});

describe('recently viewed', () => {
  const kept = (key = 'recentProducts') => JSON.parse(localStorage.getItem(key) ?? 'null');

  test('[RECENT-01, RECENT-03, RECENT-04] keeps the product in front, shows the others as of now', async () => {
    localStorage.setItem('recentProducts', JSON.stringify(['UJI-00003-01', 'UJI-00001-01', 'UJI-00002-01']));
    const page = await openPage({
      shop: { products: [named(1), named(2, { item: { offered: 77_000 } }), named(3)] },
    });
    expect(await namesIn('Terakhir kamu lihat')).toEqual(['Barang 3', 'Barang 2']);
    expect((await listOf('Terakhir kamu lihat')).textContent).toContain('Rp77.000');
    expect(kept()).toEqual(['UJI-00001-01', 'UJI-00003-01', 'UJI-00002-01']);
    expect(page.shop.requests.map(({ path }) => path)).toContain(
      '/product/products/_basic?sku=UJI-00003-01&sku=UJI-00002-01',
    );
    for (const key of ['recentProductsV2', 'recentProductsContextual', 'recentProductsGrocery'])
      expect(kept(key)).toBeNull();
  });

  test('[RECENT-01] each list is kept and shown apart', async () => {
    localStorage.setItem('recentProducts', JSON.stringify(['UJI-00002-01']));
    const page = await openPage({
      shop: { products: [named(1, { tags: ['AVAILABLE', 'CONTEXTUAL_FASHION'] }), named(2)] },
    });
    await page.settle();
    expect(kept()).toEqual(['UJI-00002-01']);
    expect(kept('recentProductsContextual')).toEqual(['UJI-00001-01']);
    expect(screen.queryByRole('list', { name: 'Terakhir kamu lihat' })).toBeNull();
  });

  test('[RECENT-05] keeps and shows nothing of a hidden brand', async () => {
    localStorage.setItem('recentProducts', JSON.stringify(['UJI-00002-01', 'UJI-00003-01']));
    const page = await openPage({
      shop: {
        products: [named(1, { brand: RIMBA }), named(2, { brand: RIMBA }), named(3)],
        config: [{ id: 'pdp.recent.hidden-brands', value: 'RIMBA' }],
      },
    });
    expect(await namesIn('Terakhir kamu lihat')).toEqual(['Barang 3']);
    await page.settle();
    expect(kept()).toEqual(['UJI-00002-01', 'UJI-00003-01']);
  });

  test('[RECENT-01] what another tab kept meanwhile stays; what is stored may be anything', async () => {
    localStorage.setItem('recentProducts', 'not a list');
    const page = await openPage({ shop: { products: [named(1), named(2), named(3)] } });
    await page.settle();
    expect(kept()).toEqual(['UJI-00001-01']);
    // Another tab viewed the third one.
    localStorage.setItem('recentProducts', JSON.stringify(['UJI-00003-01', 'UJI-00001-01']));
    await page.user.click((await screen.findAllByRole('link', { name: /Barang 2/ }))[0] as HTMLElement);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Barang 2'));
    await page.settle();
    expect(kept()).toEqual(['UJI-00002-01', 'UJI-00003-01', 'UJI-00001-01']);
    expect(await namesIn('Terakhir kamu lihat')).toEqual(['Barang 3', 'Barang 1']);
  });
});

describe('[RECO-03] what is told of it carries the trace of its list', () => {
  const traced = (page: Opened, name: string) =>
    page.tracked
      .filter((event) => event.name === name)
      .map(({ data }) => ('traceId' in data ? data.traceId : undefined));

  test.each([
    ['Produk serupa', /^product-/, 'recommendation'],
    ['Sering dibeli bersama', /^complement-/, 'complements'],
    ['Lainnya dari Rimba', /^brand-/, 'brand'],
    ['Masih banyak lagi', /^infinite-/, 'endless'],
  ])('[RECO-14] a click in “%s”, and which list it was', async (title, trace, name) => {
    const page = await openPage({
      shop: {
        products: [named(1, { brand: RIMBA }), named(2), named(3, { brand: RIMBA, categories: FAR })],
        baskets: boughtAlong('UJI-00003'),
      },
    });
    const list = await listOf(title);
    // The code that measures views knows the list by it.
    expect(list.dataset['list']).toBe(name);
    await page.user.click(within(list).getAllByRole('link')[0] as HTMLElement);
    expect(traced(page, 'recommendation_click')).toEqual([expect.stringMatching(trace)]);
    expect(page.tracked.find((event) => event.name === 'recommendation_click')?.data).toMatchObject({
      list: name,
    });
    await page.settle();
  });

  test.each([
    ['Iklan', 'ads'],
    ['Terakhir kamu lihat', 'recent'],
  ])('[RECO-14] a click in “%s”, whose list is no recommendation of the product', async (title, name) => {
    localStorage.setItem('recentProducts', JSON.stringify(['UJI-00002-01']));
    const page = await openPage({
      shop: {
        products: [named(1), named(2)],
        answers: (path, data) => (path === '/product-detail/brand-ads' ? [cardOf('UJI-00009-01')] : data),
      },
    });
    const list = await screen.findByRole('list', { name: new RegExp(`^${title}`) });
    expect(list.dataset['list']).toBe(name);
    await page.user.click(within(list).getAllByRole('link')[0] as HTMLElement);
    expect(page.tracked.find((event) => event.name === 'recommendation_click')?.data).toMatchObject({
      list: name,
    });
    await page.settle();
  });

  const withFriends = {
    shop: {
      products: [named(1), named(2, { categories: OTHER_KIND }), named(3, { categories: OTHER_KIND })],
      baskets: boughtAlong('UJI-00002', 'UJI-00003'),
    },
  };
  /** The dialog of what goes with an added product. */
  async function openAdded(page: Opened) {
    const box = within(screen.getByRole('complementary'));
    await page.user.click(box.getByRole('button', { name: 'Keranjang' }));
    return within(await screen.findByRole('dialog', { name: 'Sudah di keranjang' }));
  }

  test('an add from what goes with an added one, in the call and in what analytics learn', async () => {
    const page = await openPage(withFriends);
    const dialog = await openAdded(page);
    await page.user.click(dialog.getByRole('button', { name: 'Tambah Barang 2 ke keranjang' }));
    await waitFor(() => expect(traced(page, 'add_to_cart')).toHaveLength(2));
    const adds = page.shop.requests.filter(
      ({ path, method }) => path === '/retail/carts' && method === 'POST',
    );
    const { traceId, actionType } = adds[1]?.body ?? {};
    expect(traceId).toMatch(/^category-/);
    expect(actionType).toBe('RECOMMENDATION');
    expect(traced(page, 'add_to_cart')).toEqual([undefined, traceId]);
    await page.settle();
  });

  test('a click in what goes with an added one', async () => {
    const page = await openPage(withFriends);
    const dialog = await openAdded(page);
    await page.user.click(dialog.getByRole('link', { name: /Barang 3/ }));
    expect(traced(page, 'recommendation_click')).toEqual([expect.stringMatching(/^category-/)]);
    // The event names the followed card, not the first one.
    expect(page.tracked.find(({ name }) => name === 'recommendation_click')?.data).toMatchObject({
      itemSku: 'UJI-00003-01',
      list: 'added',
    });
    await page.settle();
  });
});
