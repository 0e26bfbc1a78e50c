import { fireEvent, render } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { keepFocus } from '#src/app/keepFocus.ts';
import { Button } from '#src/views/ui/Button.tsx';
import { IconButton } from '#src/views/ui/IconButton.tsx';
import { isOff } from '../support/isOff.ts';

keepFocus();
const press = vi.fn<() => void>();
/** A browser looks at what has changed before it draws. */
const untilLookedAt = () => new Promise((resolve) => setTimeout(resolve));

describe('[MODAL-53] a button that cannot be pressed any more', () => {
  test.each([
    ['with words', (props: { disabled: boolean }) => <Button look="main" {...props} onClick={press} />],
    [
      'with an icon',
      (props: { disabled: boolean }) => <IconButton icon="x" label="Tutup" {...props} onClick={press} />,
    ],
  ])('%s keeps the focus, takes no press, and can be pressed again', (_, draw) => {
    press.mockClear();
    const view = render(draw({ disabled: false }));
    const button = view.getByRole('button');
    button.focus();
    view.rerender(draw({ disabled: true }));
    expect([isOff(button), button.matches(':disabled'), document.activeElement === button]).toEqual([
      true,
      false,
      true,
    ]);
    fireEvent.click(button);
    expect(press).not.toHaveBeenCalled();
    view.rerender(draw({ disabled: false }));
    fireEvent.click(button);
    expect(press).toHaveBeenCalledOnce();
  });

  test('from its beginning is no stop', () => {
    const view = render(<Button look="main" disabled />);
    expect(view.getByRole('button').matches(':disabled')).toBe(true);
  });

  test('sends no form', () => {
    const send = vi.fn<() => void>();
    const draw = (disabled: boolean) => (
      <form onSubmit={send}>
        <Button look="main" type="submit" disabled={disabled} />
      </form>
    );
    const view = render(draw(false));
    view.rerender(draw(true));
    fireEvent.click(view.getByRole('button'));
    expect(send).not.toHaveBeenCalled();
  });
});

describe('[MODAL-53] what has the focus goes', () => {
  /** A place with a button that goes when it is pressed. */
  function Going({ isNative = false }: { isNative?: boolean }) {
    const [isThere, setThere] = useState(true);
    return (
      <>
        {(isThere || isNative) && (
          <button type="button" disabled={!isThere} onClick={() => setThere(false)}>
            Lagi
          </button>
        )}
        <p>Sudah semua</p>
      </>
    );
  }
  const pressed = async (view: ReturnType<typeof render>) => {
    const button = view.getByRole('button');
    button.focus();
    fireEvent.click(button);
    await untilLookedAt();
    return document.activeElement;
  };

  test('and the focus goes to the section around it', async () => {
    const view = render(
      <section aria-label="Ulasan">
        <Going />
      </section>,
    );
    expect(await pressed(view)).toBe(view.getByRole('region'));
  });

  test('or is disabled, and the focus goes there as well', async () => {
    const view = render(
      <section aria-label="Ulasan">
        <Going isNative />
      </section>,
    );
    expect(await pressed(view)).toBe(view.getByRole('region'));
  });

  test('within a modal, and the focus goes no further than the modal', async () => {
    const view = render(
      <section aria-label="Halaman">
        <dialog open aria-label="Tanya">
          <Going />
        </dialog>
      </section>,
    );
    expect(await pressed(view)).toBe(view.getByRole('dialog'));
    view.rerender(<section aria-label="Halaman" />);
    await untilLookedAt();
    expect(document.activeElement).toBe(document.body);
  });

  test('with the place around it, and the focus goes to the one around that', async () => {
    const shown = (isThere: boolean) => (
      <section aria-label="Ulasan">
        {isThere && (
          <article>
            <button type="button">Suka</button>
          </article>
        )}
      </section>
    );
    const view = render(shown(true));
    view.getByRole('button').focus();
    view.rerender(shown(false));
    await untilLookedAt();
    expect(document.activeElement).toBe(view.getByRole('region'));
  });

  test('that stood in no place, and the focus goes back to where it came from', async () => {
    const shown = (isSaid: boolean) => (
      <>
        <section aria-label="Ulasan">
          <button type="button">Simpan</button>
        </section>
        {isSaid && (
          <p>
            <button type="button">Urungkan</button>
          </p>
        )}
      </>
    );
    const view = render(shown(true));
    view.getByText('Simpan').focus();
    view.getByText('Urungkan').focus();
    view.rerender(shown(false));
    await untilLookedAt();
    expect(document.activeElement).toBe(view.getByText('Simpan'));
    expect(view.getByText('Simpan').hasAttribute('tabindex')).toBe(false);
  });

  test('after it was left on purpose, and the focus stays nowhere', async () => {
    const shown = (isThere: boolean) => (
      <section aria-label="Ulasan">{isThere && <button type="button">Suka</button>}</section>
    );
    const view = render(shown(true));
    view.getByRole('button').focus();
    view.getByRole('button').blur();
    await untilLookedAt();
    view.rerender(shown(false));
    await untilLookedAt();
    expect(document.activeElement).toBe(document.body);
  });
});
