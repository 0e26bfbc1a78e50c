import { describe, expect, onTestFinished, test } from 'vitest';
import { createMarketplace } from '#marketplace/createMarketplace.ts';
import { AFFILIATE_SESSION_MS } from '#src/domain/shell/limits.ts';
import { createBackendCalls } from '#src/app/createBackendCalls.ts';
import { affiliateConfig } from '#src/services/share/share/contract.ts';
import { createShareService } from '#src/services/share/share/shareService.ts';
import { openDatabase } from '#marketplace/core/database/openDatabase.ts';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { keptFolder } from '../../support/keptFolder.ts';
import { visitor } from '../support/visitor.ts';

const NOW = Date.UTC(2026, 10, 21, 5);
const ITEM = 'RMB-00012-02';
const PATH = '/p/koper-hardcase-rimba-lawu/RMB-00012-02';
const URL_OF_ITEM = `http://shop.test${PATH}`;

function open() {
  const time = { now: NOW };
  const dataDir = keptFolder('etalase-sharing-');
  const shop = createMarketplace({ dataDir, faults: false, now: () => time.now });
  const database = openDatabase(dataDir);
  onTestFinished(() => {
    database.close();
    shop.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return { shop, time, database };
}
type Visitor = ReturnType<typeof visitor>;
type Database = ReturnType<typeof openDatabase>;
/** The page's own service, as this visitor. */
function serviceOf(who: Visitor) {
  const fetch = (input: unknown, init?: RequestInit) => {
    if (String(input) === '/short-link') expect(init?.credentials).toBe('omit');
    const { pathname, search } = new URL(String(input), 'http://shop.test');
    return who.call(pathname + search, init);
  };
  const options = { fetch, origin: 'http://shop.test', language: 'id', timeoutMs: 10_000 } as const;
  return createShareService(createBackendCalls(options).backend, fetch);
}
async function affiliateIdOf(who: Visitor): Promise<string> {
  const link = await serviceOf(who).affiliateLink(ITEM, URL_OF_ITEM);
  return new URL(link).searchParams.get('affiliateId') ?? '';
}
const sessions = (database: Database) => database.all('SELECT * FROM affiliate_sessions');
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'no failure',
    (error: { failure: { code: string | null } }) => error.failure.code,
  );

describe('short links', () => {
  test('[SHARE-09, API-109] shortens a link to the same option, and the same link always alike', async () => {
    const { shop, database } = open();
    const guest = visitor(shop);
    const short = await serviceOf(guest).shorten(URL_OF_ITEM);
    expect(short).toMatch(/^http:\/\/shop\.test\/s\/[2-9A-HJ-NP-Z]{7}$/);
    const answer = await guest.call(new URL(short).pathname);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, PATH]);
    expect(await serviceOf(visitor(shop)).shorten(URL_OF_ITEM)).toBe(short);
    expect(await serviceOf(guest).shorten(URL_OF_ITEM.replace('-02', '-01'))).not.toBe(short);
    expect(database.all('SELECT * FROM short_links')).toHaveLength(2);
  });

  test('[SHARE-09] further parts of an address are dropped, and no link leads out of the shop', async () => {
    const { shop, database } = open();
    const guest = visitor(shop);
    const service = serviceOf(guest);
    const plain = await service.shorten(URL_OF_ITEM);
    const code = new URL(plain).pathname;
    for (const url of [
      `https://evil.test/p/anything/${ITEM}`,
      `${URL_OF_ITEM}?utm_source=x&affiliateId=%0d%0aSet-Cookie#x`,
      `http://shop.test/p/%2F%2Fevil.test/${ITEM}`,
    ]) {
      const answer = await guest.call(new URL(await service.shorten(url)).pathname);
      expect(answer.headers.get('location'), url).toBe(PATH);
    }
    expect(database.all('SELECT * FROM short_links')).toEqual([{ code: code.slice(3), path: PATH }]);
    for (const url of [
      'javascript:alert(1)',
      'http://shop.test/login',
      'http://a:b@shop.test/p/x/RMB-00012-02',
      'x',
      '',
    ]) {
      const refused = await guest.call('/short-link', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ url }),
      });
      expect(refused.status, url).toBe(400);
    }
    await expect(service.shorten('http://shop.test/p/x/XXX-99999-01')).rejects.toThrow('404');
    expect((await guest.call('/s/AAAAAAA')).status).toBe(404);
    expect((await guest.call(`/s/${'A'.repeat(500)}`)).status).toBe(404);
  });
});

describe('affiliates', () => {
  test('[API-48] members are told what they earn', async () => {
    const { body } = await visitor(open().shop).read('/content/affiliate-config');
    expect(affiliateConfig.parse(body.data)).toEqual({ enabled: true, commission: 5 });
  });

  test('[SHARE-10, API-98] a member has one code, which says nothing of them; a guest has none', async () => {
    const { shop } = open();
    const [guest, ayu, budi] = [visitor(shop), visitor(shop), visitor(shop)];
    await ayu.logIn('ayu');
    await budi.logIn('budi');
    expect(await codeOf(serviceOf(guest).affiliateLink(ITEM, URL_OF_ITEM))).toBe('LOGIN_REQUIRED');
    const link = await serviceOf(ayu).affiliateLink(ITEM, `${URL_OF_ITEM}?affiliateId=AF00000000`);
    expect(link).toMatch(
      /^http:\/\/shop\.test\/p\/koper-hardcase-rimba-lawu\/RMB-00012-02\?affiliateId=AF\w{8}$/,
    );
    expect(link).not.toContain('AF00000000');
    expect(await serviceOf(ayu).affiliateLink(ITEM, URL_OF_ITEM)).toBe(link);
    expect(await affiliateIdOf(budi)).not.toBe(new URL(link).searchParams.get('affiliateId'));
    // Made short it still names them.
    const short = await serviceOf(guest).shorten(link);
    const answer = await guest.call(new URL(short).pathname);
    expect(answer.headers.get('location')).toBe(link.replace('http://shop.test', ''));
  });

  test('[SHARE-11, SHARE-13, API-97] a visit counts for a day, until another affiliate’s link', async () => {
    const { shop, time, database } = open();
    const [guest, ayu, budi] = [visitor(shop), visitor(shop), visitor(shop)];
    await ayu.logIn('ayu');
    await budi.logIn('budi');
    const [first, second] = [await affiliateIdOf(ayu), await affiliateIdOf(budi)];
    const visit = (affiliateId: string, item = ITEM) =>
      serviceOf(guest).openAffiliateSession(affiliateId, item);
    expect(await visit(first)).toBe(true);
    expect(sessions(database)).toMatchObject([{ affiliate_id: first, item_sku: ITEM, at: NOW }]);
    time.now += AFFILIATE_SESSION_MS - 1;
    await visit(first, 'RMB-00012-01');
    expect(sessions(database)).toMatchObject([{ affiliate_id: first, item_sku: ITEM, at: NOW }]);
    time.now += 1;
    await visit(first, 'RMB-00012-01');
    expect(sessions(database)).toMatchObject([{ item_sku: 'RMB-00012-01', at: time.now }]);
    time.now += 1;
    await visit(second);
    expect(sessions(database)).toMatchObject([{ affiliate_id: second, item_sku: ITEM, at: time.now }]);
    // An unknown affiliate counts nothing, and the running session goes on.
    expect(await visit('AF99999999')).toBe(false);
    expect(sessions(database)).toMatchObject([{ affiliate_id: second }]);
    expect(await codeOf(visit('<b>'))).toBe('INVALID_BODY');
    expect(await codeOf(visit(first, 'XXX-99999-01'))).toBe('PRODUCT_NOT_FOUND');
  });

  test('[SHARE-13] a member’s own link earns nothing, also after a login; another’s comes along', async () => {
    const { shop, database } = open();
    const [guest, ayu, budi] = [visitor(shop), visitor(shop), visitor(shop)];
    await ayu.logIn('ayu');
    await budi.logIn('budi');
    const own = await affiliateIdOf(ayu);
    expect(await serviceOf(ayu).openAffiliateSession(own, ITEM)).toBe(false);
    expect(sessions(database)).toEqual([]);
    await serviceOf(guest).openAffiliateSession(own, ITEM);
    await guest.logIn('ayu');
    expect(sessions(database)).toEqual([]);
    const other = visitor(shop);
    await serviceOf(other).openAffiliateSession(own, ITEM);
    await other.logIn('citra');
    expect(sessions(database)).toMatchObject([{ owner: 'member-citra', affiliate_id: own }]);
  });
});

describe('quests', () => {
  test('[SHARE-12, API-77] a share of a member counts once a day and item; a guest’s never', async () => {
    const { shop, time, database } = open();
    const [guest, ayu] = [visitor(shop), visitor(shop)];
    await ayu.logIn('ayu');
    const publish = (who: Visitor, item = ITEM) => serviceOf(who).publishQuest('PRODUCT_SHARE', item);
    expect(await codeOf(publish(guest))).toBe('LOGIN_REQUIRED');
    const count = () => database.all('SELECT * FROM quest_events').length;
    await publish(ayu);
    await publish(ayu);
    expect(count()).toBe(1);
    await publish(ayu, 'RMB-00012-01');
    expect(count()).toBe(2);
    time.now += 24 * 3600 * 1000;
    await publish(ayu);
    expect(count()).toBe(3);
    const { body } = await ayu.write('/member-reward/quest/v2/publish-event', {
      event: 'FREE_MONEY',
      itemSku: ITEM,
    });
    expect(body.errors.user).toEqual(['INVALID_BODY']);
  });
});
