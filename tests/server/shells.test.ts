import { expect, test } from 'vitest';
import { ITEM, product } from '../support/products.ts';
import { openHost } from './support/openHost.ts';

const PATH = `/p/barang-uji/${ITEM}`;
const NEWER = { config: { 'pdp.new-shell': 'true' } };

test('[SHELL-01, ROUTE-26, SEO-01] serves a secondary page in the newer shell, with noindex', async () => {
  const { get } = openHost([product()], NEWER);
  const { html } = await get(`${PATH}/shipping`);
  expect(html).toContain('data-shell="newer"');
  expect(html).toContain('<title>Pengiriman | Etalase</title>');
  expect(html).toContain('<meta name="robots" content="noindex, nofollow">');
});

test('[ROUTE-13, ROUTE-26] answers 404 to an unknown secondary name in the newer shell', async () => {
  const { get, calls } = openHost([product()], NEWER);
  const answer = await get(`${PATH}/apa-saja`);
  expect(answer.status).toBe(404);
  expect(calls.some((call) => call.includes('product-detail'))).toBe(false);
});

test('[ROUTE-22, SHELL-01] serves the newer shell at its own address with the switch off', async () => {
  const { get } = openHost([product()]);
  const { html } = await get(`/pdp-shell/barang-uji/${ITEM}`);
  expect(html).toContain('data-shell="newer"');
  const [, state = ''] = /id="page-state">([^<]*)/.exec(html) ?? [];
  expect(state).toContain('"shell":"newer"');
  expect(state).not.toContain('"shell":"older"');
  expect((await get(PATH)).html).toContain('data-shell="older"');
});

test('[ROUTE-35, ROUTE-26] leads a grocery product to its page within the newer shell', async () => {
  const grocery = product({ productSku: 'UJI-00002', vendor: 'grocery' });
  const { get } = openHost([grocery], NEWER);
  const to = '/grocery/pdp-shell/x/UJI-00002-01';
  expect((await get('/pdp-shell/x/UJI-00002-01')).headers.get('location')).toBe(to);
  const { status, html } = await get(to);
  expect(status).toBe(200);
  expect(html).toContain('data-shell="newer"');
});
