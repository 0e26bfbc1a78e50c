import { createMemoryHistory } from '@tanstack/react-router';
import { describe, expect, test } from 'vitest';
import { translate } from '#src/copy/copyTypes.ts';
import { en } from '#src/copy/en.ts';
import { id } from '#src/copy/id.ts';
import { SECONDARY_PAGES, type Shell } from '#src/domain/page/route.ts';
import { createPageRouter, currentRoute, routeOfAddress } from '#src/router/createPageRouter.ts';
import { laterLinks } from '#src/router/laterLinks.ts';
import { links, liveChatAddress, productSearch, safeHref, slug } from '#src/router/links.ts';
import { movedRoute } from '#src/router/movedRoute.ts';
import { BESIDE_NEWER_SHELL, ROUTE_TABLES, STANDALONE_ROUTES } from '#src/router/routeTable.ts';
import { descriptionOf, robotsOf, titleOf } from '#src/router/titles.ts';
import type { ProductSummary } from '#src/services/product/product/contract.ts';

async function open(path: string, shell: Shell = 'older') {
  const router = createPageRouter(shell, createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  const route = currentRoute(router, shell);
  // The server asks without a router of its own; both must say the same of every address.
  expect(routeOfAddress(shell, path), path).toEqual(route);
  return route;
}
const t = (key: keyof typeof id, params?: Record<string, string | number>) => translate(id, key, params);
const tEn = (key: keyof typeof id, params?: Record<string, string | number>) => translate(en, key, params);

describe('routes', () => {
  test.each([
    ['/p/koper/A-01', 'product', 'retail', 'product'],
    ['/grocery/p/mangga/A-01', 'productGrocery', 'grocery', 'product'],
    ['/pdp-shell/koper/A-01', 'PDPVue3', 'retail', 'product'],
    ['/grocery/pdp-shell/koper/A-01', 'PDPVue3Grocery', 'grocery', 'product'],
    ['/p/koper/A-01/shipping', 'productSecondary', 'retail', 'secondary'],
    ['/grocery/p/koper/A-01/shipping', 'productSecondaryGrocery', 'grocery', 'secondary'],
    ['/p/daftar-combo/koper/A-01', 'comboList', 'retail', 'standalone'],
    ['/p/daftar-harga/koper/A-01', 'priceList', 'retail', 'standalone'],
    ['/trade-in/s/koper/A-01', 'tradeIn', 'retail', 'standalone'],
    ['/click-and-collect/p/A-01/pickup-points', 'pickupPoints', 'retail', 'standalone'],
    ['/add-on/installation/koper/A-01', 'installation', 'retail', 'standalone'],
  ])(
    '[ROUTE-01..04, ROUTE-22, ROUTE-24, ROUTE-28, ROUTE-29] %s is %s of %s',
    async (path, name, vendor, kind) => {
      const route = await open(path);
      expect(route).toMatchObject({ name, vendor, productId: 'A-01', page: { kind } });
    },
  );

  test.each([
    ['/p/koper/A-01?qty=3&foto=2&action=ADD_TO_CART&voucher=V-1&utm_source=a', 'A-02', 'koper-nila', 1, 0],
    ['/grocery/p/mangga/A-01?pickupPointCode=PP-1&fulfillment=PICKUP', 'A-01', '', 5, 2],
    ['/p/koper/A-01?sellerGroup=x', 'A.0_3', 'tas', null, 1],
  ])(
    '[ROUTE-31, PRODUCT-10] the page reads its own address as the router does: %s',
    async (path, itemSku, urlFriendlyName, quantity, picture) => {
      const route = await open(path);
      const search = new URLSearchParams(path.split('?')[1]);
      for (const name of ['qty', 'foto', 'action', 'voucher']) search.delete(name);
      for (const [name, value] of Object.entries(productSearch({ quantity, picture })))
        search.set(name, value);
      const query = search.toString();
      const href = `${links.product(route.vendor, urlFriendlyName, itemSku)}${query === '' ? '' : `?${query}`}`;
      const moved = movedRoute(route, href, { item: { itemSku, urlFriendlyName }, quantity, picture });
      expect(moved).toEqual(routeOfAddress('older', href));
    },
  );

  test('[ROUTE-31] an address of the newer shell that keeps its path means the same product', async () => {
    const route = await open('/pdp-shell/koper/A-01', 'newer');
    const href = '/pdp-shell/koper/A-01?qty=2&foto=3';
    expect(movedRoute(route, href, { item: null, quantity: 2, picture: 2 })).toEqual(
      routeOfAddress('newer', href),
    );
  });

  test.each([
    'pickup-schedule',
    'shipping',
    'review-gallery',
    'detail-review',
    'installment',
    'promotions',
    'description',
    'review-details',
    'question-details',
  ])('[ROUTE-04, ROUTE-13] %s is a secondary page, of groceries too', async (name) => {
    for (const product of ['/p/koper/A-01', '/grocery/p/koper/A-01'])
      expect((await open(`${product}/${name}`)).page, product).toEqual({ kind: 'secondary', name });
  });

  test('[ROUTE-04, ROUTE-13, ROUTE-32] an unknown third segment or address is missing', async () => {
    for (const path of [
      '/p/kopi/ps--1/apa-saja',
      '/grocery/p/kopi/ps--1/apa-saja',
      '/nowhere',
      '/p/a/b/c/d',
      '/grocery/p/a/b/c/d',
      '/grocery',
      '/',
    ]) {
      expect((await open(path)).page, path).toEqual({ kind: 'missing' });
    }
  });

  test.each([
    '/P/koper/A-01',
    '/p//A-01',
    '/p/koper/A%2F01',
    '/p/koper/A-01%00',
    '/p/%E0%A4%A/A-01',
    '/p/k%C3%A9/A-01?foto=2&qty=3&qty=4',
    '/p/koper/A-01?qty=%zz&foto=',
    '//lain.example/p/koper/A-01',
    '/p/koper/A-01?voucher=%3Cscript%3E',
  ])('[ROUTE-32] a strange address means the same with a router and without: %s', async (path) => {
    await open(path);
    await open(path, 'newer');
  });

  test('[ROUTE-01, ROUTE-13] a slash at the end changes nothing', () => {
    for (const path of ['/p/koper/A-01', '/grocery/p/mangga/A-01', '/p/koper/A-01/shipping']) {
      const { path: shown, ...route } = routeOfAddress('older', `${path}/?qty=2`);
      expect(shown).toBe(`${path}/?qty=2`);
      expect(route).toEqual({ ...routeOfAddress('older', `${path}?qty=2`), path: undefined });
    }
  });

  test('[ROUTE-16] list routes win over the secondary page; with three segments it is a product', async () => {
    for (const [list, name] of [
      ['daftar-combo', 'comboList'],
      ['daftar-harga', 'priceList'],
    ]) {
      expect((await open(`/p/${list}/koper/shipping`)).name).toBe(name);
      expect((await open(`/p/${list}/A-01`)).name).toBe('product');
    }
    expect((await open('/p/koper/A-01/shipping')).name).toBe('productSecondary');
  });

  test('of a parameter that is there twice the last one counts', async () => {
    const twice = 'qty=2&qty=3&foto=4&foto=5&fulfillment=DELIVERY&fulfillment=PICKUP&voucher=V-1&voucher=V-2';
    expect(await open(`/p/koper/A-01?${twice}`)).toMatchObject({
      quantity: 3,
      picture: 4,
      fulfilment: 'PICKUP',
      voucher: 'V-2',
    });
  });

  test('[ROUTE-17, ROUTE-18] without an id there is no product', async () => {
    for (const path of ['/p/koper', '/grocery/p/koper']) {
      expect(await open(path)).toMatchObject({ page: { kind: 'missing' }, productId: null });
    }
  });

  test('[ROUTE-34] the product name does not decide', async () => {
    expect(await open('/p/apa-saja/A-01')).toMatchObject({ productId: 'A-01', page: { kind: 'product' } });
  });

  test('[ROUTE-23, ROUTE-24, SHELL-01] the older shell has four routes, each twice', () => {
    expect(ROUTE_TABLES.older.map(({ name }) => name).sort()).toEqual(
      ['PDPVue3', 'productWithoutId', 'productSecondary', 'product']
        .flatMap((name) => [name, `${name}Grocery`])
        .sort(),
    );
  });
  test('[ROUTE-22, ROUTE-25] the newer shell has only its three', () => {
    expect(ROUTE_TABLES.newer.map(({ name }) => name)).toEqual(['PDPVue3', 'product', 'productGrocery']);
  });
  test('[ROUTE-26, ROUTE-13, SEO-01] the newer shell has secondary pages, others are missing', async () => {
    for (const [prefix, vendor] of [
      ['', 'retail'],
      ['/grocery', 'grocery'],
    ]) {
      for (const name of SECONDARY_PAGES) {
        const route = await open(`${prefix}/p/koper/A-01/${name}`, 'newer');
        const page = { kind: 'secondary', name };
        expect(route).toMatchObject({ page, vendor, productId: 'A-01', shell: 'newer' });
        expect(robotsOf(route, false)).toBe('noindex, nofollow');
      }
      for (const nowhere of [`${prefix}/p/koper`, `${prefix}/p/koper/A-01/apa-saja`])
        expect((await open(nowhere, 'newer')).page, nowhere).toEqual({ kind: 'missing' });
    }
  });
  test('[ROUTE-22, SHELL-01] takes the newer shell by its own route, whatever the switch says', async () => {
    for (const switched of ['older', 'newer'] as const) {
      for (const [path, vendor] of [
        ['/pdp-shell/koper/A-01', 'retail'],
        ['/grocery/pdp-shell/mangga/A-01', 'grocery'],
      ] as const)
        expect(await open(path, switched)).toMatchObject({
          shell: 'newer',
          vendor,
          page: { kind: 'product' },
        });
      expect((await open('/p/koper/A-01', switched)).shell).toBe(switched);
    }
  });
  test('[QNA-27] the list of all questions is a page in either shell, of goods and groceries', async () => {
    for (const shell of ['older', 'newer'] as const)
      for (const [prefix, vendor] of [
        ['', 'retail'],
        ['/grocery', 'grocery'],
      ]) {
        const route = await open(`${prefix}/p/koper/A-01/question-details`, shell);
        const page = { kind: 'secondary', name: 'question-details' };
        expect(route).toMatchObject({ page, vendor, productId: 'A-01' });
        const brand = vendor === 'grocery' ? 'Etalase Mart' : 'Etalase';
        expect(titleOf(route, 'Koper', t)).toBe(`Pertanyaan tentang produk ini | ${brand}`);
        expect(robotsOf(route, false)).toBe('noindex, nofollow');
      }
    expect(BESIDE_NEWER_SHELL.every(({ scrollReset }) => scrollReset)).toBe(true);
  });
  test('[QNA-28] its address asks for questions, that of no other page does', async () => {
    for (const shell of ['older', 'newer'] as const) {
      const asked = async (path: string) => (await open(path, shell)).questionCriteria;
      expect(await asked('/p/koper/A-01/question-details?sortBy=NEWEST&search=kabin&x=1')).toEqual({
        sort: 'NEWEST',
        search: 'kabin',
      });
      expect(await asked('/grocery/p/mangga/A-01/question-details?sortBy=popular')).toEqual({});
      expect(await asked('/p/koper/A-01?search=kabin')).toBeNull();
      expect(await asked('/p/koper/%3C/question-details?search=kabin')).toBeNull();
      expect(await asked('/p/koper/A-01/review-details?search=kabin')).toBeNull();
    }
  });
  test('[ROUTE-27] the standalone routes stand beside both shells', async () => {
    expect(STANDALONE_ROUTES).toHaveLength(5);
    for (const shell of ['older', 'newer'] as const) {
      expect((await open('/p/daftar-harga/koper/A-01', shell)).name).toBe('priceList');
    }
  });
  test('[ROUTE-30] products, lists and secondary pages start at the top', () => {
    expect([...ROUTE_TABLES.older, ...STANDALONE_ROUTES].every(({ scrollReset }) => scrollReset)).toBe(true);
  });

  test('strange ids lead nowhere and strange parameters are ignored', async () => {
    for (const strange of ['a%2F..%2Fb', '%3Cscript%3E', "'%20OR%201=1", 'x'.repeat(65), '%00']) {
      expect((await open(`/p/koper/${strange}`)).page, strange).toEqual({ kind: 'missing' });
    }
    const nonsense = await open(
      '/p/koper/A-01?qty=-1&foto=0&fulfillment=MOON&action=x&pickupPointCode=%3C&other=1&qty=banyak',
    );
    expect(nonsense).toMatchObject({
      quantity: null,
      picture: null,
      fulfilment: null,
      redirectAction: null,
      pickupPointCode: null,
    });
    const sense = await open(
      '/p/koper/A-01?qty=3&foto=2&fulfillment=PICKUP&action=notify_me&pickupPointCode=PP-1',
    );
    expect(sense).toMatchObject({
      quantity: 3,
      picture: 1,
      fulfilment: 'PICKUP',
      redirectAction: 'notify_me',
      pickupPointCode: 'PP-1',
    });
    for (const qty of ['0', '1e9', '1000000000', '2.5']) {
      expect((await open(`/p/koper/A-01?qty=${qty}`)).quantity, qty).toBeNull();
    }
  });
});

describe('titles', () => {
  test('[SEO-08] describes an unreleased product without a price, and a grocery as Mart', async () => {
    const price = { offered: 15_000, listed: 15_000, discount: 0, cashback: null };
    const merchant = { name: 'Kebun' } as ProductSummary['merchant'];
    const mango = { name: 'Mangga', merchant, price, tags: ['COMING_SOON'] };
    const route = await open('/p/mangga/A-01');
    expect(descriptionOf(route, mango, t)).toBe('Mangga, dijual Kebun di Etalase. Segera hadir.');
    expect(descriptionOf(route, mango, tEn)).toBe('Mangga, sold by Kebun on Etalase. Coming soon.');
    const grocery = await open('/grocery/p/mangga/A-01');
    expect(descriptionOf(grocery, { ...mango, tags: [] }, t)).toBe(
      'Mangga seharga Rp15.000, dijual Kebun di Etalase Mart.',
    );
  });
  test('[TITLE-01] product pages are named after their product, until then by the page', async () => {
    const route = await open('/p/koper/A-01');
    expect(titleOf(route, 'Koper Lawu', t)).toBe('Koper Lawu | Etalase');
    expect(titleOf(route, null, t)).toBe('Detail Produk | Etalase');
    expect(titleOf(route, null, tEn)).toBe('Product Detail | Etalase');
  });
  test('[TITLE-02] grocery has its own', async () => {
    for (const path of ['/grocery/p/mangga/A-01', '/grocery/pdp-shell/mangga/A-01']) {
      const route = await open(path);
      expect(titleOf(route, 'Mangga', t)).toBe('Mangga | Etalase Mart');
      expect(titleOf(route, null, t)).toBe('Belanja Harian | Etalase Mart');
      expect(titleOf(route, null, tEn)).toBe('Daily Groceries | Etalase Mart');
    }
  });
  test('[TITLE-03] a secondary page of a grocery has its own name and the Mart brand', async () => {
    for (const [page, indonesian, english] of [
      ['shipping', 'Pengiriman', 'Shipping'],
      ['description', 'Deskripsi & spesifikasi', 'Description & specifications'],
    ]) {
      const route = await open(`/grocery/p/mangga/A-01/${page}`);
      expect(titleOf(route, 'Mangga', t)).toBe(`${indonesian} | Etalase Mart`);
      expect(titleOf(route, 'Mangga', tEn)).toBe(`${english} | Etalase Mart`);
    }
  });
  test.each([
    ['/p/koper/A-01/pickup-schedule', 'Jadwal pengambilan', 'Pickup schedule'],
    ['/p/koper/A-01/shipping', 'Pengiriman', 'Shipping'],
    ['/p/koper/A-01/review-gallery', 'Foto dari pembeli', 'Buyer photos'],
    ['/p/koper/A-01/detail-review', 'Ulasan', 'Review'],
    ['/p/koper/A-01/installment', 'Cicilan', 'Installments'],
    ['/p/koper/A-01/promotions', 'Promo', 'Promotions'],
    ['/p/koper/A-01/description', 'Deskripsi & spesifikasi', 'Description & specifications'],
    ['/p/koper/A-01/review-details', 'Ulasan produk', 'Product reviews'],
    ['/p/koper/A-01/question-details', 'Pertanyaan tentang produk ini', 'Questions about this product'],
    ['/p/daftar-combo/koper/A-01', 'Daftar combo', 'Combo list'],
    ['/p/daftar-harga/koper/A-01', 'Daftar harga Koper Lawu', 'Price list Koper Lawu'],
    ['/trade-in/s/koper/A-01', 'Tukar tambah', 'Trade-in'],
    ['/click-and-collect/p/A-01/pickup-points', 'Lokasi pengambilan', 'Pickup locations'],
    ['/add-on/installation/koper/A-01', 'Jasa pasang', 'Installation service'],
  ])('[TITLE-03] %s is "%s", in English "%s"', async (path, indonesian, english) => {
    const route = await open(path);
    expect(titleOf(route, 'Koper Lawu', t)).toBe(`${indonesian} | Etalase`);
    expect(titleOf(route, 'Koper Lawu', tEn)).toBe(`${english} | Etalase`);
  });
  test('[TITLE-03] a page beside a grocery has the name of Mart', async () => {
    const route = await open('/grocery/p/mangga/A-01/shipping');
    expect(titleOf(route, 'Mangga', t)).toBe('Pengiriman | Etalase Mart');
    expect(titleOf(route, 'Mangga', tEn)).toBe('Shipping | Etalase Mart');
  });
  test('[TITLE-04] without a title of its own it is the brand alone', async () => {
    expect(titleOf(await open('/p/koper'), null, t)).toBe('Etalase');
    expect(titleOf(await open('/nowhere'), null, t)).toBe('Etalase');
  });
  test.each([
    ['404', 'Halaman tidak ditemukan', 'Page not found'],
    ['410', 'Produk ini sudah tidak dijual', 'This product is no longer sold'],
    ['429', 'Pengunjung sedang ramai', 'We are getting a lot of visitors'],
    ['default', 'Sedang ada perbaikan', 'We are under maintenance'],
  ] as const)(
    '[ERRPAGE-01..04, TITLE-03] an error page of kind %s has its title at every address',
    async (kind, indonesian, english) => {
      for (const [path, brand] of [
        ['/nowhere', 'Etalase'],
        ['/p/koper/A-01', 'Etalase'],
        ['/p/koper/A-01/shipping', 'Etalase'],
        ['/grocery/p/mangga/A-01', 'Etalase Mart'],
      ] as const) {
        const route = await open(path);
        expect(titleOf(route, null, t, kind)).toBe(`${indonesian} | ${brand}`);
        expect(titleOf(route, null, tEn, kind)).toBe(`${english} | ${brand}`);
      }
    },
  );
  test('[SEO-01, SEO-02] secondary addresses are kept out of search engines, products are not', async () => {
    expect(robotsOf(await open('/p/koper/A-01/shipping'), false)).toBe('noindex, nofollow');
    expect(robotsOf(await open('/p/koper/A-01'), false)).toBeNull();
    expect(robotsOf(await open('/nowhere'), true)).toBe('noindex');
  });
});

describe('links', () => {
  test('[LINK-01, LINK-02] the bag of the vendor', () => {
    expect(links.bag('retail')).toBe('/cart');
    expect(links.bag('grocery')).toBe('/grocery/cart');
  });
  test('[LINK-03] login with the way back', () => {
    expect(links.login('/p/koper/A-01?qty=2', 'notify_me')).toBe(
      '/login?redirect=%2Fp%2Fkoper%2FA-01%3Fqty%3D2&action=notify_me',
    );
    expect(links.login('/p/x/y', null)).toBe('/login?redirect=%2Fp%2Fx%2Fy');
  });
  test('[LINK-03] login for a voucher leads back to the page of the product, else to the product', () => {
    const back = (path: string) =>
      laterLinks.loginForVoucher('/p/koper/A-01?pickupPointCode=PP-1', path, 'V-1');
    const redirect = (path: string) => `/login?redirect=${encodeURIComponent(path)}`;
    expect(back('/p/koper/A-01?qty=2')).toBe(redirect('/p/koper/A-01?qty=2&voucher=V-1'));
    expect(back('/p/koper/A-01')).toBe(redirect('/p/koper/A-01?voucher=V-1'));
    expect(back('/p/koper/A-01?voucher=V-0')).toBe(redirect('/p/koper/A-01?voucher=V-1'));
    const product = redirect('/p/koper/A-01?pickupPointCode=PP-1&voucher=V-1');
    expect(back('/p/koper/A-01/promotions?qty=2')).toBe(product);
    // Another page with the very query of the product.
    expect(back('/p/koper/B-01?pickupPointCode=PP-1')).toBe(product);
  });
  test('[MODAL-46] the reviews of a store, whichever part of its page an address named', () => {
    expect(laterLinks.storeReviews('/merchant/rimba/RMB')).toBe('/merchant/rimba/RMB#ulasan');
    expect(laterLinks.storeReviews('/merchant/rimba/RMB#profil')).toBe('/merchant/rimba/RMB#ulasan');
  });
  test('[LINK-04] the seller chat', () => expect(links.sellerChat('RMB')).toBe('/member/seller-chat/RMB'));
  test('[LINK-08] categories', () => {
    expect(links.category(3, 'Koper & Kabin', 'C3', 'C1')).toBe('/c/3/koper-kabin/C3/C1');
    expect(slug('???')).toBe('-');
  });
  test('[LINK-13, LINK-21] account addresses', () => {
    expect([laterLinks.verifyEmail(), links.orders(), links.customerCare()]).toEqual([
      '/verify-email',
      '/member/order/retail',
      '/bliblicare',
    ]);
  });
  test('the live chat at its own address, and at customer care without a safe one', () => {
    expect(liveChatAddress('https://chat.example/a', null)).toBe('https://chat.example/a');
    expect(liveChatAddress('javascript:alert(1)', null)).toBe('/bliblicare');
  });
  test('[LINK-25] the wishlist', () => expect(laterLinks.wishlist()).toBe('/member/wishlist'));
  test('[LINK-16, LINK-17] searches', () => {
    expect(links.search('retail', 'koper & tas')).toBe('/_search?searchTerm=koper%20%26%20tas');
    expect(links.search('grocery', 'mangga harum')).toBe('/grocery/cari/mangga%20harum');
  });
  test('[LINK-19, LINK-20] brands', () => {
    expect(links.brand('retail', 'rimba')).toBe('/brand/rimba');
    expect(links.brand('grocery', 'rimba')).toBe('/grocery/brand/rimba');
  });
  test('foreign schemes and hosts are refused', () => {
    for (const address of [
      'javascript:alert(1)',
      'data:text/html,x',
      'vbscript:x',
      '//evil.example',
      '/\\evil.example',
      'http://a.example',
      '',
      null,
      '/a\nb',
    ]) {
      expect(safeHref(address), String(address)).toBeNull();
    }
    expect(safeHref('/merchant/RMB')).toBe('/merchant/RMB');
    expect(safeHref('https://apotek.example/chat')).toBe('https://apotek.example/chat');
  });
  test('the address says only what differs from the default', () => {
    expect(productSearch({ quantity: 1, picture: 0 })).toEqual({});
    expect(productSearch({ quantity: 3, picture: 2 })).toEqual({ qty: '3', foto: '3' });
  });
});
