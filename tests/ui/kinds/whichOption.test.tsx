import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { sellerBadges } from '#marketplace/content/catalogue/content.ts';
import { id as words } from '#src/copy/id.ts';
import { MAX_PAGES_RESTORED } from '#src/domain/shell/limits.ts';
import { pressedFromNow } from '#src/views/modals/session/loginPrompt/pressedFromNow.ts';
import { HERE, testStore } from '../../support/groceryStores.ts';
import { ITEM, product, SELLER } from '../../support/products.ts';
import { openPage } from '../support/openPage.tsx';

const SECOND = 'UJI-00001-02';
const coloured = () =>
  product({
    attributes: ['Warna'],
    tradeIn: { kinds: ['PONSEL', 'JAM-PINTAR'], maxPrice: 50_000 },
    items: [
      { values: ['Merah'], pictures: ['koper-nila'] },
      { values: ['Biru'], pictures: ['koper-pandan'] },
    ],
  });
const openSecond = () => openPage({ path: `/p/barang-uji/${SECOND}`, shop: { products: [coloured()] } });
const iconsIn = (part: HTMLElement) =>
  [...part.querySelectorAll('use')].map((use) => use.getAttribute('href')?.replace('#icon-', ''));

describe('[PRODUCT-08] the option that is shown, though it is not the first, is named', () => {
  test('at its choice and by its picture', async () => {
    await openSecond();
    const group = screen.getByRole('group', { name: 'Warna' });
    expect(group.querySelector('.optName')?.textContent).toBe('Warna: Biru');
    expect(screen.getByRole('button', { name: 'Perbesar foto 1: Barang Uji, Biru (1)' })).toBeDefined();
  });

  test('in what buys', async () => {
    await openSecond();
    const box = screen.getByRole('complementary', { name: 'Beli' });
    expect(box.textContent).toContain('Biru');
    expect(box.textContent).not.toContain('Merah');
  });

  test('in what is shared', async () => {
    const page = await openSecond();
    await page.user.click(screen.getAllByRole('button', { name: 'Bagikan' })[0] as HTMLElement);
    const sheet = await screen.findByRole('dialog', { name: 'Bagikan produk' });
    expect(await within(sheet).findByText('Biru')).toBeDefined();
  });

  test('[TRADEIN-03] where something old is given for it', async () => {
    await openPage({
      path: `/trade-in/s/barang-uji/${SECOND}`,
      shop: { products: [coloured()], config: [{ id: 'pdp.trade-in.categories', value: 'C2' }] },
    });
    expect(await screen.findByText(/^Biru ·$/)).toBeDefined();
  });
});

test('[SHELL-10] the arrow keys go round the ends of the choices', async () => {
  const page = await openSecond();
  const choice = (name: string) =>
    within(screen.getByRole('group', { name: 'Warna' })).getByRole('link', { name });
  act(() => choice('Biru').focus());
  await page.user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(choice('Merah'));
  await page.user.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(choice('Biru'));
});

test('[TRADEIN-02] the models are those of the chosen brand, though it is not the first', async () => {
  const page = await openPage({
    path: `/trade-in/s/barang-uji/${SECOND}`,
    shop: { products: [coloured()], config: [{ id: 'pdp.trade-in.categories', value: 'C2' }] },
  });
  await page.user.click(await screen.findByRole('radio', { name: 'Ponsel' }));
  const brands = within(screen.getByLabelText('Merek')).getAllByRole('option');
  const last = brands.at(-1)?.textContent ?? '';
  await page.user.selectOptions(screen.getByLabelText('Merek'), last);
  const models = within(screen.getByLabelText('Model'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
    .slice(1);
  expect(models.length).toBeGreaterThan(0);
  expect(models.filter((name) => name?.startsWith(`${last} `) !== true)).toEqual([]);
});

test('[GROC-26] the distance is that of the store that serves, though another one is nearer', async () => {
  const far = testStore({
    code: 'B',
    group: 'BLIBLI_GO',
    name: 'Go Cikini',
    pickupPointCode: 'PP-B',
    latitude: HERE.latitude - 0.02,
  });
  await openPage({
    path: `/grocery/p/barang-uji/${ITEM}?sellerGroup=blibli_go`,
    shop: { products: [product({ vendor: 'grocery' })], groceryStores: [testStore(), far] },
  });
  const shipping = within(screen.getByRole('region', { name: 'Pengantaran' }));
  expect(await shipping.findByText(/Dari Go Cikini, 2,2\skm/)).toBeDefined();
});

test('[GROC-15] beside the buttons slots that failed are not said to be none', async () => {
  await openPage({
    path: `/grocery/p/barang-uji/${ITEM}`,
    shop: {
      products: [product({ vendor: 'grocery' })],
      groceryStores: [testStore()],
      faults: { 'GET *slotted-delivery': '500' },
    },
  });
  const box = within(screen.getByRole('complementary', { name: 'Beli' }));
  expect(await box.findByText(words['grocery.slots.failed'])).toBeDefined();
});

test('[MODAL-13] each selling point has its own icon, and one without a known one that of any', async () => {
  const page = await openPage({ shop: { products: [product()] } });
  await page.tell('modal', { type: 'modal.opened', key: 'uspInfo' });
  await waitFor(() =>
    expect(iconsIn(screen.getByRole('dialog').querySelector('.perks') as HTMLElement)).toEqual([
      'shield-check',
      'undo-2',
      'package',
    ]),
  );
});

test('[SELLER-02] each badge has its own icon', async () => {
  await openPage({ shop: { products: [product()], merchant: { badges: ['OFFICIAL', 'FAST'] } } });
  const icons = await Promise.all(
    sellerBadges.id.map(async ({ name }) =>
      iconsIn(await screen.findByRole('button', { name: new RegExp(`^Tentang lencana ${name}`) })),
    ),
  );
  expect(icons).toEqual(sellerBadges.id.map(({ icon }) => [icon]));
});

test('[CHAT-07] the chat with customer care is about the product, whatever topic is told first', async () => {
  const page = await openPage({
    shop: {
      products: [product()],
      answers: (_, data) =>
        Array.isArray(data) && data.some((one: { id?: unknown }) => one.id === 'topic.product')
          ? [{ id: 'topic.order', value: 'Pesanan' }, ...(data as object[])]
          : data,
    },
  });
  await page.tell('modal', { type: 'modal.opened', key: 'chatConfirmation' });
  const dialog = await screen.findByRole('dialog');
  await waitFor(() =>
    expect(dialog.isConnected && screen.getByRole('dialog').textContent).toContain('Produk'),
  );
  expect(screen.getByRole('dialog').textContent).not.toContain('Pesanan');
});

test('[SHELL-07] a member is called by the first of their names', async () => {
  await openPage({ visitor: { member: 'ayu' }, shop: { products: [product()] } });
  expect(document.querySelector('.account .onlyWide')?.textContent).toBe('Ayu');
});

test('[AUTH-17] of a list that has come further than can be brought again only so much is kept', () => {
  type Reviews = NonNullable<Parameters<typeof pressedFromNow>[0]['reviews']>;
  const listAt = (page: number) =>
    ({ getSnapshot: () => ({ context: { criteria: {}, paging: { page } } }) }) as unknown as Reviews;
  const pagesAt = (page: number) => pressedFromNow({ reviews: listAt(page) }).reviews?.pages;
  expect([3, MAX_PAGES_RESTORED, MAX_PAGES_RESTORED + 10].map(pagesAt)).toEqual([
    3,
    MAX_PAGES_RESTORED,
    MAX_PAGES_RESTORED,
  ]);
});

describe('[GIFT-09, GIFT-10] the line of the gifts', () => {
  const PLACE = SELLER.warehouses[0]?.code ?? '';
  const gifts = [
    product({ productSku: 'UJI-00002', name: 'Pelengkap', item: { pictures: ['koper-nila'] } }),
    product({ productSku: 'UJI-00003', name: 'Lainnya', item: { pictures: ['koper-pandan'] } }),
  ];
  const openGift = async (maximumItems: number) => {
    const page = await openPage({
      shop: {
        products: [product({ tags: ['AVAILABLE', 'FREE_GIFT'] }), ...gifts],
        freeGifts: [
          {
            id: 'gift-uji',
            productSku: 'UJI-00001',
            type: 'FREE_SAMPLE',
            minimum: 0,
            maximumItems,
            allStore: false,
            termsHtml: '',
            items: gifts.map((_, position) => ({
              itemSku: `UJI-0000${position + 2}-01`,
              pickupPointCode: PLACE,
            })),
          },
        ],
      },
    });
    await waitFor(() => expect(screen.getByText('Gratis hadiah').closest('summary')).not.toBeNull());
    const line = screen.getByText('Gratis hadiah').closest('summary') as HTMLElement;
    return { page, line };
  };

  test('names the first of those that are chosen, and how many more there are', async () => {
    const { line } = await openGift(2);
    expect(line.querySelector('.badge')?.textContent).toBe('Pelengkap +1');
  });

  test('shows the first where none is chosen', async () => {
    const { page, line } = await openGift(1);
    await page.user.click(line);
    await page.user.click(screen.getByRole('button', { name: 'Tanpa hadiah' }));
    expect(line.querySelector('.badge')).toBeNull();
    expect(line.querySelector('.pair img')?.getAttribute('src')).toMatch(/koper-nila/);
  });
});

test('[COMBO-06] the line of a combo shows the product and what is chosen with it', async () => {
  const with_ = [
    product({ productSku: 'UJI-00002', name: 'Pelengkap', item: { pictures: ['koper-pandan'] } }),
    product({ productSku: 'UJI-00003', name: 'Lainnya', item: { pictures: ['koper-arang'] } }),
  ];
  await openPage({
    shop: {
      products: [product({ tags: ['AVAILABLE', 'COMBO'], item: { pictures: ['koper-nila'] } }), ...with_],
      combos: [
        {
          id: 'combo-uji',
          name: 'Paket Uji',
          productSku: 'UJI-00001',
          saving: 10_000,
          minimumItems: 2,
          complements: [
            { itemSku: 'UJI-00003-01', saving: 2_000 },
            { itemSku: 'UJI-00002-01', saving: 5_000, featured: true },
          ],
        },
      ],
    },
  });
  const line = await screen.findByRole('button', { name: /Paket combo/ });
  const pictures = [...line.querySelectorAll('img')].map((image) => /koper-\w+/.exec(image.src)?.[0]);
  expect(pictures).toEqual(['koper-nila', 'koper-pandan']);
});

test('[TAG-32] the first three of many highlights of a gadget stand at the top', async () => {
  const highlights = ['Sorot satu', 'Sorot dua', 'Sorot tiga', 'Sorot empat'];
  await openPage({
    shop: { products: [product({ highlights, tags: ['AVAILABLE', 'CONTEXTUAL_GADGETS'] })] },
  });
  const top = document.getElementById('overview')?.textContent ?? '';
  expect(highlights.filter((one) => top.includes(one))).toEqual(highlights.slice(0, 3));
});
