import { expect, test } from 'vitest';
import { product } from '../../support/products.ts';
import { testVoucher } from '../../support/vouchers.ts';
import { add, pressed } from '../support/bagForms.ts';
import { bare, codeOf, crowd, line, openShop } from '../support/crowd.ts';
import type { visitor } from '../support/visitor.ts';

// A write that is sent again by its key is not done again. Another write by the same key is refused, and never answered as if
// it had been done: each thing that is asked for makes it another one.

type Visitor = ReturnType<typeof visitor>;
type Form = Record<string, string>;
const PRODUCTS = [
  product(),
  product({ productSku: 'UJI-00002', name: 'Lainnya' }),
  product({ productSku: 'UJI-00003', name: 'Sayur', vendor: 'grocery' }),
];
const [ITEM, OTHER] = ['UJI-00001-01', 'UJI-00002-01'] as const;
const CHAT = '/member/seller-chat/TOK-1';

async function ayuIn(products = PRODUCTS) {
  const by = crowd(
    openShop({ products, vouchers: [testVoucher(), testVoucher({ id: 'V-2', code: 'LAIN' })] }),
  );
  return by('ayu');
}
/** Posts a form as a browser does; the code of its refusal, null where it led on. */
const post = async (one: Visitor, path: string, form: Form, headers: Form = {}) => {
  const answer = await one.call(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(form).toString(),
  });
  if (answer.status < 400) return null;
  return ((await answer.json()) as { errors: { user: string[] } }).errors.user[0];
};

/** A write and others that differ from it in one thing each; every one is sent by the same key. */
interface Write {
  /** Makes the rows that the write needs; `send` gets their ids. */
  before?: (one: Visitor) => Promise<Form>;
  send: (one: Visitor, asked: Form, known: Form) => Promise<string | null | undefined>;
  first: Form;
  others: Record<string, Form>;
}
const claim = (one: Visitor, id: string) =>
  codeOf(one.write(`/product/merchant/vouchers/${id}/_claim`, undefined, { 'idempotency-key': 'k-same' }));
const LINE = `LINE ${ITEM} PP-TOK-1`;
const ADDRESS = {
  label: 'Rumah',
  recipient: 'Ayu',
  address: 'Jl. Merdeka 1',
  subdistrict: 'Gambir',
  district: 'Gambir',
  city: 'Jakarta Pusat',
  postalCode: '10110',
};
const quick = async (one: Visitor, itemSku: string): Promise<string> =>
  (await one.write('/retail/checkouts/_quick', bare({ itemSku, fulfillment: 'PICKUP' }))).body.data.id;
const due = async (one: Visitor, path: string) =>
  /name="due" value="(\d+)"/.exec(await (await one.call(path)).text())?.[1] ?? '';

const WRITES: Record<string, Write> = {
  '[ERR-44] a voucher that is claimed': {
    send: (one, { id = '' }) => claim(one, id),
    first: { id: 'V-1' },
    others: { voucher: { id: 'V-2' } },
  },
  '[CART-40] what is added to the bag': {
    send: (one, { itemSku, quantity }) =>
      codeOf(
        one.write('/retail/carts', line({ itemSku, quantity: Number(quantity) }), {
          'idempotency-key': 'k-same',
        }),
      ),
    first: { itemSku: ITEM, quantity: '1' },
    others: { item: { itemSku: OTHER, quantity: '1' }, number: { itemSku: ITEM, quantity: '2' } },
  },
  '[BAG-02] a line that is taken out of a bag': {
    before: async (one) => {
      for (const sku of [ITEM, OTHER]) await add(one, sku);
      return {};
    },
    send: (one, { bag = '', part = '' }) => post(one, bag, { act: 'remove', line: part, key: 'k-same' }),
    first: { bag: '/cart', part: LINE },
    others: {
      line: { bag: '/cart', part: `LINE ${OTHER} PP-TOK-1` },
      bag: { bag: '/grocery/cart', part: LINE },
    },
  },
  '[BAG-02] a line that is put back': {
    before: async (one) => {
      const known: Form = {};
      for (const sku of [ITEM, OTHER]) {
        await add(one, sku);
        const form = { act: 'remove', line: `LINE ${sku} PP-TOK-1`, key: `k-${sku}` };
        known[sku] = (await pressed(one, '/cart', form)).undo;
      }
      return known;
    },
    send: (one, { itemSku = '' }, known) =>
      post(one, '/cart', { act: 'undo', of: known[itemSku] ?? '', key: 'k-same' }),
    first: { itemSku: ITEM },
    others: { line: { itemSku: OTHER } },
  },
  '[BAG-10] an address that is new': {
    before: async (one) => {
      await add(one, ITEM);
      return { path: (await pressed(one, '/cart/checkout', {})).location ?? '' };
    },
    send: (one, typed, { path }) => post(one, `${path}/address/new`, { ...typed, key: 'k-same' }),
    first: ADDRESS,
    others: {
      street: { ...ADDRESS, address: 'Jl. Merdeka 2' },
      recipient: { ...ADDRESS, recipient: 'Budi' },
    },
  },
  '[BAG-03] a checkout that is ordered': {
    before: async (one) => ({ [ITEM]: await quick(one, ITEM), [OTHER]: await quick(one, OTHER) }),
    send: async (one, { vendor, itemSku = '' }, known) => {
      const path = `/${vendor}/checkout/${known[itemSku]}`;
      return post(one, `${path}/order`, { due: await due(one, path), key: 'k-same' });
    },
    first: { vendor: 'retail', itemSku: ITEM },
    others: {
      checkout: { vendor: 'retail', itemSku: OTHER },
      vendor: { vendor: 'grocery', itemSku: ITEM },
    },
  },
  '[WISH-21] an album that is made of what was picked': {
    before: async (one) => {
      for (const sku of [ITEM, OTHER]) await one.write('/member/wishlist/_product', { sku });
      await one.write('/member/wishlist/_groups', { name: 'Kado', sku: ITEM });
      const groups = (await one.read('/member/wishlist/_groups')).body.data as { id: string; name: string }[];
      return Object.fromEntries(groups.map(({ id, name }) => [name, id]));
    },
    send: (one, { from = '', picked = '', name = '' }, known) =>
      post(one, '/member/wishlist', {
        act: 'create',
        album: known[from] ?? '',
        picked,
        to: '',
        name,
        key: 'k-same',
      }),
    first: { from: 'Kado', picked: ITEM, name: 'Baru' },
    others: {
      album: { from: 'Wishlist', picked: ITEM, name: 'Baru' },
      product: { from: 'Kado', picked: OTHER, name: 'Baru' },
      name: { from: 'Kado', picked: ITEM, name: 'Lain' },
    },
  },
  '[CHAT-17] a message': {
    send: (one, { path = '', ...message }) =>
      post(one, path, { ...message, key: 'k-same' }, { accept: 'application/json' }),
    first: { path: CHAT, text: 'Berapa harganya?', itemSku: ITEM },
    others: {
      text: { path: CHAT, text: 'Stok masih ada?', itemSku: ITEM },
      product: { path: CHAT, text: 'Berapa harganya?', itemSku: OTHER },
    },
  },
  '[CHAT-17, CHAT-24] a message about no product': {
    send: (one, { path = '' }) =>
      post(one, path, { text: 'Berapa harganya?', key: 'k-same' }, { accept: 'application/json' }),
    first: { path: CHAT },
    others: { 'other side': { path: '/chat-apoteker' } },
  },
};

const each = Object.entries(WRITES).flatMap(([title, write]) =>
  Object.entries(write.others).map(([part, other]) => [title, part, write, other] as const),
);

test.each(each)('%s is another one with another %s', async (_, __, { before, send, first }, other) => {
  const one = await ayuIn();
  const known = (await before?.(one)) ?? {};
  expect(await send(one, first, known)).toBeNull();
  expect(await send(one, first, known)).toBeNull();
  expect(await send(one, other, known)).toBe('IDEMPOTENCY_KEY_REUSED');
});
