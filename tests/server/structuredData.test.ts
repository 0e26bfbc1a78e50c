import { describe, expect, test } from 'vitest';
import { products as demoProducts } from '#marketplace/product/catalogue/products.ts';
import { TOLD_REVIEWS } from '#src/domain/shell/limits.ts';
import { product } from '../support/products.ts';
import { NOW, openHost as open, PATH } from './support/openHost.ts';
import { graphOf, nodeOf, schemaOrgProblems } from './support/schemaOrg.ts';

const HOUR_MS = 3_600_000;
const SOLD_WITH_ALL = product({
  attributes: ['Warna', 'Motif kain', 'Ukuran'],
  items: [
    { values: ['Merah', 'Polos', 'S'], pictures: ['koper-pandan'], stock: 3 },
    { values: ['Biru', 'Polos', 'M'], stock: 0 },
  ],
  tags: ['AVAILABLE', 'RETURNABLE'],
  returnPeriodDays: 7,
});

describe('structured data', () => {
  test('[SEO-10] everything is a type, a property and a value of schema.org', async () => {
    const { get } = open([SOLD_WITH_ALL]);
    expect(schemaOrgProblems(graphOf((await get(PATH)).html))).toEqual([]);
  });

  test('[SEO-10] of every kind of product that the demo has', async () => {
    const sold = demoProducts.filter(({ answers }) => answers === undefined);
    const { get } = open(sold.map((one) => ({ ...one, merchantCode: 'TOK-1' })));
    const problems: string[] = [];
    for (const { vendor, urlFriendlyName, productSku } of sold) {
      const { html, status } = await get(
        `${vendor === 'grocery' ? '/grocery' : ''}/p/${urlFriendlyName}/${productSku}`,
      );
      expect(status, productSku).toBe(200);
      problems.push(...schemaOrgProblems(graphOf(html)).map((problem) => `${productSku} ${problem}`));
    }
    expect(problems).toEqual([]);
  });

  test('[SEO-10] what is not of schema.org is found', () => {
    const graph = (node: object) => schemaOrgProblems({ '@graph': [node as never] });
    expect(graph({ '@type': 'Produk' })).toEqual(['Produk: no type Produk']);
    expect(graph({ '@type': 'Product', harga: 1 })[0]).toBe('Product.harga: no such property');
    expect(graph({ '@type': 'Product', price: 1 })).toEqual(['Product.price: not of a Product']);
    expect(graph({ '@type': 'Offer', availability: 'ada' })[0]).toContain(
      'Offer.availability: ada is none of',
    );
    expect(graph({ '@type': 'Offer', seller: { '@type': 'Brand' } })[0]).toContain('a Brand is none of');
    expect(graph({ '@type': 'Product', isVariantOf: { '@id': 'x' } })[0]).toContain('nothing is x');
  });

  test('[SEO-10] product, options, offer, way and shop say what the page says', async () => {
    const { get } = open([SOLD_WITH_ALL]);
    const { html } = await get(PATH);
    const graph = graphOf(html);
    const url = `http://shop.test${PATH}`;
    expect(nodeOf(graph, 'Product')).toMatchObject({
      '@id': `${url}#product`,
      name: 'Barang Uji',
      sku: 'UJI-00001-01',
      color: 'Merah',
      size: 'S',
      image: ['http://shop.test/pictures/koper-pandan-720.webp'],
      aggregateRating: { ratingValue: 4.7, reviewCount: 128 },
      isVariantOf: { '@id': 'http://shop.test/#UJI-00001' },
      offers: {
        url,
        price: 100_000,
        priceCurrency: 'IDR',
        availability: 'https://schema.org/LimitedAvailability',
        seller: { name: 'Toko Uji' },
        hasMerchantReturnPolicy: { merchantReturnDays: 7 },
        shippingDetails: { shippingDestination: { addressCountry: 'ID' } },
      },
    });
    expect(nodeOf(graph, 'ProductGroup')).toMatchObject({
      productGroupID: 'UJI-00001',
      variesBy: ['https://schema.org/color', 'Motif kain', 'https://schema.org/size'],
      hasVariant: [{ '@id': `${url}#product` }, { url: 'http://shop.test/p/barang-uji/UJI-00001-02' }],
    });
    expect(nodeOf(graph, 'BreadcrumbList').itemListElement.map(({ name }: any) => name)).toEqual([
      'Beranda',
      'Rumah',
      'Dapur & Makan',
      'Barang Uji',
    ]);
    const { shippingRate, deliveryTime } = nodeOf(graph, 'Product').offers.shippingDetails;
    expect(html).toContain(`Rp${shippingRate.value.toLocaleString('de-DE')}`);
    expect(deliveryTime.transitTime.minValue).toBeGreaterThanOrEqual(0);
  });

  test('[SEO-10] the shop has the page’s mark as its logo and a help page; its seller has a page', async () => {
    const { get } = open([product()]);
    const { html } = await get(PATH);
    const graph = graphOf(html);
    const { logo, contactPoint } = nodeOf(graph, 'Organization');
    const answer = await get(new URL(logo).pathname);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    const drawn = (text: string) => [...text.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);
    const header = /<header.*?<svg.*?<\/svg>/s.exec(html)?.[0] ?? '';
    expect(drawn(header).length).toBe(5);
    expect(drawn(answer.html).slice(-5)).toEqual(drawn(header));
    const { seller } = nodeOf(graph, 'Product').offers;
    for (const url of [contactPoint.url, seller.url]) {
      expect(html).toContain(`href="${new URL(url).pathname}"`);
      expect((await get(new URL(url).pathname)).status).toBe(200);
    }
  });

  test.each([PATH, `${PATH}?lang=en`])(
    '[SEO-10, LINK-08] the path to it is the one that is seen, from the start page on: %s',
    async (path) => {
      const { html } = await open([product()]).get(path);
      const nav = /<nav [^>]*aria-label="(?:Kategori|Categories)".*?<\/nav>/.exec(html)?.[0] ?? '';
      const seen = [...nav.matchAll(/href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(([, href, name]) => [
        `http://shop.test${href}`,
        name?.replaceAll('&amp;', '&'),
      ]);
      expect(seen.length).toBe(3);
      const told = nodeOf(graphOf(html), 'BreadcrumbList').itemListElement;
      expect(told.map(({ position }: any) => position)).toEqual([1, 2, 3, 4]);
      expect(told.slice(0, -1).map(({ item, name }: any) => [item['@id'], name])).toEqual(seen);
    },
  );

  test('[SEO-10, REVIEW-01] the first reviews are those of the list that the page shows', async () => {
    const { get, market } = open([product()]);
    const { review } = nodeOf(graphOf((await get(PATH)).html), 'Product');
    const answer = await market.fetch(
      new Request(
        'http://shop.test/backend/product-review/public-reviews?productSku=UJI-00001&sortBy=POPULAR',
      ),
    );
    const shown = ((await answer.json()) as any).data.slice(0, TOLD_REVIEWS);
    expect(shown.length).toBe(TOLD_REVIEWS);
    expect(review.map(({ author, reviewRating }: any) => [author.name, reviewRating.ratingValue])).toEqual(
      shown.map((one: any) => [one.author.name, one.rating]),
    );
  });

  test('[SEO-10] unknown facts are left out', async () => {
    const bare = product({ statistics: { rating: null, reviewCount: 0, sold: 0 }, item: { stock: 0 } });
    const { get } = open([bare]);
    const graph = graphOf((await get(PATH)).html);
    const told = nodeOf(graph, 'Product');
    expect(nodeOf(graph, 'ProductGroup')).toBeUndefined();
    for (const absent of ['aggregateRating', 'review', 'isVariantOf', 'color'])
      expect(told).not.toHaveProperty(absent);
    for (const absent of [
      'priceValidUntil',
      'availabilityStarts',
      'availableDeliveryMethod',
      'itemCondition',
    ])
      expect(told.offers).not.toHaveProperty(absent);
    // A sold-out product has no delivery day.
    expect(told.offers.shippingDetails).not.toHaveProperty('deliveryTime');
  });

  test('[SEO-10] a price is valid until its campaign ends', async () => {
    const { get } = open([
      product({
        campaign: {
          id: 'C-1',
          name: 'Kilat',
          startsInMinutes: -60,
          endsInMinutes: 120,
          quota: 50,
          sold: 0,
          price: 80_000,
        },
      }),
    ]);
    const { offers } = nodeOf(graphOf((await get(PATH)).html), 'Product');
    expect(offers).toMatchObject({
      price: 80_000,
      priceValidUntil: new Date(NOW + 2 * HOUR_MS).toISOString(),
    });
  });

  test('[SEO-10] nothing that a seller wrote ends the data, or the document', async () => {
    const name = '</script><script>alert(1)</script>\u2028<!--';
    const { get } = open([product({ name, urlFriendlyName: 'barang-uji' })]);
    const { html } = await get(PATH);
    expect(html).not.toContain('<script>alert');
    const text = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(text).not.toMatch(/[<\u2028]/);
    expect(nodeOf(graphOf(html), 'Product').name).toBe(name);
  });

  test('[SEO-09, SEO-06] each language is an address of its own, and names both', async () => {
    const { get } = open([product()]);
    const heads = await Promise.all(
      [PATH, `${PATH}?lang=en`].map(async (path) => {
        const { html } = await get(path);
        return {
          canonical: /<link rel="canonical" href="(.*?)">/.exec(html)?.[1],
          languages: [...html.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, language, href]) => [
            language,
            href,
          ]),
        };
      }),
    );
    const own = `http://shop.test${PATH}`;
    const languages = [
      ['id', own],
      ['en', `${own}?lang=en`],
      ['x-default', own],
    ];
    expect(heads).toEqual([
      { canonical: own, languages },
      { canonical: `${own}?lang=en`, languages },
    ]);
    for (const path of [`${PATH}/description`, '/p/barang-uji/UJI-09999-01'])
      expect((await get(path)).html).not.toContain('hreflang');
  });

  test('[SEO-03, SEO-04, SEO-05] the document has text, searches and keywords, less the excluded', async () => {
    const products = [
      product({ name: 'Barang Tiruan Satu' }),
      product({ productSku: 'UJI-00002', name: 'Barang Tiruan Dua' }),
    ];
    const config = { 'pdp.seo.excluded-keywords': 'TIRUAN, merek uji' };
    const { html } = await open(products, { config }).get(PATH);
    const page = html.slice(0, html.indexOf('id="page-state"'));
    expect(page).toContain('Dijual oleh Toko Uji di Etalase, dikirim dari Bandung.');
    expect(page).toContain('href="/_search?searchTerm=Barang"');
    expect(html).not.toContain('searchTerm=Barang%20Tiruan');
    expect(/<meta name="keywords" content="(.*?)">/.exec(html)?.[1]).toBe('rumah, dapur &amp; makan');
  });

  test('[SEO-07] without answers the page is whole, and has no text, searches or keywords', async () => {
    const { market } = open([product()]);
    const { html, status } = await open([product()], {
      host: {
        callBackend: async (input, init) =>
          /\/(?:content\/seo|seo)/.test(String(input))
            ? new Response('<html>', { status: 500 })
            : market.fetch(new Request(input, init)),
      },
    }).get(PATH);
    expect(status).toBe(200);
    expect(html).not.toContain('name="keywords"');
    expect(html).not.toContain('id="page-seo"');
    expect(nodeOf(graphOf(html), 'Product').name).toBe('Barang Uji');
  });
});
