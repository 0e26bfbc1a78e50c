import { rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { createMarketplace } from '#marketplace/createMarketplace.ts';
import { openDatabase } from '#marketplace/core/database/openDatabase.ts';
import { keepExchange } from '#marketplace/seller/rules/chatMessages.ts';
import { reviewList } from '#src/services/reviews/reviews/contract.ts';
import { keptFolder } from '../../support/keptFolder.ts';
import { visitor } from '../support/visitor.ts';

// Columns that only people read later: no answer of the marketplace tells them.

const NOW = Date.UTC(2026, 10, 21, 5);
const ITEM = 'RMB-00012-01';

/** A member of a shop, and what is kept of them. */
async function open() {
  const dataDir = keptFolder('etalase-kept-');
  const shop = createMarketplace({ dataDir, faults: false, now: () => NOW });
  const database = new DatabaseSync(path.join(dataDir, 'marketplace.sqlite'), { readOnly: true });
  onTestFinished(() => {
    database.close();
    shop.close();
    rmSync(dataDir, { recursive: true });
  });
  const budi = visitor(shop);
  await budi.logIn('budi');
  // Rows come without a prototype.
  return {
    budi,
    rows: (sql: string) =>
      database
        .prepare(sql)
        .all()
        .map((row) => ({ ...row })),
  };
}

test('[QUOTE-02] a quote is kept as it was asked for', async () => {
  const { budi, rows } = await open();
  const asked = { quantity: 50, company: 'PT Contoh Jaya', contact: 'beli@contoh.id', message: 'Segera.' };
  expect((await budi.write(`/product/products/${ITEM}/_ask-for-quote`, asked)).status).toBe(200);
  expect(rows('SELECT * FROM quotes')).toEqual([
    { number: expect.any(Number), member_id: 'member-budi', item_sku: ITEM, ...asked, at: NOW },
  ]);
});

test('[API-28] keeps the report of a product with its reason and its words, without outer spaces', async () => {
  const { budi, rows } = await open();
  const description = 'Labelnya tidak sama dengan foto.';
  const report = { reason: 'FAKE_PRODUCT', description: ` ${description} ` };
  expect((await budi.write(`/product/products/${ITEM}/_report`, report)).status).toBe(200);
  expect(rows('SELECT product_sku, reason, description, at FROM product_reports')).toEqual([
    { product_sku: 'RMB-00012', reason: 'FAKE_PRODUCT', description, at: NOW },
  ]);
});

test('[API-58, API-59] the report of a review is kept with its reason', async () => {
  const { budi, rows } = await open();
  const listed = await budi.read('/product-review/public-reviews?productSku=RMB-00012');
  const { data } = z.parse(reviewList, listed.body);
  const description = 'Ini bukan tentang koper.';
  const report = { reason: 'OTHER', description };
  expect((await budi.write(`/product-review/${data[0]?.id}/_report`, report)).status).toBe(200);
  expect(rows('SELECT type, member_id, reason, description, at FROM review_reports')).toEqual([
    { type: 'review', member_id: 'member-budi', reason: 'OTHER', description, at: NOW },
  ]);
});

test('[NOTIFY-02] keeps the address that a member gave for a notice, else that of the account', async () => {
  const { budi, rows } = await open();
  const tell = (sku: string, more: object) =>
    budi.write('/member/wishlist/_product', { sku, isNotify: true, ...more });
  expect((await tell('RMB-00012-01', { email: 'budi.lain@contoh.id' })).status).toBe(200);
  expect((await tell('RMB-00012-02', {})).status).toBe(200);
  const [own] = rows("SELECT email FROM members WHERE id = 'member-budi'");
  expect(rows('SELECT item_sku, email FROM stock_notices ORDER BY item_sku')).toEqual([
    { item_sku: 'RMB-00012-01', email: 'budi.lain@contoh.id' },
    { item_sku: 'RMB-00012-02', ...own },
  ]);
});

test('[CHAT-17] of a message it is kept which product it was about', () => {
  const database = openDatabase(':memory:');
  onTestFinished(() => database.close());
  database.run("INSERT INTO members (id, name, email, email_verified) VALUES ('a', 'A', '', 1)");
  const talk = { partner: 'seller', code: 'TOK-1', memberId: 'a', itemSku: ITEM, now: NOW } as const;
  keepExchange(database, talk, 'Ada?', 'Ada.');
  expect(database.all('SELECT author, text, item_sku FROM chat_messages ORDER BY id')).toEqual([
    { author: 'member', text: 'Ada?', item_sku: ITEM },
    { author: 'seller', text: 'Ada.', item_sku: ITEM },
  ]);
});
