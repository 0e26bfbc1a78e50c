import * as z from 'zod/mini';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createMarketplace, type MarketplaceOptions } from '#marketplace/createMarketplace.ts';
import { productSummary, type ProductSummary } from '#src/services/product/product/contract.ts';
import { ITEM, product, SELLER } from '../../support/products.ts';
import { testVoucher } from '../../support/vouchers.ts';
import { visitor } from '../support/visitor.ts';

const NOW = Date.UTC(2026, 10, 21, 5);
type Visitor = ReturnType<typeof visitor>;

function open(options: Partial<MarketplaceOptions> = {}) {
  const shop = createMarketplace({
    dataDir: ':memory:',
    faults: false,
    now: () => NOW,
    products: [product()],
    merchants: [SELLER],
    vouchers: [],
    promotions: [],
    ...options,
  });
  onTestFinished(() => shop.close());
  return visitor(shop);
}
async function told(one: Visitor, itemSku = ITEM): Promise<NonNullable<ProductSummary['ahead']>> {
  const { body } = await one.read(`/product-detail/products/${itemSku}/_summary`);
  const { ahead } = z.parse(productSummary, body.data);
  if (ahead === null) throw new Error('nothing is told');
  return ahead;
}
const dataOf = async (one: Visitor, path: string) => (await one.read(path)).body.data;

describe('[SHELL-25] a product tells of the rows that come beside it', () => {
  test('how many vouchers are on, and two different rewards of the seller', async () => {
    const amount = (id: string, value: number, more = {}) =>
      testVoucher({ id, code: id, value, title: `Voucher ${id}`, ...more });
    const shop = open({
      vouchers: [
        amount('A', 10_000),
        amount('B', 10_000),
        amount('C', 5, { rewardType: 'DISCOUNT' }),
        amount('D', 20_000),
        amount('E', 15_000, { group: 'blibliVouchers' }),
        amount('F', 15_000, { group: 'blibliShipping', rewardType: null }),
        amount('OVER', 90_000, { startsInMinutes: -20, endsInMinutes: -10 }),
      ],
    });
    expect((await told(shop)).vouchers).toEqual({
      count: 6,
      ofMerchant: 4,
      named: [
        { title: '', rewardType: 'AMOUNT_OFF', value: 10_000 },
        { title: '', rewardType: 'DISCOUNT', value: 5 },
      ],
    });
    const answer = await dataOf(shop, `/product-detail/products/${ITEM}/promotions?qty=1`);
    const groups = [answer.blibli, answer.merchant, answer.merchantShipping, answer.blibliShipping];
    expect(groups.map((group: unknown[]) => group.length)).toEqual([1, 4, 0, 1]);
  });

  test('rewards of all but the shipping of the marketplace where the seller has no voucher', async () => {
    const of = (id: string, group: 'merchantShipping' | 'blibliShipping' | 'blibliVouchers', title: string) =>
      testVoucher({ id, code: id, group, title, rewardType: null, value: 0 });
    const shop = open({
      vouchers: [
        of('A', 'blibliShipping', 'Ongkir kami'),
        of('B', 'merchantShipping', 'Ongkir toko'),
        of('C', 'blibliVouchers', 'Kejutan'),
      ],
    });
    const { count, ofMerchant, named } = (await told(shop)).vouchers;
    expect([count, ofMerchant, ...named.map(({ title }) => title)]).toEqual([3, 0, 'Kejutan', 'Ongkir toko']);
  });

  test('the promotions that an order of one piece is told of, those for members to members alone', async () => {
    const base = {
      startsInMinutes: -1,
      endsInMinutes: 1,
      vendor: 'retail' as const,
      membersOnly: false,
      itemSkus: [],
      reward: { kind: 'shipping' as const },
    };
    const shop = open({
      promotions: [
        { ...base, id: 'A', title: 'Teman', text: 'Tambah satu.', itemSkus: [ITEM] },
        { ...base, id: 'B', title: 'Beli tiga', text: 'Hemat.', minQuantity: 3 },
        { ...base, id: 'M', title: 'Anggota', text: 'Poin.', membersOnly: true },
        { ...base, id: 'OVER', title: 'Lewat', text: 'Lewat.', startsInMinutes: -9, endsInMinutes: -5 },
      ],
    });
    const agrees = async () => {
      const { promotions } = await told(shop);
      const { recommended } = await dataOf(shop, `/product-detail/products/${ITEM}/promotions?qty=1`);
      expect(promotions).toEqual(
        recommended.map(({ items, endDate: _, ...rest }: { items: unknown[]; endDate: number }) => ({
          ...rest,
          hasItems: items.length > 0,
        })),
      );
      return promotions.map(({ id, applicableStatus, hasItems }) => [id, applicableStatus, hasItems]);
    };
    const forAll = [
      ['A', 'AVAILABLE', true],
      ['B', 'POTENTIAL', false],
    ];
    expect(await agrees()).toEqual(forAll);
    await shop.logIn('ayu');
    expect(await agrees()).toEqual([...forAll, ['M', 'AVAILABLE', false]]);
  });

  test('the add-ons of any place with what a piece costs, and none beside groceries', async () => {
    const services = ['INST-AC-STANDAR', 'INS-RUMAH-1'];
    const shop = open({
      products: [
        product({ services, item: { offered: 4_000_000 } }),
        product({ productSku: 'GRO-1', vendor: 'grocery', services }),
      ],
    });
    const { addOns } = await told(shop);
    expect(addOns.map(({ id, type }) => [id, type])).toEqual([
      ['INST-AC-STANDAR', 'INSTALLATION'],
      ['INS-RUMAH-1', 'INSURANCE'],
    ]);
    const answers = await Promise.all(
      ['installations', 'insurances'].map((area) => dataOf(shop, `/add-on/${area}/${ITEM}`)),
    );
    expect(addOns.map(({ type: _, ...service }) => service)).toEqual(answers.flat());
    expect((await told(shop, 'GRO-1-01')).addOns).toEqual([]);
  });

  test('nothing where a backend does not tell, or tells it otherwise', async () => {
    const { body } = await open().read(`/product-detail/products/${ITEM}/_summary`);
    const aheadOf = (ahead: unknown) => z.parse(productSummary, { ...body.data, ahead }).ahead;
    expect([undefined, null, { vouchers: 'many' }].map(aheadOf)).toEqual([null, null, null]);
  });
});
