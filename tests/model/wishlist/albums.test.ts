import { describe, expect, test } from 'vitest';
import { albumsMachine } from '#src/machines/wishlist/albums/albumsMachine.ts';
import { albumsPaths } from '#src/machines/wishlist/albums/albumsPaths.ts';
import type { AlbumsContext } from '#src/machines/wishlist/albums/albumsTypes.ts';
import * as contract from '#src/services/wishlist/wishlist/contract.ts';
import { drive, lost, refused, type Driven } from '../support/drive.ts';
import { partFacts } from '../support/summaries.ts';
import { expectEveryTransition } from '../support/walk.ts';

const albums = (...names: string[]) =>
  contract.albums.parse(names.map((name) => ({ id: `G-${name}`, name, count: 1 })));
const entries = (...names: string[]) =>
  names.map((name) => ({ id: `E-${name}`, groupId: `G-${name}`, name }));
const some = { groups: albums('Wishlist', 'Kado', 'Rumah'), productGroups: entries('Wishlist') };

function shown(loaded: { groups: unknown; productGroups: unknown } | null = some): Driven {
  const part = drive(albumsMachine, {
    actors: ['loadAlbums', 'createAlbum', 'saveAlbums'],
    systemId: 'albums',
    input: partFacts({ itemSku: 'A-01' }),
  });
  part.send({ type: 'albums.opened' });
  if (loaded !== null) part.resolve('loadAlbums', loaded);
  return part;
}
const context = (part: Driven) => part.context<AlbumsContext>();
const toggle = (part: Driven, ...names: string[]) => {
  for (const name of names) part.send({ type: 'album.toggled', id: `G-${name}` });
};
const save = (part: Driven) => part.send({ type: 'choice.saved' });
/** The states of the heart that the wishlist part was told, in order. */
const heart = (part: Driven) =>
  part.toPage.flatMap((told) => {
    const { name, event } = told as unknown as { name: string; event: { isSaved: boolean } };
    return name === 'wishlist' ? [event.isSaved] : [];
  });
const said = (part: Driven) =>
  part.toToast.map(({ toast }) => {
    const { copyKey, params } = toast as { copyKey: string; params: object };
    return [copyKey, params];
  });
const closings = (part: Driven) => part.toModal.filter(({ type }) => type === 'modal.closed');
const closed = (part: Driven) => closings(part).length;

test('albums: every transition', () => {
  expectEveryTransition(albumsPaths);
});

describe('albums', () => {
  test('[WISH-02, WISH-01] hold all groups and those of the product; the heart follows them', () => {
    const part = shown();
    expect(context(part)).toMatchObject({ ...some, chosen: ['G-Wishlist'] });
    expect(heart(part)).toEqual([true]);
    const none = shown({ groups: some.groups, productGroups: [] });
    expect(heart(none)).toEqual([false]);
  });

  test('nothing is asked for before they are shown; each time they are shown it is asked for anew', () => {
    const part = drive(albumsMachine, {
      actors: ['loadAlbums'],
      systemId: 'albums',
      input: partFacts({ itemSku: 'A-01' }),
    });
    expect(part.waiting()).toEqual([]);
    part.send({ type: 'albums.opened' });
    expect(part.inputOf('loadAlbums')).toEqual({ itemSku: 'A-01' });
    part.resolve('loadAlbums', some);
    part.send({ type: 'albums.left' });
    expect(part.waiting()).toEqual([]);
    part.send({ type: 'albums.opened' });
    part.resolve('loadAlbums', { groups: albums('Kado'), productGroups: entries('Kado') });
    expect(context(part)).toMatchObject({ groups: albums('Kado'), chosen: ['G-Kado'] });
  });

  test.each([
    ['failed', refused(null, 500)],
    ['unreached', lost()],
  ])('[WISH-12] groups that cannot be loaded (%s) are empty, and loading is over', (state, error) => {
    const part = shown();
    part.send({ type: 'albums.opened' });
    expect(part.snapshot().hasTag('busy')).toBe(true);
    part.reject('loadAlbums', error);
    expect(part.value()).toBe(state);
    expect(context(part)).toMatchObject({ groups: [], productGroups: [], chosen: [] });
    expect(part.snapshot().hasTag('busy')).toBe(false);
    part.send({ type: 'network.returned' });
    expect(part.waiting()).toEqual(state === 'unreached' ? ['loadAlbums'] : []);
    part.send({ type: 'retry.requested' });
    expect(part.waiting()).toEqual(['loadAlbums']);
  });

  test.each([
    [['Kado'], { added: ['G-Kado'], removed: [] }, 'albums.saved', { album: 'Kado' }, true],
    [
      ['Rumah', 'Kado'],
      { added: ['G-Rumah', 'G-Kado'], removed: [] },
      'albums.savedMany',
      { count: 2 },
      true,
    ],
    [
      ['Wishlist', 'Kado'],
      { added: ['G-Kado'], removed: ['E-Wishlist'] },
      'albums.moved',
      { album: 'Kado' },
      true,
    ],
    [
      ['Wishlist', 'Kado', 'Rumah'],
      { added: ['G-Kado', 'G-Rumah'], removed: ['E-Wishlist'] },
      'albums.changed',
      {},
      true,
    ],
    [['Wishlist'], { added: [], removed: ['E-Wishlist'] }, 'wishlist.removed', {}, false],
  ] as const)(
    '[WISH-03, WISH-07, WISH-08] with %j turned writes the difference, sets the heart, says so',
    (turned, change, copyKey, params, isSaved) => {
      const part = shown();
      toggle(part, ...turned);
      save(part);
      expect(part.inputOf('saveAlbums')).toEqual({ itemSku: 'A-01', ...change });
      expect(heart(part).at(-1)).toBe(isSaved);
      expect(said(part)).toEqual([]);
      // Nothing is ticked while it is being written.
      toggle(part, 'Rumah');
      save(part);
      expect(part.waiting()).toEqual(['saveAlbums']);
      part.resolve('saveAlbums');
      expect(said(part)).toEqual([[copyKey, params]]);
      expect(closed(part)).toBe(1);
      expect(part.value()).toBe('closed');
    },
  );

  test('[WISH-08] out of all of them at once', () => {
    const part = shown({ groups: some.groups, productGroups: entries('Wishlist', 'Rumah') });
    part.send({ type: 'removal.requested' });
    expect(part.inputOf('saveAlbums')).toMatchObject({ added: [], removed: ['E-Wishlist', 'E-Rumah'] });
    const none = shown({ groups: some.groups, productGroups: [] });
    none.send({ type: 'removal.requested' });
    expect(none.waiting()).toEqual([]);
  });

  test.each([
    ['an answer', ['Kado']],
    ['a choice that changes nothing', []],
  ])('[WISH-18] %s closes the albums alone, whatever was opened meanwhile', (_, turned) => {
    const part = shown();
    toggle(part, ...turned);
    save(part);
    if (turned.length > 0) part.resolve('saveAlbums');
    expect(closings(part)).toEqual([{ type: 'modal.closed', keys: ['wishlistDetail'] }]);
  });

  test('a choice that changes nothing writes nothing', () => {
    const part = shown();
    toggle(part, 'Kado', 'Kado');
    save(part);
    expect([part.waiting(), closed(part)]).toEqual([[], 1]);
  });

  test('[WISH-01, ERR-61] a failed write restores the heart, reads albums and keeps the ticks', () => {
    const part = shown();
    toggle(part, 'Wishlist', 'Kado', 'Rumah');
    save(part);
    part.reject('saveAlbums', lost());
    expect(heart(part).at(-1)).toBe(true);
    expect(part.snapshot().hasTag('pending')).toBe(true);
    // Half of it had been written.
    part.resolve('loadAlbums', { groups: some.groups, productGroups: entries('Wishlist', 'Kado') });
    expect(context(part)).toMatchObject({ chosen: ['G-Kado', 'G-Rumah'], failure: { kind: 'network' } });
    expect([said(part), closed(part)]).toEqual([[], 0]);
    save(part);
    expect(part.inputOf('saveAlbums')).toMatchObject({ added: ['G-Rumah'], removed: ['E-Wishlist'] });
  });

  test('[WISH-01] a removal that failed gives the heart back at once, before anything is read', () => {
    const part = shown();
    part.send({ type: 'removal.requested' });
    expect(heart(part).at(-1)).toBe(false);
    part.reject('saveAlbums', refused('DOWN', 503));
    expect(part.waiting()).toEqual(['loadAlbums']);
    expect(heart(part).at(-1)).toBe(true);
  });

  test('[WISH-01] a write whose answer was lost, but that was made, is no failure', () => {
    const part = shown();
    toggle(part, 'Kado');
    save(part);
    part.reject('saveAlbums', lost());
    part.resolve('loadAlbums', { groups: some.groups, productGroups: entries('Wishlist', 'Kado') });
    expect(said(part)).toEqual([['albums.saved', { album: 'Kado' }]]);
    expect([part.value(), closed(part), heart(part).at(-1)]).toEqual(['closed', 1, true]);
  });

  test('[WISH-03] an album that another tab has taken away is no longer ticked, and that is said', () => {
    const part = shown();
    toggle(part, 'Kado');
    save(part);
    part.reject('saveAlbums', refused('ALBUM_NOT_FOUND', 404));
    part.resolve('loadAlbums', { groups: albums('Wishlist'), productGroups: entries('Wishlist') });
    expect(context(part)).toMatchObject({ chosen: ['G-Wishlist'], failure: { code: 'ALBUM_NOT_FOUND' } });
    toggle(part, 'Wishlist');
    expect(context(part).failure).toBeNull();
  });

  test('who has left the albums is told how it ended, and nothing else is closed', () => {
    const part = shown();
    toggle(part, 'Kado');
    save(part);
    part.send({ type: 'albums.left' });
    part.reject('saveAlbums', lost());
    part.resolve('loadAlbums', some);
    expect(said(part)).toEqual([['albums.problem.lost', {}]]);
    part.send({ type: 'albums.opened' });
    part.resolve('loadAlbums', some);
    expect(context(part)).toMatchObject({ chosen: ['G-Wishlist'], failure: null });
    toggle(part, 'Kado');
    save(part);
    part.send({ type: 'albums.left' });
    part.resolve('saveAlbums');
    expect([said(part).at(-1)?.[0], closed(part)]).toEqual(['albums.saved', 0]);
  });

  test('[AUTH-15, AUTH-13] a session that ended is asked for again, wherever it is noticed', () => {
    const login = (wanted: object | null) => ({
      type: 'part.told',
      name: 'memberGate',
      event: { type: 'login.needed', wish: { kind: 'albums', itemSku: 'A-01', wanted } },
    });
    const ended = refused('LOGIN_REQUIRED', 401);
    const loading = shown(null);
    loading.reject('loadAlbums', ended);
    const saving = shown();
    toggle(saving, 'Wishlist');
    save(saving);
    expect(heart(saving).at(-1)).toBe(false);
    saving.reject('saveAlbums', ended);
    expect(heart(saving).at(-1)).toBe(true);
    const creating = shown();
    creating.send({ type: 'album.submitted', name: 'Baru' });
    creating.reject('createAlbum', ended);
    for (const [part, value, wanted] of [
      [loading, 'closed', null],
      [saving, 'lost', { chosen: [], name: null, toWrite: true }],
      [creating, 'lost', { chosen: ['G-Wishlist'], name: 'Baru', toWrite: true }],
    ] as const) {
      expect(part.toPage.at(-1)).toEqual(login(wanted));
      expect([part.value(), said(part)]).toEqual([value, []]);
    }
    // The ticks stay, and another save writes them.
    saving.send({ type: 'albums.opened' });
    expect([saving.value(), context(saving).chosen]).toEqual(['lost', []]);
    save(saving);
    expect(saving.waiting()).toEqual(['saveAlbums']);
  });

  const resumed = (chosen: string[], name: string | null = null, toWrite = true) => ({
    type: 'wish.resumed',
    wish: { kind: 'albums', itemSku: 'A-01', wanted: { chosen, name, toWrite } },
    isFlashSaleGone: false,
  });
  /** A new album was made, the visitor ticked and typed more, and the albums are being read again. */
  const reading = () => {
    const part = shown();
    toggle(part, 'Kado');
    part.send({ type: 'album.submitted', name: 'Baru' });
    part.resolve('createAlbum', 'G-Baru');
    part.send({ type: 'name.changed', text: 'Liburan' });
    return part;
  };
  const made = { ...some, groups: albums('Wishlist', 'Kado', 'Rumah', 'Baru') };
  test('[WISH-13] a session that ends during a reload keeps ticks and name, and writes nothing', () => {
    const part = shown();
    toggle(part, 'Kado');
    part.send({ type: 'name.changed', text: 'Liburan' });
    save(part);
    part.reject('saveAlbums', refused('GROUP_NOT_FOUND', 404));
    part.reject('loadAlbums', refused('LOGIN_REQUIRED', 401));
    const wish = {
      kind: 'albums',
      itemSku: 'A-01',
      wanted: { chosen: ['G-Wishlist', 'G-Kado'], name: 'Liburan', toWrite: false },
    };
    expect(part.toPage.at(-1)).toEqual({
      type: 'part.told',
      name: 'memberGate',
      event: { type: 'login.needed', wish },
    });
    expect(part.value()).toBe('lost');
    expect(context(part)).toMatchObject({ chosen: ['G-Wishlist', 'G-Kado'], typed: 'Liburan' });
    const back = shown(null);
    back.send({ type: 'wish.resumed', wish, isFlashSaleGone: false });
    back.resolve('loadAlbums', some);
    expect([back.value(), back.waiting()]).toEqual(['choosing', []]);
    expect(context(back)).toMatchObject({
      chosen: ['G-Wishlist', 'G-Kado'],
      typed: 'Liburan',
      wanted: null,
    });
  });
  test('[WISH-13] writes a second resumed wish as it is, into the albums of that time', () => {
    const part = shown();
    part.send(resumed(['G-Kado'], 'Kado Ibu'));
    part.resolve('loadAlbums', some);
    expect(part.inputOf('createAlbum')).toEqual({ itemSku: 'A-01', name: 'Kado Ibu' });
    part.resolve('createAlbum', 'G-Ibu');
    const more = { ...some, groups: albums('Wishlist', 'Kado', 'Rumah', 'Ibu') };
    part.resolve('loadAlbums', more);
    part.send(resumed(['G-Ibu'], 'Rumah Baru'));
    const most = { ...some, groups: albums('Wishlist', 'Ibu') };
    part.resolve('loadAlbums', most);
    expect(part.inputOf('createAlbum')).toEqual({ itemSku: 'A-01', name: 'Rumah Baru' });
    expect(context(part)).toMatchObject({ groups: most.groups, chosen: ['G-Ibu'] });
  });

  test('reopened albums are shown, and a failure appears there without a toast', () => {
    const part = shown();
    part.send({ type: 'albums.left' });
    part.send({ type: 'albums.opened' });
    expect(context(part).isShown).toBe(true);
    part.resolve('loadAlbums', some);
    toggle(part, 'Kado');
    save(part);
    part.reject('saveAlbums', refused(null, 500));
    expect(said(part)).toEqual([]);
    expect(context(part).failure).toMatchObject({ code: null });
  });

  test('of the item after the next its own albums are asked for', () => {
    const part = shown();
    for (const itemSku of ['A-02', 'A-03'])
      part.send({ type: 'facts.changed', facts: partFacts({ itemSku }) });
    part.send({ type: 'albums.opened' });
    expect(part.inputOf('loadAlbums')).toEqual({ itemSku: 'A-03' });
  });

  test.each([
    ['the network', lost(), 'unreached'],
    ['the marketplace', refused(null, 500), 'failed'],
  ])('[WISH-13] albums that cannot be read again for %s come back with the ticks', (_, error, value) => {
    const part = reading();
    part.reject('loadAlbums', error);
    expect(part.value()).toBe(value);
    expect(context(part)).toMatchObject({ groups: [], chosen: [] });
    part.send({ type: 'retry.requested' });
    part.resolve('loadAlbums', made);
    expect([part.value(), part.waiting()]).toEqual(['choosing', []]);
    expect(context(part)).toMatchObject({ chosen: ['G-Wishlist', 'G-Kado', 'G-Baru'], typed: 'Liburan' });
  });
  test('[WISH-13] ticks of an album that is gone are dropped', () => {
    const part = reading();
    part.reject('loadAlbums', lost());
    part.send({ type: 'retry.requested' });
    part.resolve('loadAlbums', some);
    expect(context(part)).toMatchObject({ chosen: ['G-Wishlist'], wanted: null });
  });
  test('[WISH-13, AUTH-13] after the login what was ticked is saved, once', () => {
    const part = shown(null);
    part.send(resumed(['G-Kado']));
    part.resolve('loadAlbums', some);
    expect(part.inputOf('saveAlbums')).toMatchObject({ added: ['G-Kado'], removed: ['E-Wishlist'] });
    part.resolve('saveAlbums');
    part.send({ type: 'albums.opened' });
    part.resolve('loadAlbums', some);
    expect(part.waiting()).toEqual([]);
    // Told only once the albums are there, it is the same.
    const late = shown();
    late.send(resumed(['G-Kado']));
    late.resolve('loadAlbums', some);
    expect(late.waiting()).toEqual(['saveAlbums']);
  });
  test('[WISH-13] and the album that was to be made is made, beside what was ticked', () => {
    const part = shown(null);
    part.send(resumed(['G-Wishlist'], 'Baru'));
    part.resolve('loadAlbums', some);
    expect(part.inputOf('createAlbum')).toEqual({ itemSku: 'A-01', name: 'Baru' });
    expect(context(part)).toMatchObject({ chosen: ['G-Wishlist'], typed: 'Baru', wanted: null });
  });
  test.each([
    ['another member’s albums', ['G-Lain'], null],
    ['another member’s albums, with a new one', ['G-Lain'], 'Baru'],
    ['what is so already', ['G-Wishlist'], null],
  ])('[WISH-13] %s: nothing is written', (_, chosen, name) => {
    const part = shown(null);
    part.send(resumed(chosen, name));
    part.resolve('loadAlbums', some);
    expect([part.value(), part.waiting()]).toEqual(['choosing', []]);
    expect(context(part)).toMatchObject({ chosen: ['G-Wishlist'], wanted: null });
  });

  test('another item clears the albums and drops late answers', () => {
    const part = shown();
    toggle(part, 'Kado');
    save(part);
    part.send({ type: 'facts.changed', facts: partFacts({ itemSku: 'A-01' }) });
    expect(part.waiting()).toEqual(['saveAlbums']);
    part.send({ type: 'facts.changed', facts: partFacts({ itemSku: 'A-02' }) });
    expect(part.waiting()).toEqual([]);
    expect(context(part)).toMatchObject({ itemSku: 'A-02', groups: [], chosen: [] });
    part.send({ type: 'albums.opened' });
    expect(part.inputOf('loadAlbums')).toEqual({ itemSku: 'A-02' });
  });
});

describe('a new album', () => {
  test('[WISH-14] that it was made takes its name out of the field, and not what was typed since', () => {
    for (const [typed, left] of [
      ['  Liburan ', ''],
      ['Kado Ayah', 'Kado Ayah'],
    ]) {
      const part = shown();
      part.send({ type: 'name.changed', text: 'Liburan' });
      part.send({ type: 'album.submitted', name: 'Liburan' });
      part.send({ type: 'name.changed', text: typed });
      part.resolve('createAlbum', 'G-Liburan');
      expect(context(part).typed).toBe(left);
    }
  });
  const submit = (part: Driven, name: string) => part.send({ type: 'album.submitted', name });
  test('[WISH-04, WISH-05] is made by its trimmed name with the product in it, and is ticked', () => {
    const part = shown();
    toggle(part, 'Kado');
    submit(part, '  Liburan   2026 ');
    expect(part.inputOf('createAlbum')).toEqual({ itemSku: 'A-01', name: 'Liburan 2026' });
    part.resolve('createAlbum', 'G-Liburan');
    expect(said(part)).toEqual([['albums.saved', { album: 'Liburan 2026' }]]);
    part.resolve('loadAlbums', {
      groups: albums('Wishlist', 'Liburan', 'Kado', 'Rumah'),
      productGroups: entries('Wishlist', 'Liburan'),
    });
    // The earlier tick is still to be saved.
    expect(context(part).chosen).toEqual(['G-Wishlist', 'G-Liburan', 'G-Kado']);
    expect(closed(part)).toBe(0);
    save(part);
    expect(part.inputOf('saveAlbums')).toMatchObject({ added: ['G-Kado'], removed: [] });
  });

  test.each([
    ['Kado!', 'invalid'],
    ['', 'invalid'],
    ['\u202e\u200b', 'invalid'],
    ['x'.repeat(31), 'tooLong'],
    ['x'.repeat(100_000), 'tooLong'],
  ])('[WISH-06] %j is not sent', (name, problem) => {
    const part = shown();
    submit(part, name);
    expect(part.waiting()).toEqual([]);
    expect(context(part).nameProblem).toBe(problem);
    part.send({ type: 'name.changed', text: 'Kado' });
    expect(context(part).nameProblem).toBeNull();
  });

  test.each([
    ['ALBUM_NAME_TAKEN', 409, 'taken'],
    ['ALBUM_LIMIT', 409, 'limit'],
    ['INVALID_ALBUM_NAME', 400, 'invalid'],
  ])(
    '[WISH-04] refused with %s it is said at its field, and the albums are as they are now',
    (code, status, problem) => {
      const part = shown();
      submit(part, 'Kado');
      part.reject('createAlbum', refused(code, status));
      part.resolve('loadAlbums', some);
      expect(context(part)).toMatchObject({ nameProblem: problem, failure: null, chosen: ['G-Wishlist'] });
      expect(said(part)).toEqual([]);
    },
  );

  test('[WISH-04] whose answer was lost is ticked if it exists, and otherwise can be made again', () => {
    const part = shown();
    submit(part, 'Baru');
    part.reject('createAlbum', lost());
    part.resolve('loadAlbums', some);
    expect(context(part).failure).toMatchObject({ kind: 'network' });
    submit(part, 'Baru');
    part.reject('createAlbum', lost());
    part.resolve('loadAlbums', {
      groups: albums('Wishlist', 'Baru'),
      productGroups: entries('Wishlist', 'Baru'),
    });
    expect(context(part)).toMatchObject({ failure: null, chosen: ['G-Wishlist', 'G-Baru'] });
    expect([part.value(), said(part)]).toEqual(['choosing', [['albums.saved', { album: 'Baru' }]]]);
  });

  test('[WISH-04] that cannot be read after it was made loads the albums again on retry', () => {
    const part = shown();
    submit(part, 'Baru');
    part.resolve('createAlbum', 'G-Baru');
    part.reject('loadAlbums', refused(null, 500));
    expect(part.value()).toBe('failed');
    part.send({ type: 'retry.requested' });
    part.resolve('loadAlbums', { groups: albums('Baru'), productGroups: entries('Baru') });
    expect(context(part).chosen).toEqual(['G-Baru']);
  });
});
