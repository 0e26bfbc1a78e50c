import { returnAddress } from '#web/returnAddress.ts';
import { crowdedWords } from '#src/app/crowdedWords.ts';
import { BRAND_NAME } from '#src/domain/product/brand.ts';
import type { AssetAddresses } from '../assets/assets.ts';
import { STATIC_PAGE_POLICY } from '../http/securityHeaders.ts';
import { visitorOf } from '../http/visitor.ts';

/** Seconds that a visitor should wait before the next try, and the address of that try. */
interface Again {
  status: 429 | 503;
  seconds: number;
  /** An address of this host; empty for the page that they asked for. */
  href: string;
}
const SOON: Again = { status: 503, seconds: 1, href: '' };

/** The answer to a visitor for whom there is no room: in their language, and small enough to serve a crowd. */
export function crowdedPage(
  request: Request,
  { styles }: Pick<AssetAddresses, 'styles'>,
  { status, seconds, href }: Again = SOON,
): Response {
  const { language } = visitorOf(request);
  const { title, text, action } = crowdedWords(language, status === 429 ? seconds : null);
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  return new Response(
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title} | ${BRAND_NAME}</title>` +
      `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">${links}</head>` +
      `<body><main><h1>${title}</h1><p>${text}</p><p><a href="${href.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">${action}</a></p></main></body></html>`,
    {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-language': language,
        'content-security-policy': STATIC_PAGE_POLICY,
        'cache-control': 'no-store',
        'retry-after': String(seconds),
      },
    },
  );
}

/** The page that sent a form, by its referer; home where that is missing or another site's. */
export function pageBefore(request: Request): string {
  const before = URL.parse(request.headers.get('referer') ?? '');
  // A path that begins with two slashes would name another host.
  return before?.host === new URL(request.url).host
    ? returnAddress(before.pathname + before.search, null)
    : '/';
}
