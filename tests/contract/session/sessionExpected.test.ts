import { describe, expect, onTestFinished, test } from 'vitest';
import { createMarketplace } from '#marketplace/createMarketplace.ts';
import { calls } from '#src/services/calls/calls.ts';
import { SESSION_EXPECTED } from '#src/services/http/backend.ts';
import { ITEM, product, SELLER } from '../../support/products.ts';
import { expectAsListed } from '../support/asListed.ts';
import { visitor } from '../support/visitor.ts';

const PLACE = SELLER.warehouses[0]?.code ?? '';
const ADD = {
  itemSku: ITEM,
  pickupPointCode: PLACE,
  quantity: 1,
  fulfillment: 'DELIVERY',
  cartType: 'REGULAR',
  actionType: 'REGULAR',
  addOns: [],
};

function open() {
  const shop = createMarketplace({
    dataDir: ':memory:',
    faults: false,
    products: [product()],
    merchants: [SELLER],
  });
  onTestFinished(() => shop.close());
  let count = 0;
  const write = async (
    path: string,
    body: unknown,
    { cookie = '', headers = SESSION_EXPECTED as Record<string, string>, key = `k-${(count += 1)}` } = {},
  ) => {
    const answer = await shop.fetch(
      new Request(`http://shop.test/backend${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key, cookie, ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
    await expectAsListed('POST', path.split('?')[0] ?? '', answer);
    const text = await answer.text();
    return {
      status: answer.status,
      location: answer.headers.get('location'),
      cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? null,
      code: text === '' ? null : (JSON.parse(text).errors?.user[0] ?? null),
    };
  };
  const inBag = async (cookie: string): Promise<number> => {
    const answer = await shop.fetch(
      new Request('http://shop.test/backend/retail/carts', { headers: { cookie } }),
    );
    return ((await answer.json()) as { data: { totalItems: number } }).data.totalItems;
  };
  return { shop, write, inBag };
}
const REFUSED = { status: 403, location: null, cookie: null, code: 'COOKIES_REFUSED' };

describe('[AUTH-18] a write for a browser that has to give its session back', () => {
  test('is made once it comes round with the session that it was given, and not before', async () => {
    const { write, inBag } = open();
    const first = await write('/retail/carts', ADD);
    expect(first).toMatchObject({ status: 307, location: '?session=given', code: null });
    const cookie = first.cookie ?? '';
    expect(await inBag(cookie)).toBe(0);
    const second = await write('/retail/carts?session=given', ADD, { cookie });
    expect(second).toEqual({ status: 200, location: null, cookie: null, code: null });
    expect(await inBag(cookie)).toBe(1);
    // From then on at once.
    expect((await write('/retail/carts', ADD, { cookie })).status).toBe(200);
    expect(await inBag(cookie)).toBe(2);
  });

  test.each([
    ['/retail/carts', ADD],
    ['/retail/carts/_add-bulk', { items: [ADD], cartType: 'REGULAR' }],
    [`/product/products/${ITEM}/_report`, { reason: 'OTHER', description: 'x'.repeat(25) }],
    ['/common/users/_session', undefined],
  ])('is refused where it comes round without one, and nothing is kept: %s', async (path, body) => {
    const { write } = open();
    for (const _ of [1, 2]) {
      const first = await write(path, body, { key: 'same' });
      expect([first.status, first.location]).toEqual([307, '?session=given']);
      expect(await write(`${path}?session=given`, body, { key: 'same' })).toEqual(REFUSED);
    }
    // A report that had been kept would be refused as one that is known.
    const { cookie } = await write(path, body);
    const kept = await write(`${path}?session=given`, body, { cookie: cookie ?? '', key: 'same' });
    expect(kept.status).toBe(200);
  });

  test('counts no visit by an affiliate’s link without its session, either', async () => {
    const { shop, write } = open();
    const member = visitor(shop);
    await member.logIn('ayu');
    const url = `http://shop.test/p/barang-uji/${ITEM}`;
    const { body } = await member.write('/affiliate/share-link', { itemSku: ITEM, url });
    const affiliateId = new URL(body.data.link).searchParams.get('affiliateId');
    const visit = { affiliateId, itemSku: ITEM };
    const first = await write('/affiliate/session', visit);
    expect(first.status).toBe(307);
    expect(await write('/affiliate/session?session=given', visit)).toEqual(REFUSED);
    expect((await write('/affiliate/session', visit, { cookie: first.cookie ?? '' })).status).toBe(200);
  });

  test('that is wrong is refused as it is, and opens no session', async () => {
    const { write } = open();
    expect(await write('/retail/carts', { ...ADD, quantity: 10_000 })).toMatchObject({
      status: 400,
      cookie: null,
    });
    expect(await write('/retail/checkouts/_quick', ADD)).toMatchObject({ status: 401, cookie: null });
  });

  test('keeps what else stood in its address', async () => {
    const { write } = open();
    expect((await write('/retail/carts?a=1&session=other', ADD)).location).toBe('?a=1&session=given');
  });

  test('is a write that any other caller makes at once, with a session from it on', async () => {
    const { write, inBag } = open();
    const { status, cookie } = await write('/retail/carts', ADD, { headers: {} });
    expect(status).toBe(200);
    expect(await inBag(cookie ?? '')).toBe(1);
  });

  test('from two tabs at once is in one bag: the browser keeps the session that came last', async () => {
    const { write, inBag } = open();
    const [here, there] = [await write('/retail/carts', ADD), await write('/retail/carts', ADD)];
    expect([here.status, there.status]).toEqual([307, 307]);
    const cookie = there.cookie ?? '';
    for (const _ of [here, there])
      expect((await write('/retail/carts?session=given', ADD, { cookie })).status).toBe(200);
    expect(await inBag(cookie)).toBe(2);
  });
});

test('[AUTH-19] tells a member and a guest with a session that it is kept, and keeps it', async () => {
  const { shop, write, inBag } = open();
  const member = visitor(shop);
  await member.logIn('ayu');
  const asMember = await member.write('/common/users/_session', undefined, SESSION_EXPECTED);
  expect(asMember).toMatchObject({ status: 200, body: { data: true } });
  expect(asMember.headers.getSetCookie()).toEqual([]);
  const { cookie } = await write('/retail/carts', ADD, { headers: {} });
  expect(await write('/common/users/_session', undefined, { cookie: cookie ?? '' })).toMatchObject({
    status: 200,
    cookie: null,
  });
  expect(await inBag(cookie ?? '')).toBe(1);
});

test('[AUTH-19] a login tells the address that it leads back to that it is done', async () => {
  const { shop } = open();
  const answer = await shop.fetch(
    new Request('http://shop.test/login', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ member: 'member-ayu', redirect: '/p/x/A-01?qty=2', action: 'notify_me' }),
    }),
  );
  expect(answer.headers.get('location')).toBe('/p/x/A-01?qty=2&action=notify_me&login=done');
});

test('[AUTH-18] every write is for members or for guests with a session, except the logout', () => {
  const others = calls.filter(
    ({ writes, forMembers, forGuests }) => writes !== undefined && forMembers !== true && forGuests !== true,
  );
  expect(others.map(({ path }) => path)).toEqual(['/common/users/_logout']);
  const guests = calls.filter(({ forGuests }) => forGuests === true);
  expect(guests.filter(({ writes }) => writes === undefined)).toEqual([]);
});
