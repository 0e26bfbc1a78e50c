import { describe, expect, test } from 'vitest';
import { arrived, summary } from '#src/machines/paths/exampleFacts.ts';
import { wishlistMachine } from '#src/machines/wishlist/wishlist/wishlistMachine.ts';
import { wishlistPaths } from '#src/machines/wishlist/wishlist/wishlistPaths.ts';
import { drive, refused, type Driven } from '../support/drive.ts';
import { expectEveryTransition } from '../support/walk.ts';

const said = (part: Driven) =>
  part.toToast.flatMap(({ type, toast }) => {
    const { copyKey, tone, undo } = (toast ?? {}) as { copyKey: string; tone: string; undo?: string };
    return type === 'toast.shown' ? [[copyKey, tone, undo]] : [];
  });

describe('wishlist', () => {
  const options = { actors: ['addToWishlist', 'removeFromWishlist'], systemId: 'wishlist' };
  const shown = (isSaved = false, itemSku = 'A-01') =>
    arrived(summary({ itemSku, tags: isSaved ? ['WISHLIST'] : [] }));
  /** The same item, told again. */
  const anew = (isSaved = false) => ({ ...shown(isSaved), isSame: true });

  /** The wish that the member gate resumes. */
  const resumed = {
    type: 'wish.resumed',
    wish: { kind: 'wishlist', itemSku: 'A-01' },
    isFlashSaleGone: false,
  };

  const resumedOut = { ...resumed, wish: { ...resumed.wish, takesOut: true } };
  /** A press of the heart as it is shown, which the gate let through. */
  const goOn = (part: Driven) => part.send(part.snapshot().hasTag('saved') ? resumedOut : resumed);

  test('every transition', () => {
    expectEveryTransition(wishlistPaths);
  });

  test.each([false, true])('[AUTH-04] the heart (saved: %s) is pressed at the gate first', (isSaved) => {
    const part = drive(wishlistMachine, options);
    part.send(shown(isSaved));
    part.send({ type: 'wishlist.toggled' });
    expect(part.waiting()).toEqual([]);
    const meant = isSaved ? resumedOut.wish : resumed.wish;
    expect(part.toPage).toEqual([
      { type: 'part.told', name: 'memberGate', event: { type: 'member.needed', wish: meant } },
    ]);
    goOn(part);
    expect(part.waiting()).toEqual([isSaved ? 'removeFromWishlist' : 'addToWishlist']);
  });

  test('[TAG-20] saving shows at once and is taken back with a message when it fails', () => {
    const part = drive(wishlistMachine, options);
    part.send(shown());
    goOn(part);
    expect(part.snapshot().hasTag('saved')).toBe(true);
    part.reject('addToWishlist');
    expect(part.snapshot().hasTag('saved')).toBe(false);
    expect(said(part)).toEqual([['wishlist.saveFailed', 'bad', undefined]]);
  });

  test('[TAG-20] outdates a load of the product after a write, not before it or on failure', () => {
    const part = drive(wishlistMachine, options);
    const outdated = { type: 'part.told', name: 'product', event: { type: 'product.outdated' } };
    const told = () => part.toPage.filter((event) => 'name' in event && event.name === 'product');
    part.send(shown());
    goOn(part);
    expect(told()).toEqual([]);
    part.reject('addToWishlist');
    expect(told()).toEqual([]);
    goOn(part);
    part.resolve('addToWishlist');
    expect(told()).toEqual([outdated]);
    goOn(part);
    part.resolve('removeFromWishlist', []);
    expect(told()).toEqual([outdated, outdated]);
  });

  test.each([
    [false, 'addToWishlist'],
    [true, 'removeFromWishlist'],
  ] as const)('[ERR-63] a write that came too early (saved: %s) says when to try again', (isSaved, actor) => {
    const part = drive(wishlistMachine, options);
    part.send(shown(isSaved));
    goOn(part);
    part.reject(actor, {
      failure: {
        kind: 'http',
        status: 429,
        code: 'TOO_MANY_REQUESTS',
        params: { retryAfterSeconds: 9 },
      },
    });
    expect(part.snapshot().hasTag('saved')).toBe(isSaved);
    expect(part.toToast.at(-1)).toMatchObject({
      toast: { copyKey: 'cart.error.tooMany', tone: 'bad', params: { seconds: 9 } },
    });
  });

  test('[WISH-07, WISH-16] it says what was done only once it is, and how to take it back', () => {
    const part = drive(wishlistMachine, options);
    part.send(shown());
    goOn(part);
    expect(said(part)).toEqual([]);
    part.resolve('addToWishlist');
    expect(said(part)).toEqual([['wishlist.saved', 'good', 'wishlist']]);
    part.send({ type: 'wishlist.undone' });
    expect(part.snapshot().hasTag('saved')).toBe(false);
    expect(part.inputOf('removeFromWishlist')).toEqual({ itemSku: 'A-01' });
    part.resolve('removeFromWishlist', ['G-2']);
    expect(said(part).at(-1)).toEqual(['wishlist.removed', 'info', 'wishlist']);
    part.send({ type: 'wishlist.undone' });
    // Back to where it lay.
    expect(part.inputOf('addToWishlist')).toEqual({ itemSku: 'A-01', groupIds: ['G-2'] });
    part.resolve('addToWishlist');
    goOn(part);
    part.resolve('removeFromWishlist', ['G-1']);
    goOn(part);
    expect(part.inputOf('addToWishlist')).toEqual({ itemSku: 'A-01', groupIds: [] });
  });

  test('[WISH-16] what was said of one item is not there to be taken back on another', () => {
    const part = drive(wishlistMachine, options);
    part.send(shown());
    const dropped = () => part.toToast.filter(({ type }) => type === 'toast.repeated').length;
    const before = dropped();
    goOn(part);
    part.resolve('addToWishlist');
    part.send(anew(true));
    expect(dropped()).toBe(before);
    part.send(shown(false, 'A-02'));
    expect(part.toToast.slice(-2)).toEqual([
      { type: 'toast.repeated', copyKey: 'wishlist.saved' },
      { type: 'toast.repeated', copyKey: 'wishlist.removed' },
    ]);
  });

  test.each([
    [false, 'addToWishlist', 'absent', 'wishlist.saveFailed'],
    [true, 'removeFromWishlist', 'saved', 'wishlist.removeFailed'],
  ] as const)(
    '[AUTH-15, WISH-17] an ended session (saved: %s) asks for the login, other failures show',
    (isSaved, actor, former, failed) => {
      const part = drive(wishlistMachine, options);
      part.send(shown(isSaved));
      goOn(part);
      part.reject(actor, refused('LOGIN_REQUIRED', 401));
      expect(part.value()).toBe(former);
      expect(part.toPage).toEqual([
        {
          type: 'part.told',
          name: 'memberGate',
          event: { type: 'login.needed', wish: isSaved ? resumedOut.wish : resumed.wish },
        },
      ]);
      expect(said(part)).toEqual([]);
      goOn(part);
      part.reject(actor, refused('DOWN', 503));
      expect(part.value()).toBe(former);
      expect(said(part)).toEqual([[failed, 'bad', undefined]]);
      expect(part.toPage).toHaveLength(1);
    },
  );

  test('[WISH-17] what is to be taken out is never saved for it, nor what is to be saved taken out', () => {
    const part = drive(wishlistMachine, options);
    part.send(shown());
    part.send(resumedOut);
    expect(part.waiting()).toEqual([]);
    part.send(shown(true));
    part.send(resumed);
    expect(part.waiting()).toEqual([]);
    part.send(resumedOut);
    expect(part.waiting()).toEqual(['removeFromWishlist']);
  });

  test('[TAG-20] a reload of the product keeps the write, another product drops it', () => {
    const part = drive(wishlistMachine, options);
    part.send(shown());
    goOn(part);
    part.send(anew());
    expect(part.waiting()).toEqual(['addToWishlist']);
    part.resolve('addToWishlist');
    expect(part.value()).toBe('saved');
    goOn(part);
    part.send(anew(true));
    expect(part.waiting()).toEqual(['removeFromWishlist']);
    part.send(shown(true, 'A-02'));
    expect(part.value()).toBe('saved');
    expect(part.waiting()).toEqual([]);
    part.send(shown());
    goOn(part);
    part.send(shown(false, 'A-02'));
    expect(part.value()).toBe('absent');
    expect(part.waiting()).toEqual([]);
  });

  test.each([
    [[], false],
    [['WISHLIST'], true],
    [['NOTIFIED'], false],
    [['WISHLIST', 'NOTIFIED'], true],
  ])('[TAG-20] with %j it is saved: %j', (tags, isSaved) => {
    const part = drive(wishlistMachine, options);
    part.send(arrived(summary({ itemSku: 'A-01', tags })));
    expect(part.value()).toBe(isSaved ? 'saved' : 'absent');
  });

  test('[TAG-20] an item of the wishlist is shown as saved and can be removed', () => {
    const part = drive(wishlistMachine, options);
    part.send(shown(true));
    goOn(part);
    expect(part.snapshot().hasTag('saved')).toBe(false);
    expect(part.inputOf('removeFromWishlist')).toEqual({ itemSku: 'A-01' });
    part.resolve('removeFromWishlist', []);
    expect(part.value()).toBe('absent');
  });

  test('[MODAL-39, WISH-11] its albums are asked for at the gate, and from what is said of it', () => {
    const part = drive(wishlistMachine, options);
    part.send(shown());
    part.send({ type: 'albums.requested' });
    expect(part.toPage).toEqual([
      {
        type: 'part.told',
        name: 'memberGate',
        event: { type: 'member.needed', wish: { kind: 'albums', itemSku: 'A-01', wanted: null } },
      },
    ]);
    goOn(part);
    part.resolve('addToWishlist');
    expect(part.toToast.at(-1)).toMatchObject({ toast: { copyKey: 'wishlist.saved', more: 'albums' } });
  });

  test('[WISH-15] an item in several albums stays saved and opens them', () => {
    const part = drive(wishlistMachine, options);
    part.send(shown(true));
    goOn(part);
    part.resolve('removeFromWishlist', ['G-1', 'G-2']);
    expect(part.value()).toBe('saved');
    expect(part.toPage).toEqual([
      {
        type: 'part.told',
        name: 'memberGate',
        event: { type: 'member.needed', wish: { kind: 'albums', itemSku: 'A-01', wanted: null } },
      },
    ]);
    expect(said(part)).toEqual([]);
    expect(part.context<{ formerGroupIds: string[] }>().formerGroupIds).toEqual([]);
  });

  test('[WISH-01] what was chosen in the albums shows in the heart, of its own item alone', () => {
    const part = drive(wishlistMachine, options);
    part.send(shown());
    const told = (isSaved: boolean, itemSku = 'A-01') =>
      part.send({ type: 'wishlist.told', itemSku, isSaved });
    told(true, 'A-02');
    expect(part.value()).toBe('absent');
    told(true);
    expect(part.value()).toBe('saved');
    told(false, 'A-02');
    expect(part.value()).toBe('saved');
    told(false);
    expect(part.value()).toBe('absent');
  });

  test('[WISH-03] a full album says how much it holds', () => {
    const part = drive(wishlistMachine, options);
    part.send(shown());
    goOn(part);
    part.reject('addToWishlist', refused('ALBUM_FULL', 409, { maximum: 500 }));
    expect(part.toToast.at(-1)).toMatchObject({
      toast: { copyKey: 'albums.problem.full', tone: 'bad', params: { maximum: 500 } },
    });
  });
});
