import { act, fireEvent, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { product } from '../../support/products.ts';
import { openPage } from '../support/openPage.tsx';

/** A message by which something can be taken back. */
async function say() {
  // The window of these tests is hidden from its beginning.
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  onTestFinished(() => hidden.mockRestore());
  const { root } = await openPage({ shop: { products: [product()] } });
  const { toast } = root.getSnapshot().children;
  act(() =>
    toast?.send({
      type: 'toast.shown',
      toast: { tone: 'info', copyKey: 'wishlist.removed', params: {}, link: null, undo: 'wishlist' },
    }),
  );
  const undo = await screen.findByRole('button', { name: 'Urungkan' });
  const box = undo.closest('.toast') as HTMLElement;
  return { box, undo, hidden, isHeld: () => toast?.getSnapshot().matches({ shown: 'held' }) };
}

test('[SHELL-16] a toast waits while a pointer or a finger is on it', async () => {
  const { box, isHeld } = await say();
  expect(isHeld()).toBe(false);
  fireEvent.pointerEnter(box);
  expect(isHeld()).toBe(true);
  fireEvent.pointerLeave(box);
  expect(isHeld()).toBe(false);
});

test('[SHELL-16] a toast waits while the focus is in it', async () => {
  const { undo, isHeld } = await say();
  act(() => undo.focus());
  expect(isHeld()).toBe(true);
  act(() => undo.blur());
  expect(isHeld()).toBe(false);
});

test('[SHELL-16] a toast waits while the page is on another tab', async () => {
  const { isHeld, hidden } = await say();
  hidden.mockReturnValue(true);
  fireEvent(document, new Event('visibilitychange'));
  expect(isHeld()).toBe(true);
  hidden.mockReturnValue(false);
  fireEvent(document, new Event('visibilitychange'));
  expect(isHeld()).toBe(false);
});
