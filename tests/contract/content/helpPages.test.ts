import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createMarketplace, type MarketplaceOptions } from '#marketplace/createMarketplace.ts';
import { product, SELLER } from '../../support/products.ts';
import { visitor } from '../support/visitor.ts';

function open(options: Partial<MarketplaceOptions> = {}) {
  const shop = createMarketplace({
    dataDir: ':memory:',
    faults: false,
    products: [product({ item: { offered: 125_000 } })],
    merchants: [SELLER],
    ...options,
  });
  onTestFinished(() => shop.close());
  return visitor(shop);
}
type Visitor = ReturnType<typeof visitor>;
const textOf = async (one: Visitor, path: string) =>
  (await (await one.call(path)).text())
    .replace(/^.*<main/s, '<main')
    .replace(/<footer.*$/s, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

describe('pages that help', () => {
  test('[CONFIG-12, LINK-21] customer care says the hours that are configured', async () => {
    const one = open({ configEntries: [{ id: 'pdp.cs.operational-hours', value: '09:30-17:00' }] });
    expect(await textOf(one, '/bliblicare')).toBe(
      'Layanan pelanggan Kami siap membantu setiap hari, 09.30–17.00 WIB.',
    );
    expect(await textOf(open({ configEntries: [] }), '/bliblicare?lang=en')).toContain('08.00–22.00 WIB');
  });

  test('[LINK-24, RETURN-09] the page of returns states the policy, and offers no form for one', async () => {
    const one = open();
    expect(await textOf(one, '/faq/retur')).toMatch(
      /14 hari atau lebih.*ongkir ditanggung pembeli.*tidak bisa diajukan/,
    );
    expect(await textOf(one, '/faq/retur?lang=en')).toMatch(
      /14 days or more.*buyer pays.*cannot be asked for/,
    );
  });
});

describe('[LINK-09] an email address', () => {
  const emailOf = async (one: Visitor) => (await one.read('/common/users/_current')).body.data.emailVerified;

  test('is verified by its member, and stays that', async () => {
    const one = open();
    expect(await textOf(one, '/verify-email')).toBe('Verifikasi email Masuk untuk memverifikasi email');
    await one.logIn('budi');
    expect(await textOf(one, '/verify-email')).toContain(
      'budi@contoh.id Toko contoh ini tidak mengirim email.',
    );
    expect(await emailOf(one)).toBe(false);
    const answer = await one.call('/verify-email', { method: 'POST' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/verify-email']);
    expect(await emailOf(one)).toBe(true);
    expect(await textOf(one, '/verify-email?lang=en')).toBe(
      'Verify your email budi@contoh.id This email address is verified.',
    );
  });

  test('is still verified after a restart', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'etalase-email-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const before = createMarketplace({ dataDir, faults: false, products: [product()], merchants: [SELLER] });
    const one = visitor(before);
    await one.logIn('budi');
    await one.call('/verify-email', { method: 'POST' });
    before.close();
    const later = open({ dataDir });
    await later.logIn('budi');
    expect(await emailOf(later)).toBe(true);
  });

  test('of another member stays as it is', async () => {
    const one = open();
    await one.logIn('ayu');
    await one.call('/verify-email', { method: 'POST' });
    await one.logIn('budi');
    expect(await emailOf(one)).toBe(false);
  });
});

describe('a card of a product', () => {
  const NOTE = { id: 'Dua atribut', en: 'Two attributes' };
  const shown = (statistics: { rating: number | null; reviewCount: number; sold: number }) =>
    open({ products: [product({ statistics, shows: [NOTE] })] });
  const LISTS = ['/_search?searchTerm=uji', '/brand/merek-uji', '/c/1/rumah/C1/C1', '/merchant/TOK-1'];

  test('says among the examples what it is there for', async () => {
    expect(await textOf(shown({ rating: 4.66, reviewCount: 1234, sold: 0 }), '/demo')).toContain(
      'Dua atribut',
    );
  });
  test.each(LISTS)('says elsewhere what buyers made of it: %s', async (path) => {
    const one = shown({ rating: 4.66, reviewCount: 1500, sold: 2300 });
    const words = await textOf(one, path);
    expect(words).not.toContain('Dua atribut');
    expect(words).toContain('★ 4,7 · Terjual 2,3\u00a0rb'.replaceAll('\u00a0', ' '));
  });
  test('without reviews says that it has none yet', async () => {
    const english = (one: Visitor) => textOf(one, '/_search?searchTerm=uji&lang=en');
    const bare = await english(shown({ rating: null, reviewCount: 0, sold: 0 }));
    expect(bare).toMatch(/No reviews yet$/);
    expect(await english(shown({ rating: 5, reviewCount: 1, sold: 1 }))).toMatch(/★ 5\.0 · 1 sold$/);
  });
});
