import { describe, expect, onTestFinished, test } from 'vitest';
import { createMarketplace } from '#marketplace/createMarketplace.ts';
import { formatPrice } from '#src/domain/shell/format.ts';
import { visitor } from '../support/visitor.ts';

const NOON = Date.parse('2026-11-22T12:00:00+07:00');
const KOPER = 'RMB-00012-02';
const GAMBIR = { district: 'Gambir', city: 'Jakarta Pusat', postalCode: '10110', geolocation: null };
const PINNED = { ...GAMBIR, geolocation: { latitude: -6.1754, longitude: 106.8272 } };
const BANDUNG = { district: 'Coblong', city: 'Kota Bandung', postalCode: '40132', geolocation: null };
const WAMENA = { district: 'Wamena', city: 'Jayawijaya', postalCode: '99511', geolocation: null };
type Place = Omit<typeof GAMBIR, 'geolocation'> & {
  geolocation: { latitude: number; longitude: number } | null;
};

/** Without vouchers: those of the shipping would take something off what is compared. */
function openShop() {
  const shop = createMarketplace({ dataDir: ':memory:', faults: false, now: () => NOON, vouchers: [] });
  onTestFinished(() => shop.close());
  return shop;
}
const open = () => visitor(openShop());
type Visitor = ReturnType<typeof visitor>;

const placeOf = async (one: Visitor, itemSku: string): Promise<string> =>
  (await one.read(`/product-detail/products/${itemSku}/_summary`)).body.data.pickupPointCode;
async function bodyOf(one: Visitor, itemSku: string, facts: object) {
  return {
    itemSku,
    pickupPointCode: await placeOf(one, itemSku),
    quantity: 1,
    fulfillment: 'DELIVERY',
    destination: GAMBIR,
    ...facts,
  };
}
const add = async (one: Visitor, itemSku: string, facts: object = {}) =>
  one.write('/retail/carts', {
    ...(await bodyOf(one, itemSku, facts)),
    cartType: 'REGULAR',
    actionType: 'REGULAR',
  });
const buy = async (one: Visitor, itemSku: string, facts: object = {}) => {
  const { body } = await one.write('/retail/checkouts/_quick', await bodyOf(one, itemSku, facts));
  return body.data === undefined ? null : `/retail/checkout/${body.data.id}`;
};
const textOf = async (one: Visitor, path: string) =>
  (await (await one.call(path)).text())
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([,.])/g, '$1')
    .trim();
/** The sentence and the list of couriers that the page shows, asked as the page asks. */
async function told(one: Visitor, itemSku: string, quantity: number, to: Place) {
  const query = new URLSearchParams({
    qty: String(quantity),
    pickupPointCode: await placeOf(one, itemSku),
    postalCode: to.postalCode,
    ...(to.geolocation === null
      ? {}
      : { latitude: String(to.geolocation.latitude), longitude: String(to.geolocation.longitude) }),
  }).toString();
  const of = async (call: string) =>
    (await one.read(`/product-detail/products/${itemSku}/${call}?${query}`)).body.data;
  return {
    sentence: (await of('shipping-summary')) as { price: number },
    ways: ((await of('shipping')) ?? []) as {
      code: string;
      name: string;
      price: number;
      available: boolean;
    }[],
  };
}
const words = (price: number) => (price === 0 ? 'Gratis' : formatPrice(price).replaceAll('.', '\\.'));

describe('[SHIP-14] the courier goes with the purchase', () => {
  test.each([KOPER, 'TRT-00301-01', 'RMB-00023-01', 'GWA-00110-01', 'GRM-00501-01'])(
    'bag and checkout agree with the page of %s, for 1 to 5 pieces, each courier and 2 places',
    async (itemSku) => {
      const shop = openShop();
      const asker = visitor(shop);
      const member = visitor(shop);
      await member.logIn('ayu');
      const compared = { bag: 0, checkout: 0 };
      for (const to of [PINNED, BANDUNG]) {
        for (let quantity = 1; quantity <= 5; quantity += 1) {
          const { sentence, ways } = await told(asker, itemSku, quantity, to);
          const choices = [null, ...ways.filter(({ available }) => available)];
          for (const choice of choices) {
            const guest = visitor(shop);
            const facts = {
              quantity,
              destination: to,
              ...(choice === null ? {} : { courier: choice.code }),
            };
            const expected = new RegExp(
              `Ongkir ke ${to.district} ${words(choice?.price ?? sentence.price)}(?![\\d.])`,
            );
            const name = choice?.name.split(',')[0] ?? '';
            const agrees = (text: string) => {
              expect(text, `${quantity}`).toMatch(expected);
              expect(text).toContain(`${name}, `);
              expect(text).not.toContain('tidak tersedia lagi');
            };
            // Stock and limits may end before the couriers do.
            if ((await add(guest, itemSku, facts)).status === 200) {
              compared.bag += 1;
              agrees(await textOf(guest, '/cart'));
            }
            const checkout = await buy(member, itemSku, facts);
            if (checkout !== null) {
              compared.checkout += 1;
              agrees(await textOf(member, checkout));
            }
          }
        }
      }
      expect(compared.bag).toBeGreaterThan(3);
      expect(compared.checkout).toBeGreaterThan(0);
    },
  );

  test('the bag counts the courier for all pieces of the line, however often they were added', async () => {
    const guest = open();
    await add(guest, KOPER, { courier: 'EXPRESS' });
    await add(guest, KOPER, { courier: 'EXPRESS', quantity: 2 });
    const { ways } = await told(guest, KOPER, 3, GAMBIR);
    const price = ways.find(({ code }) => code === 'EXPRESS')?.price ?? 0;
    expect(await textOf(guest, '/cart')).toMatch(new RegExp(`Ekspres, ${words(price)} `));
    // The next choice of the same thing takes the place of the former one.
    await add(guest, KOPER);
    expect(await textOf(guest, '/cart')).toMatch(/Reguler, (Gratis )?Rp/);
  });

  test('the total holds the shipping', async () => {
    const bagWith = async (facts: object) => {
      const guest = open();
      await add(guest, KOPER, facts);
      return textOf(guest, '/cart');
    };
    const rupiah = (text: string, name: string) =>
      Number(new RegExp(`${name} Rp([\\d.]+)`).exec(text)?.[1]?.replaceAll('.', ''));
    const sent = await bagWith({ courier: 'EXPRESS' });
    const untold = await bagWith({ destination: undefined });
    expect(rupiah(sent, 'Total')).toBe(rupiah(untold, 'Subtotal') + rupiah(sent, 'Ongkir ke Gambir'));
    expect(rupiah(sent, 'Subtotal')).toBe(rupiah(untold, 'Subtotal'));
    expect(sent).not.toContain('Belum termasuk ongkir');
  });

  test('a pickup has no courier, and a line without a destination says nothing of shipping', async () => {
    const guest = open();
    const { destination: _, ...body } = await bodyOf(guest, KOPER, {});
    await guest.write('/retail/carts', { ...body, cartType: 'REGULAR', actionType: 'REGULAR' });
    const text = await textOf(guest, '/cart');
    expect(text).not.toMatch(/Ongkir ke|Reguler/);
    expect(text).toContain('Belum termasuk ongkir.');
  });

  test('a guest’s courier goes along into the member’s bag, and so does where it goes', async () => {
    const guest = open();
    await add(guest, KOPER, { courier: 'EXPRESS', destination: BANDUNG });
    await guest.logIn('ayu');
    const text = await textOf(guest, '/cart');
    expect(text).toMatch(/Ekspres, Rp/);
    expect(text).toMatch(/Ongkir ke Coblong Rp/);
  });
});

describe('[SHIP-15] a courier that no longer takes it', () => {
  test('another address: the cheapest goes instead, and bag and answer say so', async () => {
    const guest = open();
    await add(guest, KOPER, { courier: 'INSTANT', destination: PINNED });
    expect(await textOf(guest, '/cart')).toMatch(/Instan, Rp/);
    // The next purchase goes to Bandung, and with it the bag.
    await add(guest, 'TRT-00301-01', { destination: BANDUNG });
    const text = await textOf(guest, '/cart');
    expect(text).toMatch(/Reguler, Rp[\d.]+ Instan tidak tersedia lagi, diganti Reguler\./);
    expect(text).toMatch(/Ongkir ke Coblong Rp/);
    expect(await textOf(guest, '/cart?lang=en')).toContain(
      'Instant is not available any more, Standard goes instead.',
    );
  });

  test('another quantity: too heavy together for the courier that took one', async () => {
    const guest = open();
    const first = await add(guest, KOPER, { courier: 'INSTANT', destination: PINNED });
    expect(first.body.data.replacedCourier).toBeNull();
    let replaced: string | null = null;
    for (let times = 0; times < 4 && replaced === null; times += 1) {
      const { body } = await add(guest, KOPER, { courier: 'INSTANT', destination: PINNED, quantity: 2 });
      replaced = body.data?.replacedCourier ?? null;
    }
    expect(replaced).toBe('INSTANT');
    expect(await textOf(guest, '/cart')).toMatch(/Instan tidak tersedia lagi, diganti [A-Z]/);
  });

  test('a checkout says it too', async () => {
    const member = open();
    await member.logIn('ayu');
    const paid = await textOf(
      member,
      String(await buy(member, KOPER, { courier: 'INSTANT', destination: BANDUNG })),
    );
    expect(paid).toMatch(/Reguler, Rp[\d.]+ Instan tidak tersedia lagi, diganti Reguler\./);
  });
});

describe('what is refused', () => {
  test.each(['/retail/carts', '/retail/checkouts/_quick'])(
    '[SHIP-16] %s: an unknown courier, and nothing is written',
    async (path) => {
      const member = open();
      await member.logIn('ayu');
      const body = { ...(await bodyOf(member, KOPER, { courier: 'MERPATI' })) };
      const kinds = path === '/retail/carts' ? { cartType: 'REGULAR', actionType: 'REGULAR' } : {};
      const refused = await member.write(path, { ...body, ...kinds });
      expect(refused.status).toBe(400);
      expect(refused.body.errors.user).toEqual(['COURIER_UNKNOWN']);
      expect((await member.read('/retail/carts')).body.data.totalItems).toBe(0);
    },
  );

  test.each(['/retail/carts', '/retail/checkouts/_quick'])(
    '[SHIP-17] %s: an address that no courier reaches, with the code of the shipping catalogue',
    async (path) => {
      const member = open();
      await member.logIn('ayu');
      const body = await bodyOf(member, KOPER, { destination: WAMENA });
      const kinds = path === '/retail/carts' ? { cartType: 'REGULAR', actionType: 'REGULAR' } : {};
      const refused = await member.write(path, { ...body, ...kinds });
      expect(refused.status).toBe(422);
      expect(refused.body.errors.user).toEqual(['SHIP_NOT_COVERED']);
      expect((await member.read('/retail/carts')).body.data.totalItems).toBe(0);
      // A pickup is not refused for it.
      const { status } = await member.write(path, { ...body, ...kinds, fulfillment: 'PICKUP' });
      expect(status).not.toBe(422);
    },
  );

  test('[SHIP-17] an item that only needs a pin or another hour can be put into the bag', async () => {
    const guest = open();
    const { status, body } = await add(guest, 'KNG-00911-01');
    expect([status, body.errors]).toEqual([200, undefined]);
    expect(await textOf(guest, '/cart')).toContain('Belum termasuk ongkir.');
  });
});

test('[CART-40] an add happens once, also when its second try tells a destination', async () => {
  const one = open();
  const body = { ...(await bodyOf(one, KOPER, {})), cartType: 'REGULAR', actionType: 'REGULAR' };
  const send = (facts: object) =>
    one.write('/retail/carts', { ...body, ...facts }, { 'idempotency-key': 'same' });
  expect((await send({})).body.data.totalItems).toBe(1);
  expect((await send({ destination: BANDUNG })).body.data.totalItems).toBe(1);
  const { status } = await send({ destination: BANDUNG, quantity: 2 });
  expect([status, (await one.read('/retail/carts')).body.data.totalItems]).toEqual([409, 1]);
});
