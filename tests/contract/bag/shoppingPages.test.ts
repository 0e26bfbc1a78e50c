import { describe, expect, onTestFinished, test } from 'vitest';
import { createMarketplace, type MarketplaceOptions } from '#marketplace/createMarketplace.ts';
import { ITEM, product, SELLER } from '../../support/products.ts';
import { add, pressed, textOf, type Visitor } from '../support/bagForms.ts';
import { visitor } from '../support/visitor.ts';

const TO = { postalCode: '10110', district: 'Gambir', city: 'Jakarta Pusat', geolocation: null };
const GIFT = {
  id: 'gift-uji',
  productSku: 'UJI-00001',
  type: 'QUANTITY' as const,
  minimum: 1,
  maximumItems: 1,
  allStore: false,
  termsHtml: '<p>Selama persediaan ada.</p>',
  items: [{ itemSku: 'UJI-00002-01', pickupPointCode: 'PP-TOK-1' }],
};

async function open(options: Partial<MarketplaceOptions> = {}) {
  const shop = createMarketplace({
    dataDir: ':memory:',
    faults: false,
    products: [
      product({ item: { stock: 5 } }),
      product({ productSku: 'UJI-00002', name: 'Bonus', item: { offered: 20_000 } }),
    ],
    merchants: [SELLER],
    vouchers: [],
    ...options,
  });
  onTestFinished(() => shop.close());
  const one = visitor(shop);
  await one.logIn('ayu');
  return { shop, one };
}
const htmlOf = async (one: Visitor, path: string) => (await one.call(path)).text();
const atCheckout = async (one: Visitor) => {
  await add(one, ITEM, 2, { destination: TO });
  return (await pressed(one, '/cart/checkout', {})).location ?? '';
};

test('[BAG-05] gives all pages one header, one style in both themes, and no script', async () => {
  const { one } = await open();
  const path = await atCheckout(one);
  for (const page of ['/cart', path, '/member/order/retail', '/login', `/merchant/${SELLER.code}`]) {
    const html = await htmlOf(one, page);
    expect(html.match(/<header>/g), page).toHaveLength(1);
    expect(html.match(/<h1>/g), page).toHaveLength(1);
    expect(html, page).toContain('<link rel="stylesheet" href="/stand-in.css" />');
    expect(html, page).toContain('width=device-width');
    expect(html, page).not.toMatch(/<script|\sstyle=|\son\w+=/);
    const chosen = await one.call(page, { headers: { cookie: 'theme=dark' } });
    expect(await chosen.text(), page).toContain('data-theme="dark"');
  }
  const css = await htmlOf(one, '/stand-in.css');
  const colour = (name: string) =>
    [...css.matchAll(new RegExp(`--${name}:(oklch[^;}]+)`, 'g'))].map(([, value]) => value);
  // Light, dark by the system, dark as chosen.
  const [light, bySystem, chosen] = colour('surface');
  expect(bySystem).toBe(chosen);
  expect(light).not.toBe(chosen);
});

describe('bag and checkout', () => {
  test('[BAG-11] set the total in the column of the sums, and tell the pieces in the header', async () => {
    const { one } = await open();
    expect(await htmlOf(one, '/cart')).not.toContain('class="count"');
    const path = await atCheckout(one);
    for (const page of ['/cart', path]) {
      const html = await htmlOf(one, page);
      expect(html).toMatch(/<p class="total"><span>Total<\/span> <span>Rp[\d.]+<\/span><\/p>/);
      expect(html).toMatch(/<span>Keranjang<\/span>\s+<b class="count">2<i> barang<\/i><\/b>/);
    }
    expect(await htmlOf(one, '/cart')).toContain('>Ubah jumlah</button>');
    const css = await htmlOf(one, '/stand-in.css');
    expect(css).toMatch(/\.total\{[^}]*justify-content:space-between[^}]*tabular-nums/);
  });

  test('[BAG-11] say of a gift what the product page says', async () => {
    const { one } = await open({ freeGifts: [GIFT] });
    await one.write('/retail/free-gift/carts', {
      itemSku: ITEM,
      pickupPointCode: 'PP-TOK-1',
      quantity: 1,
      fulfillment: 'DELIVERY',
      cartType: 'FREE_GIFT',
      actionType: 'FREE_GIFT',
      freeGiftId: GIFT.id,
      complimentaryItems: GIFT.items,
    });
    const text = await textOf(one, '/cart');
    expect(text).toContain('Bonus Gratis hadiah 1 barang');
    expect(text).not.toContain('Rp0');
    expect(await textOf(one, '/cart?lang=en')).toContain('Bonus Free gift 1 pcs');
  });

  test('[BAG-11] name what cannot be bought on the checkout, before it is ordered', async () => {
    const { shop, one } = await open();
    const path = await atCheckout(one);
    expect(await textOf(one, path)).not.toContain('belum bisa dibuat');
    const buyer = visitor(shop);
    await buyer.logIn('budi');
    await buyer.write('/retail/checkouts/_quick', {
      itemSku: ITEM,
      pickupPointCode: 'PP-TOK-1',
      quantity: 4,
      fulfillment: 'DELIVERY',
    });
    const text = await textOf(one, path);
    expect(text).toContain('Ada barang yang belum bisa dibeli, jadi pesanan ini belum bisa dibuat.');
    expect(text).toMatch(/Barang Uji Rp100\.000 2 barang.* Hanya bisa 1\. Kurangi dulu/);
  });
});

test('[BAG-11] leads to the same page in the other language, which the pages after it keep', async () => {
  const { one } = await open();
  const path = `${await atCheckout(one)}?placed=0`;
  const link = /href="([^"]+)"\s+hreflang="en"\s+lang="en"\s+title="English"\s*>\s*EN\s*</;
  const address = link.exec(await htmlOf(one, path))?.[1]?.replaceAll('&amp;', '&') ?? '';
  expect(address).toBe(`${path}&lang=en`);
  const answer = await one.call(address);
  expect(answer.headers.getSetCookie()).toEqual(['lang=en; Path=/; Max-Age=31536000; SameSite=Lax']);
  expect(await answer.text()).toMatch(/hreflang="id"\s+lang="id"\s+title="Bahasa Indonesia"\s*>\s*ID\s*</);
  expect(await textOf(one, '/cart')).toContain('Change the quantity');
  // Asked for again, there is nothing to keep.
  expect((await one.call(address)).headers.getSetCookie()).toEqual([]);
});
