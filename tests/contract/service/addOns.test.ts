import { describe, expect, onTestFinished, test } from 'vitest';
import type { CatalogueAddOn } from '#marketplace/service/catalogue/addOns.ts';
import { createMarketplace } from '#marketplace/createMarketplace.ts';
import { withinPieces } from '#marketplace/service/rules/addOns.ts';
import { servicesSum } from '#src/domain/service/addOn.ts';
import { formatPrice } from '#src/domain/shell/format.ts';
import { MAX_ADD_ON_PRICE } from '#src/domain/shell/limits.ts';
import { availability, services as contract, type Service } from '#src/services/service/addOns/contract.ts';
import { returnPolicy } from '#src/services/service/returnPolicy/contract.ts';
import { product, SELLER } from '../../support/products.ts';
import { visitor } from '../support/visitor.ts';

const NOW = Date.UTC(2026, 10, 21, 5);
const JAKARTA = '10110';
const AMBON = '97124';

const fitting = (id: string, price: number, more: Partial<CatalogueAddOn> = {}): CatalogueAddOn => ({
  id,
  type: 'INSTALLATION',
  name: { id: `Pasang ${id}`, en: `Fitting ${id}` },
  description: '',
  includes: [],
  costs: { price },
  ...more,
});
const cover = (id: string, basisPoints: number): CatalogueAddOn => ({
  ...fitting(id, 0),
  type: 'INSURANCE',
  costs: { basisPoints },
});
const SERVICES = [
  fitting('INST-1', 150_000, { reaches: ['10', '12'] }),
  fitting('INST-2', 199_999),
  fitting('INST-FEW', 80_000, { jobs: 2 }),
  fitting('INST-OTHER', 10_000),
  cover('INS-1', 475),
  cover('INS-2', 833),
];
const NAMES = SERVICES.map(({ id }) => id).filter((id) => id !== 'INST-OTHER');

function open(facts: Parameters<typeof product>[0] = {}, more: ReturnType<typeof product>[] = []) {
  const shop = createMarketplace({
    dataDir: ':memory:',
    faults: false,
    now: () => NOW,
    products: [product({ services: NAMES, item: { offered: 123_457 }, ...facts }), ...more],
    merchants: [SELLER],
    services: SERVICES,
  });
  onTestFinished(() => shop.close());
  return shop;
}
type Visitor = ReturnType<typeof visitor>;
interface Chosen {
  type: 'INSTALLATION' | 'INSURANCE';
  id: string;
}
const INST: Chosen = { type: 'INSTALLATION', id: 'INST-1' };
const INS: Chosen = { type: 'INSURANCE', id: 'INS-1' };
const destination = (postalCode = JAKARTA) => ({
  district: 'Gambir',
  city: 'Jakarta Pusat',
  postalCode,
  geolocation: null,
});
const purchase = (addOns: unknown, more: object = {}) => ({
  itemSku: 'UJI-00001-01',
  pickupPointCode: 'PP-TOK-1',
  quantity: 1,
  fulfillment: 'DELIVERY',
  addOns,
  ...more,
});
const add = (who: Visitor, addOns: unknown, more: object = {}, headers: Record<string, string> = {}) =>
  who.write(
    '/retail/carts',
    { ...purchase(addOns, more), cartType: 'REGULAR', actionType: 'REGULAR' },
    headers,
  );
const buy = (who: Visitor, addOns: unknown, more: object = {}) =>
  who.write('/retail/checkouts/_quick', purchase(addOns, more));
const codeOf = ({ body }: { body: { errors?: { user: string[] } } }) => body.errors?.user[0];
const pageOf = async (who: Visitor, path: string) =>
  (await (await who.call(path)).text()).replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
const totalOf = (text: string) =>
  Number((/(?:Total|Subtotal) Rp([\d.]+)/.exec(text)?.[1] ?? 'x').replaceAll('.', ''));
const listOf = async (who: Visitor, area: string, query = '', sku = 'UJI-00001-01') =>
  contract.parse((await who.read(`/add-on/${area}/${sku}${query}`)).body.data);
const isAvailable = async (who: Visitor, area: string, body: object) =>
  availability.parse((await who.write(`/add-on/${area}/_availability`, body)).body.data).available;
const named = (list: readonly { id: string }[]) => list.map(({ id }) => id);

describe('what goes with a product', () => {
  test('[API-78, API-79] installations and insurances are listed by what a piece costs', async () => {
    const who = visitor(open());
    const installations = await listOf(who, 'installations');
    expect(named(installations)).toEqual(['INST-1', 'INST-2', 'INST-FEW']);
    expect(installations[0]).toMatchObject({ price: 150_000, basisPoints: null, name: 'Pasang INST-1' });
    const insurances = await listOf(who, 'insurances');
    // 4,75 % and 8,33 % of Rp123.457, in whole rupiah.
    expect(insurances.map(({ price }) => price)).toEqual([5_864, 10_284]);
    expect((await who.read('/add-on/installations/UJI-00009-01')).status).toBe(404);
    expect((await who.read('/add-on/installations/UJI-00001-01?postalCode=1')).status).toBe(400);
  });

  test('[ADDON-03, API-80, API-81] each availability is its own, and says where', async () => {
    const shop = open({ services: ['INST-1'] });
    const who = visitor(shop);
    const body = { itemSku: 'UJI-00001-01' };
    expect(await isAvailable(who, 'installations', body)).toBe(true);
    expect(await isAvailable(who, 'insurances', body)).toBe(false);
    expect(await isAvailable(who, 'installations', { ...body, postalCode: JAKARTA })).toBe(true);
    expect(await isAvailable(who, 'installations', { ...body, postalCode: AMBON })).toBe(false);
    expect(await listOf(who, 'installations', `?postalCode=${AMBON}`)).toEqual([]);
    const covered = visitor(open({ services: ['INS-2'] }));
    expect(await isAvailable(covered, 'installations', body)).toBe(false);
    expect(await isAvailable(covered, 'insurances', { ...body, postalCode: AMBON })).toBe(true);
    expect((await who.write('/add-on/insurances/_availability', { itemSku: '' })).status).toBe(400);
  });

  test('[ADDON-08] no other money is taken from a backend', () => {
    const good = { id: 'I', name: 'I', price: 5, basisPoints: 475 };
    expect(contract.safeParse([good]).success).toBe(true);
    for (const price of [-1, 0.5, Number.NaN, 1e21, Infinity, MAX_ADD_ON_PRICE + 1, '5', '5,0', null]) {
      expect(contract.safeParse([{ ...good, price }]).success, String(price)).toBe(false);
    }
    expect(contract.safeParse([{ ...good, price: MAX_ADD_ON_PRICE }]).success).toBe(true);
    for (const basisPoints of [-1, 0, 4.75, 10_001, Number.NaN, 1e21, '475']) {
      expect(contract.safeParse([{ ...good, basisPoints }]).success, String(basisPoints)).toBe(false);
    }
  });
});

describe('a service goes into the bag with its product', () => {
  test('[ADDON-04] the bag names it, for how many pieces, and counts it to the rupiah', async () => {
    const who = visitor(open());
    expect((await add(who, [INST, INS], { quantity: 2 })).status).toBe(200);
    const text = await pageOf(who, '/cart');
    expect(text).toContain('Pasang INST-1 × 2: Rp300.000');
    expect(text).toContain('Pasang INS-1 × 2: Rp11.728');
    expect(text).toContain('Layanan Rp311.728');
    expect(totalOf(text)).toBe(2 * 123_457 + 311_728);
  });

  test('[ADDON-04, ADDON-07] more of the same without it leaves it with the pieces that have it', async () => {
    const who = visitor(open());
    await add(who, [INST]);
    await add(who, [], { quantity: 2 });
    await add(who, [{ type: 'INSTALLATION', id: 'INST-2' }]);
    const text = await pageOf(who, '/cart');
    expect(text).toContain('Pasang INST-1 × 1: Rp150.000');
    expect(text).toContain('Pasang INST-2 × 1: Rp199.999');
    expect(totalOf(text)).toBe(4 * 123_457 + 349_999);
  });

  test('[ADDON-04] the same add once more happens once; services and all', async () => {
    const who = visitor(open());
    const key = { 'idempotency-key': 'same' };
    await add(who, [INST], {}, key);
    await add(who, [INST], {}, key);
    expect(totalOf(await pageOf(who, '/cart'))).toBe(123_457 + 150_000);
    // Another choice is another add.
    expect((await add(who, [INS], {}, key)).status).not.toBe(200);
  });

  test('[ADDON-04] a login takes the services along, and adds them to those of the member', async () => {
    const shop = open();
    const budi = visitor(shop);
    await budi.logIn('budi');
    await add(budi, [INST]);
    const guest = visitor(shop);
    await add(guest, [INST, INS], { quantity: 2 });
    await guest.logIn('budi');
    const text = await pageOf(guest, '/cart');
    expect(text).toContain('Pasang INST-1 × 3: Rp450.000');
    expect(text).toContain('Pasang INS-1 × 2: Rp11.728');
    expect(totalOf(text)).toBe(3 * 123_457 + 450_000 + 11_728);
  });

  test('[ADDON-09] an installer of two products has no more hours for both than for one', async () => {
    const other = product({ productSku: 'UJI-00002', services: NAMES, item: { offered: 123_457 } });
    const who = visitor(open({}, [other]));
    const few = { type: 'INSTALLATION', id: 'INST-FEW' };
    expect((await add(who, [few], { quantity: 2 })).status).toBe(200);
    expect(codeOf(await add(who, [few], { itemSku: 'UJI-00002-01' }))).toBe('INSTALLATION_NOT_AVAILABLE');
    expect((await add(who, [], { itemSku: 'UJI-00002-01' })).status).toBe(200);
  });

  test('[ADDON-09] leaves out the service that is no longer available, and tells it', async () => {
    const shop = open();
    const budi = visitor(shop);
    await budi.logIn('budi');
    const few = { type: 'INSTALLATION', id: 'INST-FEW' };
    await add(budi, [few], { quantity: 2 });
    const guest = visitor(shop);
    await add(guest, [few, INS]);
    await guest.logIn('budi');
    const { data } = (await guest.read('/retail/carts')).body;
    expect(data.totalItems).toBe(3);
    expect(data.notKept).toEqual([
      expect.objectContaining({ asked: 1, kept: 1, reason: 'INSTALLATION_NOT_AVAILABLE' }),
    ]);
    const text = await pageOf(guest, '/cart');
    expect(text).toContain('jasa pasangnya tidak ikut');
    expect(totalOf(text)).toBe(3 * 123_457 + 2 * 80_000 + 5_864);
  });

  test('[ADDON-09] a login takes pieces along with one service each, as many as there is room for', async () => {
    const other: Chosen = { type: 'INSTALLATION', id: 'INST-2' };
    const shop = open({ item: { offered: 123_457, stock: 5 } });
    const few = visitor(shop);
    await add(few, [INST]);
    await add(few, [other]);
    await few.logIn('budi');
    const text = await pageOf(few, '/cart');
    expect(text).toContain('Pasang INST-1 × 1: Rp150.000');
    expect(totalOf(text)).toBe(2 * 123_457 + 150_000 + 199_999);
    expect((await few.read('/retail/carts')).body.data).toMatchObject({ totalItems: 2, notKept: [] });
    // Two of these four find no room: of what was chosen for the others nothing more is charged.
    const many = visitor(shop);
    await add(many, [other], { quantity: 2 });
    await add(many, [INST], { quantity: 2 });
    await many.logIn('budi');
    expect((await many.read('/retail/carts')).body.data.totalItems).toBe(5);
    expect(totalOf(await pageOf(many, '/cart'))).toBe(5 * 123_457 + 2 * 150_000 + 3 * 199_999);
  });

  test('[ADDON-09] a pickup in place of a delivery tells which services it is without', async () => {
    const who = visitor(open({ item: { offered: 123_457, pickup: 'AVAILABLE' } }));
    await add(who, [INST, INS]);
    await add(who, [INS], { fulfillment: 'PICKUP', replace: true });
    expect((await who.read('/retail/carts')).body.data).toMatchObject({
      totalItems: 1,
      notKept: [{ itemSku: 'UJI-00001-01', asked: 1, kept: 1, reason: 'INSTALLATION_NOT_AVAILABLE' }],
    });
    expect(await pageOf(who, '/cart')).toContain('jasa pasangnya tidak ikut');
  });

  test('[ADDON-09] a bag that is picked up has no installation', async () => {
    const who = visitor(open({ item: { offered: 123_457, pickup: 'AVAILABLE' } }));
    await add(who, [INST]);
    await add(who, [], { fulfillment: 'PICKUP', replace: true });
    expect(await pageOf(who, '/cart')).not.toContain('INST-1');
    const pickup = await add(visitor(open({ item: { pickup: 'AVAILABLE' } })), [INST], {
      fulfillment: 'PICKUP',
    });
    expect(codeOf(pickup)).toBe('INSTALLATION_NOT_AVAILABLE');
  });

  test('[ADDON-09] a service not offered at the bag’s new place is told and not charged', async () => {
    const other = product({ productSku: 'UJI-00002' });
    const who = visitor(open({}, [other]));
    await add(who, [INST, INS], { destination: destination() });
    const elsewhere = { itemSku: 'UJI-00002-01', destination: destination('40111') };
    expect((await add(who, [], elsewhere)).status).toBe(200);
    const text = await pageOf(who, '/cart');
    expect(text).toContain('Pasang INST-1 × 1: tidak tersedia');
    expect(text).toContain('Layanan Rp5.864');
  });
});

test('[ADDON-09] keeps one service of a type for each piece, and drops those without a piece', () => {
  const chosen = (id: string, quantity: number) => ({ type: 'INSTALLATION' as const, id, quantity });
  const insured = { type: 'INSURANCE' as const, id: 'INS-1', quantity: 2 };
  expect(withinPieces([chosen('A', 2), chosen('B', 1), insured], 2)).toEqual([chosen('A', 2), insured]);
  expect(withinPieces([chosen('A', 2), chosen('B', 3)], 3)).toEqual([chosen('A', 2), chosen('B', 1)]);
  expect(withinPieces([insured], 0)).toEqual([]);
});

describe('[CART-26, ERR-14] a service that cannot be had is refused, and nothing is written', () => {
  const refused: [what: string, addOns: Chosen[], more: object, code: string][] = [
    ['of another product', [{ type: 'INSTALLATION', id: 'INST-OTHER' }], {}, 'INSTALLATION_NOT_AVAILABLE'],
    ['that nobody knows', [{ type: 'INSTALLATION', id: 'INST-9' }], {}, 'INSTALLATION_NOT_AVAILABLE'],
    ['of another type', [{ type: 'INSTALLATION', id: 'INS-1' }], {}, 'INSTALLATION_NOT_AVAILABLE'],
    ['an insurance that nobody knows', [{ type: 'INSURANCE', id: 'INS-9' }], {}, 'INSURANCE_NOT_AVAILABLE'],
    ['not at that place', [INST], { destination: destination('40111') }, 'INSTALLATION_NOT_AVAILABLE'],
    [
      'for want of time',
      [{ type: 'INSTALLATION', id: 'INST-FEW' }],
      { quantity: 3 },
      'INSTALLATION_NOT_AVAILABLE',
    ],
    ['twice the same', [INST, INST], {}, 'INVALID_BODY'],
    ['two of a type', [INST, { type: 'INSTALLATION', id: 'INST-2' }], {}, 'INVALID_BODY'],
  ];
  test.each(refused)('%s', async (_, addOns, more, code) => {
    const who = visitor(open());
    await who.logIn('budi');
    expect(codeOf(await add(who, addOns, more))).toBe(code);
    expect(codeOf(await buy(who, addOns, more))).toBe(code);
    expect((await who.read('/retail/carts')).body.data.totalItems).toBe(0);
    expect((await add(who, [], more)).status).toBe(200);
  });

  test('its technicians have no more time once others have bought it', async () => {
    const shop = open();
    const few: Chosen = { type: 'INSTALLATION', id: 'INST-FEW' };
    const [budi, guest] = [visitor(shop), visitor(shop)];
    await budi.logIn('budi');
    expect(named(await listOf(guest, 'installations'))).toContain('INST-FEW');
    expect((await buy(budi, [few], { quantity: 2 })).status).toBe(200);
    expect(codeOf(await add(guest, [few]))).toBe('INSTALLATION_NOT_AVAILABLE');
    expect(named(await listOf(guest, 'installations'))).not.toContain('INST-FEW');
  });

  test('what lies in the bag counts towards it', async () => {
    const who = visitor(open());
    const few: Chosen = { type: 'INSTALLATION', id: 'INST-FEW' };
    expect((await add(who, [few], { quantity: 2 })).status).toBe(200);
    expect(codeOf(await add(who, [few]))).toBe('INSTALLATION_NOT_AVAILABLE');
  });

  test('another service in the bag takes none of its time', async () => {
    const who = visitor(open());
    expect((await add(who, [INST], { quantity: 3 })).status).toBe(200);
    expect((await add(who, [{ type: 'INSTALLATION', id: 'INST-FEW' }])).status).toBe(200);
  });

  test('[ADDON-08] amounts and lists that are no choice never come in', async () => {
    const who = visitor(open());
    for (const addOns of [
      'INST-1',
      [{ type: 'GIFT', id: 'INST-1' }],
      [{ type: 'INSTALLATION' }],
      [{ ...INST, id: '' }],
      [{ ...INST, id: 5 }],
      Array.from({ length: 11 }, () => INST),
    ]) {
      expect(codeOf(await add(who, addOns)), JSON.stringify(addOns)).toBe('INVALID_BODY');
    }
    for (const quantity of [0.5, 1e21, '2', null]) {
      expect((await add(who, [INST], { quantity })).status, String(quantity)).toBe(400);
    }
    // A price in the body of a purchase is ignored.
    await add(who, [{ ...INST, price: -150_000, quantity: -1 }]);
    expect(totalOf(await pageOf(who, '/cart'))).toBe(123_457 + 150_000);
  });
});

/** Numbers that look like chance and are the same in every run. */
function chance(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

test('[ADDON-07] page, bag and checkout are never a rupiah apart, whatever is chosen', async () => {
  const random = chance(20);
  for (let round = 0; round < 60; round += 1) {
    const offered = 1 + random(9_999_999);
    const off = random(offered);
    const shop = open({
      item: { offered, stock: 500 },
      ...(random(2) === 0 ? {} : { wholesale: [{ minQty: 3, off }] }),
    });
    const who = visitor(shop);
    await who.logIn('budi');
    const quantity = 1 + random(9);
    const choices: Service[] = [];
    const addOns: Chosen[] = [];
    for (const [area, type] of [
      ['installations', 'INSTALLATION'],
      ['insurances', 'INSURANCE'],
    ] as const) {
      const offeredServices = (await listOf(who, area)).filter(({ id }) => id !== 'INST-FEW');
      const chosen = offeredServices[random(offeredServices.length + 1)];
      if (chosen === undefined) continue;
      choices.push(chosen);
      addOns.push({ type, id: chosen.id });
    }
    const summary = (await who.read(`/product-detail/products/UJI-00001-01/price-summary?qty=${quantity}`))
      .body.data;
    // As the buy box adds it up.
    const promised =
      summary.item.subtotal + servicesSum(choices, { unitPrice: summary.price.offered, quantity });
    expect((await add(who, addOns, { quantity })).status).toBe(200);
    const made = await buy(who, addOns, { quantity });
    const [bag, checkout] = [
      await pageOf(who, '/cart'),
      await pageOf(who, `/retail/checkout/${made.body.data.id}`),
    ];
    const words = `round ${round}: ${quantity} × ${formatPrice(offered)} with ${named(addOns).join(' and ')}`;
    expect([words, totalOf(bag), totalOf(checkout)]).toEqual([words, promised, promised]);
  }
});

describe('sending back', () => {
  test.each([
    [{ tags: ['AVAILABLE', 'RETURNABLE'], returnPeriodDays: 7 }, 7, ['DAMAGE', 'MISMATCH', 'MISS_ETD'], []],
    [
      { tags: ['AVAILABLE', 'RETURNABLE'], returnPeriodDays: 15 },
      15,
      ['DAMAGE', 'MISMATCH', 'MISS_ETD', 'CHANGE_MIND'],
      ['CHANGE_MIND'],
    ],
    [
      {
        tags: ['AVAILABLE', 'RETURNABLE'],
        returnPeriodDays: 3,
        categories: [{ id: 'C-FESYEN', name: 'Fesyen' }],
      },
      3,
      ['DAMAGE', 'MISMATCH', 'MISS_ETD', 'NOT_SUITABLE_SIZE'],
      ['NOT_SUITABLE_SIZE'],
    ],
    [{ tags: ['AVAILABLE', 'RETURNABLE'], returnReasons: ['DAMAGE'] }, null, ['DAMAGE'], []],
  ] as const)(
    '[API-70, RETURN-01, RETURN-09] for how long, why and who pays: %o',
    async (facts, days, reasons, buyerPays) => {
      const who = visitor(open({ ...facts, tags: [...facts.tags] } as Parameters<typeof product>[0]));
      const { data } = (await who.read('/return/sku-items/UJI-00001-01/return-policy')).body;
      expect(returnPolicy.parse(data)).toEqual({ returnable: true, days, reasons, buyerPays });
    },
  );

  test('[API-70] an item without returns has no terms, and an unknown one answers 404', async () => {
    const who = visitor(open({ returnPeriodDays: 9 }));
    const { data } = (await who.read('/return/sku-items/UJI-00001-01/return-policy')).body;
    expect(returnPolicy.parse(data)).toEqual({ returnable: false, days: null, reasons: [], buyerPays: null });
    expect((await who.read('/return/sku-items/UJI-00009-01/return-policy')).status).toBe(404);
  });

  test('[RETURN-03..07] leaves out an unknown reason, and refuses an invalid period', () => {
    const told = { returnable: true, days: 7, reasons: ['DAMAGE', 'WHIM', 'CHANGE_MIND'] };
    expect(returnPolicy.parse(told)).toMatchObject({ reasons: ['DAMAGE', 'CHANGE_MIND'], buyerPays: null });
    expect(returnPolicy.parse({ ...told, buyerPays: ['WHIM', 'CHANGE_MIND'] }).buyerPays).toEqual([
      'CHANGE_MIND',
    ]);
    expect(returnPolicy.safeParse({ ...told, buyerPays: 'CHANGE_MIND' }).success).toBe(false);
    for (const days of [-1, 1.5, 1e21, Number.NaN, '7']) {
      expect(returnPolicy.safeParse({ ...told, days }).success, String(days)).toBe(false);
    }
  });
});
