import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { products } from '#marketplace/product/catalogue/products.ts';
import { product } from '../../support/products.ts';
import { LOGIN_WISH_KEY } from '#src/domain/shell/limits.ts';
import { controlOf } from '#src/machines/session/login/restoring.ts';
import { preloadRouteView } from '#src/views/shells/routeViews.ts';
import { isOff } from '../support/isOff.ts';
import { seeAll } from '../support/farBelow.ts';
import { followLogin } from '../support/followLogin.ts';
import { openPage, type OpenOptions } from '../support/openPage.tsx';
import {
  reviewed,
  open,
  openList,
  section,
  authors,
  list,
  asked,
  lastAsked,
  first,
  SUITCASE,
} from '../support/reviewPages.tsx';

beforeEach(seeAll);

describe('[SECTION-08, SHELL-08] the section', () => {
  test('[REVIEW-02] shows average, counts by stars, praised topics, and the first three reviews', async () => {
    await open();
    await waitFor(() => expect(authors(section())).toEqual(['Sekar A.', 'Rangga P.', 'Maria L.']));
    expect(within(section()).getByText('4,8 dari 5')).toBeDefined();
    const bars = within(section()).getByRole('list', { name: 'Saring menurut bintang' });
    const counts = within(bars)
      .getAllByRole('button')
      .map((bar) => bar.querySelector('.sr')?.textContent?.replaceAll('\u00A0', ' '));
    expect(counts).toEqual([
      '5 bintang: 1,1 rb ulasan',
      '4 bintang: 68 ulasan',
      '3 bintang: 23 ulasan',
      '2 bintang: 10 ulasan',
      '1 bintang: 24 ulasan',
    ]);
    expect(within(section()).getByText('Yang paling dipuji')).toBeDefined();
    expect(within(section()).getByRole('group', { name: 'Foto dari pembeli' }).children).toHaveLength(5);
  });

  test.each([
    [1, 5],
    [1_225, 7],
  ])('[EMPTY-07] the room of the first of %i reviews is %i shapes tall', async (reviewCount, shapes) => {
    await openPage({
      shop: {
        products: [product({ statistics: { rating: 4.8, reviewCount, sold: 2_000 } })],
        held: /product-review/,
      },
    });
    expect(await screen.findByText('Memuat ulasan')).toBeDefined();
    expect(section().querySelectorAll('[aria-busy=true] > .sk')).toHaveLength(shapes);
  });

  test('[EMPTY-06] loads nothing for a product without reviews', async () => {
    const page = await openPage({
      shop: { products: [product({ statistics: { rating: null, reviewCount: 0, sold: 0 } })] },
    });
    expect(within(section()).getByText('Belum ada ulasan')).toBeDefined();
    expect(asked(page)).toEqual([]);
  });

  test('[ERR-53] says that the call failed; a retry asks for the same page', async () => {
    const page = await open({ shop: { faults: { 'GET /product-review/public-reviews': '500' } } });
    const failed = await within(section()).findByText('Ulasan gagal dimuat.');
    expect(failed).toBeDefined();
    await page.shop.mend();
    const before = asked(page).at(-1);
    await page.user.click(within(section()).getByRole('button', { name: 'Coba lagi' }));
    await waitFor(() => expect(authors(section())).toHaveLength(3));
    expect(asked(page).at(-1)).toBe(before);
  });
});

describe('[EXP-04] a list of reviews says that its order is of an experiment', () => {
  const isTried = () => document.querySelector('[data-exp="default-active-sort"]') !== null;
  test.each(['POPULAR', 'LATEST'])(
    'in the order of the configs, %s, in the section and on the page',
    async (value) => {
      const config = [{ id: 'exp.default-active-sort', value }];
      const page = await open({ shop: { config } });
      await waitFor(() => expect(authors(section())).toHaveLength(3));
      expect(isTried()).toBe(true);
      page.view.unmount();
      page.root.stop();
      await openList({ shop: { config } });
      await waitFor(() => expect(authors(list()).length).toBeGreaterThan(3));
      expect(isTried()).toBe(true);
    },
  );
  test('not in a chosen order or while another one loads, but in the first one again', async () => {
    const page = await openList();
    await first();
    const sort = () => within(list()).getByRole('combobox', { name: 'Urutkan' });
    await page.user.selectOptions(sort(), 'LOWEST');
    expect(isTried()).toBe(false);
    await page.settle();
    expect(isTried()).toBe(false);
    const letGo = page.shop.hold(/public-reviews/);
    await page.user.selectOptions(sort(), 'POPULAR');
    expect(isTried()).toBe(false);
    await letGo();
    await first();
    expect(isTried()).toBe(true);
  });
  test('nor in one that the address asks for', async () => {
    await openList({ path: `${SUITCASE}/review-details?sortBy=LOWEST` });
    await waitFor(() => expect(authors(list()).length).toBeGreaterThan(3));
    expect(isTried()).toBe(false);
  });
  test('nor of one review alone', async () => {
    const page = await open({
      shop: {
        answers: (path, data) => (path.endsWith('/public-reviews') ? (data as object[]).slice(0, 1) : data),
      },
    });
    await waitFor(() => expect(authors(section())).toHaveLength(1));
    await page.settle();
    expect(isTried()).toBe(false);
  });
});

describe('[REVIEW-25] a bar of the section', () => {
  const bar = (stars: number) =>
    within(section()).getByRole('button', { name: new RegExp(`^${stars} bintang: `) });
  const opened = async (options: OpenOptions = {}) => {
    const page = await open(options);
    await waitFor(() => expect(authors(section())[0]).toBe('Sekar A.'));
    return page;
  };

  test('narrows what is shown, says so, and lets it go again: by itself, or where it is said', async () => {
    const page = await opened();
    expect(within(section()).queryByRole('button', { name: 'Hapus saringan' })).toBeNull();
    await page.user.click(bar(2));
    const status = await within(section()).findByText(/^Menampilkan 3 dari \d+ ulasan: 2 bintang$/);
    expect(status.closest('[role=status]')).not.toBeNull();
    expect(bar(2).getAttribute('aria-pressed')).toBe('true');
    expect(authors(section())[0]).toBe('Dewi K.');
    await page.user.click(bar(2));
    await waitFor(() => expect(authors(section())[0]).toBe('Sekar A.'));
    expect(bar(2).getAttribute('aria-pressed')).toBe('false');
    await page.user.click(bar(1));
    const clear = await within(section()).findByRole('button', { name: 'Hapus saringan' });
    await within(section()).findByText(/ulasan: 1 bintang$/);
    await page.user.click(clear);
    await waitFor(() => expect(authors(section())[0]).toBe('Sekar A.'));
    expect(within(section()).queryByRole('button', { name: 'Hapus saringan' })).toBeNull();
    // The pressed button is gone: the focus stays in the section.
    expect(section().contains(document.activeElement)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  test('goes along to the list of all, which says it and lets it go', async () => {
    await preloadRouteView('secondary');
    const page = await opened();
    await page.user.click(bar(2));
    await within(section()).findByText(/ulasan: 2 bintang$/);
    const all = within(section()).getByRole('link', { name: 'Lihat semua ulasan' });
    expect(all.getAttribute('href')).toMatch(/\/review-details\?rating=2$/);
    await page.user.click(all);
    expect(await within(list()).findByText(/^Menampilkan 10 dari \d+ ulasan: 2 bintang$/)).toBeDefined();
    expect(
      within(list())
        .getByRole('button', { name: /^2 dari 5 bintang \(\d+\)$/ })
        .getAttribute('aria-pressed'),
    ).toBe('true');
    await page.user.click(within(list()).getByRole('button', { name: 'Hapus saringan' }));
    await waitFor(() => expect(authors(list())[0]).toBe('Sekar A.'));
  });

  test('whose reviews do not come: what was shown goes, and can be tried again or widened', async () => {
    const page = await opened();
    await page.shop.fault('GET /product-review/public-reviews', '500');
    await page.user.click(bar(2));
    expect(await within(section()).findByText('Ulasan gagal dimuat.')).toBeDefined();
    expect(authors(section())).toEqual([]);
    expect(within(section()).queryByText(/^Menampilkan/)).toBeNull();
    await page.shop.mend();
    await page.user.click(within(section()).getByRole('button', { name: 'Coba lagi' }));
    await waitFor(() => expect(authors(section())[0]).toBe('Dewi K.'));
  });
});

describe('[ROUTE-12, MODAL-30] the list', () => {
  test('[REVIEW-06, LIMIT-03, LIMIT-04] begins with ten, grows by ten, and says how many there are', async () => {
    const page = await openList();
    await first();
    expect(Object.fromEntries(lastAsked(page))).toMatchObject({ page: '1', itemPerPage: '10' });
    expect(authors(list())).toHaveLength(10);
    expect(within(list()).getByText(/^Menampilkan 10 dari 1,2 rb ulasan$/)).toBeDefined();
    await page.user.click(within(list()).getByRole('button', { name: 'Muat lagi' }));
    await waitFor(() => expect(authors(list())).toHaveLength(20));
    expect(lastAsked(page).get('page')).toBe('2');
    expect(within(list()).getByText(/^Menampilkan 20 dari/)).toBeDefined();
  });

  test('[REVIEW-03, LIMIT-09..13] is sorted by what the visitor chooses', async () => {
    const page = await openList();
    await first();
    const sort = within(list()).getByRole('combobox', { name: 'Urutkan' });
    expect(
      within(sort)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Paling populer', 'Terbaru', 'Terlama', 'Rating tertinggi', 'Rating terendah']);
    await page.user.selectOptions(sort, 'Rating terendah');
    await waitFor(() => expect(authors(list())[0]).toBe('Hendra S.'));
    expect(lastAsked(page).get('sortBy')).toBe('LOWEST');
  });

  test('[REVIEW-03] offers no order where the marketplace sorts none', async () => {
    await openList({
      shop: {
        wholeAnswers: (path, body) =>
          path === '/product-review/public-reviews'
            ? (JSON.parse(
                JSON.stringify(body).replace(/("sorting":\{[^}]*"available":)true/, '$1false'),
              ) as object)
            : body,
      },
    });
    await first();
    expect(within(list()).getByRole('searchbox')).toBeDefined();
    expect(within(list()).queryByRole('combobox', { name: 'Urutkan' })).toBeNull();
  });

  test('[REVIEW-04, REVIEW-08, REVIEW-27] stars, pictures, topics and words narrow and widen it', async () => {
    const page = await openList();
    await first();
    const press = (name: string | RegExp) => page.user.click(within(list()).getByRole('button', { name }));
    await press(/^2 bintang: /);
    await waitFor(() => expect(lastAsked(page).get('rating')).toBe('2'));
    await waitFor(() => expect(authors(list())[0]).toBe('Dewi K.'));
    await press(/^Dengan foto/);
    await waitFor(() => expect(authors(list())).toEqual(['Dewi K.']));
    await press('Hapus saringan');
    await waitFor(() => expect(authors(list())[0]).toBe('Sekar A.'));
    expect(lastAsked(page).get('rating')).toBeNull();
    await page.user.type(within(list()).getByRole('searchbox'), 'gagang keras{Enter}');
    await waitFor(() => expect(authors(list())).toEqual(['Rangga P.']));
    await press('Hapus saringan');
    await waitFor(() => expect(within(list()).getByRole('searchbox')).toHaveProperty('value', ''));
    await page.user.type(within(list()).getByRole('searchbox'), 'gajah{Enter}');
    expect(await within(list()).findByText('Tidak ada ulasan yang cocok.')).toBeDefined();
  });

  test.each([/^2 dari 5 bintang \((\d+)\)$/, /^Dengan foto \((\d+)\)$/])(
    '[REVIEW-04] a filter says how many it leaves: %s',
    async (name) => {
      const page = await openList();
      await first();
      const chip = within(list()).getByRole('button', { name });
      const [, count] = name.exec(chip.getAttribute('aria-label') ?? chip.textContent ?? '') ?? [];
      expect(chip.textContent).toContain(`(${count})`);
      await page.user.click(chip);
      expect(
        await within(list()).findByText(new RegExp(`^Menampilkan \\d+ dari ${count} ulasan: `)),
      ).toBeDefined();
    },
  );

  test('[LIMIT-08] ratings stand from 5 to 1, where they narrow the list', async () => {
    await openList();
    await first();
    const names = within(list())
      .getAllByRole('button', { name: /^\d bintang/ })
      .map((button) =>
        Number(/^\d/.exec(button.getAttribute('aria-label') ?? button.textContent ?? '')?.[0]),
      );
    expect(names).toEqual([5, 4, 3, 2, 1]);
  });

  test('[API-50] names a topic of the filters by the content, an unknown one by the answer', async () => {
    const page = await openList({
      shop: {
        answers: (path, data) =>
          path.startsWith('/content/review-reasons') ? [{ id: 'quality', label: 'Mutu' }] : data,
      },
    });
    await first();
    expect(await within(list()).findByRole('button', { name: /^Mutu/ })).toBeDefined();
    expect(within(list()).queryByRole('button', { name: /^Kualitas/ })).toBeNull();
    expect(within(list()).getAllByRole('button', { name: /^Ukuran/ }).length).toBeGreaterThan(1);
    expect(page.shop.requests.filter(({ path }) => path.startsWith('/content/review-reasons'))).toHaveLength(
      1,
    );
  });

  test('[API-50] the topics keep the words of the answer where the content fails', async () => {
    await openList({ shop: { faults: { 'GET /content/review-reasons': '500' } } });
    await first();
    expect(await within(list()).findByRole('button', { name: /^Kualitas/ })).toBeDefined();
  });

  test('[REVIEW-28, REVIEW-29, REVIEW-30] counts buyers’ words on a topic, leads to the reviews', async () => {
    const page = await openList();
    await first();
    const topics = within(list()).getByRole('heading', { name: 'Kata pembeli' }).parentElement as HTMLElement;
    const row = within(topics).getByRole('button', { name: 'Ukuran' }).closest('li') as HTMLElement;
    const said = [...(row.textContent ?? '').matchAll(/\d+/g)].reduce(
      (sum, [count]) => sum + Number(count),
      0,
    );
    await page.user.click(within(row).getByRole('button', { name: 'Ukuran' }));
    await waitFor(() => expect(lastAsked(page).get('topic')).toBe('size'));
    expect(await within(list()).findByText(`Menampilkan 10 dari ${said} ulasan: Ukuran`)).toBeDefined();
    const narrow = async (opinion: 'praise' | 'complaint', name: RegExp, words: string) => {
      const button = within(row).getByRole('button', { name });
      const [, count] = /: (\d+)/.exec(button.getAttribute('aria-label') ?? '') ?? [];
      await page.user.click(button);
      await waitFor(() => expect(lastAsked(page).get('opinion')).toBe(opinion));
      expect(
        await within(list()).findByText(
          new RegExp(`^Menampilkan \\d+ dari ${count} ulasan: ${words}: Ukuran$`),
        ),
      ).toBeDefined();
      expect(button.getAttribute('aria-pressed')).toBe('true');
      const chip = within(list()).getByRole('button', { name: `${words}: Ukuran (${count})` });
      expect(chip.getAttribute('aria-pressed')).toBe('true');
      expect(within(list()).queryByRole('button', { name: /^Ukuran( \(|$)/, pressed: true })).toBeNull();
      return chip;
    };
    await narrow('praise', /^Ukuran: \d+ memuji$/, 'Dipuji');
    const chip = await narrow('complaint', /^Ukuran: \d+ mengeluhkan$/, 'Dikeluhkan');
    await page.user.click(chip);
    await waitFor(() => expect(lastAsked(page).get('topic')).toBeNull());
    expect(lastAsked(page).get('opinion')).toBeNull();
    // A click on another topic drops the opinion.
    await narrow('complaint', /^Ukuran: \d+ mengeluhkan$/, 'Dikeluhkan');
    await page.user.click(within(list()).getByRole('button', { name: /^Kualitas \(/ }));
    await waitFor(() => expect(lastAsked(page).get('topic')).not.toBe('size'));
    expect(lastAsked(page).get('opinion')).toBeNull();
    const under = (name: string) =>
      within(list()).getByRole('heading', { name }).parentElement?.textContent ?? '';
    expect(under('Ulasan baik yang paling membantu')).toContain('Sekar A.');
    expect(within(list()).getByRole('heading', { name: 'Kritik yang paling membantu' })).toBeDefined();
  });

  test('[REVIEW-24] bar, topic and filter note lead to the list below; its own filters do not', async () => {
    const page = await openList();
    await first();
    const led: string[] = [];
    page.root.on('jump.wanted', ({ section: id }) => void led.push(id));
    const press = (name: string | RegExp) => page.user.click(within(list()).getByRole('button', { name }));
    const id = list().querySelector('.reviews')?.closest('section')?.id ?? '';
    expect(id).not.toBe('');
    await press(/^4 bintang: /);
    expect(led).toEqual([id]);
    await press('Ukuran');
    expect(led).toEqual([id, id]);
    await press('Lihat daftarnya');
    expect(led).toEqual([id, id, id]);
    await press(/^5 dari 5 bintang/);
    await press(/^Dengan foto/);
    expect(led).toHaveLength(3);
  });

  test('[ERR-53] a page that does not come leaves those that have come', async () => {
    const page = await openList();
    await first();
    await page.shop.fault('GET /product-review/public-reviews', '500');
    await page.user.click(within(list()).getByRole('button', { name: 'Muat lagi' }));
    expect(await within(list()).findByText('Ulasan berikutnya gagal dimuat.')).toBeDefined();
    expect(authors(list())).toHaveLength(10);
    await page.shop.mend();
    await page.user.click(within(list()).getByRole('button', { name: 'Coba lagi' }));
    await waitFor(() => expect(authors(list())).toHaveLength(20));
  });

  test('[ERR-53, MODAL-30] over the product page it leaves the section as it is', async () => {
    const page = await open();
    await waitFor(() => expect(authors(section())).toHaveLength(3));
    await page.user.click(screen.getByRole('link', { name: /^Rating 4,8 dari 5/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Ulasan produk' });
    await page.shop.fault('GET /product-review/public-reviews', '500');
    await page.user.click(await within(dialog).findByRole('button', { name: 'Muat lagi' }));
    expect(await within(dialog).findByText('Ulasan berikutnya gagal dimuat.')).toBeDefined();
    expect(authors(document.querySelector('#reviews') as HTMLElement)).toHaveLength(3);
    expect(screen.queryByText('Ulasan gagal dimuat.')).toBeNull();
  });

  test('[MODAL-33, REVIEW-11, REVIEW-12, REVIEW-24] takes a value or any per attribute, if changed', async () => {
    const page = await openList();
    await first();
    const openFilter = async () => {
      await page.user.click(within(list()).getByRole('button', { name: /^(Varian|Warna Nila)/ }));
      return screen.findByRole('dialog', { name: 'Ulasan untuk varian' });
    };
    const filter = await openFilter();
    const apply = () => within(filter).getByRole('button', { name: 'Terapkan' });
    const anyOf = (attribute: string) =>
      within(within(filter).getByRole('group', { name: attribute })).getByRole('radio', { name: 'Semua' });
    expect(isOff(apply())).toBe(true);
    expect([anyOf('Warna'), anyOf('Ukuran')].map((radio) => (radio as HTMLInputElement).checked)).toEqual([
      true,
      true,
    ]);
    const reset = within(filter).getByRole('button', { name: 'Atur ulang' });
    expect(isOff(reset)).toBe(true);
    await page.user.click(within(filter).getByRole('radio', { name: 'Nila' }));
    expect(isOff(reset)).toBe(false);
    expect(isOff(apply())).toBe(false);
    await page.user.click(anyOf('Warna'));
    expect(isOff(apply())).toBe(true);
    await page.user.click(within(filter).getByRole('radio', { name: 'Nila' }));
    await page.user.click(within(filter).getByRole('radio', { name: 'Kabin 20″' }));
    await page.user.click(apply());
    await waitFor(() => expect(authors(list())[0]).toBe('Maria L.'));
    expect(lastAsked(page).get('variants')).toBe(
      encodeURIComponent(JSON.stringify({ Ukuran: 'Kabin 20″', Warna: 'Nila' })),
    );
    expect(within(list()).getByText('Daftar di bawah disaring: Warna Nila, Ukuran Kabin 20″')).toBeDefined();
    expect(
      await within(list()).findByText(/^Menampilkan .+ ulasan: Warna Nila, Ukuran Kabin 20″$/),
    ).toBeDefined();
    const again = await openFilter();
    const sameAgain = within(again).getByRole('button', { name: 'Terapkan' });
    expect(isOff(sameAgain)).toBe(true);
    // The same choice in another order is no change.
    await page.user.click(within(again).getAllByRole('radio', { name: 'Semua' })[0] as HTMLElement);
    expect(isOff(sameAgain)).toBe(false);
    await page.user.click(within(again).getByRole('radio', { name: 'Nila' }));
    expect(isOff(sameAgain)).toBe(true);
    await page.user.click(within(again).getByRole('button', { name: 'Atur ulang' }));
    await waitFor(() => expect(authors(list())[0]).toBe('Sekar A.'));
    // One choice narrows the list to all options that have it.
    const third = await openFilter();
    await page.user.click(within(third).getByRole('radio', { name: 'Nila' }));
    await page.user.click(within(third).getByRole('button', { name: 'Terapkan' }));
    await waitFor(() =>
      expect(lastAsked(page).get('variants')).toBe(encodeURIComponent(JSON.stringify({ Warna: 'Nila' }))),
    );
    expect(await within(list()).findByText(/^Menampilkan .+ ulasan: Warna Nila$/)).toBeDefined();
  });
});

describe('a review', () => {
  test('says who, when, which option, the stars, the words and the reply; markup is text', async () => {
    const text = '<img src=x onerror=alert(1)>\u202Egnusk \u0007 ' + 'panjang'.repeat(3000);
    await openList({
      shop: {
        answers: (path, data) => {
          if (path !== '/product-review/public-reviews') return data;
          const [one, ...rest] = data as { text: string }[];
          return [{ ...one, text }, ...rest];
        },
      },
    });
    await first();
    const [one, two] = within(list()).getAllByRole('article').slice(2) as [HTMLElement, HTMLElement];
    expect(within(one).getByText('2 hari lalu')).toBeDefined();
    expect(within(one).getByText('Warna Pandan, Ukuran Kabin 20″')).toBeDefined();
    expect(within(one).getByRole('img', { name: '5 dari 5 bintang' })).toBeDefined();
    expect(one.querySelector('bdi')?.textContent === text).toBe(true);
    expect(one.querySelector('[onerror]')).toBeNull();
    expect(within(two).getByText(/^Terima kasih, Kak Rangga/)).toBeDefined();
  });

  test('[REVIEW-32] says that it was bought here only where that is known', async () => {
    await open();
    await waitFor(() => expect(authors(section())).toEqual(['Sekar A.', 'Rangga P.', 'Maria L.']));
    const told = within(section())
      .getAllByRole('article')
      .map((one) => within(one).queryByText('Pembelian terverifikasi') !== null);
    expect(told).toEqual([true, true, false]);
  });

  test('[REVIEW-16, AUTH-04] asks a guest who finds it helpful to log in, and writes nothing', async () => {
    const page = await open();
    const [button] = await within(section()).findAllByRole('button', { name: 'Membantu (128)' });
    await page.user.click(button as HTMLElement);
    expect(
      await screen.findByRole('dialog', { name: 'Masuk untuk menandai ulasan yang membantu' }),
    ).toBeDefined();
    expect(
      page.shop.requests.filter(({ method, path }) => method === 'POST' && path.includes('review')),
    ).toEqual([]);
  });

  test('[REVIEW-13, REVIEW-14, REVIEW-15] a like counts at once wherever shown, and can be undone', async () => {
    const page = await openList({ visitor: { member: 'budi' } });
    await first();
    const named = (name: string) => within(list()).queryAllByRole('button', { name });
    // The same review is the most helpful good one and the first of the list.
    expect(named('Membantu (128)')).toHaveLength(2);
    await page.user.click(named('Membantu (128)')[0] as HTMLElement);
    await waitFor(() => expect(named('Membantu (129)')).toHaveLength(2));
    expect(named('Membantu (129)').map((one) => one.getAttribute('aria-pressed'))).toEqual(['true', 'true']);
    expect(page.tracked.filter(({ name }) => name === 'review_like')).toHaveLength(1);
    await page.user.click(named('Membantu (129)')[1] as HTMLElement);
    await waitFor(() => expect(named('Membantu (128)')).toHaveLength(2));
    await page.shop.fault('POST /product-review/reviews/*/like', '500');
    await page.user.click(named('Membantu (128)')[0] as HTMLElement);
    expect(
      (await screen.findAllByText('Ada yang salah di sini. Coba lagi nanti, ya.')).length,
    ).toBeGreaterThan(0);
    await waitFor(() => expect(named('Membantu (128)')).toHaveLength(2));
  });

  test('[REVIEW-18, MODAL-31] its picture opens large, with who wrote it, and its neighbours', async () => {
    const page = await open();
    const article = (await within(section()).findAllByRole('article'))[0] as HTMLElement;
    await page.user.click(
      within(article).getAllByRole('button', { name: /Foto dari pembeli/ })[1] as HTMLElement,
    );
    const preview = await screen.findByRole('dialog', { name: 'Foto produk' });
    await waitFor(() => expect(within(preview).getByText('2 / 3')).toBeDefined());
    expect(within(preview).getByText('Sekar A.')).toBeDefined();
    await page.user.click(within(preview).getByRole('button', { name: 'Foto berikutnya' }));
    expect(within(preview).getByText('3 / 3')).toBeDefined();
    expect(isOff(within(preview).getByRole('button', { name: 'Foto berikutnya' }))).toBe(true);
  });
});

test('[AUTH-17] after the login the list is the same and as long, and tells of the marked review', async () => {
  const stars = () => within(list()).getByRole('button', { name: /^5 dari 5 bintang/ });
  const guest = await openList();
  await first();
  await guest.user.click(stars());
  await waitFor(() => expect(lastAsked(guest).get('rating')).toBe('5'));
  await guest.settle();
  await guest.user.click(within(list()).getByRole('button', { name: 'Muat lagi' }));
  await waitFor(() => expect(authors(list())).toHaveLength(20));
  const one = list().querySelectorAll('.reviews > li')[14]?.id ?? '';
  const helpful = () =>
    within(document.getElementById(one) as HTMLElement).getByRole('button', { name: /^Membantu/ });
  const mark = helpful().dataset['wish'] ?? '';
  await guest.user.click(helpful());
  await followLogin(guest, 'Masuk untuk menandai ulasan yang membantu');
  // After the login the page finds the control by this mark.
  const { wish } = JSON.parse(sessionStorage.getItem(LOGIN_WISH_KEY) ?? '{}');
  expect([mark, controlOf(wish)]).toEqual([controlOf(wish), expect.stringMatching(/^reviewLike ./)]);
  guest.view.unmount();
  guest.root.stop();
  const member = await openList({ visitor: { member: 'budi' } });
  // The toast goes after a while, so it is checked first.
  expect((await screen.findAllByText('Ulasan ini kamu tandai membantu.')).length).toBeGreaterThan(0);
  await waitFor(() => expect(authors(list())).toHaveLength(20));
  expect(stars().getAttribute('aria-pressed')).toBe('true');
  expect(lastAsked(member).get('rating')).toBe('5');
  expect(helpful().getAttribute('aria-pressed')).toBe('true');
});

test('[MODAL-31, REVIEW-18] every large picture begins whole, whatever was enlarged before it', async () => {
  const page = await open();
  const preview = async () => within(await screen.findByRole('dialog', { name: 'Foto produk' }));
  const enlarge = async (dialog: Awaited<ReturnType<typeof preview>>) => {
    expect(dialog.getByText('100%')).toBeDefined();
    await page.user.click(dialog.getAllByRole('button', { name: 'Perbesar' })[1] as HTMLElement);
    expect(dialog.getByText('175%')).toBeDefined();
  };
  await page.user.click(screen.getByRole('button', { name: /Perbesar foto 1/ }));
  const ofProduct = await preview();
  await enlarge(ofProduct);
  await page.user.click(ofProduct.getByRole('button', { name: 'Tutup' }));
  const [article] = await within(section()).findAllByRole('article');
  const pictures = within(article as HTMLElement).getAllByRole('button', { name: /Foto dari pembeli/ });
  await page.user.click(pictures[0] as HTMLElement);
  const ofReview = await preview();
  await enlarge(ofReview);
  await page.user.click(ofReview.getByRole('button', { name: 'Foto berikutnya' }));
  expect(ofReview.getByText('100%')).toBeDefined();
});

test.each([
  ['Yang paling dipuji', 'praise', 'Dipuji'],
  ['Yang paling dikeluhkan', 'complaint', 'Dikeluhkan'],
])(
  '[REVIEW-23, REVIEW-30] a topic (%s) leads to the list, narrowed by it alone, as counted',
  async (title, opinion, words) => {
    const page = await open();
    const bars = await within(section()).findByRole('list', { name: 'Saring menurut bintang' });
    await page.user.click(within(bars).getByRole('button', { name: /^4 bintang: / }));
    await waitFor(() => expect(lastAsked(page).get('rating')).toBe('4'));
    const heading = within(section()).getByText(title);
    const topic = within(heading.parentElement as HTMLElement).getAllByRole('link')[0] as HTMLElement;
    const [, count] = /\((.+)\)$/.exec(topic.textContent ?? '') ?? [];
    expect(topic.getAttribute('href')).toMatch(
      new RegExp(`/review-details\\?topic=\\w+&opinion=${opinion}$`),
    );
    await page.user.click(topic);
    // The list may be another page than the former one: the whole document is searched.
    const chosen = await screen.findByRole('button', {
      name: `${words}: ${topic.textContent}`,
      pressed: true,
    });
    expect(chosen).toBeDefined();
    expect(
      await within(list()).findByText(new RegExp(`^Menampilkan \\d+ dari ${count} ulasan: ${words}: `)),
    ).toBeDefined();
    expect(lastAsked(page).get('rating')).toBeNull();
  },
);

describe('[REVIEW-22] the option that was bought', () => {
  const openSandals = (options: OpenOptions = {}) =>
    openPage(
      {
        path: '/p/sandal-selop-kulit-jogja-langkah/SND-00601-01',
        shop: { products: products.filter(({ productSku }) => productSku === 'SND-00601') },
      },
      options,
    );
  /** A shop that tells the fit of one size. */
  const fitting = (size: object): OpenOptions => ({
    shop: {
      answers: (path, data) =>
        path.endsWith('/_summary')
          ? { ...(data as object), fit: { attribute: 'Ukuran', sizes: [size] } }
          : data,
    },
  });
  const sandals = '/p/sandal-selop-kulit-jogja-langkah/SND-00601-01/review-details';
  /** The words of each review between its writer and its stars. */
  const options = (within_: HTMLElement) =>
    [...within_.querySelectorAll('article .rvHead p:not(.rowWrap)')].map(({ textContent }) => textContent);

  test.each([
    ['id', 'Ulasan', /^Ukuran (37|38|39|40)( · Terasa: (Kekecilan|Pas|Kebesaran))?$/],
    ['en', 'Reviews', /^Size (37|38|39|40)( · Fit: (Too small|As expected|Too large))?$/],
  ] as const)('is named in %s, in the section', async (language, name, words) => {
    await openSandals({ visitor: { language } });
    const region = await screen.findByRole('region', { name });
    await waitFor(() => expect(options(region)).toHaveLength(3));
    for (const option of options(region)) expect(option).toMatch(words);
  });

  test('[REVIEW-31] each size says how it fitted, leads to its reviews, and gives them back', async () => {
    const page = await openSandals({ path: sandals });
    const table = await within(list()).findByRole('table', { name: 'Ukuran menurut pembeli' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Ukuran', 'Kekecilan', 'Pas', 'Kebesaran']);
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
      '37',
      '38',
      '39',
      '40',
    ]);
    const size = within(table).getByRole('button', { name: '39' });
    await page.user.click(size);
    await waitFor(() =>
      expect(lastAsked(page).get('variants')).toBe(encodeURIComponent(JSON.stringify({ Ukuran: '39' }))),
    );
    expect(await within(list()).findByText(/^Menampilkan .+ ulasan: Ukuran 39$/)).toBeDefined();
    expect(size.getAttribute('aria-pressed')).toBe('true');
    await page.user.click(within(table).getByRole('button', { name: '40' }));
    await waitFor(() =>
      expect(lastAsked(page).get('variants')).toBe(encodeURIComponent(JSON.stringify({ Ukuran: '40' }))),
    );
    await page.user.click(within(table).getByRole('button', { name: '40' }));
    await waitFor(() => expect(lastAsked(page).get('variants')).toBeNull());
  });

  test('[REVIEW-31] a size that is chosen leaves what else of the option was chosen', async () => {
    const other = { Warna: 'Cokelat' };
    const page = await openSandals({
      path: `${sandals}?variants=${encodeURIComponent(JSON.stringify(other))}`,
    });
    const asked = () => decodeURIComponent(lastAsked(page).get('variants') ?? '');
    const table = await within(list()).findByRole('table', { name: 'Ukuran menurut pembeli' });
    await page.user.click(within(table).getByRole('button', { name: '39' }));
    await waitFor(() => expect(JSON.parse(asked())).toEqual({ ...other, Ukuran: '39' }));
    await page.user.click(within(table).getByRole('button', { name: '39' }));
    await waitFor(() => expect(JSON.parse(asked())).toEqual(other));
  });

  test('[REVIEW-31] the section sums up how the sizes fitted, and a review says it', async () => {
    const page = await openSandals();
    const region = await screen.findByRole('region', { name: 'Ulasan' });
    const told = await within(region).findByText(/^\d+ kekecilan, \d+ pas, \d+ kebesaran$/);
    await page.user.click(within(region).getByRole('link', { name: 'Lihat semua ulasan' }));
    const table = await screen.findByRole('table', { name: 'Ukuran menurut pembeli' });
    const columns = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => Number(textContent)),
      );
    const sum = (place: number) => columns.reduce((total, row) => total + (row[place] ?? 0), 0);
    expect(told.textContent).toBe(`${sum(0)} kekecilan, ${sum(1)} pas, ${sum(2)} kebesaran`);
    expect(options(screen.getByRole('main'))).toContain('Ukuran 40 · Terasa: Kekecilan');
  });

  test('[REVIEW-31] the choice of a size says how that one fitted, with every choice', async () => {
    const page = await openSandals();
    const choice = screen.getByRole('group', { name: 'Ukuran' });
    const told = () => within(choice).getByText(/ukuran ini/).textContent;
    const first37 = told();
    expect(first37).toMatch(/^Kata pembeli ukuran ini: \d+ kekecilan, \d+ pas, \d+ kebesaran\.$/);
    await page.user.click(within(choice).getByRole('link', { name: '40' }));
    await waitFor(() => expect(told()).not.toBe(first37));
    page.view.unmount();
    page.root.stop();
    const other = await openSandals(fitting({ value: '38', expected: 2 }));
    expect(screen.getByText('Belum ada kata pembeli soal ukuran ini.')).toBeDefined();
    other.view.unmount();
    other.root.stop();
    await openSandals(fitting({ value: '37', small: 0, expected: 0, large: 4 }));
    expect(screen.getByText('Kata pembeli ukuran ini: 0 kekecilan, 0 pas, 4 kebesaran.')).toBeDefined();
  });

  test('[REVIEW-31] says nothing of the fit of goods that are not worn', async () => {
    await openList();
    await first();
    expect(within(list()).queryByRole('table')).toBeNull();
    expect(within(list()).queryByText(/Terasa: /)).toBeNull();
    await open();
    expect(screen.queryByText(/ukuran ini/)).toBeNull();
  });

  test('is named in the list of all, the best and the most critical too', async () => {
    await openSandals({ path: sandals });
    await waitFor(() => expect(list().querySelectorAll('.compared article')).toHaveLength(2));
    await waitFor(() => expect(options(list()).length).toBeGreaterThan(10));
    for (const option of options(list()))
      expect(option).toMatch(/^Ukuran (37|38|39|40)( · Terasa: (Kekecilan|Pas|Kebesaran))?$/);
  });

  test('is named beside the pictures, with all that it differs by', async () => {
    const page = await open();
    const article = (await within(section()).findAllByRole('article'))[0] as HTMLElement;
    expect(options(section())[0]).toBe('Warna Pandan, Ukuran Kabin 20″');
    await page.user.click(
      within(article).getAllByRole('button', { name: /Foto dari pembeli/ })[0] as HTMLElement,
    );
    const preview = await screen.findByRole('dialog', { name: 'Foto produk' });
    expect(await within(preview).findByText('Warna Pandan, Ukuran Kabin 20″')).toBeDefined();
  });
});

test('[MODAL-30] the rating beside the name links to the reviews, and opens them on a desktop', async () => {
  const page = await open();
  const rating = screen.getByRole('link', { name: /Rating 4,8 dari 5/ });
  expect(rating.getAttribute('href')).toMatch(/\/RMB-00012-01\/review-details$/);
  await page.user.click(rating);
  expect(await screen.findByRole('dialog', { name: 'Ulasan produk' })).toBeDefined();
});
