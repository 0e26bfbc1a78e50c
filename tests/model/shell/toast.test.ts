import { describe, expect, test } from 'vitest';
import { TOAST_DURATION_MS } from '#src/domain/shell/limits.ts';
import type { ToastContext } from '#src/machines/shell/toast/toastEvents.ts';
import { toastMachine } from '#src/machines/shell/toast/toastMachine.ts';
import { toastPaths } from '#src/machines/shell/toast/toastPaths.ts';
import { drive } from '../support/drive.ts';
import { expectEveryTransition } from '../support/walk.ts';

describe('toast', () => {
  const options = { actors: ['waitFor'], systemId: 'toast' };
  const DRAWN = { type: 'toast.drawn' };
  const toast = (copyKey: string) => ({ tone: 'good', copyKey, params: {}, link: null });

  test('every transition', () => {
    expectEveryTransition(toastPaths);
  });

  test('[SHELL-06] the same words once more are another message to the views', () => {
    const part = drive(toastMachine, options);
    const event = { type: 'toast.shown', toast: toast('cart.added') };
    part.send(event);
    const { current } = part.context<ToastContext>();
    part.send(event);
    expect(part.context<ToastContext>().current).toEqual(current);
    expect(part.context<ToastContext>().current).not.toBe(current);
  });

  test('[SHELL-06] a toast goes when its words are said elsewhere; another one stays', () => {
    const part = drive(toastMachine, options);
    part.send({ type: 'toast.shown', toast: toast('cart.added') });
    part.send({ type: 'toast.repeated', copyKey: 'error.ui' });
    expect(part.context<ToastContext>().current).toMatchObject({ copyKey: 'cart.added' });
    part.send({ type: 'toast.repeated', copyKey: 'cart.added' });
    expect(part.context<ToastContext>().current).toBeNull();
  });
  test('[SHELL-06, LIMIT-01] a toast vanishes by itself after 5000 ms', () => {
    expect(TOAST_DURATION_MS).toBe(5000);
    const part = drive(toastMachine, options);
    part.send({ type: 'toast.shown', toast: toast('cart.added') });
    part.send(DRAWN);
    expect(part.inputOf('duration')).toEqual({ ms: 5000 });
    part.resolve('duration');
    expect(part.context<ToastContext>().current).toBeNull();
  });

  test('[SHELL-06, LIMIT-01] the time of a toast begins once its words are drawn', () => {
    const part = drive(toastMachine, options);
    part.send({ type: 'toast.shown', toast: toast('cart.added') });
    expect(part.waiting()).toEqual([]);
    expect(part.context<ToastContext>().current).toMatchObject({ copyKey: 'cart.added' });
    part.send(DRAWN);
    expect(part.waiting()).toEqual(['duration']);
  });

  test('[SHELL-06] the newest replaces the older and has its whole time', () => {
    const part = drive(toastMachine, options);
    part.send({ type: 'toast.shown', toast: toast('cart.added') });
    part.send(DRAWN);
    part.send({ type: 'toast.shown', toast: toast('error.ui') });
    expect(part.context<ToastContext>().current?.copyKey).toBe('error.ui');
    expect(part.waiting()).toEqual([]);
    part.send(DRAWN);
    expect(part.waiting()).toEqual(['duration']);
    part.send({ type: 'toast.closed' });
    expect(part.context<ToastContext>().current).toBeNull();
    expect(part.waiting()).toEqual([]);
  });

  describe('[SHELL-16] what can be taken back', () => {
    const shown = (undo?: 'wishlist') => {
      const part = drive(toastMachine, options);
      part.send({
        type: 'toast.shown',
        toast: { ...toast('wishlist.removed'), ...(undo === undefined ? {} : { undo }) },
      });
      part.send(DRAWN);
      return part;
    };

    test.each(['pointer', 'focus', 'hidden'])(
      'waits while it is held by %s, then has its whole time',
      (by) => {
        const part = shown('wishlist');
        part.send({ type: 'toast.held', by });
        expect(part.waiting()).toEqual([]);
        expect(part.context<ToastContext>().current).not.toBeNull();
        part.send({ type: 'toast.released', by });
        expect(part.inputOf('duration')).toEqual({ ms: TOAST_DURATION_MS });
        part.resolve('duration');
        expect(part.context<ToastContext>().current).toBeNull();
      },
    );

    test('waits until the last of what holds it lets go', () => {
      const part = shown('wishlist');
      part.send({ type: 'toast.held', by: 'pointer' });
      part.send({ type: 'toast.held', by: 'focus' });
      part.send({ type: 'toast.held', by: 'focus' });
      part.send({ type: 'toast.released', by: 'focus' });
      expect(part.waiting()).toEqual([]);
      part.send({ type: 'toast.released', by: 'pointer' });
      expect(part.waiting()).toEqual(['duration']);
    });

    test('is held as well where it replaces what was held, and can be closed by hand', () => {
      const part = shown();
      part.send({ type: 'toast.held', by: 'pointer' });
      part.send({ type: 'toast.shown', toast: { ...toast('wishlist.removed'), undo: 'wishlist' } });
      part.send(DRAWN);
      expect(part.waiting()).toEqual([]);
      part.send({ type: 'toast.closed' });
      expect(part.context<ToastContext>()).toEqual({ current: null, holds: [] });
    });

    test('is another matter than any other message, which goes though it is held', () => {
      const part = shown();
      part.send({ type: 'toast.held', by: 'pointer' });
      expect(part.waiting()).toEqual(['duration']);
    });
  });
});
