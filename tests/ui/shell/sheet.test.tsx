import { fireEvent, render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { useDialog } from '../../../src/views/ui/Sheet.tsx';

const nothing = () => {};

function Dialog({ onClose = nothing }: { onClose?: () => void }) {
  const dialog = useDialog({ onClose, onBack: nothing });
  return (
    <dialog {...dialog} open>
      <button type="button">Tutup</button>
      <input />
    </dialog>
  );
}

afterEach(() => vi.restoreAllMocks());

describe('[MODAL-07] a dialog that is closed gives the focus', () => {
  const shown = (isOpen: boolean, opener: ReactNode) => (
    <main>
      <section aria-label="Promo">{opener}</section>
      {isOpen && <Dialog />}
    </main>
  );
  const openFrom = (opener: ReactNode) => {
    const view = render(shown(false, opener));
    view.getByRole('button').focus();
    view.rerender(shown(true, opener));
    view.getByRole('textbox').focus();
    return view;
  };

  test('to what opened it', () => {
    const view = openFrom(<button type="button">Klaim</button>);
    view.rerender(shown(false, <button type="button">Klaim</button>));
    expect(view.getByRole('button')).toBe(document.activeElement);
    expect(view.getByRole('region').hasAttribute('tabindex')).toBe(false);
  });

  test('to the section around what opened it, where that is gone', () => {
    const view = openFrom(<button type="button">Klaim</button>);
    const later = <p>Sudah diklaim</p>;
    view.rerender(shown(true, later));
    view.rerender(shown(false, later));
    expect(view.getByRole('region')).toBe(document.activeElement);
  });

  test('to the section around what opened it, where that is there and can be pressed no more', () => {
    const view = openFrom(<button type="button">Klaim</button>);
    const opener = view.getByText('Klaim');
    const later = (
      <button type="button" disabled>
        Diklaim
      </button>
    );
    view.rerender(shown(true, later));
    view.rerender(shown(false, later));
    expect(view.getByText('Diklaim')).toBe(opener);
    expect(view.getByRole('region')).toBe(document.activeElement);
  });

  test('to what opened it, where that is held and keeps its place', () => {
    const view = openFrom(<button type="button">Klaim</button>);
    const later = (
      <button type="button" aria-disabled>
        Diklaim
      </button>
    );
    view.rerender(shown(true, later));
    view.rerender(shown(false, later));
    expect(view.getByText('Diklaim')).toBe(document.activeElement);
  });

  test('to nothing, where its address opened it', () => {
    const view = render(shown(true, null));
    view.getByRole('textbox').focus();
    view.rerender(shown(false, null));
    expect(document.activeElement).toBe(document.body);
  });
});

describe('a dialog becomes a modal', () => {
  /** Frames are drawn when the test says so. */
  function holdFrames() {
    const waiting: FrameRequestCallback[] = [];
    vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((draw) => waiting.push(draw));
    return () => waiting.splice(0).forEach((draw) => draw(0));
  }

  test('[MODAL-49] after the first frame, and in the place of one that has been painted at once', async () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    const drawFrame = holdFrames();
    const view = render(<Dialog key="stands in" />);
    expect(showModal).not.toHaveBeenCalled();
    drawFrame();
    await waitFor(() => expect(showModal).toHaveBeenCalledOnce());
    view.rerender(<Dialog key="its code has come" />);
    expect(showModal).toHaveBeenCalledTimes(2);
  });

  test('[MODAL-49] in the place of one that has not been painted after a frame of its own', async () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    const drawFrame = holdFrames();
    const view = render(<Dialog key="stands in" />);
    view.rerender(<Dialog key="its code has come" />);
    expect(showModal).not.toHaveBeenCalled();
    drawFrame();
    await waitFor(() => expect(showModal).toHaveBeenCalledOnce());
    expect(showModal.mock.contexts[0]).toBe(document.querySelector('dialog'));
  });

  test('[MODAL-06] and the focus goes in from what opened it, where there was one before it', async () => {
    vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function showModalOf(
      this: HTMLDialogElement,
    ) {
      this.open = true;
      this.querySelector('button')?.focus();
    });
    const shown = (key: string | null) => (
      <>
        <a href="#opener">Buka</a>
        {key !== null && <Dialog key={key} />}
      </>
    );
    const drawFrame = holdFrames();
    const view = render(shown(null));
    view.getByText('Buka').focus();
    view.rerender(shown('stands in'));
    drawFrame();
    await waitFor(() => expect(document.querySelector('dialog')?.dataset['opening']).toBeUndefined());
    view.rerender(shown('its code has come'));
    expect(view.getByText('Tutup')).toBe(document.activeElement);
  });

  test('[MODAL-49, SHELL-10] and the focus stays where the visitor has taken it meanwhile', async () => {
    // A browser does the same.
    const showModal = vi
      .spyOn(HTMLDialogElement.prototype, 'showModal')
      .mockImplementation(function showModalOf(this: HTMLDialogElement) {
        this.open = true;
        this.querySelector('button')?.focus();
      });
    const drawFrame = holdFrames();
    const view = render(<Dialog />);
    expect(view.getByText('Tutup')).toBe(document.activeElement);
    const field = document.querySelector('input');
    field?.focus();
    drawFrame();
    await waitFor(() => expect(showModal).toHaveBeenCalledOnce());
    expect(field).toBe(document.activeElement);
  });
});

describe('[MODAL-52] a press on a dialog', () => {
  const openOne = () => {
    const onClose = vi.fn<() => void>();
    const view = render(<Dialog onClose={onClose} />);
    const backdrop = view.getByRole('dialog');
    const field = view.getByRole('textbox');
    /** A browser does the same: the click goes to the element that holds both ends of the press. */
    const press = (from: Element, to: Element) => {
      fireEvent.pointerDown(from);
      fireEvent.pointerUp(to);
      fireEvent.click(from === to ? from : backdrop);
    };
    return { onClose, backdrop, field, press };
  };

  test('closes it where it begins and ends on the backdrop', () => {
    const { onClose, backdrop, press } = openOne();
    press(backdrop, backdrop);
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('that begins within and ends on the backdrop, or the other way, closes nothing', () => {
    const { onClose, backdrop, field, press } = openOne();
    press(field, backdrop);
    press(backdrop, field);
    press(field, field);
    expect(onClose).not.toHaveBeenCalled();
    press(backdrop, backdrop);
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('let go outside of the window does not hold back the next one', () => {
    const { onClose, backdrop, field, press } = openOne();
    fireEvent.pointerDown(field);
    press(backdrop, backdrop);
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('without a pointer, as of a reader of the screen, closes it', () => {
    const { onClose, backdrop, field, press } = openOne();
    press(field, backdrop);
    fireEvent.click(backdrop);
    expect(onClose).toHaveBeenCalledOnce();
  });
});
