import { crowdedWords } from '#src/app/crowdedWords.ts';
import { BRAND_NAME } from '#src/domain/brand.ts';
import type { AssetAddresses } from '../assets/assets.ts';
import { STATIC_PAGE_POLICY } from '../http/securityHeaders.ts';
import type { Visitor } from '../http/visitor.ts';

/**
 * The answer to a visitor for whom there is no room: said in their language, and so light that a crowd can be told. The
 * link of an empty address is that of the page they asked for.
 */
export function crowdedPage({ language }: Visitor, { styles }: Pick<AssetAddresses, 'styles'>): Response {
  const { title, text, action } = crowdedWords(language);
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  return new Response(
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title} | ${BRAND_NAME}</title>` +
      `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">${links}</head>` +
      `<body><main><h1>${title}</h1><p>${text}</p><p><a href="">${action}</a></p></main></body></html>`,
    {
      status: 503,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-language': language,
        'content-security-policy': STATIC_PAGE_POLICY,
        'cache-control': 'no-store',
        'retry-after': '1',
      },
    },
  );
}
