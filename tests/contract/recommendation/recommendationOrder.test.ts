import { describe, expect, onTestFinished, test } from 'vitest';
import type { CatalogueBasket } from '#marketplace/recommendation/catalogue/purchases.ts';
import { openDatabase } from '#marketplace/core/database/openDatabase.ts';
import { seedCatalogue } from '#marketplace/product/seed/seedProducts.ts';
import { seedPurchases } from '#marketplace/recommendation/seed/seedPurchases.ts';
import { createRecommender } from '#marketplace/recommendation/rules/recommending.ts';
import { product } from '../../support/products.ts';
import { NOON } from '../support/crowd.ts';

/** Rupiah of the product that the others are compared with. */
const PRICE = 1_000_000;
const BASE = 'UJI-00001';
const ALL = { offset: 0, limit: 50 };
const path = (...ids: string[]) => ids.map((id) => ({ id, name: id }));
const BRAND = { name: 'Lain', slug: 'lain' };

interface Trait {
  path?: string[];
  words?: string;
  /** Of the brand of the product they are compared with. */
  isOfBrand?: boolean;
  /** So many times as dear. */
  times?: number;
  sold?: number;
  stock?: number;
}

/** A shop of a product and others, by their names. */
function shopOf(base: string[], others: Record<string, Trait>, baskets: readonly CatalogueBasket[] = []) {
  const database = openDatabase(':memory:');
  onTestFinished(() => database.close());
  const products = Object.entries(others).map(([name, trait]) =>
    product({
      productSku: `UJI-${name}`,
      name: trait.words ?? name,
      categories: path(...(trait.path ?? base)),
      ...(trait.isOfBrand === true ? {} : { brand: BRAND }),
      statistics: { rating: 4, reviewCount: 1, sold: trait.sold ?? 10 },
      item: { offered: Math.round(PRICE * (trait.times ?? 1)), stock: trait.stock ?? 5 },
    }),
  );
  const first = product({
    productSku: BASE,
    name: 'Merah Bulat',
    categories: path(...base),
    item: { offered: PRICE },
  });
  // Each word of the name is in one other product, so that both say as much.
  const far = product({ productSku: 'UJI-far', name: 'Merah Bulat', categories: path('C-FAR') });
  seedCatalogue(database, [first, far, ...products], NOON);
  seedPurchases(database, baskets, NOON);
  const recommender = createRecommender(database);
  onTestFinished(() => recommender.close());
  const besideOf = (sku: string, categoryIds: readonly string[], price = PRICE) => ({
    productSku: sku,
    vendor: first.vendor,
    categoryIds,
    brandSlug: first.brand.slug,
    price,
  });
  const names = (skus: readonly string[]) => skus.map((sku) => sku.replace('UJI-', ''));
  const asked = besideOf(BASE, base);
  return {
    similar: () => names(recommender.similar(asked, ALL)),
    goesWith: (more: ReturnType<typeof besideOf>[] = [], without: string[] = [], cut = ALL) => {
      const { basis, skus } = recommender.goesWith([asked, ...more], new Set(without), cut);
      return { basis, names: names(skus) };
    },
    besideOf,
  };
}
const bought = (buyers: number, ...names: string[]): CatalogueBasket[] =>
  names.map((name) => ({ productSkus: [BASE, `UJI-${name}`], buyers }));

describe('[RECO-11] what can be had instead of a product', () => {
  test('is of its innermost category, one inside or around it, never only of the outermost one', () => {
    const shop = shopOf(['C1', 'C2', 'C3'], {
      same: { path: ['C1', 'C2', 'C3'] },
      inside: { path: ['C1', 'C2', 'C3', 'C5'] },
      around: { path: ['C1', 'C2'] },
      beside: { path: ['C1', 'C2', 'C4'] },
      outermost: { path: ['C1'] },
      other: { path: ['C9'] },
    });
    expect(shop.similar().toSorted()).toEqual(['around', 'inside', 'same']);
    expect(shopOf(['C1'], { same: {}, inside: { path: ['C1', 'C2'] } }).similar()).toEqual([
      'same',
      'inside',
    ]);
  });

  /** `border` is the price, in times of the base's, at which a likeness and a price weigh the same. */
  test.each<[what: string, base: string[], likes: Trait, other: Trait, border: number]>([
    ['of the same brand', ['C1', 'C2'], { isOfBrand: true }, {}, 4 ** (0.5 / 1.5)],
    ['of a category more', ['C1', 'C2', 'C3'], {}, { path: ['C9', 'C2', 'C3'] }, 4 ** (1 / 1.5)],
    ['of half of the words', ['C1', 'C2'], { words: 'Merah Muda' }, {}, 4 ** (1.25 / 1.5)],
    ['what sold more by a million', ['C1', 'C2'], { sold: 999_999 }, { sold: 0 }, 4 ** (0.06 / 1.5)],
  ])('%s comes before what costs the same, up to a price', (_, base, likes, other, border) => {
    const words = likes.words === undefined ? {} : { round: { path: ['C8'], words: 'Bulat Penuh' } };
    const order = (times: number) => shopOf(base, { likes: { ...likes, times }, other, ...words }).similar();
    const step = (border - 1) / 12;
    expect(order(border - step)).toEqual(['likes', 'other']);
    expect(order(border + step)).toEqual(['other', 'likes']);
    expect(order(1 / (border - step))).toEqual(['likes', 'other']);
    expect(order(1 / (border + step))).toEqual(['other', 'likes']);
  });

  test('the same kind comes before all words of another kind, unless that costs about the same', () => {
    const order = (times: number) =>
      shopOf(['C1', 'C2'], {
        kind: { times: 4 },
        words: { path: ['C1', 'C2', 'C3'], words: 'Merah Bulat', times },
      }).similar();
    const border = 4 ** (1 / 1.5);
    expect(order(border - 0.1)).toEqual(['words', 'kind']);
    expect(order(border + 0.1)).toEqual(['kind', 'words']);
  });

  test('four times the price is no longer like it, however much more it is', () => {
    const order = (near: number) =>
      shopOf(['C1', 'C2'], { near: { times: near }, popular: { times: 6, sold: 100 } }).similar();
    expect(order(3.9)).toEqual(['near', 'popular']);
    expect(order(4.5)).toEqual(['popular', 'near']);
  });

  test('goods that many bought along are not among them because of that', () => {
    const shop = shopOf(['C1', 'C2'], { along: { path: ['C9'] }, like: {} }, bought(9, 'along'));
    expect(shop.similar()).toEqual(['like']);
  });
});

describe('[RECO-12] what goes with a product', () => {
  const KOPER = ['C-TRAVEL', 'C-KOPER'];
  const AKSESORI = ['C-TRAVEL', 'C-AKSESORI'];

  test('is what many buyers bought along, the most bought first, and nothing else if enough', () => {
    const others = {
      few: { path: ['C9'] },
      many: { path: ['C8'] },
      some: { path: ['C7'], times: 9 },
      two: { path: ['C6'] },
      needed: { path: AKSESORI, times: 0.1 },
    };
    const baskets = [...bought(3, 'few'), ...bought(9, 'many'), ...bought(4, 'some'), ...bought(2, 'two')];
    expect(shopOf(KOPER, others, baskets).goesWith()).toEqual({
      basis: 'BOUGHT_TOGETHER',
      names: ['many', 'some', 'few'],
    });
    expect(shopOf(KOPER, others, baskets).goesWith([], [], { offset: 1, limit: 1 }).names).toEqual(['some']);
  });

  test('complements follow where that is not enough, and the list is called complementary', () => {
    const others = { many: { path: ['C8'] }, some: { path: ['C7'] }, needed: { path: AKSESORI, times: 0.1 } };
    const baskets = [...bought(4, 'some'), ...bought(9, 'many', 'needed')];
    expect(shopOf(KOPER, others, [...bought(4, 'some'), ...bought(9, 'many')]).goesWith()).toEqual({
      basis: 'COMPLEMENT',
      names: ['many', 'some', 'needed'],
    });
    // A product that is needed as well counts among those bought along.
    expect(shopOf(KOPER, others, baskets).goesWith().basis).toBe('BOUGHT_TOGETHER');
    expect(shopOf(['C1', 'C2'], others, bought(4, 'some')).goesWith()).toEqual({
      basis: 'BOUGHT_TOGETHER',
      names: ['some'],
    });
    expect(shopOf(['C1', 'C2'], others).goesWith().names).toEqual([]);
  });

  test('sold-out goods count for nothing', () => {
    const gone = { path: ['C9'], stock: 0 };
    const others = { gone, many: { path: ['C8'] }, some: { path: ['C7'] }, needed: { path: AKSESORI } };
    expect(shopOf(KOPER, others, bought(5, 'gone', 'many', 'some')).goesWith()).toEqual({
      basis: 'COMPLEMENT',
      names: ['many', 'some', 'needed'],
    });
  });

  test('is never what could be had instead, however many bought both', () => {
    const others = { like: {}, inside: { path: [...KOPER, 'C-KABIN'] }, needed: { path: AKSESORI } };
    expect(shopOf(KOPER, others, bought(9, 'like', 'inside')).goesWith()).toEqual({
      basis: 'COMPLEMENT',
      names: ['needed'],
    });
    // A product of the outermost category alone is another kind of thing.
    const wide = shopOf(KOPER, { wide: { path: ['C-TRAVEL'] } }, bought(3, 'wide'));
    expect(wide.goesWith().names).toEqual(['wide']);
  });

  test('a complement costs no more than what it goes with', () => {
    const others = {
      same: { path: AKSESORI },
      dearer: { path: AKSESORI, times: 1.001 },
      cheap: { path: AKSESORI, times: 0.001, sold: 0 },
    };
    expect(shopOf(KOPER, others).goesWith().names).toEqual(['same', 'cheap']);
  });

  test('more in common comes first: words, categories, brand, and then the number sold', () => {
    const others = {
      sold: { path: ['C9', 'C-AKSESORI'], sold: 900 },
      plain: { path: ['C9', 'C-AKSESORI'] },
      brand: { path: ['C9', 'C-AKSESORI'], isOfBrand: true },
      category: { path: AKSESORI },
      words: { path: ['C9', 'C-AKSESORI'], words: 'Merah Bulat' },
    };
    expect(shopOf(KOPER, others).goesWith().names).toEqual(['words', 'category', 'brand', 'sold', 'plain']);
  });

  test('for several together, is what goes with any, without substitutes and excluded ones', () => {
    const others = {
      bottle: { path: ['C-RUMAH', 'C-BOTOL'], times: 0.1 },
      tag: { path: AKSESORI, times: 0.1 },
      pillow: { path: AKSESORI, times: 0.1, sold: 99 },
      pack: { path: ['C-TRAVEL', 'C-RANSEL'], times: 0.5 },
    };
    const shop = shopOf(KOPER, others);
    expect(shop.goesWith().names).toEqual(['pillow', 'tag', 'pack']);
    const pack = shop.besideOf('UJI-pack', ['C-TRAVEL', 'C-RANSEL'], PRICE / 2);
    expect(shop.goesWith([pack]).names.toSorted()).toEqual(['bottle', 'pillow', 'tag']);
    expect(shop.goesWith([pack], ['UJI-pillow']).names.toSorted()).toEqual(['bottle', 'tag']);
  });
});
