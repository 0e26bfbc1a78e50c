import { describe, expect, test } from 'vitest';
import { NOWHERE, withoutUnknown } from '#src/domain/page/pageAddress.ts';
import { readState } from '#src/app/stateEnvelope.ts';
import { routeOfAddress } from '#src/router/createPageRouter.ts';
import { createPageCache } from '#server/pages/pageCache.ts';
import type { Found } from '#server/http/found.ts';
import { uncounted } from '#server/watch/hostEvents.ts';
import { product } from '../support/products.ts';
import { NOW, openHost, PATH } from './support/openHost.ts';

/** An address of so many characters, as an advertisement makes them. */
const addressOf = (length: number, path = PATH, parameter = 'gclid') => {
  const start = `${path}?${parameter}=`;
  return start + 'y'.repeat(length - start.length);
};
const stateOf = (html: string) =>
  /<script type="application\/json" id="page-state">(.*?)<\/script>/.exec(html)?.[1] ?? null;
/** The document without the nonces, keys and times of its answer. */
const withoutOwn = (html: string) =>
  html
    .replaceAll(/nonce="[^"]*"/g, '')
    .replaceAll(/data-sent-at="\d+"/g, '')
    .replaceAll(/\b[0-9a-f]{32}\b/g, '');

describe('[ROUTE-37] a long address', () => {
  test.each([2_001, 8_000])('of %i characters gets the page of the product, and no other', async (length) => {
    const { get } = openHost([product()]);
    const usual = await get(PATH);
    const answer = await get(addressOf(length));
    expect(answer.status).toBe(200);
    expect(withoutOwn(answer.html)).toBe(withoutOwn(usual.html));
    expect(answer.html).not.toContain('yyy');
    expect(answer.html).toContain(`<link rel="canonical" href="http://shop.test${PATH}">`);
  });

  test.each([2_001, 8_000])('of %i characters comes to life from the state that was sent', async (length) => {
    const { get } = openHost([product()]);
    const address = addressOf(length);
    const state = readState(stateOf((await get(address)).html), address, NOW);
    expect(state?.path).toBe(PATH);
    expect(state?.snapshot.context.route).toMatchObject({ path: PATH, page: { kind: 'product' } });
    expect(routeOfAddress('older', address).page).toEqual({ kind: 'product' });
  });

  test('finds the page that is kept for all, and takes no room of its own', async () => {
    const found: Found[] = [];
    const pages = createPageCache({ now: () => NOW });
    const { get } = openHost([product()], {
      host: { pages, events: { ...uncounted, pageFound: (one) => void found.push(one) } },
    });
    await get(PATH);
    const { size } = pages;
    await get(addressOf(8_000));
    await get(addressOf(7_999, PATH, 'fbclid'));
    expect(found).toEqual(['miss', 'hit', 'hit']);
    expect(pages.size).toBe(size);
  });

  test('of parameters that the page knows is no key of a kept page', async () => {
    const pages = createPageCache({ now: () => NOW });
    const { get } = openHost([product()], { host: { pages } });
    for (const [length, kept] of [
      [2_000, 1],
      [2_001, 1],
      [8_000, 1],
    ] as const) {
      expect((await get(addressOf(length, PATH, 'foto'))).status).toBe(200);
      expect(pages.size).toBe(kept);
    }
  });

  test('of more than 8,000 characters gets the error page, in the visitor’s language', async () => {
    const { get, calls } = openHost([product()]);
    const indonesian = await get(addressOf(8_001));
    expect(indonesian.status).toBe(414);
    expect(indonesian.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(indonesian.html).toContain('<html lang="id"');
    expect(indonesian.html).toContain('Halaman tidak ditemukan.');
    expect(indonesian.html).toContain('<meta name="robots" content="noindex">');
    const english = await get(addressOf(8_001), { cookie: 'lang=en' });
    expect([english.status, english.html.includes('Page not found.')]).toEqual([414, true]);
    expect(calls.some((call) => call.includes('product-detail'))).toBe(false);
  });

  test('of more than 8,000 characters leads nowhere in the browser, too', async () => {
    const { get } = openHost([product()]);
    const address = addressOf(8_001);
    const state = readState(stateOf((await get(address)).html), address, NOW);
    expect(state?.snapshot.context.route.page).toEqual({ kind: 'missing' });
    expect(routeOfAddress('older', address).page).toEqual({ kind: 'missing' });
    expect([withoutUnknown(address), withoutUnknown(addressOf(8_000))]).toEqual([NOWHERE, PATH]);
  });

  test('of more than 8,000 characters is refused by a form, too', async () => {
    const { post, writes } = openHost([product()]);
    expect((await post(addressOf(8_001), { action: 'add' })).status).toBe(414);
    expect(writes).toEqual([]);
  });
});
