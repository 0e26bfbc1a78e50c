import { rmSync } from 'node:fs';
import { once } from 'node:events';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { conform, type Verdict } from '../../conform/conform.ts';
import { createAdapter } from '../../examples/adapter/adapter.ts';
import { createShop } from '../../examples/adapter/shop.ts';
import { keptFolder } from '../support/keptFolder.ts';
import { startHostProcess, type HostProcess } from './support/hostProcess.ts';

/** Endpoints of the page that the shop can answer; it refuses all others. */
const KNOWN = [
  'GET /product-detail/products/{id}/_summary',
  'GET /product-detail/products/{id}/price-summary',
  'GET /product-detail/products/{id}/description',
  'GET /product-detail/products/{id}/specifications',
  'GET /product-detail/products/{id}/promotions',
  'GET /common/users/_current',
  'GET /content/product-configs',
  'GET /retail/carts',
  'POST /retail/carts',
];
const shop = createShop();
const backend = serve({
  fetch: createAdapter((to, init) => shop.request(to, init)).fetch,
  port: 0,
  hostname: '127.0.0.1',
});
const dataDir = keptFolder('etalase-adapter-');
let origin = '';
let starting: Promise<HostProcess> | undefined;
let host: HostProcess | undefined;
beforeAll(async () => {
  if (!backend.listening) await once(backend, 'listening');
  const address = backend.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  starting = startHostProcess({ dataDir, settings: { BACKEND_ORIGIN: origin } });
  host = await starting;
});
afterAll(async () => {
  // Ends a host too whose start has not been awaited to its end.
  await (await starting?.catch(() => undefined))?.end('SIGTERM');
  backend.close();
  rmSync(dataDir, { recursive: true, force: true });
});
const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(`${host?.origin}${address}`, { headers });
const textOf = (html: string) =>
  html
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

test("[API-117] another shop's product is shown: what it has, and nothing that it has not", async () => {
  const answer = await get('/p/cangkir-pawon-250-ml/CUP-2');
  expect(answer.status).toBe(200);
  const html = await answer.text();
  const text = textOf(html);
  for (const shown of ['Cangkir Pawon 250 ml', 'Rp85.000', 'Rp95.000', 'Nila', 'Pawon Keramik']) {
    expect(text).toContain(shown);
  }
  // Its other colours are links, as those of any product.
  expect(html).toMatch(/href="\/p\/[^"]*\/CUP-1/);
  // It has no ratings, no promise of returns and no voucher.
  expect(text).not.toMatch(/terjual|bintang|cashback|gratis ongkir|garansi|dikembalikan/i);
  expect((await get('/p/x/CUP-9')).status).toBe(404);
  // A sold-out article cannot be bought.
  expect(textOf(await (await get('/p/x/CUP-3')).text())).toMatch(/habis/i);
});

test('[API-117] it is bought there: the form puts it into the bag of that shop', async () => {
  const page = await get('/p/cangkir-pawon-250-ml/CUP-1');
  const html = await page.text();
  const key =
    /name="key" value="([^"]+)"/.exec(html)?.[1] ??
    /name="([^"]+)" value="([^"]{16,})"/.exec(html)?.[2] ??
    '';
  expect(key).not.toBe('');
  const post = (address: string, cookie = '') =>
    fetch(`${host?.origin}${address}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
      body: new URLSearchParams({ initiator: 'ADD_TO_CART', quantity: '2', fulfillment: 'DELIVERY', key }),
    });
  // It goes round with the basket that it is given. [AUTH-18]
  const first = await post('/p/cangkir-pawon-250-ml/CUP-1');
  const round = first.headers.get('location') ?? '';
  expect([first.status, round]).toEqual([307, '/p/cangkir-pawon-250-ml/CUP-1?session=given']);
  const cookie = first.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  expect(textOf(await (await post(round)).text())).toContain('browsermu menolak cookie');
  expect((await post(round, cookie)).status).toBe(200);
  const bag = (await (await get('/backend/retail/carts', { cookie })).json()) as { data: unknown };
  expect(bag.data).toEqual({ totalItems: 2, items: ['CUP-1'] });
});

test('[API-117] what it has fits the document, and what it lacks is named', async () => {
  const verdicts = await conform({
    origin,
    fetch: globalThis.fetch,
    products: ['CUP-1', 'CUP-2'],
    most: 2,
    login: null,
    writes: true,
    timeoutMs: 30_000,
    slowMs: 30_000,
  });
  const stateOf = (name: string): Verdict['state'] | undefined =>
    verdicts.find(({ call }) => call === name)?.state;
  expect(KNOWN.filter((name) => stateOf(name) !== 'fits')).toEqual([]);
  const lacking = verdicts.filter(({ state }) => state === 'differs');
  // No answer of the adapter has another shape than the document.
  expect(
    lacking.flatMap(({ findings }) => findings).filter(({ kind }) => kind !== 'status' && kind !== 'code'),
  ).toEqual([]);
  expect(lacking.map(({ call }) => call)).toContain('GET /product-review/public-reviews');
  expect(lacking.map(({ call }) => call)).toContain('GET /product-detail/products/{id}/shipping');
});
