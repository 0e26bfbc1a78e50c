import { fireEvent, render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { id } from '#src/copy/id.ts';
import { PageProvider } from '#src/views/hooks/page.tsx';
import { FailedPart } from '#src/views/ui/FailedPart.tsx';
import { Fault } from '#src/views/ui/Fault.tsx';
import { Refusal } from '#src/views/ui/Refusal.tsx';
import { product } from '../../support/products.ts';
import { openPage } from '../support/openPage.tsx';

/** The texts of the elements that the page scrolled into view. */
const brought: (string | null)[] = [];
beforeEach(() => {
  brought.length = 0;
  HTMLElement.prototype.scrollIntoView = function note(this: HTMLElement, how) {
    expect(how).toEqual({ block: 'nearest' });
    brought.push(this.textContent);
  };
  return () => Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView');
});

describe('[SHELL-15] what refuses a press', () => {
  test('is announced and brought into sight, once for the same words', () => {
    const view = render(<Refusal>Stok habis.</Refusal>);
    expect(view.getByRole('alert').textContent).toBe('Stok habis.');
    expect(brought).toEqual(['Stok habis.']);
    view.rerender(<Refusal>Stok habis.</Refusal>);
    expect(brought).toHaveLength(1);
    view.rerender(<Refusal actions={<button type="button">Hapus</button>}>Terlalu banyak.</Refusal>);
    expect(brought.slice(1)).toEqual(['Terlalu banyak.Hapus']);
  });

  test('comes into sight anew when it is said again after another press', () => {
    const view = render(<Refusal>Gagal.</Refusal>);
    view.rerender(<p>Mengirim</p>);
    view.rerender(<Refusal>Gagal.</Refusal>);
    expect(brought).toEqual(['Gagal.', 'Gagal.']);
  });

  test('beside a field keeps its place while nothing is wrong, and moves nothing then', () => {
    const view = render(<Fault role="status" text={null} />);
    expect(view.getByRole('status').textContent).toBe('');
    expect(brought).toEqual([]);
    view.rerender(<Fault role="status" text="Paling banyak 5." />);
    expect(brought).toEqual(['Paling banyak 5.']);
    view.rerender(<Fault role="status" text={null} />);
    expect(brought).toHaveLength(1);
  });

  test('is brought into sight within the modal it stands in, and moves nothing behind one', () => {
    const shown = (isOpen: boolean, within: boolean) => (
      <>
        {!within && <Refusal>Gagal.</Refusal>}
        <dialog open={isOpen}>{within && <Refusal>Gagal.</Refusal>}</dialog>
      </>
    );
    const view = render(shown(true, true));
    expect(brought).toHaveLength(1);
    view.rerender(shown(true, false));
    expect(brought).toHaveLength(1);
  });

  test('stays in sight while what is around it grows, until the visitor does something', async () => {
    const grow: (() => void)[] = [];
    const observed: Element[] = [];
    const disconnect = vi.fn<() => void>();
    class Observer {
      constructor(say: () => void) {
        grow.push(say);
      }
      observe = (element: Element) => observed.push(element);
      unobserve = () => {};
      disconnect = disconnect;
    }
    vi.stubGlobal('ResizeObserver', Observer);
    onTestFinished(() => void vi.unstubAllGlobals());
    const view = render(
      <dialog open>
        <div>
          <Refusal>Gagal.</Refusal>
        </div>
      </dialog>,
    );
    const message = view.getByRole('alert');
    await waitFor(() => expect(observed).toEqual([message, message.parentElement, view.getByRole('dialog')]));
    grow[0]?.();
    expect(brought).toHaveLength(2);
    fireEvent.pointerDown(document.body);
    expect(disconnect).toHaveBeenCalledOnce();
    view.unmount();
    expect(disconnect).toHaveBeenCalledOnce();
  });

  test('moves the page beside a window that lies over a part of it only', () => {
    render(
      <>
        <dialog open data-beside />
        <Refusal>Gagal.</Refusal>
      </>,
    );
    expect(brought).toHaveLength(1);
  });

  test('as a part that failed is brought only where it answers a choice', async () => {
    const { root } = await openPage({ shop: { products: [product()] } });
    const retry = () => {};
    const within = (part: ReactNode) => (
      <PageProvider page={root} copy={{ language: 'id', copy: id }} navigate={() => {}}>
        {part}
      </PageProvider>
    );
    brought.length = 0;
    const view = render(within(<FailedPart title="Gagal dimuat." onRetry={retry} />));
    expect(brought).toEqual([]);
    view.rerender(within(<FailedPart isAnswer title="Gagal dihitung." onRetry={retry} />));
    expect(brought).toHaveLength(1);
  });
});
