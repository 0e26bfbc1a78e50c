import { PILLOW, SOLD_OUT, skuOf } from '../addresses.ts';
import { askToBeTold } from '../shared.ts';
import {
  LOST_ON_THE_WAY_BACK,
  ask,
  inTurn,
  onDatabase,
  press,
  pressInDialog,
  write,
  type Use,
} from '../use.ts';
import type { Visit } from '../visit.ts';

const savedEntries = (visit: Visit) =>
  ask<{ id: string }[]>(visit, `/member/wishlist/_product/${skuOf(PILLOW)}/groups`);
const forgetSaved = async (visit: Visit) => {
  for (const { id } of await savedEntries(visit)) await write(visit, 'DELETE', `/member/wishlist/${id}`);
};
const save = async (visit: Visit) => {
  await write(visit, 'POST', '/member/wishlist/_product', { sku: skuOf(PILLOW) });
};
const forgetNotification = async (visit: Visit) => {
  const body = { sku: skuOf(SOLD_OUT), isNotify: true, email: 'matrix@example.id' };
  const { id } = await write<{ id: string }>(visit, 'POST', '/member/wishlist/_product', body);
  await write(visit, 'DELETE', `/member/wishlist/${id}`);
};
const notifications = async (visit: Visit) => {
  const path = `/product-detail/products/${skuOf(SOLD_OUT)}/_summary`;
  const { tags } = await ask<{ tags: string[] }>(visit, path);
  return tags.includes('NOTIFIED') ? 1 : 0;
};
const NOT_SAVED_YET = 'Belum tersimpan di wishlist. Coba lagi, ya.';
const NOT_TAKEN_YET = 'Belum terhapus dari wishlist. Coba lagi, ya.';
const SAVED = '.quick button[aria-pressed="true"]';
const NOT_SAVED = '.quick button[aria-pressed="false"]';

interface Album {
  id: string;
  name: string;
  count: number;
}
const albumsOf = (visit: Visit) => ask<Album[]>(visit, '/member/wishlist/_groups');
const entriesOf = (visit: Visit) =>
  ask<{ id: string; groupId: string; name: string }[]>(
    visit,
    `/member/wishlist/_product/${skuOf(PILLOW)}/groups`,
  );
const saveTo = (visit: Visit, groupIds?: string[]) =>
  write(visit, 'POST', '/member/wishlist/_product', {
    sku: skuOf(PILLOW),
    ...(groupIds === undefined ? {} : { groupIds }),
  });
/** The album of a name, made if there is none. */
async function albumOf(visit: Visit, name: string): Promise<string> {
  const known = (await albumsOf(visit)).find((album) => album.name === name);
  return known?.id ?? (await write<{ id: string }>(visit, 'POST', '/member/wishlist/_groups', { name })).id;
}
const forget = async (visit: Visit) => {
  const ids = (await entriesOf(visit)).map(({ id }) => id);
  if (ids.length > 0) await write(visit, 'POST', '/member/wishlist/_remove', { ids });
};
/** In the heart's album alone, with another one beside it. */
const inOne = async (visit: Visit) => {
  await forget(visit);
  await saveTo(visit);
  await albumOf(visit, 'Kado');
};
const inTwo = async (visit: Visit) => {
  await inOne(visit);
  await saveTo(visit, [await albumOf(visit, 'Kado')]);
};
const holds = async (visit: Visit, name: string) =>
  (await entriesOf(visit)).some((entry) => entry.name === name) ? 1 : 0;

/** Opens the albums of a product that is saved. */
const openAlbums = async (visit: Visit) => {
  if ((await visit.page.locator('dialog[open]').count()) === 0) await press('Simpan ke album')(visit);
};
const tick = (name: RegExp, isTicked: boolean) => async (visit: Visit) => {
  await visit.page
    .locator('dialog[open]')
    .getByRole('checkbox', { name })
    .setChecked(isTicked, { force: true });
};
const newName = 'Liburan';
const typeName = async (visit: Visit) => {
  await visit.page.locator('dialog[open]').getByRole('textbox').fill(newName);
};
/** An album stays for good: what a round made is taken away before the next one. */
const unmake = (visit: Visit) =>
  onDatabase(visit, (database, memberId) => {
    database
      .prepare(
        'DELETE FROM wishlist_entries WHERE group_id IN (SELECT id FROM wishlist_groups WHERE member_id = ? AND name = ?)',
      )
      .run(memberId, newName);
    database.prepare('DELETE FROM wishlist_groups WHERE member_id = ? AND name = ?').run(memberId, newName);
  });
/** Nothing is left to be done where it has happened already. */
const unless =
  (isDone: (visit: Visit) => Promise<number>, act: (visit: Visit) => Promise<void>) =>
  async (visit: Visit) => {
    if ((await isDone(visit)) === 0) await act(visit);
  };

const inKado = (visit: Visit) => holds(visit, 'Kado');
const inNone = async (visit: Visit) => ((await entriesOf(visit)).length === 0 ? 1 : 0);

/** After an answer that was lost the albums are read, and say that it was made. */
const toldOr = (done: string) => (fault: string) =>
  LOST_ON_THE_WAY_BACK.has(fault) ? done : 'Belum tersimpan. Coba lagi, ya.';
const NOT_LOADED = 'Album gagal dimuat.';
const THERE = 'dialog >> text=Album baru';
const MEMBER = {
  address: PILLOW,
  visitor: 'member',
  from: 'browser',
  owner: ['dialog', '.toast', '.quick button[aria-pressed]', '.stage-tools'],
} as const;

/** The wishlist, its albums, and being told when a product is back. */
export const wishlistUses: Use[] = [
  {
    endpoint: 'POST /member/wishlist/_product',
    what: 'saving to the wishlist',
    address: PILLOW,
    visitor: 'member',
    from: 'browser',
    prepare: forgetSaved,
    act: press('Wishlist'),
    owner: ['.toast'],
    told: NOT_SAVED_YET,
    again: 'act',
    recovered: SAVED,
    written: async (visit) => (await savedEntries(visit)).length,
  },
  {
    endpoint: 'GET /member/wishlist/_product/*/groups',
    what: 'taking from the wishlist, which entry',
    address: PILLOW,
    visitor: 'member',
    from: 'browser',
    prepare: save,
    act: press('Wishlist'),
    owner: ['.toast'],
    told: NOT_TAKEN_YET,
    again: 'act',
    recovered: NOT_SAVED,
    written: async (visit) => 1 - (await savedEntries(visit)).length,
  },
  {
    endpoint: 'DELETE /member/wishlist/*',
    what: 'taking from the wishlist',
    address: PILLOW,
    visitor: 'member',
    from: 'browser',
    prepare: save,
    act: press('Wishlist'),
    owner: ['.toast'],
    told: NOT_TAKEN_YET,
    findsItDone: true,
    again: 'act',
    recovered: NOT_SAVED,
    written: async (visit) => 1 - (await savedEntries(visit)).length,
  },
  {
    endpoint: 'POST /member/wishlist/_product',
    what: 'being told when it is back',
    address: SOLD_OUT,
    visitor: 'member',
    from: 'browser',
    prepare: forgetNotification,
    act: askToBeTold('Kabari saya'),
    owner: ['.buybox', '.toast', 'dialog'],
    told: 'Ada kendala. Coba lagi nanti, ya.',
    again: 'act',
    recovered: 'text=Sip, kamu akan dikabari kalau stoknya sudah ada.',
    written: notifications,
    keeps: ['h1', '.price-now', '.buybox button:has-text("Kabari saya")'],
  },
  {
    ...MEMBER,
    endpoint: 'GET /member/wishlist/_groups',
    what: 'albums of the wishlist',
    prepare: inOne,
    act: openAlbums,
    told: NOT_LOADED,
    again: 'button',
    recovered: THERE,
  },
  {
    ...MEMBER,
    endpoint: 'POST /member/wishlist/_groups',
    what: 'making an album',
    prepare: inTurn(inOne, unmake),
    act: inTurn(openAlbums, typeName, pressInDialog('Buat')),
    told: toldOr(`Disimpan ke ${newName}.`),
    again: 'actInDialog',
    recovered: `.toast >> text=Disimpan ke ${newName}.`,
    written: (visit) => holds(visit, newName),
  },
  {
    ...MEMBER,
    endpoint: 'POST /member/wishlist/_move',
    what: 'moving to another album',
    prepare: inOne,
    act: unless(
      inKado,
      inTurn(openAlbums, tick(/^Wishlist/, false), tick(/^Kado/, true), pressInDialog('Simpan')),
    ),
    told: toldOr('Dipindahkan ke Kado.'),
    again: 'act',
    findsItDone: true,
    recovered: '.quick button[aria-pressed="true"]',
    written: inKado,
  },
  {
    ...MEMBER,
    endpoint: 'POST /member/wishlist/_remove',
    what: 'taking out of all albums',
    prepare: inTwo,
    act: unless(inNone, inTurn(openAlbums, pressInDialog('Hapus dari semua'))),
    told: toldOr('Dihapus dari wishlist.'),
    again: 'act',
    findsItDone: true,
    recovered: '.quick button[aria-pressed="false"]',
    written: inNone,
  },
];
