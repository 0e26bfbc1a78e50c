import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { products } from '#marketplace/product/catalogue/products.ts';
import { isOff } from '../support/isOff.ts';
import { seeAll } from '../support/farBelow.ts';
import { type OpenOptions } from '../support/openPage.tsx';
import {
  SUITCASE,
  reviewed,
  open,
  openList,
  section,
  authors,
  list,
  asked,
  first,
} from '../support/reviewPages.tsx';

beforeEach(seeAll);

describe('[REVIEW-26] a picture among those of all buyers', () => {
  const preview = () => screen.findByRole('dialog', { name: 'Foto produk' });
  const next = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: 'Foto berikutnya' });
  const openFirst = async (...options: OpenOptions[]) => {
    const page = await open(...options);
    const strip = await within(section()).findByRole('group', { name: 'Foto dari pembeli' });
    await page.user.click(within(strip).getByRole('button', { name: 'Foto dari pembeli 1' }));
    return { page, dialog: await preview() };
  };

  test('opens as the first of all, and leads on to the next reviews, each with its own words', async () => {
    const { page, dialog } = await openFirst();
    const writers: string[] = [];
    for (let position = 1; position <= 40; position += 1) {
      await within(dialog).findByText(`${position} / 40`);
      await waitFor(() => expect(dialog.querySelector('.viewerReview b')).not.toBeNull());
      const writer = dialog.querySelector('.viewerReview b')?.textContent ?? '';
      if (writers.at(-1) !== writer) writers.push(writer);
      expect(isOff(next(dialog))).toBe(position === 40);
      if (position < 40) await page.user.click(next(dialog));
    }
    expect(writers[0]).toBe('Sekar A.');
    expect(writers.length).toBeGreaterThan(2);
    expect(new Set(writers).size).toBe(writers.length);
  });

  /** A marketplace that gives four pictures at a time. */
  const FOUR = 4;
  const byFour: OpenOptions = {
    shop: {
      rewritten: (url) => {
        if (url.pathname.endsWith('/public-reviews/images'))
          url.searchParams.set('itemPerPage', String(FOUR));
      },
    },
  };

  test('more of them come before the last that has come is left', async () => {
    const { page, dialog } = await openFirst(byFour);
    const asked = () =>
      page.shop.requests.filter(({ path }) => path.includes('public-reviews/images')).length;
    expect(asked()).toBe(1);
    await within(dialog).findByText('1 / 40');
    for (const position of [2, 3, 4]) {
      await page.user.click(next(dialog));
      await within(dialog).findByText(`${position} / 40`);
    }
    await waitFor(() => expect(asked()).toBe(2));
    await page.settle();
    await page.user.click(next(dialog));
    await within(dialog).findByText('5 / 40');
    expect(dialog.querySelector('.viewerPicture img')).not.toBeNull();
  });

  test('is the one that was pressed', async () => {
    const page = await open();
    const strip = await within(section()).findByRole('group', { name: 'Foto dari pembeli' });
    await page.user.click(within(strip).getByRole('button', { name: 'Foto dari pembeli 3' }));
    expect(within(await preview()).getByText('3 / 40')).toBeDefined();
  });

  test('is the first of one while none has come', async () => {
    const page = await open({ shop: { lost: '/public-reviews/images' } });
    const params = { reviewId: 'any', imageId: 'any', isOfAll: true };
    await page.tell('modal', { type: 'modal.opened', key: 'imagePreview', params });
    const dialog = await preview();
    expect(within(dialog).getByRole('status', { name: 'Foto 1 dari 1' }).textContent).toBe('1 / 1');
    expect(isOff(next(dialog))).toBe(true);
  });

  test('of fewer than were told at first the last one stays', async () => {
    const { page, dialog } = await openFirst(byFour, {
      shop: {
        wholeAnswers: (path, body) =>
          path.endsWith('/public-reviews/images') && body.paging.page > 1 ? { ...body, data: [] } : body,
      },
    });
    for (const position of [2, 3, 4]) await page.user.click(next(dialog));
    expect(await within(dialog).findByText('4 / 4')).toBeDefined();
    expect(isOff(next(dialog))).toBe(true);
  });

  test('of more than are told each one that has come can be seen', async () => {
    const { page, dialog } = await openFirst(byFour, {
      shop: {
        wholeAnswers: (path, body) =>
          path.endsWith('/public-reviews/images')
            ? { ...body, paging: { ...body.paging, total_item: 2 } }
            : body,
      },
    });
    expect(within(dialog).getByText('1 / 4')).toBeDefined();
    for (const position of [2, 3, 4]) {
      await page.user.click(next(dialog));
      expect(within(dialog).getByText(`${position} / 4`)).toBeDefined();
    }
  });

  test('one that fails to come says so, and can be tried again', async () => {
    const { page, dialog } = await openFirst(byFour);
    await page.shop.fault('GET /product-review/public-reviews/images', '500');
    for (const position of [2, 3, 4, 5]) {
      await page.user.click(next(dialog));
      await within(dialog).findByText(`${position} / 40`);
    }
    expect(await within(dialog).findByText('Ulasan gagal dimuat.')).toBeDefined();
    await page.shop.mend();
    await page.user.click(within(dialog).getByRole('button', { name: 'Coba lagi' }));
    await waitFor(() => expect(dialog.querySelector('.viewerPicture img')).not.toBeNull());
    expect(within(dialog).getByText('5 / 40')).toBeDefined();
  });
});

/** Which of the five stars are lit, from the first. */
const lit = (stars: HTMLElement) => [...stars.children].map((star) => !star.classList.contains('off'));

test('[REVIEW-02] stars are lit from the first on, of a review and of the rounded average', async () => {
  await openList({
    shop: {
      wholeAnswers: (path, body) => {
        if (!path.endsWith('/public-reviews')) return body;
        const { summary, data } = body;
        const rated = data.map((review: object, position: number) =>
          position === 0 ? { ...review, rating: 2 } : review,
        );
        return { ...body, data: rated, summary: { ...summary, rating: { ...summary.rating, average: 3.4 } } };
      },
    },
  });
  await first();
  const average = list().querySelector('.score [role=img]') as HTMLElement;
  expect(average.getAttribute('aria-label')).toBe('3 dari 5 bintang');
  expect(lit(average)).toEqual([true, true, true, false, false]);
  const one = within(list()).getAllByRole('article')[0] as HTMLElement;
  expect(lit(within(one).getByRole('img', { name: '2 dari 5 bintang' }))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('[ROUTE-07, REVIEW-17] all pictures of buyers, with how many there are', async () => {
  const page = await open({ path: `${SUITCASE}/review-gallery` });
  for (const count of [15, 30, 40]) {
    expect(await within(list()).findByText(`${count} dari 40 foto`)).toBeDefined();
    expect(within(list()).getAllByRole('button', { name: /Foto dari pembeli/ })).toHaveLength(count);
    const more = within(list()).queryByRole('button', { name: 'Muat lagi' });
    if (count === 40) expect(more).toBeNull();
    else await page.user.click(more as HTMLElement);
  }
  expect(
    page.shop.requests.filter(({ path }) => path.includes('/images')).map(({ path }) => path.split('?')[1]),
  ).toEqual([1, 2, 3].map((number) => expect.stringContaining(`page=${number}&itemPerPage=15`)));
});

describe('[ROUTE-08, REVIEW-19] a review of its own', () => {
  const openOne = (reviewId: string, options: OpenOptions = {}) =>
    open({ path: `${SUITCASE}/detail-review?reviewId=${reviewId}`, ...options });

  test('is reached by its date, shown alone, and leads back to all', async () => {
    const page = await openList();
    await first();
    const review = list().querySelectorAll<HTMLElement>('.reviews article')[3];
    const words = review?.querySelector('.rvText')?.textContent;
    const when = review?.querySelector<HTMLAnchorElement>('a.rvWhen');
    expect(when?.getAttribute('href')).toMatch(/\/detail-review\?reviewId=UL-/);
    await page.user.click(when as HTMLElement);
    await waitFor(() => expect(list().querySelectorAll('article')).toHaveLength(1));
    expect(list().querySelector('.rvText')?.textContent).toBe(words);
    expect(within(list()).getByRole('link', { name: 'Lihat semua ulasan' }).getAttribute('href')).toMatch(
      /\/review-details$/,
    );
  });

  test('begins folded, also in the place of one that was unfolded', async () => {
    const page = await openList({
      shop: {
        answers: (path, data) =>
          path.endsWith('/public-reviews')
            ? (data as object[]).map((one) => ({ ...one, text: 'Panjang sekali. '.repeat(40) }))
            : data,
      },
    });
    await first();
    const links = [...list().querySelectorAll<HTMLAnchorElement>('.reviews article a.rvWhen')];
    const go = async (link: HTMLAnchorElement | undefined) => {
      const { pathname, search } = new URL(link?.href ?? '');
      act(() => page.router.history.push(pathname + search));
      const id = new URLSearchParams(search).get('reviewId');
      await waitFor(() => expect(list().querySelector('.rvFoot [data-wish]')).not.toBeNull());
      await waitFor(() =>
        expect(list().querySelector('[data-wish^=reviewLike]')?.getAttribute('data-wish')).toBe(
          `reviewLike ${id}`,
        ),
      );
    };
    const unfold = () => within(list()).queryByRole('button', { name: 'Selengkapnya' });
    await go(links[0]);
    await page.user.click(unfold() as HTMLElement);
    expect(unfold()).toBeNull();
    await go(links[1]);
    expect(unfold()).not.toBeNull();
  });

  test('an unknown id, or none, is said to be gone and is not asked for again', async () => {
    const page = await openOne('UL-zzzz');
    expect(await within(list()).findByText('Ulasan ini tidak ditemukan.')).toBeDefined();
    expect(within(list()).queryByRole('button', { name: 'Coba lagi' })).toBeNull();
    expect(page.shop.requests.filter(({ path }) => path.includes('public-reviews/'))).toHaveLength(1);
    page.view.unmount();
    const none = await openOne('');
    expect(await within(list()).findByText('Ulasan ini tidak ditemukan.')).toBeDefined();
    expect(none.shop.requests.filter(({ path }) => path.includes('public-reviews'))).toEqual([]);
  });

  test('[ERR-53] that failed can be tried again', async () => {
    const page = await openOne('UL-1', {
      shop: { faults: { 'GET /product-review/public-reviews/*': '500' } },
    });
    expect(await within(list()).findByText('Ulasan gagal dimuat.')).toBeDefined();
    await page.shop.mend();
    await page.user.click(within(list()).getByRole('button', { name: 'Coba lagi' }));
    await waitFor(() => expect(within(list()).queryByText('Ulasan gagal dimuat.')).toBeNull());
  });
});

describe('[MODAL-36, USERSUM-01, USERSUM-03] who wrote it', () => {
  const openReviewer = async (options: OpenOptions = {}) => {
    const page = await openList(options);
    await first();
    await page.user.click(
      within(list()).getAllByRole('button', { name: 'Lihat profil Sekar A.' })[0] as HTMLElement,
    );
    return page;
  };

  test('[LINK-15, API-60, API-61] shows how much they wrote and helped, and all with its product', async () => {
    // She wrote once of nearly everything.
    const page = await openReviewer({
      shop: {
        products: reviewed,
        answers: (path, data) =>
          /^\/hall-of-fame\/user\/[^/]+$/.test(path)
            ? { ...(data as object), numOfMostUsefulReview: 3 }
            : data,
      },
    });
    const dialog = await screen.findByRole('dialog', { name: 'Sekar A.' });
    const written = await within(dialog).findByRole('list', { name: 'Semua ulasannya' });
    const items = within(written).getAllByRole('article');
    const count = Number.parseInt(within(dialog).getByText(/^\d+ ulasan$/).textContent, 10);
    expect(count).toBeGreaterThan(10);
    expect(items).toHaveLength(10);
    while (within(dialog).queryByRole('button', { name: 'Muat lagi' }) !== null) {
      const shown = within(written).getAllByRole('article').length;
      await page.user.click(within(dialog).getByRole('button', { name: 'Muat lagi' }));
      await waitFor(() => expect(within(written).getAllByRole('article').length).toBeGreaterThan(shown));
    }
    expect(within(written).getAllByRole('article')).toHaveLength(count);
    expect(within(dialog).getByText('3 ulasan paling berguna')).toBeDefined();
    const dates = items.map((item) => item.querySelector('time')?.dateTime ?? '');
    expect(dates).toEqual([...dates].toSorted().toReversed());
    for (const item of items) {
      expect(within(item).getByRole('link').getAttribute('href')).toMatch(/^\/(grocery\/)?p\//);
      expect(within(item).getByRole('img', { name: /dari 5 bintang/ })).toBeDefined();
    }
    expect(within(dialog).getByRole('link', { name: 'Lihat hall of fame' }).getAttribute('href')).toBe(
      '/hall-of-fame',
    );
    expect(within(dialog).queryByRole('link', { name: 'Atur profil ulasan' })).toBeNull();
  });

  test('[ERR-54] what failed can be tried again', async () => {
    const page = await openReviewer({ shop: { faults: { 'GET /hall-of-fame/user/*': '500' } } });
    const dialog = await screen.findByRole('dialog', { name: 'Profil pengulas' });
    expect(await within(dialog).findByText('Profil gagal dimuat.')).toBeDefined();
    await page.shop.mend();
    await page.user.click(within(dialog).getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByRole('dialog', { name: 'Sekar A.' })).toBeDefined();
  });
});

describe('[MODAL-23, REVIEW-20, API-53] by which rules reviews are shown', () => {
  test('is told in the language of the page', async () => {
    const page = await open();
    await page.user.click(within(section()).getByRole('button', { name: 'Aturan ulasan' }));
    const dialog = await screen.findByRole('dialog', { name: 'Aturan ulasan' });
    expect(await within(dialog).findByRole('heading', { name: 'Siapa yang boleh mengulas' })).toBeDefined();
    page.view.unmount();
    const english = await open({ visitor: { language: 'en' } });
    await english.user.click(
      within(screen.getByRole('region', { name: 'Reviews' })).getByRole('button', { name: 'Review policy' }),
    );
    expect(
      await within(await screen.findByRole('dialog', { name: 'Review policy' })).findByRole('heading', {
        name: 'Who may review',
      }),
    ).toBeDefined();
  });
});

test('[SHELL-08, ERR-53] the section asks once it is seen; what does not come is tried again', async () => {
  const looks: (() => void)[] = [];
  class Observer {
    readonly #tell: (entries: object[]) => void;
    constructor(tell: (entries: object[]) => void) {
      this.#tell = tell;
    }
    observe(target: Element) {
      const seen = { target, isIntersecting: true, intersectionRatio: 1, intersectionRect: { height: 0 } };
      if (target.closest('#reviews') !== null) looks.push(() => this.#tell([seen]));
    }
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  const page = await open();
  expect(page.root.getSnapshot().context.laterParts.reviews).toBeUndefined();
  const missing = page.root.subscribe(({ context }) => {
    if (context.laterParts.reviews !== 'coming') return;
    page.root.send({ type: 'part.missed', name: 'reviews' });
  });
  act(() => looks.forEach((look) => look()));
  expect(await within(section()).findByText('Ulasan gagal dimuat.')).toBeDefined();
  expect(asked(page)).toEqual([]);
  missing.unsubscribe();
  await page.user.click(within(section()).getByRole('button', { name: 'Coba lagi' }));
  await waitFor(() => expect(authors(section())).toHaveLength(3));
  expect(within(section()).queryByText('Ulasan gagal dimuat.')).toBeNull();
  expect(asked(page)).toHaveLength(1);
});
