import { useSelector } from '@xstate/react';
import { act, fireEvent, render } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createActor, fromPromise, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { toastMachine } from '#src/machines/shell/toast/toastMachine.ts';
import { Toast } from '#src/views/ui/Toast.tsx';

const part: { toast: ActorRefFrom<typeof toastMachine> | null } = { toast: null };
vi.mock('#src/views/hooks/page.tsx', () => ({
  useCopy: () => (key: string) => key,
  useCopyKey: () => (key: string) => key,
  usePage: () => ({ getSnapshot: () => ({ children: {} }) }),
  usePart: () => part.toast,
  usePartSelector: (name: string, select: (snapshot: unknown) => unknown) =>
    name === 'toast' && part.toast !== null
      ? // oxlint-disable-next-line react-hooks/rules-of-hooks -- the name of each call stays
        useSelector(part.toast, (snapshot: SnapshotFrom<typeof toastMachine>) => select(snapshot))
      : select({ context: { active: null } }),
}));

/** A message by which something can be taken back; no time passes. */
function say() {
  // The window of these tests is hidden from its beginning.
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  onTestFinished(() => hidden.mockRestore());
  const waitFor = fromPromise<void, { ms: number }>(() => new Promise(() => {}));
  const toast = createActor(toastMachine.provide({ actors: { waitFor } }), { systemId: 'toast' }).start();
  part.toast = toast;
  const view = render(<Toast />);
  act(() =>
    toast.send({
      type: 'toast.shown',
      toast: { tone: 'info', copyKey: 'wishlist.removed', params: {}, link: null, undo: 'wishlist' },
    }),
  );
  const box = view.container.querySelector('.toast') as HTMLElement;
  return { box, view, hidden, isHeld: () => toast.getSnapshot().matches({ shown: 'held' }) };
}

test('[SHELL-16] a toast waits while a pointer or a finger is on it', () => {
  const { box, isHeld } = say();
  expect(isHeld()).toBe(false);
  fireEvent.pointerEnter(box);
  expect(isHeld()).toBe(true);
  fireEvent.pointerLeave(box);
  expect(isHeld()).toBe(false);
});

test('[SHELL-16] a toast waits while the focus is in it', () => {
  const { view, isHeld } = say();
  const undo = view.getByRole('button', { name: 'toast.undo' });
  act(() => undo.focus());
  expect(isHeld()).toBe(true);
  act(() => undo.blur());
  expect(isHeld()).toBe(false);
});

test('[SHELL-16] a toast waits while the page is on another tab', () => {
  const { isHeld, hidden } = say();
  hidden.mockReturnValue(true);
  fireEvent(document, new Event('visibilitychange'));
  expect(isHeld()).toBe(true);
  hidden.mockReturnValue(false);
  fireEvent(document, new Event('visibilitychange'));
  expect(isHeld()).toBe(false);
});
