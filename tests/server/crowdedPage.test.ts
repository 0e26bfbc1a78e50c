import { expect, test } from 'vitest';
import { crowdedPage, pageBefore } from '#server/pages/crowdedPage.ts';

const ask = (headers: Record<string, string> = {}) => new Request('http://shop.test/p/x/A', { headers });
const STYLES = { styles: ['/assets/a.css', '/assets/b.css'] };

test('[ERRPAGE-03] past capacity tells the visitor in their language and links the same address', async () => {
  const answer = crowdedPage(ask({ cookie: 'lang=en' }), STYLES);
  const html = await answer.text();
  expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('content-language')]).toEqual([
    503,
    '1',
    'en',
  ]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(html).toContain('<html lang="en">');
  expect(html).toContain('<a href="">');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">');
  expect(html).toContain(
    '<link rel="stylesheet" href="/assets/a.css"><link rel="stylesheet" href="/assets/b.css"></head>',
  );
  // Only a refusal by a limit says how long to wait.
  expect(html).not.toMatch(/<p>[^<]*\d/);
});

test('[ERR-63] tells a visitor past a limit how long to wait, and leads them back', async () => {
  const answer = crowdedPage(ask(), STYLES, { status: 429, seconds: 37, href: '/p/x/A?a="1"&b=2' });
  const html = await answer.text();
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '37']);
  expect(html).toContain('<html lang="id">');
  expect(html).toMatch(/<p>[^<]*37/);
  expect(html).toContain('<a href="/p/x/A?a=&quot;1&quot;&amp;b=2">');
});

test.each([
  ['http://shop.test/p/x/A?qty=2', '/p/x/A?qty=2'],
  ['http://elsewhere.test/p/x/A', '/'],
  ['http://shop.test//elsewhere.test/', '/'],
  ['no address', '/'],
  [undefined, '/'],
])('[ERR-63] a form that came from %s leads back to %s', (referer, path) => {
  expect(pageBefore(ask(referer === undefined ? {} : { referer }))).toBe(path);
});
