import { expect, test } from 'vitest';
import { product } from '../support/products.ts';
import { openHost, PATH } from './support/openHost.ts';

const VISITOR = '0123456789abcdef0123456789abcdef';
const way = ({ headers }: { headers: Headers }) => /desc=(\w+)/.exec(headers.get('server-timing') ?? '')?.[1];
/** The document without the nonces and keys of its answer. */
const bare = (html: string) => html.replaceAll(/nonce="[\w-]+"/g, '').replaceAll(/\b[a-f0-9]{32}\b/g, '');

test('[CONSENT-06] after either answer visitors get the page kept for all, without their answer', async () => {
  const { get } = openHost([product()]);
  const accepted = await get(PATH, { cookie: `consent=1.yes.${VISITOR}` });
  const refused = await get(PATH, { cookie: 'consent=1.no; theme=dark; lang=id' });
  const again = await get(PATH, { cookie: 'consent=1.no' });
  const unanswered = await get(PATH);
  expect([accepted, again, unanswered].map(way)).toEqual(['miss', 'hit', 'hit']);
  expect(way(refused)).toBe('miss');
  for (const { html, headers } of [accepted, refused, again, unanswered]) {
    expect(html).not.toContain(VISITOR);
    expect(html).not.toContain('1.no');
    expect(headers.getSetCookie()).toEqual([]);
  }
  expect(bare(accepted.html) === bare(unanswered.html)).toBe(true);
  expect(bare(again.html) === bare(unanswered.html)).toBe(true);
});
