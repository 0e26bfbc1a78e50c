import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { products } from '#marketplace/product/catalogue/products.ts';
import { translate, type Translate } from '#src/copy/copyTypes.ts';
import { id } from '#src/copy/id.ts';
import { soldOutWords } from '#src/views/pieces/product/soldOutWords.ts';
import { BagLinkOf } from '#src/views/shells/BagLink.tsx';
import { boughtAlong, OTHER_KIND, product } from '../../support/products.ts';
import { testVoucher } from '../../support/vouchers.ts';
import { dialogShown } from '../support/dialogShown.ts';
import { seeAll } from '../support/farBelow.ts';
import { openPage, type OpenOptions } from '../support/openPage.tsx';

beforeEach(seeAll);

/** The words for none, one, as many as there is room for, and one more. */

const SUITCASE = '/p/koper-hardcase-rimba-lawu/RMB-00012-01';
const suitcase = products.filter(({ productSku }) => productSku === 'RMB-00012');
const open = (options: OpenOptions = {}) =>
  openPage({ path: SUITCASE, shop: { products: suitcase } }, options);
const t: Translate = (key, params) => translate(id, key, params);

test.each([
  [0, 0, null],
  [1, 1, null],
  [5, 5, null],
  [6, 4, 2],
  [7, 4, 3],
])(
  '[REVIEW-17] of %i pictures of buyers %i stand in the strip, and the others behind its last',
  async (total, shown, rest) => {
    await open({
      shop: {
        wholeAnswers: (path, body) =>
          path.endsWith('/public-reviews/images')
            ? { ...body, data: body.data.slice(0, total), paging: { ...body.paging, total_item: total } }
            : body,
      },
    });
    const strip = screen.queryByRole('group', { name: 'Foto dari pembeli' });
    expect(strip === null).toBe(total === 0);
    expect(strip?.querySelectorAll('button').length ?? 0).toBe(shown);
    const link = strip?.querySelector('a') ?? null;
    expect(link?.querySelector('.rest')?.textContent ?? null).toBe(rest === null ? null : `+${rest}`);
    expect(link?.getAttribute('aria-label') ?? null).toBe(
      rest === null ? null : `Lihat ${rest} foto lainnya`,
    );
    expect(link === null || link.getAttribute('href')?.endsWith('/review-gallery')).toBe(true);
  },
);

test('[SECTION-08] a text of 420 characters or six lines is whole; one more folds it', async () => {
  const texts = ['a'.repeat(420), 'a'.repeat(421), 'a\n'.repeat(5) + 'a'];
  const told = async (words: string[]) => {
    const page = await open({
      shop: {
        wholeAnswers: (path, body) =>
          path.endsWith('/public-reviews')
            ? {
                ...body,
                data: body.data.map((one: object, at: number) => ({ ...one, text: words[at] ?? '' })),
              }
            : body,
      },
    });
    const articles = await within(screen.getByRole('region', { name: 'Ulasan' })).findAllByRole('article');
    const folded = articles.map(
      (one) => within(one).queryByRole('button', { name: 'Selengkapnya' }) !== null,
    );
    page.view.unmount();
    return folded;
  };
  expect(await told(texts)).toEqual([false, true, false]);
  expect(await told(['a\n'.repeat(6) + 'a', '', 'a'])).toEqual([true, false, false]);
});

test('[QNA-02] answers beyond the first unfold, and are counted without it', async () => {
  const counts = [1, 2, 3];
  const page = await open({
    shop: {
      merchant: { code: 'RMB-60012', name: 'Rimba' },
      wholeAnswers: (path, body) => {
        if (!path.endsWith('/questions')) return body;
        const [answer] = body.data.flatMap(({ answers }: { answers: object[] }) => answers);
        const made = (count: number) =>
          Array.from({ length: count }, (_, at) => ({ ...answer, id: `answer-${count}-${at}` }));
        return {
          ...body,
          data: body.data.map((one: object, at: number) => ({ ...one, answers: made(counts[at] ?? 0) })),
        };
      },
    },
  });
  const section = screen.getByRole('region', { name: 'Diskusi' });
  const unfolded = () =>
    [...section.querySelectorAll('article > button')].map(({ textContent }) => textContent);
  await waitFor(() => expect(unfolded()).toEqual(['Lihat 1 jawaban lain', 'Lihat 2 jawaban lain']));
  await page.user.click(within(section).getByRole('button', { name: 'Lihat 2 jawaban lain' }));
  expect(unfolded()).toEqual(['Lihat 1 jawaban lain']);
});

test.each([
  [0, undefined],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('[SHELL-07] a bag of %i says so in its sign', (totalItems, sign) => {
  const { container } = render(<BagLinkOf vendor="retail" totalItems={totalItems} subtotal={null} t={t} />);
  expect(container.querySelector('.count')?.textContent).toBe(sign);
});

test.each([
  [24, '24/25', true],
  [25, '25/1000', false],
  [26, '26/1000', false],
  [1000, '1000/1000', false],
])('[REPORT-08, REPORT-09] a report of %i characters says %s', async (length, said, isShort) => {
  const page = await open();
  page.tell('modal', { type: 'modal.opened', key: 'productReport' });
  const form = within(await screen.findByRole('dialog', { name: 'Laporkan produk' }));
  const text = await form.findByRole('textbox', { name: 'Ceritakan lebih lengkap' });
  fireEvent.change(text, { target: { value: 'x'.repeat(length) } });
  expect(form.getByText(said)).toBeDefined();
  expect(form.queryByText(/min\. 25 karakter/) !== null).toBe(isShort);
});

test.each([
  [0, 0, false],
  [1, 1, false],
  [2, 2, true],
  [4, 4, true],
  [5, 4, true],
])('[WISH-03] an album with %i pictures shows %i of them', async (count, shown, isFour) => {
  const image = { full: '/media/album.jpg', thumbnail: '/media/album.jpg', picture: null };
  const page = await openPage({
    visitor: { member: 'ayu' },
    shop: {
      products: [product()],
      answers: (path, data) =>
        path.endsWith('/wishlist/_groups')
          ? [
              {
                id: 'A',
                name: 'Kado',
                count,
                isDefault: true,
                images: Array.from({ length: count }, () => image),
              },
            ]
          : data,
    },
  });
  page.tell('modal', { type: 'modal.opened', key: 'wishlistDetail' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Simpan ke album' }));
  const cover = (await dialog.findByRole('checkbox', { name: /Kado/ }))
    .closest('label')
    ?.querySelector('.albumCover');
  expect(cover?.querySelectorAll('img')).toHaveLength(shown);
  expect(cover?.classList.contains('isFour')).toBe(isFour);
});

test('[MODAL-11] a voucher says how much of it is left from half of it downwards', async () => {
  const page = await openPage({
    shop: {
      products: [product()],
      vouchers: [49, 50, 99].map((taken) =>
        testVoucher({ id: `V-${taken}`, code: `C-${taken}`, title: `Terambil ${taken}`, quota: 100, taken }),
      ),
    },
  });
  await page.user.click(await screen.findByRole('button', { name: /3 voucher toko/ }));
  const sheet = await screen.findByRole('dialog', { name: 'Voucher & promo' });
  const left = (taken: number) =>
    /Sisa (\d+)%/.exec(within(sheet).getByText(`Terambil ${taken}`).closest('li')?.textContent ?? '')?.[1];
  expect([49, 50, 99].map(left)).toEqual([undefined, '50', '1']);
});

test('[MODAL-20] names the first two of the vouchers for the shipping', async () => {
  const page = await openPage({
    shop: {
      products: [product()],
      vouchers: [1, 2, 3].map((at) =>
        testVoucher({
          id: `V-${at}`,
          code: `C-${at}`,
          title: `Ongkir ${at}`,
          rewardType: null,
          group: 'merchantShipping',
        }),
      ),
    },
  });
  page.tell('modal', { type: 'modal.opened', key: 'shippingOptions' });
  const sheet = within(await dialogShown());
  const named = await sheet.findByRole('list', { name: 'Voucher ongkir' });
  expect(within(named).getAllByRole('button')).toHaveLength(2);
});

test('[VOUCHER-23] the number of seller vouchers is the marketplace’s count, not the list’s', async () => {
  const page = await openPage({
    shop: {
      products: [product()],
      vouchers: [testVoucher({ title: 'Hemat' })],
      answers: (path, data) => (path.endsWith('/vouchers-info') ? { ...(data as object), count: 7 } : data),
    },
  });
  await page.user.click(await screen.findByRole('button', { name: /7 voucher toko/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Voucher & promo' }));
  expect(await sheet.findByText('7 voucher toko')).toBeDefined();
  expect(sheet.getAllByRole('button', { name: /^Klaim/ })).toHaveLength(1);
});

test('[GIFT-10] the row of the gift names the first that is chosen, and how many besides', async () => {
  const gifts = [2, 3, 4].map((at) => product({ productSku: `UJI-0000${at}`, name: `Hadiah ${at}` }));
  const page = await openPage({
    shop: {
      products: [product({ tags: ['AVAILABLE', 'FREE_GIFT'] }), ...gifts],
      freeGifts: [
        {
          id: 'gift-uji',
          productSku: 'UJI-00001',
          type: 'AMOUNT',
          minimum: 50_000,
          maximumItems: 3,
          allStore: false,
          termsHtml: '',
          items: gifts.map(({ productSku }) => ({
            itemSku: `${productSku}-01`,
            pickupPointCode: 'PP-TOK-1',
          })),
        },
      ],
    },
  });
  await waitFor(() => expect(screen.getByText('Gratis hadiah').closest('summary')).not.toBeNull());
  const row = screen.getByText('Gratis hadiah').closest('details') as HTMLElement;
  await page.user.click(within(row).getByText('Gratis hadiah'));
  const boxes = within(row).getAllByRole<HTMLInputElement>('checkbox');
  const choose = async (count: number) => {
    for (const [at, box] of boxes.entries()) if (box.checked !== at < count) await page.user.click(box);
  };
  const said = () => row.querySelector('summary .badge')?.textContent ?? null;
  const expected = [null, 'Hadiah 2', 'Hadiah 2 +1', 'Hadiah 2 +2'];
  for (const [count, words] of expected.entries()) {
    await choose(count);
    expect(said()).toBe(words);
  }
});

test('[MODAL-37] tells no price of the added goods once another quantity is chosen', async () => {
  const other = product({ productSku: 'UJI-00002', name: 'Teman', categories: OTHER_KIND });
  const page = await openPage({ shop: { products: [product(), other], baskets: boughtAlong('UJI-00002') } });
  await page.user.click(within(screen.getByRole('complementary')).getByRole('button', { name: 'Keranjang' }));
  const line = () => screen.getByRole('dialog', { name: 'Sudah di keranjang' }).querySelector('.added');
  await screen.findByRole('dialog', { name: 'Sudah di keranjang' });
  await waitFor(() => expect(line()?.querySelector('.num')?.textContent).toBe('Rp100.000'));
  page.tell('priceSummary', { type: 'quantity.stepped', by: 1 });
  await waitFor(() => expect(line()?.querySelector('.num')).toBeNull());
  expect(line()?.textContent).toContain('1\u00a0barang');
  await page.settle();
});

test('[REVIEW-02] as many stars are bright as were given', async () => {
  await open();
  const [stars] = await within(screen.getByRole('region', { name: 'Ulasan' })).findAllByRole('img', {
    name: '5 dari 5 bintang',
  });
  const four = screen.getAllByRole('img', { name: '4 dari 5 bintang' })[0];
  const off = (drawn: Element | undefined) => [...(drawn?.children ?? [])].map((one) => one.className);
  expect(off(stars)).toEqual(['', '', '', '', '']);
  expect(off(four)).toEqual(['', '', '', '', 'off']);
});
