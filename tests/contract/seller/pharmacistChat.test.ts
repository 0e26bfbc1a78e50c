import { mkdtempSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createMarketplace } from '#marketplace/createMarketplace.ts';
import { MIGRATIONS } from '#marketplace/core/database/migrations.ts';
import { openDatabase } from '#marketplace/core/database/openDatabase.ts';
import { conversation, KEPT_MESSAGES } from '#marketplace/seller/rules/chatMessages.ts';
import { pharmacistAnswer } from '#marketplace/seller/rules/pharmacistAnswers.ts';
import { product, SELLER } from '../../support/products.ts';
import { shownAfter } from '../support/bagForms.ts';
import { visitor } from '../support/visitor.ts';

const CHAT = '/chat-apoteker';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
async function open() {
  const shop = createMarketplace({
    dataDir: ':memory:',
    faults: false,
    products: [product({ tags: ['AVAILABLE', 'MEDICAL'] })],
    merchants: [SELLER],
  });
  onTestFinished(() => shop.close());
  const one = visitor(shop);
  await one.logIn('budi');
  return { shop, one };
}
type Visitor = ReturnType<typeof visitor>;
let keys = 0;
const bodyOf = (text: string, key = `k-${(keys += 1)}`) => new URLSearchParams({ text, key }).toString();
async function say(one: Visitor, text: string, { key, lang = 'id' }: { key?: string; lang?: string } = {}) {
  const answer = await one.call(`${CHAT}?lang=${lang}`, {
    method: 'POST',
    headers: { accept: 'application/json', ...FORM },
    body: bodyOf(text, key),
  });
  return { status: answer.status, body: (await answer.json()) as any };
}
const pageOf = async (one: Visitor, query = '') => (await one.call(CHAT + query)).text();

describe('[CHAT-24] the pharmacist answers', () => {
  const ADVICE = /nasihat medis|medical advice/;
  test.each([
    ['id', 'Cara pakainya gimana?', /^Cara pakai, takaran, dan peringatan tertulis di kemasan\./],
    ['en', 'How do I use this?', /^How to use it, how much of it, and its warnings are printed/],
    ['id', 'Disimpan di kulkas?', /^Simpan seperti yang tertulis di kemasan\./],
    ['en', 'How should I store it?', /^Store it as the package says\./],
    ['id', 'Cara pakai dan penyimpanan?', /^Cara pakai.+\nSimpan seperti/],
    ['id', 'halo', /^Halo, mau tanya cara pakai atau penyimpanan\?.+tidak ada nasihat medis di sini\.$/],
    ['en', 'hello', /^Hello, would you like .+ no medical advice is given here\.$/],
    ['id', 'makasih', /^Sama-sama\.$/],
    ['en', 'thanks', /^You are welcome\.$/],
    ['id', 'Ada promo?', /^Soal itu tidak bisa dijawab di sini\..+tidak ada nasihat medis di sini\.$/],
    ['en', 'Any discount?', /^That cannot be answered here\..+no medical advice is given here\.$/],
  ] as const)('%s, %s', (lang, question, answer) => {
    expect(pharmacistAnswer(question, lang)).toMatch(answer);
  });

  test.each([
    'Aman dipakai ibu hamil?',
    'Dosisnya berapa?',
    'Efek samping pemakaian?',
    'Boleh dipakai anak 5 tahun?',
    'Saya alergi, boleh pakai?',
    'Is it safe to use while pregnant?',
    'What is the dosage?',
    'Any side effects?',
    'Can my baby take it?',
  ])('%s: whom to ask, and not how it is used', (question) => {
    for (const lang of ['id', 'en'] as const) {
      const answer = pharmacistAnswer(question, lang);
      expect(answer).toMatch(ADVICE);
      expect(answer).toMatch(/dokter atau apoteker|doctor or a pharmacist/);
      expect(answer).not.toMatch(/kemasan|package/);
    }
  });
});

describe('[CHAT-24] the talk', () => {
  test('belongs to a member, apart from talks with sellers, and says that no real person answers', async () => {
    const { shop, one } = await open();
    const { status, body } = await say(one, 'Cara pakainya?');
    expect(status).toBe(200);
    expect(body.messages.map(({ author }: { author: string }) => author)).toEqual(['member', 'pharmacist']);
    const html = await pageOf(one);
    expect(html).toContain('bukan dari apoteker sungguhan, dan tidak berisi nasihat medis.');
    expect(html).toMatch(/class="pharmacist"[^]*?Apoteker toko contoh[^]*?tertulis di kemasan/);
    expect(await pageOf(one, '?lang=en')).toContain('give no medical advice.');
    expect(await (await one.call('/member/seller-chat/TOK-1')).text()).not.toContain('Cara pakainya?');
    const other = visitor(shop);
    await other.logIn('citra');
    expect(await pageOf(other)).not.toContain('Cara pakainya?');
  });

  test('a guest is told what it is, and led to the login and back; nothing is written', async () => {
    const { shop } = await open();
    const guest = visitor(shop);
    const html = await pageOf(guest);
    expect(html).toContain(`href="/login?redirect=${encodeURIComponent(CHAT)}" target="_top"`);
    expect(html).toContain('tidak berisi nasihat medis');
    expect(await say(guest, 'halo')).toMatchObject({
      status: 401,
      body: { errors: { user: ['LOGIN_REQUIRED'] } },
    });
    const login = { member: 'member-budi', redirect: CHAT };
    const answer = await guest.call('/login', {
      method: 'POST',
      headers: FORM,
      body: new URLSearchParams(login).toString(),
    });
    expect(answer.headers.get('location')).toBe(`${CHAT}?login=done`);
  });

  test('sent again under its key, a question is kept once; without one it is refused', async () => {
    const { one } = await open();
    const first = await say(one, 'halo', { key: 'same' });
    expect((await say(one, 'halo', { key: 'same' })).body).toEqual(first.body);
    expect((await pageOf(one)).match(/class="member"/g)).toHaveLength(1);
    expect((await say(one, 'makasih', { key: 'same' })).status).toBe(409);
    expect((await say(one, 'makasih', { key: '' })).status).toBe(400);
  });

  test('the newest are kept', async () => {
    const { one } = await open();
    for (let count = 0; count <= KEPT_MESSAGES / 2; count += 1) await say(one, `pertanyaan ${count} .`);
    const html = await pageOf(one);
    expect(html.match(/<li class=/g)).toHaveLength(KEPT_MESSAGES);
    expect(html).not.toContain('pertanyaan 0 .');
  });

  test('[CHAT-19, CHAT-20] works without its script: takes, refuses, and asks for the login', async () => {
    const { one } = await open();
    const post = async (text: string) =>
      shownAfter(one, await one.call(CHAT, { method: 'POST', headers: FORM, body: bodyOf(text) }));
    const taken = await post('halo');
    expect([taken.status, taken.headers.get('location')]).toEqual([303, CHAT]);
    const blank = await post(' ');
    expect(blank.status).toBe(400);
    expect(await blank.text()).toContain('role="status">Tulis pertanyaanmu dulu.</p>');
    await one.call('/backend/common/users/_logout', { method: 'POST' });
    const lost = await post('<b>halo</b>');
    expect(lost.status).toBe(401);
    const html = await lost.text();
    expect(html).toContain('dir="auto">&lt;b&gt;halo&lt;/b&gt;</p>');
    expect(html).toContain(`href="/login?redirect=${encodeURIComponent(CHAT)}"`);
  });
});

test('[CHAT-17] talks with sellers that were kept before there was a pharmacist are kept', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'etalase-chat-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const before = new DatabaseSync(path.join(dataDir, 'marketplace.sqlite'));
  const position = MIGRATIONS.findIndex((migration) => migration.includes('partner_code'));
  for (const migration of MIGRATIONS.slice(0, position)) before.exec(migration);
  before.exec(`
    PRAGMA user_version = ${position};
    INSERT INTO members (id, name, email, email_verified) VALUES ('a', 'A', '', 1);
    INSERT INTO chat_messages (id, merchant_code, member_id, author, text, item_sku, at)
      VALUES (7, 'TOK-1', 'a', 'member', 'Harga?', 'X-01', 5), (8, 'TOK-1', 'a', 'seller', 'Rp1', 'X-01', 5);`);
  before.close();
  const database = openDatabase(dataDir);
  onTestFinished(() => database.close());
  expect(conversation(database, { partner: 'seller', code: 'TOK-1', memberId: 'a' })).toEqual([
    { id: 7, author: 'member', text: 'Harga?' },
    { id: 8, author: 'seller', text: 'Rp1' },
  ]);
  expect(database.all('SELECT item_sku, at FROM chat_messages')).toEqual([
    { item_sku: 'X-01', at: 5 },
    { item_sku: 'X-01', at: 5 },
  ]);
});
