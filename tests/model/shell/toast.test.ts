import { describe, expect, test } from 'vitest';
import { TOAST_DURATION_MS } from '#src/domain/limits.ts';
import { toastMachine, type ToastContext } from '#src/machines/shell/toast/toastMachine.ts';
import { toastPaths } from '#src/machines/shell/toast/toastPaths.ts';
import { drive } from '../support/drive.ts';
import { expectEveryTransition } from '../support/walk.ts';

describe('toast', () => {
  const options = { actors: ['waitFor'], systemId: 'toast' };
  const toast = (copyKey: string) => ({ tone: 'good', copyKey, params: {}, link: null });

  test('every transition', () => {
    expectEveryTransition(toastPaths);
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
    expect(part.inputOf('duration')).toEqual({ ms: 5000 });
    part.resolve('duration');
    expect(part.context<ToastContext>().current).toBeNull();
  });

  test('[SHELL-06] the newest replaces the older and has its whole time', () => {
    const part = drive(toastMachine, options);
    part.send({ type: 'toast.shown', toast: toast('cart.added') });
    part.send({ type: 'toast.shown', toast: toast('error.ui') });
    expect(part.context<ToastContext>().current?.copyKey).toBe('error.ui');
    expect(part.waiting()).toEqual(['duration']);
    part.send({ type: 'toast.closed' });
    expect(part.context<ToastContext>().current).toBeNull();
    expect(part.waiting()).toEqual([]);
  });
});
