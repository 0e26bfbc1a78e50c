import { describe, expect, test } from 'vitest';
import { addressAt, vendorOf } from '#src/domain/product/vendor.ts';
import { ITEM, product } from '../support/products.ts';
import { openHost } from './support/openHost.ts';

const GROCERY = 'UJI-00002-01';
const products = () => [product(), product({ productSku: 'UJI-00002', vendor: 'grocery' })];

describe('[ROUTE-35] a product at the wrong vendor', () => {
  test.each([
    [`/grocery/p/barang-uji/${ITEM}`, `/p/barang-uji/${ITEM}`],
    [`/p/barang-uji/${GROCERY}`, `/grocery/p/barang-uji/${GROCERY}`],
    [
      `/p/barang-uji/${GROCERY}/description?qty=2&utm_source=x`,
      `/grocery/p/barang-uji/${GROCERY}/description?qty=2&utm_source=x`,
    ],
    [`/grocery/pdp-shell/barang-uji/${ITEM}?qty=3`, `/pdp-shell/barang-uji/${ITEM}?qty=3`],
    [`/pdp-shell/barang-uji/${GROCERY}`, `/grocery/pdp-shell/barang-uji/${GROCERY}`],
  ])('%s leads to %s, for every visitor and each time', async (from, to) => {
    const { get } = openHost(products());
    for (const headers of [{}, {}, { cookie: 'session=x' }]) {
      const answer = await get(from, headers);
      expect({ status: answer.status, location: answer.headers.get('location') }).toEqual({
        status: 308,
        location: to,
      });
      expect(answer.html).toBe('');
    }
    expect((await get(to)).status).toBe(200);
  });

  test('every asker of a kept page keeps their own query', async () => {
    const { get } = openHost(products());
    for (const from of ['a', 'b']) {
      const { headers } = await get(`/p/x/${GROCERY}?utm_source=${from}`);
      expect(headers.get('location')).toBe(`/grocery/p/x/${GROCERY}?utm_source=${from}`);
    }
  });

  test('a language that was asked for there is kept', async () => {
    const { get } = openHost(products());
    const { headers } = await get(`/p/x/${GROCERY}?lang=en`);
    expect(headers.getSetCookie().join()).toContain('lang=en');
  });

  test('a posted form goes along, and nothing is bought on the way', async () => {
    const { post, calls } = openHost(products());
    const answer = await post(`/p/x/${GROCERY}`, { initiator: 'ADD_TO_CART', quantity: '1' });
    expect({ status: answer.status, location: answer.headers.get('location') }).toEqual({
      status: 308,
      location: `/grocery/p/x/${GROCERY}`,
    });
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  });

  test('a page beside both vendors stays, and names the right canonical address', async () => {
    const { get } = openHost(products());
    for (const path of [`/p/daftar-harga/x/${GROCERY}`, `/click-and-collect/p/${GROCERY}/pickup-points`]) {
      const { status, html } = await get(path);
      expect(status).toBe(200);
      expect(html).toContain(
        `<link rel="canonical" href="http://shop.test/grocery/p/barang-uji/${GROCERY}">`,
      );
    }
  });

  test('the vendor is as the marketplace says, else by the tag, else unknown', () => {
    const tags = ['CONTEXTUAL_GROCERY_MART'];
    expect(vendorOf({ vendor: 'retail', tags })).toBe('retail');
    expect(vendorOf({ vendor: null, tags })).toBe('grocery');
    expect(vendorOf({ vendor: null, tags: ['AVAILABLE'] })).toBeNull();
    // Never an address of another host.
    expect(addressAt('retail', '/grocery//evil.example/p/x')).toBe('/grocery//evil.example/p/x');
  });
});
