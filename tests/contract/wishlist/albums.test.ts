import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createMarketplace } from '#marketplace/createMarketplace.ts';
import { MIGRATIONS } from '#marketplace/core/database/migrations.ts';
import { openDatabase } from '#marketplace/core/database/openDatabase.ts';
import { entriesOf, moveEntry, saveItem, wishesOf } from '#marketplace/wishlist/rules/wishlist.ts';
import { ALBUM_ITEMS_MAX, ALBUMS_MAX } from '#src/domain/shell/limits.ts';
import { albums, wishlistEntries } from '#src/services/wishlist/wishlist/contract.ts';
import { visitor } from '../support/visitor.ts';

const CASE = 'RMB-00012-01';
const PILLOW = 'RMB-00022-01';
const GROUPS = '/member/wishlist/_groups';
const PRODUCT = '/member/wishlist/_product';

function shopWith(members: string[]) {
  const shop = createMarketplace({
    dataDir: ':memory:',
    faults: false,
    now: () => Date.UTC(2026, 10, 23, 5),
  });
  onTestFinished(() => shop.close());
  return Promise.all(
    members.map(async (name) => {
      const member = visitor(shop);
      await member.logIn(name);
      const data = async (path: string) => (await member.read(path)).body.data;
      return {
        ...member,
        albums: async () => albums.parse(await data(GROUPS)),
        entries: async (sku = CASE) => wishlistEntries.parse(await data(`${PRODUCT}/${sku}/groups`)),
        namesOf: async (sku = CASE) =>
          wishlistEntries.parse(await data(`${PRODUCT}/${sku}/groups`)).map(({ name }) => name),
        create: async (name: string, sku?: string): Promise<string> =>
          (await member.write(GROUPS, sku === undefined ? { name } : { name, sku })).body.data.id,
        isTagged: async (tag: string, sku = CASE) =>
          (await data(`/product-detail/products/${sku}/_summary`)).tags.includes(tag),
      };
    }),
  );
}
const codeOf = ({ status, body }: { status: number; body: any }) => [status, body.errors?.user[0] ?? null];

describe('albums', () => {
  test('[API-71, WISH-02, WISH-01] albums have a name, a count and pictures of the last items', async () => {
    const [member] = await shopWith(['eko']);
    expect(await member!.albums()).toEqual([]);
    expect(await member!.isTagged('WISHLIST')).toBe(false);
    await member!.write(PRODUCT, { sku: CASE });
    const bedroom = await member!.create('Kamar tidur', PILLOW);
    for (const sku of ['NDA-00201-01', 'TRT-00301-01', 'SND-00601-01', CASE]) {
      await member!.write(PRODUCT, { sku, groupId: bedroom });
    }
    const [first, second, ...others] = await member!.albums();
    expect(others).toEqual([]);
    expect(first).toMatchObject({ name: 'Wishlist', isDefault: true, count: 1 });
    expect(first?.images).toHaveLength(1);
    expect(second).toMatchObject({ id: bedroom, name: 'Kamar tidur', isDefault: false, count: 5 });
    expect(second?.images).toHaveLength(4);
    expect(second?.images[0]?.full).toBe(first?.images[0]?.full);
    expect(await member!.isTagged('WISHLIST')).toBe(true);
    expect(await member!.isTagged('WISHLIST', PILLOW)).toBe(true);
  });

  test('[API-72, API-73, WISH-03] saves an item to all asked albums, or none if one is unknown', async () => {
    const [member] = await shopWith(['eko']);
    const one = await member!.create('Liburan');
    const two = await member!.create('Kado');
    const both = await member!.write(PRODUCT, { sku: CASE, groupIds: [one, two] });
    expect(await member!.namesOf()).toEqual(['Kado', 'Liburan']);
    expect((await member!.entries()).map(({ groupId }) => groupId).toSorted()).toEqual([one, two].toSorted());
    expect(both.body.data.id).toBe((await member!.entries()).find(({ groupId }) => groupId === one)?.id);
    const refused = await member!.write(PRODUCT, { sku: PILLOW, groupIds: [one, 'no-such-album'] });
    expect(codeOf(refused)).toEqual([404, 'ALBUM_NOT_FOUND']);
    expect(await member!.namesOf(PILLOW)).toEqual([]);
    expect(codeOf(await member!.write(PRODUCT, { sku: CASE, groupIds: [] }))).toEqual([400, 'INVALID_BODY']);
  });

  test('[API-74, WISH-04, WISH-05, WISH-06] makes an album once for a key, with a valid, new name', async () => {
    const [member] = await shopWith(['eko']);
    const key = { 'idempotency-key': 'album-1' };
    const made = await member!.write(GROUPS, { name: '  Kado  Ibu-2 ', sku: CASE }, key);
    const again = await member!.write(GROUPS, { name: '  Kado  Ibu-2 ', sku: CASE }, key);
    expect(again.body).toEqual(made.body);
    expect((await member!.albums()).map(({ name, count }) => [name, count])).toEqual([['Kado Ibu-2', 1]]);
    for (const name of ['Kado Ibu-2', 'KADO IBU-2']) {
      expect(codeOf(await member!.write(GROUPS, { name }))).toEqual([409, 'ALBUM_NAME_TAKEN']);
    }
    for (const name of [
      '',
      '   ',
      'Kado!',
      'Ibu & Ayah',
      'a_b',
      '<b>',
      '\u202e\u200b',
      'x'.repeat(31),
      'é',
    ]) {
      expect([name, ...codeOf(await member!.write(GROUPS, { name }))]).toEqual([
        name,
        400,
        'INVALID_ALBUM_NAME',
      ]);
    }
    expect(codeOf(await member!.write(GROUPS, { name: 'x'.repeat(100_000) }))[0]).toBeGreaterThanOrEqual(400);
    const [known] = await member!.albums();
    expect(await member!.namesOf()).toEqual(['Kado Ibu-2']);
    expect(known?.id).toBe(made.body.data.id);
  });

  test('[API-75, API-76, WISH-07, WISH-08] removes entries singly and many at once, only own ones', async () => {
    const [member, other] = await shopWith(['eko', 'ayu']);
    const [one, two] = [await member!.create('Liburan', CASE), await member!.create('Kado', CASE)];
    await other!.write(PRODUCT, { sku: CASE });
    const ids = (await member!.entries()).map(({ id }) => id);
    const [foreign] = await other!.entries();
    expect((await member!.write('/member/wishlist/_remove', { ids: [...ids, foreign?.id] })).status).toBe(
      200,
    );
    expect([await member!.namesOf(), await other!.namesOf()]).toEqual([[], ['Wishlist']]);
    expect((await member!.write('/member/wishlist/_remove', { ids })).status).toBe(200);
    expect((await member!.albums()).map(({ id, count }) => [id, count]).toSorted()).toEqual(
      [
        [one, 0],
        [two, 0],
      ].toSorted(),
    );
    expect(codeOf(await member!.write('/member/wishlist/_remove', { ids: [] }))).toEqual([
      400,
      'INVALID_BODY',
    ]);
    expect(await member!.isTagged('WISHLIST')).toBe(false);
  });

  test('[WISH-03] an entry is moved; once more changes nothing, and never out of both', async () => {
    const [member] = await shopWith(['eko']);
    const [one, two] = [await member!.create('Liburan', CASE), await member!.create('Kado')];
    const [entry] = await member!.entries();
    const move = () => member!.write('/member/wishlist/_move', { id: entry?.id, groupId: two });
    expect((await move()).status).toBe(200);
    expect(await member!.namesOf()).toEqual(['Kado']);
    // The answer was lost.
    expect((await move()).status).toBe(200);
    expect(await member!.namesOf()).toEqual(['Kado']);
    const [moved] = await member!.entries();
    const nowhere = { id: moved?.id, groupId: 'no-such-album' };
    expect(codeOf(await member!.write('/member/wishlist/_move', nowhere))).toEqual([404, 'ALBUM_NOT_FOUND']);
    expect(await member!.namesOf()).toEqual(['Kado']);
    // An item that is moved to an album that has it already is not in it twice.
    await member!.write(PRODUCT, { sku: CASE, groupId: one });
    expect((await move()).status).toBe(200);
    const back = await member!.write('/member/wishlist/_move', { id: moved?.id, groupId: one });
    expect([back.status, await member!.namesOf()]).toEqual([200, ['Liburan']]);
    const gone = { id: 'no-such-entry', groupId: one };
    expect(codeOf(await member!.write('/member/wishlist/_move', gone))).toEqual([404, 'ENTRY_NOT_FOUND']);
  });

  test('[API-72] lists the albums of an item in their order: the default one, then the newest', async () => {
    const [member] = await shopWith(['eko']);
    const trip = await member!.create('Liburan', CASE);
    const gift = await member!.create('Kado', CASE);
    await member!.write(PRODUCT, { sku: CASE });
    const listed = (await member!.albums()).map(({ id }) => id);
    expect((await member!.entries()).map(({ groupId }) => groupId)).toEqual(listed);
    expect(await member!.namesOf()).toEqual(['Wishlist', 'Kado', 'Liburan']);
    expect(listed.slice(1)).toEqual([gift, trip]);
  });

  test('[API-71, WISH-03] a moved item is the newest of its album, and first on the cover', async () => {
    const [member] = await shopWith(['eko']);
    const from = await member!.create('Liburan', CASE);
    const to = await member!.create('Kado', PILLOW);
    for (const sku of ['NDA-00201-01', 'TRT-00301-01']) await member!.write(PRODUCT, { sku, groupId: to });
    const coverOf = async (album: string) =>
      (await member!.albums()).find(({ id }) => id === album)?.images.map(({ full }) => full);
    const [picture] = (await coverOf(from)) ?? [];
    const before = (await coverOf(to)) ?? [];
    const [entry] = await member!.entries();
    await member!.write('/member/wishlist/_move', { id: entry?.id, groupId: to });
    expect(await coverOf(to)).toEqual([picture, ...before]);
    expect(await coverOf(from)).toEqual([]);
  });

  test('[WISH-11, AUTH-04] only members have albums, and no access to those of others', async () => {
    const [member, other] = await shopWith(['eko', 'ayu']);
    const id = await member!.create('Liburan');
    expect(codeOf(await other!.write(PRODUCT, { sku: CASE, groupId: id }))).toEqual([404, 'ALBUM_NOT_FOUND']);
    expect(await other!.albums()).toEqual([]);
    await other!.call('/backend/common/users/_logout', { method: 'POST' });
    for (const path of [GROUPS, `${PRODUCT}/${CASE}/groups`]) {
      expect(codeOf(await other!.read(path))).toEqual([401, 'LOGIN_REQUIRED']);
    }
    for (const path of [GROUPS, PRODUCT, '/member/wishlist/_move', '/member/wishlist/_remove']) {
      expect(codeOf(await other!.write(path, {}))).toEqual([401, 'LOGIN_REQUIRED']);
    }
  });

  test('[WISH-04] an album named as the heart’s own becomes the heart’s own', async () => {
    const [member] = await shopWith(['eko']);
    const id = await member!.create('wishlist');
    await member!.write(PRODUCT, { sku: CASE });
    expect(await member!.albums()).toMatchObject([{ id, name: 'wishlist', isDefault: true, count: 1 }]);
  });

  test('[NOTIFY-02, NOTIFY-04] to be told is asked for by the add with isNotify, and is no album', async () => {
    const [member] = await shopWith(['eko']);
    await member!.write(PRODUCT, { sku: CASE });
    expect(await member!.isTagged('NOTIFIED')).toBe(false);
    for (const email of ['', 'eko', 'eko@contoh', 'e ko@contoh.id', 'eko@@contoh.id', '\u202e@contoh.id']) {
      const refused = await member!.write(PRODUCT, { sku: PILLOW, isNotify: true, email });
      expect([email, ...codeOf(refused)]).toEqual([email, 400, 'INVALID_EMAIL']);
    }
    const noted = await member!.write(PRODUCT, { sku: PILLOW, isNotify: true, email: 'eko@contoh.id' });
    expect(await member!.isTagged('NOTIFIED', PILLOW)).toBe(true);
    expect(await member!.isTagged('WISHLIST', PILLOW)).toBe(false);
    expect((await member!.albums()).map(({ count }) => count)).toEqual([1]);
    await member!.call(`/backend/member/wishlist/${noted.body.data.id}`, { method: 'DELETE' });
    expect(await member!.isTagged('NOTIFIED', PILLOW)).toBe(false);
  });

  test('[WISH-04] limits are said: so many albums', async () => {
    const [member] = await shopWith(['eko']);
    for (let n = 1; n <= ALBUMS_MAX; n += 1) await member!.create(`Album ${n}`);
    const refused = await member!.write(GROUPS, { name: 'Album lagi' });
    expect(codeOf(refused)).toEqual([409, 'ALBUM_LIMIT']);
    expect(refused.body.errors.maximum).toEqual([ALBUMS_MAX]);
    expect(await member!.albums()).toHaveLength(ALBUMS_MAX);
  });

  test('[WISH-03] limits are said: so many items in an album, moved ones too', () => {
    const database = openDatabase(':memory:');
    onTestFinished(() => database.close());
    database.run("INSERT INTO members (id, name, email, email_verified) VALUES ('m', 'M', 'm@contoh.id', 1)");
    for (let n = 1; n <= ALBUM_ITEMS_MAX; n += 1) {
      saveItem(database, 'm', `SKU-${n}`, { groupIds: [], now: 0 });
    }
    const full = expect.objectContaining({ code: 'ALBUM_FULL', params: { maximum: ALBUM_ITEMS_MAX } });
    const more = () => saveItem(database, 'm', 'SKU-X', { groupIds: [], now: 0 });
    expect(more).toThrow(full);
    // An item that is already in it needs no room.
    expect(saveItem(database, 'm', 'SKU-7', { groupIds: [], now: 0 })).not.toBe('');
    const [group] = database.all('SELECT id FROM wishlist_groups');
    database.run(
      "INSERT INTO wishlist_groups (id, member_id, name, is_default, created_at) VALUES ('g', 'm', 'Lain', 0, 0)",
    );
    const id = saveItem(database, 'm', 'SKU-X', { groupIds: ['g'], now: 0 });
    expect(() => moveEntry(database, 'm', id, String(group?.['id']))).toThrow(full);
  });
});

test('[API-71, WISH-02] keeps what members saved before there were albums, and their notices', () => {
  const folder = mkdtempSync(join(tmpdir(), 'albums-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const before = new DatabaseSync(join(folder, 'marketplace.sqlite'));
  const position = MIGRATIONS.findIndex((migration) => migration.includes('CREATE TABLE wishlist_groups'));
  for (const migration of MIGRATIONS.slice(0, position)) before.exec(migration);
  before.exec(`
    PRAGMA user_version = ${position};
    INSERT INTO members (id, name, email, email_verified) VALUES ('a', 'A', '', 1), ('b', 'B', '', 1), ('c', 'C', '', 1);
    INSERT INTO wishlist (id, member_id, item_sku, is_notify, email) VALUES
      ('1', 'a', 'X-01', 0, NULL), ('2', 'a', 'Y-01', 0, NULL), ('3', 'b', 'X-01', 0, NULL),
      ('4', 'b', 'Y-01', 1, 'b@contoh.id'), ('5', 'c', 'X-01', 1, NULL);`);
  before.close();
  const database = openDatabase(folder);
  onTestFinished(() => database.close());
  const saved = (member: string, sku: string) =>
    entriesOf(database, member, sku).map(({ id, name }) => [id, name]);
  expect([saved('a', 'X-01'), saved('a', 'Y-01')]).toEqual([[['1', 'Wishlist']], [['2', 'Wishlist']]]);
  expect([saved('b', 'X-01'), saved('b', 'Y-01'), saved('c', 'X-01')]).toEqual([[['3', 'Wishlist']], [], []]);
  expect(wishesOf(database, 'b', 'Y-01')).toEqual({ isSaved: false, isNotified: true });
  expect(wishesOf(database, 'c', 'X-01')).toEqual({ isSaved: false, isNotified: true });
  expect(database.get("SELECT email FROM stock_notices WHERE id = '4'")).toEqual({ email: 'b@contoh.id' });
  // The heart goes on saving to the same album.
  saveItem(database, 'a', 'Z-01', { groupIds: [], now: 0 });
  expect(database.all("SELECT id FROM wishlist_groups WHERE member_id = 'a'")).toHaveLength(1);
});
