import { describe, expect, onTestFinished, test } from 'vitest';
import { product } from '../support/products.ts';
import { openHost } from './support/openHost.ts';

const PAGES = {
  retail: '/p/barang-uji/UJI-00001-01',
  grocery: '/grocery/p/barang-uji/UJI-00002-01',
} as const;

function openShop() {
  const shop = openHost([product(), product({ productSku: 'UJI-00002', vendor: 'grocery' })]);
  onTestFinished(() => shop.market.close());
  return shop;
}
const withoutTags = (html: string) => html.replaceAll(/<script.*?<\/script>|<[^>]+>/gs, ' ');
/** The names of the default destination, and the words of a delivery there. */
const OF_THE_DEFAULT = /Gambir|10110|[Tt]iba (?:besok|hari ini|\d)|"shippingSummary":\{[^}]*"summary":\{/;

describe.each(Object.values(PAGES))('[SHIP-24] %s as the server sends it', (path) => {
  test('says nothing of the default to a member, with an address or without', async () => {
    const shop = openShop();
    for (const member of ['budi', 'citra']) {
      const cookie = await shop.logIn(member);
      // Rendered for the first, kept, and composed for the next.
      for (let visit = 0; visit < 3; visit += 1) {
        const { html, status } = await shop.get(path, { cookie });
        expect(status).toBe(200);
        expect(html).not.toMatch(OF_THE_DEFAULT);
      }
    }
    expect(shop.calls.filter((call) => call.includes('shipping-summary'))).toEqual([]);
  });
  test('says to a guest that it is the default, and what it costs there', async () => {
    const shop = openShop();
    const guest = withoutTags((await shop.get(path)).html);
    expect(guest).toContain('Dikirim ke Gambir, Jakarta Pusat');
    if (path === PAGES.retail) expect(guest).toMatch(/[Tt]iba .* ke Gambir, Rp/);
  });
  test('keeps a member’s page for the next one, also after a guest’s', async () => {
    const shop = openShop();
    await shop.get(path);
    await shop.get(path, { cookie: await shop.logIn('budi') });
    const { headers } = await shop.get(path, { cookie: await shop.logIn('citra') });
    expect(headers.get('server-timing')).toContain('composed');
  });
});
