import { expect, test } from 'vitest';
import { merchants } from '#marketplace/seller/catalogue/merchants.ts';
import { products as demoProducts } from '#marketplace/product/catalogue/products.ts';
import type { CatalogueItem, CatalogueProduct } from '#marketplace/product/catalogue/types.ts';
import { formatPrice } from '#src/domain/shell/format.ts';
import { expectedPrice, quantitiesOf } from '../support/expectedPrice.ts';
import { openHost, NOW } from './support/openHost.ts';
import { graphOf, nodeOf } from './support/schemaOrg.ts';
import { seenOfferOf } from './support/seenOffer.ts';

/** A hundred pages one after the other: on a busy machine none of them is refused. */
const PATIENT = { renderWaitMs: 60_000 };
const pathOf = ({ vendor, urlFriendlyName }: CatalogueProduct, { itemSku }: CatalogueItem) =>
  `${vendor === 'grocery' ? '/grocery' : ''}/p/${urlFriendlyName}/${itemSku}`;
const openGraphOf = (html: string, name: string) =>
  new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html)?.[1];

const SOLD = demoProducts.filter(({ answers }) => answers === undefined);
/** By day the products whose price has more than one source, and every fourth other one; by night every option of all. */
const ASKED = SOLD.flatMap((product, at) => {
  const isPlain = product.wholesale === undefined && product.campaign === undefined;
  const isNight = process.env['NIGHTLY'] === '1';
  return product.items
    .filter((_, position) => isNight || (isPlain ? position === 0 && at % 4 === 0 : position < 3))
    .map((item) => ({ product, item }));
});

test('[PRICE-17, SEO-10, SEO-13] tells the page’s price in data, previews and texts for agents', async () => {
  const { get } = openHost(demoProducts, { merchants, now: () => NOW, host: PATIENT });
  for (const { product, item } of ASKED) {
    const path = pathOf(product, item);
    const { offered, listed, discount } = expectedPrice(product, item, 1);
    const { html } = await get(path);
    expect(seenOfferOf(html, NOW).price, path).toBe(offered);
    const { availability, price } = nodeOf(graphOf(html), 'Product').offers;
    expect(price, path).toBe(offered);
    expect(openGraphOf(html, 'product:price:amount'), path).toBe(String(offered));
    expect(html.includes(`-${discount}%</span>`), path).toBe(discount > 0);
    // An item that cannot be bought now is described without its price.
    if (availability?.endsWith('InStock'))
      expect(openGraphOf(html, 'og:description'), path).toContain(formatPrice(offered));
    const json = JSON.parse((await get(path, { accept: 'application/json' })).html);
    expect(json.price, path).toMatchObject({ amount: offered, listed });
    const { html: markdown } = await get(path, { accept: 'text/markdown' });
    expect(markdown.replaceAll('\\', ''), path).toContain(formatPrice(offered));
  }
  expect(ASKED.length).toBeGreaterThan(15);
});

test('[PRICE-17, PRICE-13, ROUTE-33] shows the price of the quantity that the address names', async () => {
  const { get } = openHost(demoProducts, { merchants, now: () => NOW, host: PATIENT });
  const suitcase = SOLD.filter(({ wholesale }) => wholesale !== undefined);
  expect(suitcase.length).toBeGreaterThan(0);
  for (const product of suitcase) {
    // A small one and a bigger one, of both enough.
    for (const item of product.items.filter(({ stock }) => (stock ?? 0) >= 20).slice(0, 2)) {
      for (const quantity of quantitiesOf(product)) {
        const path = `${pathOf(product, item)}?qty=${quantity}`;
        const { offered } = expectedPrice(product, item, quantity);
        const { html } = await get(path);
        expect(seenOfferOf(html, NOW).price, path).toBe(offered);
        // A reader of the structured data alone is told the price of one piece.
        const { price } = nodeOf(graphOf(html), 'Product').offers;
        expect(price, path).toBe(expectedPrice(product, item, 1).offered);
      }
    }
  }
});

test('[PRICE-19, PRICE-20] has the lowest price of 30 days on the first page', async () => {
  const { get } = openHost(demoProducts, { merchants, now: () => NOW, host: PATIENT });
  const lowest = (html: string) =>
    /<\/s>.*>Harga terendah 30 hari sebelum diskon: ([^<]*)<\/p>/s.exec(html)?.[1];
  const told = async (itemSku: string) => lowest((await get(`/p/x/${itemSku}`)).html);
  // Raised before the sale, lower than now, and never lower than the struck price.
  expect(await told('RMB-00015-01')).toBe('Rp2.390.000');
  expect(await told('RMB-00021-01')).toBe('Rp229.000');
  expect(await told('RMB-00023-01')).toBe('Rp389.000');
  expect(await told('RMB-00030-02')).toBeUndefined();
});
