import { describe, expect, test } from 'vitest';
import { REVIEWED_AFTER_MS } from '#src/domain/shell/limits.ts';
import { ITEM, product, SELLER } from '../../support/products.ts';
import { bare, crowd, line, NOON, openShop, series } from '../support/crowd.ts';

describe('numbers that are shown are those of what they stand beside', () => {
  test('[API-63, API-64] followers of a seller, whom one member follows and another leaves', async () => {
    const profile = { joinedOn: '2020-01-01', response: null, opening: [], followers: 40 };
    const sellers = ['TOK-1', 'TOK-2'].map((code) => ({ ...SELLER, code, warehouses: [], profile }));
    const by = crowd(
      openShop({
        products: sellers.map(({ code }, at) => product({ productSku: `UJI-0000${at}`, merchantCode: code })),
        merchants: sellers,
      }),
    );
    const told = async (name: string, code: string) => {
      const { followed, followers } = (await (await by(name)).read(`/official/merchant-favorites/${code}`))
        .body.data;
      return [followed, followers];
    };
    const act = async (name: string, code: string, what: string) =>
      (await by(name)).write(`/official/merchant-favorites/${code}/_${what}`, undefined);
    const [, first] = await told('ayu', 'TOK-1');
    const [, second] = await told('ayu', 'TOK-2');
    await act('ayu', 'TOK-1', 'follow');
    await act('budi', 'TOK-1', 'follow');
    await act('budi', 'TOK-2', 'follow');
    await act('ayu', 'TOK-2', 'unfollow');
    await act('budi', 'TOK-1', 'unfollow');
    expect([await told('ayu', 'TOK-1'), await told('budi', 'TOK-1')]).toEqual([
      [true, first + 1],
      [false, first + 1],
    ]);
    expect([await told('ayu', 'TOK-2'), await told('budi', 'TOK-2')]).toEqual([
      [false, second + 1],
      [true, second + 1],
    ]);
  });

  test('[QNA-01, QNA-07] questions of a product: all, those that wait, and the pages of the list', async () => {
    let now = NOON;
    const products = [product(), product({ productSku: 'UJI-00002' })];
    const by = crowd(openShop({ products, questions: {}, now: () => now }));
    const ask = async (name: string, sku: string, text: string) =>
      expect((await (await by(name)).write(`/product/products/${sku}-01/questions`, { text })).status).toBe(
        200,
      );
    for (let n = 1; n <= 6; n += 1) await ask('ayu', 'UJI-00001', `Pertanyaan nomor ${n}`);
    for (let n = 1; n <= 5; n += 1) await ask('budi', 'UJI-00001', `Pertanyaan nomor ${n}`);
    await ask('budi', 'UJI-00002', 'Pertanyaan nomor 1');
    now += REVIEWED_AFTER_MS;
    const told = async (name: string, sku: string) => {
      const { body } = await (await by(name)).read(`/product/products/${sku}-01/questions?sortBy=UNANSWERED`);
      return [body.summary, body.paging.totalItem, body.paging.totalPage, body.own.length, body.data.length];
    };
    expect(await told('ayu', 'UJI-00001')).toEqual([{ count: 11, unanswered: 11 }, 11, 2, 5, 10]);
    expect(await told('budi', 'UJI-00001')).toEqual([{ count: 11, unanswered: 11 }, 11, 2, 5, 10]);
    expect(await told('ayu', 'UJI-00002')).toEqual([{ count: 1, unanswered: 1 }, 1, 1, 0, 1]);
  });

  test('[API-71, WISH-07, WISH-08] what an album holds, after items were moved and taken out', async () => {
    const by = crowd(openShop({ products: series(10_000, 3) }));
    const [ayu, budi] = [await by('ayu'), await by('budi')];
    const make = async (who: typeof ayu, name: string) =>
      (await who.write('/member/wishlist/_groups', { name })).body.data.id as string;
    const [one, two, other] = [await make(ayu, 'Satu'), await make(ayu, 'Dua'), await make(budi, 'Satu')];
    const ids: string[] = [];
    for (const n of [0, 1, 2]) {
      const sku = `UJI-${10_000 + n}-01`;
      ids.push((await ayu.write('/member/wishlist/_product', { sku, groupId: one })).body.data.id as string);
      await budi.write('/member/wishlist/_product', { sku, groupId: other });
    }
    await ayu.write('/member/wishlist/_move', { id: ids[0], groupId: two });
    await ayu.write('/member/wishlist/_remove', { ids: [ids[1]] });
    const counts = async (who: typeof ayu) =>
      Object.fromEntries(
        (await who.read('/member/wishlist/_groups')).body.data.map((album: any) => [album.name, album.count]),
      );
    expect([await counts(ayu), await counts(budi)]).toEqual([{ Satu: 1, Dua: 1 }, { Satu: 3 }]);
  });

  test('[CART-01, SHELL-07, API-96] pieces in a bag, of each vendor and of each visitor', async () => {
    const by = crowd(
      openShop({
        products: [product(), product({ productSku: 'UJI-00002', vendor: 'grocery' })],
        groceryStores: [],
      }),
    );
    const [one, two] = [await by('guest-1'), await by('guest-2')];
    await one.write('/retail/carts', line({ quantity: 2 }));
    await one.write('/grocery/checkout/_add', bare({ itemSku: 'UJI-00002-01', quantity: 3 }));
    await two.write('/retail/carts', line({ quantity: 5 }));
    const told = async (who: typeof one) =>
      await Promise.all(
        ['/retail/carts', '/grocery/checkout/_summary'].map(
          async (path) => (await who.read(path)).body.data.totalItems as number,
        ),
      );
    expect([await told(one), await told(two)]).toEqual([
      [2, 3],
      [5, 0],
    ]);
  });
});

describe('what a member is shown as their own', () => {
  test('[PROMO-08, API-20] a reminder for one campaign does not pass to the one that replaces it', async () => {
    const coming = (id: string) =>
      product({
        tags: ['COMING_SOON'],
        campaign: { id, name: id, startsInMinutes: 5, endsInMinutes: 9, quota: 5, sold: 0 },
      });
    const shop = openShop({ products: [coming('first')] });
    const by = crowd(shop);
    const tagsOf = async (name: string) =>
      (await (await by(name)).read(`/product-detail/products/${ITEM}/_summary`)).body.data.tags as string[];
    const path = (id: string) => `/product-detail/products/${ITEM}/campaign/${id}/_subscribe`;
    await (await by('ayu')).write(path('first'), undefined);
    expect([await tagsOf('ayu'), await tagsOf('budi')].map((tags) => tags.includes('NOTIFIED'))).toEqual([
      true,
      false,
    ]);
    // The catalogue's product is the one that a newer release names.
    const found = shop.catalogue.find(ITEM);
    const { campaign } = found.product;
    if (campaign === undefined) throw new Error('there is no campaign');
    Object.assign(found.product, { campaign: { ...campaign, id: 'second' } });
    expect(await tagsOf('ayu')).not.toContain('NOTIFIED');
    await (await by('ayu')).write(path('second'), undefined);
    expect(await tagsOf('ayu')).toContain('NOTIFIED');
  });
});
