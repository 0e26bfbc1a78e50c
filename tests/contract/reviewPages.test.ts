import { expect, onTestFinished, test } from 'vitest';
import { createMarketplace } from '#marketplace/createMarketplace.ts';
import { visitor } from './support/visitor.ts';

const NOW = Date.UTC(2026, 10, 21, 5);

function open() {
  const shop = createMarketplace({ dataDir: ':memory:', faults: false, now: () => NOW });
  onTestFinished(() => shop.close());
  return visitor(shop);
}
async function pageOf(one: ReturnType<typeof visitor>, path: string) {
  const answer = await one.call(path);
  const html = await answer.text();
  return { status: answer.status, html, text: html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ') };
}

test('[MODAL-46] the page of a store has all of its reviews, the newest first, each once', async () => {
  const one = open();
  const { body } = await one.read(
    '/product-review/public-reviews?merchantCode=RMB-60012&page=1&itemPerPage=1',
  );
  const [{ product }] = body.data;
  expect(product).not.toBeNull();
  const count = Number(body.summary.count);
  expect(count).toBeGreaterThan(20);
  const first = await pageOf(one, '/merchant/RMB-60012');
  expect(first.html.match(/id="ulasan"/g)).toHaveLength(1);
  const authors = (html: string) => html.slice(html.indexOf('id="ulasan"')).match(/<bdi>/g)?.length ?? 0;
  expect(authors(first.html)).toBe(20);
  expect(first.text).not.toContain('Ulasan yang lebih baru');
  const last = Math.ceil(count / 20);
  const end = await pageOf(one, `/merchant/RMB-60012?ulasan=${last}`);
  expect(authors(end.html)).toBe(count - (last - 1) * 20);
  expect(end.html).toContain(`href="?ulasan=${last - 1}#ulasan"`);
  expect(end.text).not.toContain('Ulasan yang lebih lama');
  for (const wrong of ['0', '-1', 'x', '1e999']) {
    const odd = await pageOf(one, `/merchant/RMB-60012?ulasan=${wrong}`);
    // Only the way to the login names the address.
    const main = (html: string) => html.slice(html.indexOf('<main'));
    expect(main(odd.html)).toBe(main(first.html));
  }
});

test('a store that nobody knows has no reviews', async () => {
  const { status, text } = await pageOf(open(), '/merchant/NIX-1');
  expect(status).toBe(200);
  expect(text).toContain('Belum ada ulasan untuk toko ini.');
});

test('[LINK-15] the hall of fame names who wrote the most useful reviews, in their order', async () => {
  const one = open();
  const { status, html } = await pageOf(one, '/hall-of-fame');
  expect(status).toBe(200);
  const useful = [...html.matchAll(/(\d+) ulasan paling berguna dari \d+/g)].map(([, n]) => Number(n));
  expect(useful.length).toBeGreaterThan(3);
  expect(useful).toEqual(useful.toSorted((left, right) => right - left));
  expect((await pageOf(one, '/hall-of-fame?lang=en')).text).toContain('most useful reviews of');
});

test('[LINK-14] the settings of reviews name a member, and lead a guest to the login and back', async () => {
  const one = open();
  const guest = await pageOf(one, '/member/review/settings');
  expect(guest.status).toBe(200);
  expect(guest.html).toContain('href="/login?redirect=/member/review/settings"');
  await one.logIn('ayu');
  const { body } = await one.read('/hall-of-fame/user/p-ayu-p');
  expect((await pageOf(one, '/member/review/settings')).text).toContain(body.data.name);
  await one.logIn('citra');
  expect((await pageOf(one, '/member/review/settings')).text).toMatch(/Citra/);
});
