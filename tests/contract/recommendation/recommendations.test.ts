import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { COMPLEMENTS } from '#marketplace/recommendation/catalogue/complements.ts';
import { baskets } from '#marketplace/recommendation/catalogue/purchases.ts';
import { products as handWritten } from '#marketplace/product/catalogue/products.ts';
import type { CatalogueProduct } from '#marketplace/product/catalogue/types.ts';
import { createMarketplace } from '#marketplace/createMarketplace.ts';
import {
  brandAds,
  brandProducts,
  categoryRecommendations,
  productCards,
} from '#src/services/recommendation/recommendation/contract.ts';
import { product } from '../../support/products.ts';
import { line } from '../support/crowd.ts';
import { visitor } from '../support/visitor.ts';

const shop = createMarketplace({ dataDir: ':memory:', faults: false });
const { catalogue } = shop;
const sold = handWritten.filter(({ answers }) => answers === undefined);
const guest = visitor(shop);
afterAll(() => shop.close());

type Visitor = ReturnType<typeof visitor>;
const cards = (data: unknown) => z.parse(productCards, data);
const skuOf = (itemSku: string, from = catalogue) => from.find(itemSku).product.productSku;

async function beside(who: Visitor, sku: string, page = 0, size = 50, categories: string[] = []) {
  const answer = await who.write(`/search/products/${sku}/recommendations`, { page, size, categories });
  return cards(answer.body.data);
}
/** The products that go with it, as the page asks for them. */
async function along(who: Visitor, sku: string) {
  const body = { page: 0, size: 50, kind: 'COMPLEMENT' };
  return cards((await who.write(`/search/products/${sku}/recommendations`, body)).body.data);
}
/** The products that go with an item that is being added, and their metadata. */
async function afterAdd(who: Visitor, query: string) {
  const answer = await who.read(`/search/get-category-recommendations-with-metadata?${query}`);
  const { products, metadata } = z.parse(categoryRecommendations, answer.body.data);
  return { products, skus: products.map(({ itemSku }) => itemSku), metadata };
}
async function endless(who: Visitor, itemSku: string, page: number, size = 18) {
  return cards((await who.write('/search/infinite-recommendations', { page, size, itemSku })).body.data);
}
/** Every page of the endless list, up to its end. */
async function allOf(who: Visitor, itemSku: string) {
  const pages = [];
  for (let page = 0; ; page += 1) {
    const one = await endless(who, itemSku, page);
    pages.push(one);
    if (one.length === 0) return pages;
  }
}

/** A shop of its own for what a test is about. */
function shopOf(options: Omit<Parameters<typeof createMarketplace>[0], 'dataDir' | 'faults'>) {
  const own = createMarketplace({ dataDir: ':memory:', faults: false, ...options });
  onTestFinished(() => own.close());
  return { own, who: visitor(own) };
}
const named = (number: number, facts: Parameters<typeof product>[0] = {}) =>
  product({ productSku: `UJI-0000${number}`, name: `Barang ${number}`, ...facts });
const skusBeside = async (who: Visitor) => (await beside(who, 'UJI-00001')).map(({ itemSku }) => itemSku);
const skusAlong = async (who: Visitor) => (await along(who, 'UJI-00001')).map(({ itemSku }) => itemSku);

describe('[RECO-10] what is recommended', () => {
  const isBoughtWith = (one: string, other: string) =>
    baskets.some(({ productSkus }) => productSkus.includes(one) && productSkus.includes(other));
  const check = (itemSku: string): CatalogueProduct => {
    const found = catalogue.find(itemSku).product;
    expect(found.categories.map(({ id }) => id)).not.toContain('C-CONTOH');
    expect(found.unbuyable).toBeUndefined();
    expect(catalogue.stockOf(itemSku)).not.toBe(0);
    return found;
  };

  const leafOf = (found: CatalogueProduct) => found.categories.at(-1)?.id ?? '';
  const idsOf = (found: CatalogueProduct) => found.categories.map(({ id }) => id);
  /** Of the same innermost category, or one inside the other. */
  const isInstead = (one: CatalogueProduct, other: CatalogueProduct) =>
    idsOf(other).includes(leafOf(one)) || idsOf(one).includes(leafOf(other));

  test('[RECO-11, RECO-12] beside a product are others of its kind, with it its complements', async () => {
    const seen = new Set<string>();
    for (const { productSku, vendor, items, categories } of sold) {
      const itemSku = items[0]?.itemSku ?? productSku;
      const own = catalogue.find(itemSku).product;
      const complements = new Set(categories.flatMap(({ id }) => COMPLEMENTS[id] ?? []));
      const [instead, goesWith] = [await beside(guest, itemSku), await along(guest, itemSku)];
      for (const card of [...instead, ...goesWith]) {
        seen.add(card.itemSku);
        expect(skuOf(card.itemSku)).not.toBe(productSku);
        expect(check(card.itemSku).vendor).toBe(vendor);
      }
      for (const { itemSku: other, basis } of instead) {
        expect([isInstead(own, check(other)), basis]).toEqual([true, undefined]);
      }
      for (const { itemSku: other, basis } of goesWith) {
        const found = check(other);
        const isBought = isBoughtWith(productSku, found.productSku);
        expect(leafOf(found)).not.toBe(leafOf(own));
        expect(isInstead(own, found)).toBe(false);
        expect(basis).toBe(goesWith[0]?.basis);
        expect(isBought || (basis === 'COMPLEMENT' && idsOf(found).some((id) => complements.has(id)))).toBe(
          true,
        );
      }
    }
    expect(seen.size).toBeGreaterThan(20);
  }, 60_000);

  test('beside a grocery are groceries that can be had', async () => {
    for (const { vendor, items } of sold) {
      if (vendor !== 'grocery') continue;
      const path = `/grocery/recommendations?itemSku=${items[0]?.itemSku}&size=50`;
      const list = cards((await guest.read(path)).body.data);
      expect(list.length).toBeGreaterThan(3);
      for (const card of list) expect(check(card.itemSku).vendor).toBe('grocery');
    }
  });

  test.each([
    ['a suitcase', 'RMB-00012-01', ['C-KABIN', 'C-KOPER'], 'BOUGHT_TOGETHER', ['C-AKSESORI']],
    ['headphones that are sold out', 'NDA-00202-01', ['C-AUDIO'], undefined, []],
    ['a phone', 'GWA-00101-01', ['C-HP'], 'COMPLEMENT', ['C-AUDIO']],
    ['a pan', 'DPR-00401-01', ['C-WAJAN'], 'BOUGHT_TOGETHER', ['C-PENANAK-NASI']],
    ['a sofa', 'GRM-00501-01', ['C-MEBEL'], 'BOUGHT_TOGETHER', ['C-TV']],
    ['a serum', 'KNG-00901-01', ['C-SERUM'], undefined, []],
    ['a washing machine', 'ETL-00702-01', [], 'BOUGHT_TOGETHER', ['C-AC']],
    ['sandals', 'SND-00601-01', ['C-SANDAL'], 'BOUGHT_TOGETHER', ['C-KAIN']],
    ['a bottle', 'TRT-00301-01', ['C-BOTOL'], 'COMPLEMENT', ['C-AKSESORI', 'C-RANSEL']],
    ['batik', 'BTK-00701-01', ['C-KAIN'], 'COMPLEMENT', ['C-SANDAL']],
    ['an electric bicycle', 'LJO-01001-01', ['C-SEPEDA-LISTRIK'], 'COMPLEMENT', ['C-BOTOL', 'C-RANSEL']],
  ])('[RECO-11, RECO-12] instead of %s and with it', async (_, itemSku, kinds, basis, needed) => {
    const kindsOf = (list: Awaited<ReturnType<typeof along>>) =>
      [...new Set(list.map((card) => leafOf(check(card.itemSku))))].toSorted();
    const goesWith = await along(guest, itemSku);
    const instead = kindsOf(await beside(guest, itemSku));
    expect([instead, goesWith[0]?.basis, kindsOf(goesWith)]).toEqual([kinds, basis, needed]);
  });

  test('of a category, and on the homepage, it can be had and is no example', async () => {
    const categoryIds = new Set(sold.flatMap(({ categories }) => categories.map(({ id }) => id)));
    for (const id of categoryIds) {
      const path = `/search/get-category-recommendations-with-metadata?categoryId=${id}&size=50`;
      const { products } = z.parse(categoryRecommendations, (await guest.read(path)).body.data);
      for (const { itemSku } of products) {
        expect(check(itemSku).categories.map((category) => category.id)).toContain(id);
      }
    }
    const list = cards((await guest.read('/search/homepage-recommendation?size=50')).body.data);
    expect(list.length).toBeGreaterThan(20);
    for (const { itemSku } of list) check(itemSku);
  });

  test('sold-out products, unbuyable ones and examples are in no list, also not in the endless one', async () => {
    const example = [{ id: 'C-CONTOH', name: 'Contoh' }];
    const { who } = shopOf({
      products: [
        named(1),
        named(2, { item: { stock: 0 } }),
        named(3, { unbuyable: true }),
        named(4, { categories: example }),
        named(5, { answers: 410 }),
        named(6, { items: [{ stock: 0 }, { stock: 4 }] }),
      ],
    });
    expect(await skusBeside(who)).toEqual(['UJI-00006-02']);
    expect((await allOf(who, 'UJI-00001-01')).flat()).toEqual([]);
  });
});

describe('[RECO-01, API-87] how the lists beside a product are made', () => {
  const inside = (id: string) => [
    { id: 'C1', name: 'Rumah' },
    { id, name: id },
  ];

  test('[RECO-11] leaves out goods that share only the outermost category, or none', async () => {
    const { who } = shopOf({
      products: [
        named(1, { categories: inside('C2') }),
        named(2, { categories: inside('C3') }),
        named(3, { categories: inside('C2') }),
        named(4, { categories: [{ id: 'C9', name: 'Lain' }] }),
      ],
    });
    expect(await skusBeside(who)).toEqual(['UJI-00003-01']);
  });

  test('of the same kind a like price comes first, and a like name before that', async () => {
    const { who } = shopOf({
      products: [
        named(1, { name: 'Wajan Granit Kayu' }),
        named(2, { name: 'Panci Sup', item: { offered: 900_000 } }),
        named(3, { name: 'Panci Sup', item: { offered: 110_000 } }),
        named(4, { name: 'Wajan Granit Besi', item: { offered: 110_000 } }),
      ],
    });
    expect(await skusBeside(who)).toEqual(['UJI-00004-01', 'UJI-00003-01', 'UJI-00002-01']);
  });

  test('of what is alike otherwise the same brand comes first', async () => {
    const other = { name: 'Merek Lain', slug: 'merek-lain' };
    const alike = [named(2, { brand: other }), named(3), named(4, { brand: other })];
    const { who } = shopOf({ products: [named(1), ...alike] });
    expect((await skusBeside(who))[0]).toBe('UJI-00003-01');
  });

  test('of a very long list the most fitting ones are left, in their order', async () => {
    const many = Array.from({ length: 400 }, (_, number) =>
      product({
        productSku: `UJI-1${String(number).padStart(4, '0')}`,
        item: { offered: 100_000 + number * 500 },
      }),
    );
    const { who } = shopOf({ products: [named(1), ...many] });
    const shown = async (page: number) =>
      (await beside(who, 'UJI-00001', page)).map(({ itemSku }) => itemSku);
    expect((await shown(0)).slice(0, 3)).toEqual(['UJI-10000-01', 'UJI-10001-01', 'UJI-10002-01']);
    // Three hundred and sixty of them: the eighth page of fifty is not full.
    expect((await shown(7)).at(-1)).toBe('UJI-10359-01');
    expect(await shown(8)).toEqual([]);
  });

  test('a complement is shown where it costs no more than what it goes with', async () => {
    const { who } = shopOf({
      products: [
        named(1, { categories: [{ id: 'C-KOPER', name: 'Koper' }] }),
        named(2, { categories: [{ id: 'C-AKSESORI', name: 'Aksesori' }], item: { offered: 50_000 } }),
        named(3, { categories: [{ id: 'C-AKSESORI', name: 'Aksesori' }], item: { offered: 500_000 } }),
      ],
    });
    expect(await skusBeside(who)).toEqual([]);
    expect(await skusAlong(who)).toEqual(['UJI-00002-01']);
  });

  test('[RECO-12] goods of the same buyers go with it, and a checkout adds to that', async () => {
    const { who, own } = shopOf({
      products: [named(1), named(2, { categories: [{ id: 'C9', name: 'Lain' }] })],
      baskets: [{ productSkus: ['UJI-00001', 'UJI-00002'], buyers: 2 }],
    });
    expect(await skusAlong(who)).toEqual([]);
    await who.logIn('ayu');
    const buy = (itemSku: string) =>
      who.write('/retail/checkouts/_quick', {
        itemSku,
        pickupPointCode: own.catalogue.find(itemSku).item.pickupPointCode,
        quantity: 1,
        fulfillment: 'DELIVERY',
      });
    expect((await buy('UJI-00001-01')).status).toBe(200);
    expect(await skusAlong(who)).toEqual([]);
    expect((await buy('UJI-00002-01')).status).toBe(200);
    // Another kind of thing altogether: only that it was bought speaks for it.
    expect(await along(who, 'UJI-00001')).toMatchObject([
      { itemSku: 'UJI-00002-01', basis: 'BOUGHT_TOGETHER' },
    ]);
    expect(await skusBeside(who)).toEqual([]);
  });

  test('retail and groceries never stand in one list', async () => {
    const { who } = shopOf({
      products: [named(1), named(2, { vendor: 'grocery' }), named(3)],
      baskets: [{ productSkus: ['UJI-00001', 'UJI-00002'], buyers: 5 }],
    });
    expect([await skusBeside(who), await skusAlong(who)]).toEqual([['UJI-00003-01'], []]);
    expect((await allOf(who, 'UJI-00001-01')).flat()).toEqual([]);
    const groceries = await who.read('/grocery/recommendations?itemSku=UJI-00002-01');
    expect(cards(groceries.body.data)).toEqual([]);
  });

  test('categories that were asked for take the place of the product’s own', async () => {
    const { who } = shopOf({
      products: [
        named(1, { categories: inside('C2') }),
        named(2, { categories: [{ id: 'C9', name: 'Lain' }] }),
      ],
    });
    const list = await beside(who, 'UJI-00001', 0, 18, ['C9']);
    expect(list.map(({ itemSku }) => itemSku)).toEqual(['UJI-00002-01']);
    // Other visitors are not shown the categories that one call asked for.
    expect(await skusBeside(who)).not.toContain('UJI-00002-01');
    expect(await beside(who, 'UJI-00001', 0, 18, ['C9'])).toEqual(list);
  });

  test('[RECO-11] which of both is asked for is said in the body; another kind is refused', async () => {
    const ask = (body: object) => guest.write('/search/products/RMB-00012-01/recommendations', body);
    const skusOf = async (body: object) => cards((await ask(body)).body.data).map(({ itemSku }) => itemSku);
    expect(await skusOf({ page: 0, size: 18 })).toEqual(await skusOf({ page: 0, size: 18, kind: 'SIMILAR' }));
    expect((await ask({ page: 0, size: 18, kind: 'SIMILAR' })).headers.get('x-trace-id')).toMatch(
      /^product-/,
    );
    const goesWith = await ask({ page: 0, size: 2, kind: 'COMPLEMENT' });
    expect(goesWith.headers.get('x-trace-id')).toMatch(/^complement-/);
    expect(cards(goesWith.body.data)).toHaveLength(2);
    const next = await skusOf({ page: 1, size: 2, kind: 'COMPLEMENT' });
    expect(next).toHaveLength(2);
    expect(cards(goesWith.body.data).map(({ itemSku }) => itemSku)).not.toContain(next[0]);
    expect((await ask({ page: 0, size: 18, kind: 'OTHER' })).status).toBe(400);
  });
});

describe('[API-89, RECO-12] what goes with an item that is being added', () => {
  const suitcase = 'categoryId=C-KABIN&size=6&without=RMB-00012-01';

  test('is no other suitcase, and says that it was bought along', async () => {
    const { products, metadata } = await afterAdd(guest, suitcase);
    expect(metadata).toEqual({ categoryId: 'C-KABIN', basis: 'BOUGHT_TOGETHER' });
    expect(products.map(({ name }) => name)).toEqual([
      'Bantal Leher Busa Memori',
      'Label Koper Kulit Asli',
      'Kubus Pakaian Lipat Isi 3',
      'Adaptor Perjalanan 3 Soket, USB-C 45 W',
    ]);
    for (const { basis } of products) expect(basis).toBe('BOUGHT_TOGETHER');
    expect((await afterAdd(guest, suitcase.replace('size=6', 'size=2'))).products).toHaveLength(2);
  });

  test('says where it is only needed with it, and is nothing where nothing is known', async () => {
    const phone = await afterAdd(guest, 'categoryId=C-HP&size=6&without=GWA-00101-01');
    expect([phone.metadata['basis'], phone.products[0]?.basis]).toEqual(['COMPLEMENT', 'COMPLEMENT']);
    const serum = await afterAdd(guest, 'categoryId=C-SERUM&size=6&without=KNG-00901-01');
    expect(serum.products).toEqual([]);
  });

  test('is nothing that lies in the bag, whichever option of it', async () => {
    const who = visitor(shop);
    const { skus } = await afterAdd(who, suitcase);
    const [pillow = ''] = skus;
    const { item } = catalogue.find(pillow);
    const { pickupPointCode } = item;
    const added = await who.write('/retail/carts', line({ itemSku: pillow, pickupPointCode }));
    expect(added.status).toBe(200);
    expect((await afterAdd(who, suitcase)).skus).toEqual(skus.slice(1));
    expect((await afterAdd(guest, suitcase)).skus).toEqual(skus);
  });

  test('of several it is what goes with any, and instead of none of them', async () => {
    const { products } = await afterAdd(guest, `${suitcase}&without=RMB-00024-01`);
    for (const { itemSku } of products) {
      const ids = catalogue.find(itemSku).product.categories.map(({ id }) => id);
      expect(ids).not.toContain('C-AKSESORI');
      expect(ids).not.toContain('C-KABIN');
    }
  });

  test('of an unknown product it is what the category has', async () => {
    const { metadata, skus } = await afterAdd(guest, 'categoryId=C-KABIN&size=6&without=no-where');
    expect(metadata).toEqual({ categoryId: 'C-KABIN' });
    expect(skus).toContain('RMB-00012-01');
  });
});

describe('[API-88, RECO-04] the endless list', () => {
  test('goes on after the product’s own list, has each product once, and ends with an empty page', async () => {
    const first = await beside(guest, 'RMB-00012-01', 0, 18);
    const pages = await allOf(guest, 'RMB-00012-01');
    const shown = [...first, ...pages.flat()].map(({ itemSku }) => skuOf(itemSku));
    expect(new Set(shown).size).toBe(shown.length);
    expect(shown).not.toContain('RMB-00012');
    expect(pages.slice(0, -2).every((page) => page.length === 18)).toBe(true);
    // Everything that may be recommended is in it.
    const [one, two] = [0, 1].map(async (page) =>
      cards((await guest.read(`/search/homepage-recommendation?size=50&page=${page}`)).body.data),
    );
    const all = [...((await one) ?? []), ...((await two) ?? [])];
    const retail = all
      .map(({ itemSku }) => catalogue.find(itemSku).product)
      .filter((one) => one.vendor === 'retail');
    expect(new Set(shown)).toEqual(
      new Set(retail.map(({ productSku }) => productSku).filter((sku) => sku !== 'RMB-00012')),
    );
  });

  test('its pages are counted from 0 and as large as asked', async () => {
    const [whole, one, two] = await Promise.all([
      endless(guest, 'RMB-00012-01', 0, 6),
      endless(guest, 'RMB-00012-01', 0, 3),
      endless(guest, 'RMB-00012-01', 1, 3),
    ]);
    expect([...one, ...two]).toEqual(whole);
  });

  test('refuses an unknown product and a body that makes no sense', async () => {
    const ask = async (body: unknown) => (await guest.write('/search/infinite-recommendations', body)).status;
    expect(await ask({ page: 0, size: 18, itemSku: 'NO-00001-01' })).toBe(404);
    expect(await ask({ page: -1, size: 18, itemSku: 'RMB-00012-01' })).toBe(400);
    expect(await ask({ page: 0, size: 51, itemSku: 'RMB-00012-01' })).toBe(400);
    expect(await ask({ page: 0, size: 18 })).toBe(400);
  });
});

describe('goods of brands', () => {
  test('[API-34, API-35, RECO-07] others of the product’s brand, in two versions', async () => {
    const first = cards(
      (await guest.read('/product-detail/recommendation/brands?itemSku=RMB-00012-01')).body.data,
    );
    const answer = await guest.read('/product-detail/recommendation/v2/brands?itemSku=RMB-00012-01');
    const second = z.parse(brandProducts, answer.body.data);
    expect(second.brand).toEqual({ name: 'Rimba', slug: 'rimba' });
    expect(second.products).toEqual(first);
    expect(first.length).toBeGreaterThan(3);
    for (const { itemSku, brand } of first) {
      expect(brand).toBe('Rimba');
      expect(skuOf(itemSku)).not.toBe('RMB-00012');
      expect(catalogue.stockOf(itemSku)).not.toBe(0);
    }
    expect((await guest.read('/product-detail/recommendation/brands')).status).toBe(400);
  });

  test('[API-104, API-105, RECO-08] ads are of other brands, for its categories, and marked', async () => {
    const first = cards((await guest.read('/product-detail/brand-ads?itemSku=RMB-00012-01')).body.data);
    const second = z.parse(
      brandAds,
      (await guest.read('/product-detail/v2/brand-ads?itemSku=RMB-00012-01')).body.data,
    );
    expect(second.map(({ brand }) => brand?.name)).toEqual(['Tirta', 'Nada']);
    expect(second.flatMap(({ products }) => products)).toEqual(first);
    expect(first.every(({ sponsored, brand }) => sponsored && brand !== 'Rimba')).toBe(true);
    // No brand pays for a place beside serums of Nada; a brand is not advertised beside itself.
    const besideNada = await guest.read('/product-detail/v2/brand-ads?itemSku=NDA-00201-01');
    expect(z.parse(brandAds, besideNada.body.data).map(({ brand }) => brand?.slug)).not.toContain('nada');
    expect((await guest.read('/product-detail/v2/brand-ads')).status).toBe(400);
  });

  test('[API-34, RECO-07] twelve of a large brand, beside the one that is looked at', async () => {
    const { who } = shopOf({
      products: Array.from({ length: 14 }, (_, at) =>
        product({ productSku: `UJI-${String(at + 1).padStart(5, '0')}`, name: `Barang ${at + 1}` }),
      ),
    });
    for (const sku of ['UJI-00001', 'UJI-00014']) {
      const { body } = await who.read(`/product-detail/recommendation/brands?itemSku=${sku}-01`);
      expect(cards(body.data)).toHaveLength(12);
    }
  });

  test('of groceries a brand has its groceries alone', async () => {
    const { who } = shopOf({
      products: [named(1), named(2, { vendor: 'grocery' }), named(3)],
      brandAds: [{ id: 'A', brandSlug: 'merek-uji', categoryIds: ['C1'] }],
    });
    const answer = await who.read('/product-detail/recommendation/brands?itemSku=UJI-00002-01');
    expect(cards(answer.body.data)).toEqual([]);
    const ads = await who.read('/product-detail/v2/brand-ads?itemSku=UJI-00001-01');
    expect(ads.body.data).toEqual([]);
  });
});

test('[RECO-02] every list of recommendations has a trace of its own in its header', async () => {
  const item = 'itemSku=RMB-00012-01';
  const lists = [
    await guest.write('/search/products/RMB-00012-01/recommendations', { page: 0, size: 18 }),
    await guest.write('/search/infinite-recommendations', { page: 0, size: 18, itemSku: 'RMB-00012-01' }),
    await guest.write('/search/infinite-recommendations', { page: 1, size: 18, itemSku: 'RMB-00012-01' }),
    await guest.read('/search/get-category-recommendations-with-metadata?categoryId=C-KOPER'),
    await guest.read('/search/homepage-recommendation'),
    await guest.read('/grocery/recommendations?itemSku=GRO-10001-01'),
    await guest.read(`/product-detail/recommendation/brands?${item}`),
    await guest.read(`/product-detail/recommendation/v2/brands?${item}`),
    await guest.read(`/product-detail/brand-ads?${item}`),
    await guest.read(`/product-detail/v2/brand-ads?${item}`),
  ];
  const traces = lists.map(({ headers }) => headers.get('x-trace-id') ?? '');
  expect(new Set(traces).size).toBe(lists.length);
  for (const trace of traces) expect(trace).toMatch(/^[a-z]+-[0-9a-f-]{36}$/);
});

test('purchases of the catalogue are stored once, and anew when they have changed', async () => {
  const { who } = shopOf({
    products: [named(1), named(2, { categories: [{ id: 'C9', name: 'Lain' }] })],
    baskets: [{ productSkus: ['UJI-00001', 'UJI-00002', 'UJI-09999'], buyers: 3 }],
  });
  // A product that is no longer in the catalogue is not recommended.
  expect(await skusAlong(who)).toEqual(['UJI-00002-01']);
});
