import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { keepFollowInStep } from '#src/app/measure/keepFollowInStep.ts';
import { product } from '../../support/products.ts';
import { dialogShown } from '../support/dialogShown.ts';
import { seeNothing } from '../support/farBelow.ts';
import { openPage, type Opened, type OpenOptions } from '../support/openPage.tsx';

const ITEM_PATH = '/official/merchant-favorites/TOK-1';
const section = () => screen.getByRole('region', { name: 'Penjual' });
const followButton = () => within(section()).getByRole('button', { name: /^(Ikuti|Mengikuti)$/ });
const PROFILE = {
  joinedOn: '2019-05-06',
  response: { rate: 91, minutes: 40 },
  opening: [{ days: [1, 2, 3, 4, 5, 6], open: '08:00', close: '17:00' }],
  followers: 1200,
};
const rated = product({ statistics: { rating: 4.6, reviewCount: 900, sold: 10 } });
const unrated = product({ statistics: { rating: null, reviewCount: 0, sold: 0 } });
const open = (options: OpenOptions = {}) =>
  openPage({ shop: { products: [rated] } }, options, {
    shop: { merchant: { profile: PROFILE, ...options.shop?.merchant } },
  });
const writes = (page: Opened) =>
  page.shop.requests.filter(({ method, path }) => method === 'POST' && path.startsWith(ITEM_PATH));

describe('what is known of the seller', () => {
  test('[SELLER-12] since when, how much, how soon they answer, and whether they are open', async () => {
    await open();
    await within(section()).findByText('Bergabung Mei 2019');
    for (const text of ['1 produk', '91%', '± 40 menit', 'Buka sampai 17.00 WIB']) {
      expect(within(section()).getByText(text), text).toBeDefined();
    }
    expect(within(section()).getByText(/1,2\srb pengikut/)).toBeDefined();
  });

  test('[SECTION-06] who they are, with badge and rating, and the ways to follow and to chat', async () => {
    await open({
      shop: {
        merchant: { badges: ['OFFICIAL'] },
        config: [
          { id: 'pdp.chat.enabled', value: 'true' },
          { id: 'pdp.chat.allowed-commission-types', value: 'TD,TC,MP' },
        ],
      },
    });
    expect(section().id).toBe('seller');
    expect(within(section()).getByRole('link', { name: 'Toko Uji' })).toBeDefined();
    expect(await within(section()).findByText('Toko resmi')).toBeDefined();
    expect(await within(section()).findByText('4,6')).toBeDefined();
    expect(followButton()).toBeDefined();
    expect(within(section()).getByRole('button', { name: 'Chat' })).toBeDefined();
  });

  test('[REVIEW-33] each average stands with its count of ratings: title, reviews and seller', async () => {
    const page = await open();
    await page.settle();
    const title = document.querySelector('#overview') as HTMLElement;
    const reviews = screen.getByRole('region', { name: 'Ulasan' });
    for (const place of [title, reviews]) {
      expect(within(place).getAllByText('4,6')).toHaveLength(1);
      expect(within(place).getAllByText('900 ulasan')).toHaveLength(1);
    }
    const stat = within(section()).getByText('4,6').closest('div') as HTMLElement;
    expect(stat.querySelector('dt')?.textContent).toMatch(/^\d+ ulasan$/);
  });

  test('[SELLER-12] once they close, that is said by itself; in English in English', async () => {
    const page = await open({ visitor: { language: 'en' } });
    const seller = screen.getByRole('region', { name: 'Seller' });
    await within(seller).findByText('Open until 17.00 WIB');
    page.passTime(5 * 3_600_000);
    await within(seller).findByText('Closed, opens Monday at 08.00 WIB');
  });

  test('[SELLER-12] before they open it is said when', async () => {
    await open({ shop: { now: Date.UTC(2026, 10, 20, 23) } });
    expect(await within(section()).findByText('Tutup, buka pukul 08.00 WIB')).toBeDefined();
  });

  test('[SELLER-12, STOCK-08] a seller on a break is not called open', async () => {
    await open({ shop: { merchant: { storeClose: { delayShipping: false } } } });
    await within(section()).findByText('Bergabung Mei 2019');
    expect(within(section()).queryByText(/Buka|Tutup/)).toBeNull();
  });

  test('[SELLER-12] says nothing of a seller without known facts', async () => {
    await openPage({ shop: { products: [rated] } });
    await within(section()).findByText('1 produk');
    expect(within(section()).queryByText(/Bergabung|pengikut|Chat dibalas|Buka|Tutup/)).toBeNull();
  });

  test.each([
    ['GET /official/merchant-favorites/*', /Bergabung/, '4,6'],
    ['GET /content/merchant-rating', /4,6|Belum ada rating/, 'Bergabung Mei 2019'],
    ['GET /content/seller-badge', /Toko resmi/, 'Bergabung Mei 2019'],
  ])('[SELLER-11] a failure of %s empties its part alone', async (endpoint, gone, kept) => {
    await open({ shop: { merchant: { badges: ['OFFICIAL'] }, faults: { [endpoint]: '500' } } });
    await within(section()).findByText(kept);
    expect(within(section()).queryByText(gone)).toBeNull();
    expect(within(section()).getByRole('link', { name: 'Toko Uji' })).toBeDefined();
  });

  test('[SELLER-13] other goods stand below, without the shown one; nothing if there are none', async () => {
    const other = product({
      productSku: 'UJI-00002',
      name: 'Barang Lain',
      items: [{ itemSku: 'UJI-00002-01' }],
    });
    const page = await open({ shop: { products: [rated, other] } });
    const list = await within(section()).findByRole('list', { name: 'Produk lain dari Toko Uji' });
    expect(within(list).getAllByRole('link')).toHaveLength(1);
    expect(within(list).getByRole('link', { name: /Barang Lain/ })).toBeDefined();
    for (const name of ['Kunjungi toko', 'Lihat semua'])
      expect(within(section()).getByRole('link', { name }).getAttribute('href'), name).toBe(
        '/merchant/TOK-1',
      );
    page.view.unmount();
    await open();
    await within(section()).findByText('Bergabung Mei 2019');
    expect(within(section()).queryByRole('list')).toBeNull();
  });

  test('[SELLER-07] the seller’s own name is text, however long, and leads nowhere else', async () => {
    const name = `<img src=x onerror=alert(1)>\u202e${'nama '.repeat(2000)}`;
    await open({ shop: { merchant: { name } } });
    expect(
      within(section())
        .getByRole('link', { name: /<img src=x/ })
        .getAttribute('href'),
    ).toBe('/merchant/TOK-1');
    expect(section().querySelector('img[src="x"]')).toBeNull();
  });
});

describe('how they stand', () => {
  test.each([
    ['MODAL-27', ['OFFICIAL'], rated, 'Toko resmi', 'Lencana dan rating penjual'],
    ['MODAL-25', [], rated, 'rating', 'Rating penjual'],
    ['MODAL-24', ['OFFICIAL'], product(), 'Toko resmi', 'Lencana penjual'],
    ['MODAL-26', [], unrated, 'rating', 'Rating penjual'],
    // The rating opens no badges: those open from the badge.
    ['MODAL-26', ['OFFICIAL'], unrated, 'rating', 'Rating penjual'],
  ] as const)(
    '[%s, SELLER-08, SELLER-09, SELLER-10] of badges %j',
    async (modal, badges, shown, asked, title) => {
      const page = await open({ shop: { merchant: { badges: [...badges] }, products: [shown] } });
      const place = await within(section()).findByRole('button', {
        name:
          asked === 'rating' ? /Rating penjual 4,6 dari 5|Belum ada rating/ : 'Tentang lencana Toko resmi',
      });
      await page.user.click(place);
      const sheet = await screen.findByRole('dialog', { name: title });
      const says = (text: RegExp | string) => within(sheet).queryByText(text) !== null;
      expect(says('Dikelola langsung oleh pemilik merek.')).toBe(badges.length > 0 && modal !== 'MODAL-26');
      expect(says('4,6')).toBe(shown === rated);
      expect(says('Dari 900 ulasan pembeli.')).toBe(shown === rated);
      expect(says('Penjual ini belum punya rating.')).toBe(modal === 'MODAL-26');
    },
  );

  test('[MODAL-46, LIMIT-07, REVIEW-21] shows three top reviews with products, and the way to all', async () => {
    const page = await open();
    await page.user.click(within(section()).getByRole('button', { name: 'Ulasan toko' }));
    const sheet = await screen.findByRole('dialog', { name: 'Kata pembeli tentang Toko Uji' });
    expect(await within(sheet).findAllByRole('article')).toHaveLength(3);
    expect(within(sheet).getAllByRole('link', { name: 'Barang Uji' })).toHaveLength(3);
    expect(within(sheet).getAllByRole('img', { name: /5 dari 5/ })).toHaveLength(3);
    expect(within(sheet).getByRole('link', { name: 'Lihat semua di toko' }).getAttribute('href')).toBe(
      '/merchant/TOK-1#ulasan',
    );
    const asked = page.shop.requests.filter(({ path }) => path.includes('merchantCode=TOK-1&page'));
    const query = asked.map(({ path }) => new URLSearchParams(path.split('?')[1]));
    expect(query.map((one) => [one.get('itemPerPage'), one.get('sortBy')])).toEqual([['3', 'HIGHEST']]);
  });

  test('[MODAL-46, REVIEW-21] opened before the seller is known, the reviews come as well', async () => {
    seeNothing();
    const page = await open();
    expect(page.root.getSnapshot().context.laterParts.sellerProfile).toBeUndefined();
    await page.tell('modal', { type: 'modal.opened', key: 'sellerReview' });
    const sheet = await screen.findByRole('dialog', { name: 'Kata pembeli tentang Toko Uji' });
    expect(await within(sheet).findAllByRole('article')).toHaveLength(3);
  });

  test('[MODAL-46, ERR-53] says that the reviews failed, and offers a retry', async () => {
    const page = await open();
    await page.shop.fault('GET /product-review/public-reviews', '500');
    await page.user.click(within(section()).getByRole('button', { name: 'Ulasan toko' }));
    const sheet = await dialogShown();
    await within(sheet).findByText('Ulasan toko gagal dimuat.');
    await page.shop.mend();
    await page.user.click(within(sheet).getByRole('button', { name: 'Coba lagi' }));
    expect(await within(sheet).findAllByRole('article')).toHaveLength(3);
  });
});

describe('following', () => {
  test('[FOLLOW-01, FOLLOW-02, FOLLOW-03] at once, with the number of followers, and back', async () => {
    const page = await open({ visitor: { member: 'ayu' } });
    await waitFor(() => expect(followButton()).toHaveProperty('disabled', false));
    expect(followButton().getAttribute('aria-pressed')).toBe('false');
    await page.user.click(followButton());
    expect(followButton().textContent).toBe('Mengikuti');
    expect(followButton().getAttribute('aria-pressed')).toBe('true');
    await waitFor(() => expect(page.tracked.some(({ name }) => name === 'seller_follow')).toBe(true));
    await page.user.click(followButton());
    await waitFor(() => expect(writes(page).map(({ path }) => path)).toHaveLength(2));
    expect(writes(page).map(({ path }) => path.split('/').at(-1))).toEqual(['_follow', '_unfollow']);
    await waitFor(() => expect(followButton().textContent).toBe('Ikuti'));
  });

  test('[FOLLOW-04] a failed one is taken back and said; pressed again it is written once', async () => {
    const page = await open({ visitor: { member: 'ayu' } });
    await waitFor(() => expect(followButton()).toHaveProperty('disabled', false));
    await page.shop.fault('POST /official/merchant-favorites/*/_follow', 'reset', 1);
    await page.user.click(followButton());
    await screen.findByText('Ada yang salah di sini. Coba lagi nanti, ya.');
    expect(followButton().textContent).toBe('Ikuti');
    await page.user.click(followButton());
    await waitFor(() => expect(page.tracked.some(({ name }) => name === 'seller_follow')).toBe(true));
    const keys = writes(page).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(followButton().textContent).toBe('Mengikuti');
  });

  test('[FOLLOW-05, AUTH-04] a guest is asked to log in, told for what, and nothing is sent', async () => {
    const page = await open();
    await waitFor(() => expect(followButton()).toHaveProperty('disabled', false));
    await page.user.click(followButton());
    expect(await screen.findByRole('dialog', { name: 'Masuk untuk mengikuti toko' })).toBeDefined();
    expect(writes(page)).toEqual([]);
    expect(screen.getByText('Ikuti')).toBeDefined();
  });

  test('[FOLLOW-01] what another tab did is known once the page is told anew', async () => {
    const page = await open({ visitor: { member: 'ayu' } });
    await waitFor(() => expect(followButton()).toHaveProperty('disabled', false));
    await page.visitor.call(`${ITEM_PATH}/_follow`, {});
    page.root.send({ type: 'page.outdated' });
    await waitFor(() => expect(followButton().textContent).toBe('Mengikuti'));
  });

  test('[FOLLOW-06] two tabs tell each other whom the member follows, and hear nothing else', async () => {
    const page = await open({ visitor: { member: 'ayu' } });
    onTestFinished(keepFollowInStep(page.root));
    const told = vi.spyOn(Storage.prototype, 'setItem');
    onTestFinished(() => void told.mockRestore());
    await waitFor(() => expect(followButton()).toHaveProperty('disabled', false));
    await page.user.click(followButton());
    const written = () => told.mock.calls.find(([key]) => key === 'followWritten')?.[1] ?? null;
    await waitFor(() => expect(written()).not.toBeNull());
    expect(JSON.parse(written() ?? '')).toMatchObject({
      merchantCode: 'TOK-1',
      followed: true,
      followers: 1201,
    });
    const calls = writes(page).length;
    const hear = (newValue: string | null, key = 'followWritten') =>
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })));
    const news = { merchantCode: 'TOK-1', followed: false, followers: 1200 };
    for (const other of [null, '{', '{}', JSON.stringify({ ...news, merchantCode: 'TOK-2' })]) hear(other);
    hear(JSON.stringify(news), 'somethingElse');
    expect(followButton().textContent).toBe('Mengikuti');
    hear(JSON.stringify(news));
    expect(followButton().textContent).toBe('Ikuti');
    expect(within(section()).getByText(/1,2 rb pengikut/)).toBeDefined();
    expect(writes(page)).toHaveLength(calls);
  });
});
