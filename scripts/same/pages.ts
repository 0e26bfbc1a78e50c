import { documentLines, indented, masked } from './masked.ts';
import { withServer } from './process.ts';

const MEMBER = 'member-ayu';
const LANGUAGES = ['id', 'en'];
/** Links that lead to no page, to the same page in other colours, or to the end of the session. */
const IS_LEFT_OUT =
  /^\/(?:assets\/|logout|login)|[?&]theme=|\.(?:webp|jpg|png|svg|avif|woff2|xml|txt)(?:\?|$)/;
/** Other documents of the host. */
const OTHERS = [
  '/backend/openapi.json',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/products-1.xml',
  '/llms.txt',
];

/**
 * The documents of a checkout's own server: every page of the sitemap in both languages for a guest and for a member, the
 * pages that these link to, and the documents that are for programs.
 */
export function pagesOf(tree: string): Promise<Map<string, string>> {
  return withServer(tree, 'server/main.ts', async (origin) => {
    const facts = new Map<string, string>();
    const cookie = await logIn(origin);
    const get = async (path: string, who: string) => {
      const answer = await fetch(origin + path, {
        headers: who === 'guest' ? {} : { cookie },
        redirect: 'manual',
      });
      const text = await answer.text();
      const isDocument = answer.headers.get('content-type')?.startsWith('text/html') === true;
      facts.set(
        `page ${path} ${who}`,
        [answer.status, headerLines(answer), isDocument ? documentLines(text) : indented(masked(text))].join(
          '\n',
        ),
      );
      return text;
    };
    const [sitemap = ''] = [await get('/sitemaps/products-1.xml', 'guest')];
    for (const path of OTHERS) await get(path, 'guest');
    const products = new Set(
      [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname),
    );
    const linked = new Set<string>();
    for (const path of products) {
      for (const language of LANGUAGES) {
        for (const who of ['guest', 'member']) {
          const html = await get(`${path}?lang=${language}`, who);
          for (const [, link = ''] of html.matchAll(/href="(\/[^"#]*)"/g))
            linked.add(link.replaceAll('&amp;', '&'));
        }
      }
    }
    for (const path of [...linked].toSorted()) {
      if (IS_LEFT_OUT.test(path) || products.has(path)) continue;
      for (const who of ['guest', 'member']) await get(path, who);
    }
    return facts;
  });
}

/** Headers that describe the answer; times and sizes are left out. */
const headerLines = ({ headers }: Response) =>
  ['cache-control', 'content-type', 'link', 'location', 'vary', 'x-robots-tag']
    .flatMap((name) => (headers.has(name) ? [`${name}: ${masked(headers.get(name) ?? '')}`] : []))
    .join('\n');

/** The cookie of a member of the catalogue. The first post is redirected once, to check for cookies. */
async function logIn(origin: string): Promise<string> {
  const post = (path: string, cookie: string) =>
    fetch(new URL(path, origin), {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...(cookie === '' ? {} : { cookie }) },
      body: new URLSearchParams({ member: MEMBER, redirect: '/' }).toString(),
    });
  const cookies = ({ headers }: Response) => headers.getSetCookie().map((set) => set.split(';')[0] ?? '');
  const first = await post('/login', '');
  const kept = cookies(first);
  if (first.status !== 307) return kept.join('; ');
  const second = await post(first.headers.get('location') ?? '/login', kept.join('; '));
  return [...new Map([...kept, ...cookies(second)].map((one) => [one.split('=')[0], one])).values()].join(
    '; ',
  );
}
