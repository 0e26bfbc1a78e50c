import { AGENT_TYPES } from '#src/domain/seo/agent.ts';
import { BRAND_NAME } from '#src/domain/product/brand.ts';

export const LLMS_PATH = '/llms.txt';

/** The text that an agent reads first: kinds of pages, and a product's addresses in words or as data. [SEO-15] */
export function llmsText(origin: string, hasSiteMap: boolean): Response {
  const product = `${origin}/p/{name}/{sku}`;
  const text = `# ${BRAND_NAME}

> ${BRAND_NAME} is an Indonesian marketplace. Every product has one address, for people and for programs. Prices are in rupiah (IDR) and include no shipping.

## A product

- Address: \`${product}\`, groceries \`${origin}/grocery/p/{name}/{sku}\`. The sku counts; the name may be anything.
- As Markdown: ask the same address with \`Accept: ${AGENT_TYPES.markdown}\`.
- As JSON: ask the same address with \`Accept: ${AGENT_TYPES.json}\`.
- In English: add \`?lang=en\`; it is Indonesian otherwise.
- Both say what the page says: price, stock where it is known, every option with its address, delivery, returns, rating and the first reviews. What is null, or not said, is not known.
- 404 is no product, 410 one that is no longer sold, 308 leads to its address at the other vendor; 429 and 503 carry Retry-After.
- The page itself carries the same as JSON-LD of schema.org.
${
  hasSiteMap
    ? `
## All products

- [Sitemap](${origin}/sitemap.xml): every product that is sold, with the day it last changed.
- [Search](${origin}/_search?searchTerm=koper): by a part of the name.
`
    : ''
}
## Buying

Nothing is bought by an address: a person presses the button on the page.
`;
  return new Response(text, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
