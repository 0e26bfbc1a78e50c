import { describe, expect, test } from 'vitest';
import { notifyMeMachine } from '#src/machines/member/notifyMe/notifyMeMachine.ts';
import { notifyMePaths } from '#src/machines/member/notifyMe/notifyMePaths.ts';
import { wishlistMachine } from '#src/machines/member/wishlist/wishlistMachine.ts';
import { wishlistPaths } from '#src/machines/member/wishlist/wishlistPaths.ts';
import { drive, refused } from '../support/drive.ts';
import { expectEveryTransition } from '../support/walk.ts';

describe('notifyMe', () => {
  const options = { actors: ['requestNotification'], systemId: 'notifyMe' };
  const shown = {
    type: 'notifyMe.itemShown',
    itemSku: 'A-01',
    isNotified: false,
    campaignId: null as string | null,
  };

  test('every transition', () => {
    expectEveryTransition(notifyMePaths);
  });

  test('[STOCK-11, MODAL-10] a request that is accepted is told to the page', () => {
    const part = drive(notifyMeMachine, options);
    part.send(shown);
    part.send({ type: 'notifyMe.memberRequested', email: 'a@contoh.id' });
    expect(part.inputOf('requestNotification')).toEqual({
      itemSku: 'A-01',
      campaignId: null,
      email: 'a@contoh.id',
    });
    part.resolve('requestNotification');
    expect(part.value()).toBe('notified');
    expect(part.toPage).toEqual([{ type: 'notifyMe.accepted' }]);
  });

  test('[PROMO-08] before a campaign begins it is the campaign that is asked about', () => {
    const part = drive(notifyMeMachine, options);
    part.send({ ...shown, campaignId: 'CMP' });
    part.send({ type: 'notifyMe.memberRequested', email: 'a@contoh.id' });
    expect(part.inputOf('requestNotification')).toMatchObject({ itemSku: 'A-01', campaignId: 'CMP' });
    part.send(shown);
    expect(part.context()).toMatchObject({ campaignId: null });
  });

  test('[STOCK-11, AUTH-06] a product that is told anew meanwhile takes neither the request nor its answer back; another product does', () => {
    const part = drive(notifyMeMachine, options);
    part.send(shown);
    part.send({ type: 'notifyMe.memberRequested', email: 'a@contoh.id' });
    part.send(shown);
    part.send({ ...shown, isNotified: true });
    expect(part.waiting()).toEqual(['requestNotification']);
    part.resolve('requestNotification');
    expect(part.toPage).toEqual([{ type: 'notifyMe.accepted' }]);
    part.send(shown);
    expect(part.value()).toBe('notified');
    part.send({ ...shown, itemSku: 'A-02' });
    expect(part.value()).toBe('idle');
  });

  test('[TAG-19] a visitor who asked before is not asked again', () => {
    const part = drive(notifyMeMachine, options);
    part.send({ ...shown, isNotified: true });
    part.send({ type: 'notifyMe.memberRequested', email: 'a@contoh.id' });
    expect(part.waiting()).toEqual([]);
  });

  test('[ERR-49, ERR-61] a failed request ends waiting, says so, and can be repeated', () => {
    const part = drive(notifyMeMachine, options);
    part.send(shown);
    part.send({ type: 'notifyMe.memberRequested', email: 'a@contoh.id' });
    part.reject('requestNotification', refused('DOWN', 500));
    expect(part.snapshot().hasTag('failed')).toBe(true);
    part.send({ type: 'notifyMe.memberRequested', email: 'a@contoh.id' });
    expect(part.waiting()).toEqual(['requestNotification']);
  });
});

describe('wishlist', () => {
  const options = { actors: ['addToWishlist', 'removeFromWishlist'], systemId: 'wishlist' };
  const shown = { type: 'wishlist.itemShown', itemSku: 'A-01', isSaved: false };

  test('every transition', () => {
    expectEveryTransition(wishlistPaths);
  });

  test('[TAG-20] saving shows at once and is taken back with a message when it fails', () => {
    const part = drive(wishlistMachine, options);
    part.send(shown);
    part.send({ type: 'wishlist.memberToggled' });
    expect(part.snapshot().hasTag('saved')).toBe(true);
    part.reject('addToWishlist');
    expect(part.snapshot().hasTag('saved')).toBe(false);
    expect(part.toToast).toMatchObject([
      { type: 'toast.shown', toast: { copyKey: 'error.ui', tone: 'bad' } },
    ]);
  });

  test('[TAG-20] a product that is told anew meanwhile does not take back what was asked for; another product does', () => {
    const part = drive(wishlistMachine, options);
    part.send(shown);
    part.send({ type: 'wishlist.memberToggled' });
    part.send(shown);
    expect(part.waiting()).toEqual(['addToWishlist']);
    part.resolve('addToWishlist');
    expect(part.value()).toBe('saved');
    part.send({ type: 'wishlist.memberToggled' });
    part.send({ ...shown, isSaved: true });
    expect(part.waiting()).toEqual(['removeFromWishlist']);
    part.send({ ...shown, itemSku: 'A-02', isSaved: true });
    expect(part.value()).toBe('saved');
    expect(part.waiting()).toEqual([]);
    part.send(shown);
    part.send({ type: 'wishlist.memberToggled' });
    part.send({ ...shown, itemSku: 'A-02' });
    expect(part.value()).toBe('absent');
    expect(part.waiting()).toEqual([]);
  });

  test('[TAG-20] an item of the wishlist is shown as saved and can be removed', () => {
    const part = drive(wishlistMachine, options);
    part.send({ ...shown, isSaved: true });
    part.send({ type: 'wishlist.memberToggled' });
    expect(part.snapshot().hasTag('saved')).toBe(false);
    expect(part.inputOf('removeFromWishlist')).toEqual({ itemSku: 'A-01' });
    part.resolve('removeFromWishlist');
    expect(part.value()).toBe('absent');
  });
});
