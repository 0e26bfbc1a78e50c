import { rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { createMarketplace } from '#marketplace/createMarketplace.ts';
import { openDatabase } from '#marketplace/core/database/openDatabase.ts';
import { keptFolder } from '../../support/keptFolder.ts';
import { product, SELLER } from '../../support/products.ts';
import { visitor } from '../support/visitor.ts';

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

test('an unknown store has no reviews', async () => {
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

/** A shop whose only reviewers and reviews are these. */
function openWith(rows: { reviewers: readonly (readonly (string | number)[])[]; ids?: readonly number[] }) {
  const dataDir = keptFolder('reviewers-');
  const shop = createMarketplace({
    dataDir,
    faults: false,
    now: () => NOW,
    products: [product()],
    merchants: [SELLER],
  });
  const database = openDatabase(dataDir);
  onTestFinished(() => {
    database.close();
    shop.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  for (const table of ['reviews', 'reviewers']) database.run(`DELETE FROM ${table}`);
  for (const row of rows.reviewers)
    database.run('INSERT INTO reviewers (id, name, most_useful, reviews) VALUES (?,?,?,?)', ...row);
  for (const [at, id] of (rows.ids ?? []).entries())
    database.run(
      `INSERT INTO reviews (id, product_sku, item_sku, merchant_code, reviewer_id, rating, text, likes, usefulness,
       images, praise, complaints, created_at) VALUES (?,'UJI-00001','UJI-00001-01','TOK-1','a',5,'',0,0,0,0,0,?)`,
      id,
      at < 3 ? NOW - 1 : NOW,
    );
  return visitor(shop);
}

test('[LINK-15] of equally useful reviewers the one with more reviews comes first, then by id', async () => {
  const one = openWith({
    reviewers: [
      ['a', 'Andi', 2, 5],
      ['b', 'Budi', 2, 9],
      ['c', 'Citra', 3, 3],
      ['d', 'Dewi', 2, 9],
    ],
  });
  const { html } = await pageOf(one, '/hall-of-fame');
  const names = [...html.matchAll(/<bdi>(\w+)<\/bdi>/g)].map(([, name]) => name);
  expect(names).toEqual(['Citra', 'Budi', 'Dewi', 'Andi']);
});

test('[API-61] of reviews of one moment the later one is read first', async () => {
  const one = openWith({ reviewers: [['a', 'Andi', 0, 4]], ids: [11, 13, 12, 10] });
  const { body } = await one.read('/hall-of-fame/user/reviews/a?page=1');
  expect(body.data.map(({ id }: { id: string }) => id)).toEqual(['UL-a', 'UL-d', 'UL-c', 'UL-b']);
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
