import { afterAll, expect, test } from 'vitest';
import type { CataloguePromotion } from '#marketplace/promo/catalogue/voucherTypes.ts';
import { createMarketplace } from '#marketplace/createMarketplace.ts';
import { pictureOf } from '#marketplace/core/rules/pictures.ts';
import { ITEM, product, SELLER } from '../../support/products.ts';
import { visitor } from '../support/visitor.ts';

const NOW = Date.UTC(2026, 10, 21, 5);
const FLASH = 'UJI-00002-01';
const CAMPAIGN = {
  id: 'FS',
  name: 'Obral',
  startsInMinutes: -5,
  endsInMinutes: 5,
  quota: 4,
  sold: 1,
  price: 60_000,
};
const promotion = (id: string, facts: Partial<CataloguePromotion>): CataloguePromotion => ({
  id,
  vendor: 'retail',
  title: { id: `Promo ${id}`, en: `Offer ${id}` },
  text: { id: 'Teks', en: 'Text' },
  membersOnly: false,
  itemSkus: [],
  reward: { kind: 'shipping' },
  startsInMinutes: -10,
  endsInMinutes: 10,
  ...facts,
});
const others = Array.from({ length: 12 }, (_, number) => `UJI-00003-${String(number + 1).padStart(2, '0')}`);
const shop = createMarketplace({
  dataDir: ':memory:',
  faults: false,
  now: () => NOW,
  products: [
    product(),
    product({
      productSku: 'UJI-00002',
      vendor: 'grocery',
      item: { stock: 0, pictures: ['koper-roda'] },
      campaign: CAMPAIGN,
    }),
    product({ productSku: 'UJI-00003', items: others.map((itemSku) => ({ itemSku })) }),
  ],
  merchants: [SELLER],
  promotions: [
    promotion('ITEMS', {
      reward: { kind: 'items', percent: 10 },
      itemSkus: [FLASH, 'gone', ITEM],
      minQuantity: 2,
    }),
    promotion('OTHERS', { reward: { kind: 'items', percent: 10 }, itemSkus: others }),
    promotion('LATER', {
      reward: { kind: 'later', condition: { id: 'Setelah ulasan', en: 'After a review' } },
    }),
    promotion('SHIPPING', {}),
    promotion('ELSEWHERE', { merchantCode: 'TOK-9' }),
    promotion('OVER', { endsInMinutes: 0 }),
    promotion('MEMBERS', { membersOnly: true }),
  ],
});
afterAll(() => shop.close());
const guest = visitor(shop);
const read = async (quantity: number, language = 'id') =>
  (
    await guest.read(`/product-detail/products/${ITEM}/promotions?qty=${quantity}`, {
      'accept-language': language,
    })
  ).body.data.recommended;
const said = async (quantity: number, language = 'id') =>
  (await read(quantity, language)).map(({ id, applicableStatus, condition }: any) => [
    id,
    applicableStatus,
    condition,
  ]);

test('[PROMO-01, PROMO-03, PROMO-04] each tells its next condition once the order is big enough', async () => {
  expect(await said(1)).toEqual([
    ['ITEMS', 'POTENTIAL', 'Tambah 1 barang lagi'],
    // Its reduction is on other products, which are to be chosen first.
    ['OTHERS', 'POTENTIAL', 'Pilih produknya dulu'],
    ['LATER', 'POTENTIAL', 'Setelah ulasan'],
    ['SHIPPING', 'AVAILABLE', ''],
  ]);
  expect(await said(2, 'en')).toEqual([
    ['ITEMS', 'AVAILABLE', ''],
    ['OTHERS', 'POTENTIAL', 'Choose the product first'],
    ['LATER', 'POTENTIAL', 'After a review'],
    ['SHIPPING', 'AVAILABLE', ''],
  ]);
});

test('[PROMO-05, PROMO-06] lists its items as they are now, at most ten, without removed ones', async () => {
  const [items, many] = await read(1, 'en');
  const image = pictureOf('koper-roda', '');
  expect(items).toMatchObject({ title: 'Offer ITEMS', endDate: NOW + 10 * 60_000 });
  expect(items.items).toEqual([
    {
      itemSku: FLASH,
      name: 'Barang Uji',
      pickupPointCode: 'PP-TOK-1',
      url: `/grocery/p/barang-uji/${FLASH}`,
      price: 60_000,
      imageUrl: image?.thumbnail,
      picture: image?.picture,
      status: 'OUT_OF_STOCK',
    },
    {
      itemSku: ITEM,
      name: 'Barang Uji',
      pickupPointCode: 'PP-TOK-1',
      url: `/p/barang-uji/${ITEM}`,
      price: 100_000,
      imageUrl: '',
      picture: null,
      status: 'AVAILABLE',
    },
  ]);
  expect(many.items.map(({ itemSku }: any) => itemSku)).toEqual(others.slice(0, 10));
});
