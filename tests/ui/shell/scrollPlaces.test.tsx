import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { keepPlaces } from '#src/app/scrollPlaces.ts';

const stored = () => JSON.parse(sessionStorage.getItem('pdp.places') ?? '[]') as [string, { y: number }][];
const leave = () => void window.dispatchEvent(new Event('pagehide'));

test('[ROUTE-30] the last places outlive the document, as many as there is room for', () => {
  const places = keepPlaces();
  onTestFinished(places.stop);
  for (let entry = 1; entry <= 60; entry += 1) {
    places.enter(`entry-${entry}`);
    places.note();
  }
  // An entry that the visitor returns to is among the last again.
  places.enter('entry-12');
  places.note();
  leave();
  const keys = stored().map(([key]) => key);
  expect(keys).toHaveLength(50);
  expect(keys.slice(-2)).toEqual(['entry-60', 'entry-12']);
  expect(keys).not.toContain('entry-10');
  expect(keys.filter((key) => key === 'entry-12')).toHaveLength(1);
});

test('[ROUTE-30] the browser keeps the place of a left page, the page that of a shown one', () => {
  const places = keepPlaces();
  onTestFinished(places.stop);
  expect(history.scrollRestoration).toBe('manual');
  leave();
  expect(history.scrollRestoration).toBe('auto');
  window.dispatchEvent(new Event('pageshow'));
  expect(history.scrollRestoration).toBe('manual');
});

test('[ROUTE-30] the part that is read is none that the browser skips for being far away', () => {
  document.body.innerHTML =
    '<main><section id="reviews"></section><ul><li id="further-1"></li></ul><section id="seo"></section></main>';
  onTestFinished(() => document.body.replaceChildren());
  const boxes = { reviews: [100, 700], 'further-1': [0, 0], seo: [900, 400] } as const;
  for (const [id, [top, height]] of Object.entries(boxes))
    (document.getElementById(id) as HTMLElement).getBoundingClientRect = () =>
      new DOMRect(0, top, 300, height);
  const places = keepPlaces();
  onTestFinished(places.stop);
  places.enter('skipped');
  places.note();
  leave();
  expect(stored().at(-1)).toMatchObject(['skipped', { part: 'reviews', top: 100 }]);
});

test('[ROUTE-30] where one has not been there is no place to return to', () => {
  const places = keepPlaces();
  onTestFinished(places.stop);
  places.enter('nowhere');
  expect(places.returnTo()).toBe(false);
});

describe('[AUTH-17] what was pressed before a login', () => {
  const FOLLOW = '<button data-wish="follow">Ikuti</button>';
  /** Back from a login for it; the browser says nothing of sizes here. */
  function comeBack(html: string, pressed: { control: string | null; isInModal?: boolean }) {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        disconnect() {}
      },
    );
    document.body.innerHTML = html;
    const places = keepPlaces();
    onTestFinished(() => {
      places.stop();
      vi.unstubAllGlobals();
      document.body.replaceChildren();
    });
    places.returnFromLogin({ isInModal: false, ...pressed });
    return places;
  }
  const focused = () => (document.activeElement === document.body ? '' : document.activeElement?.textContent);

  test('has the focus, and no other control', () => {
    comeBack(`<button data-wish="wishlist">Simpan</button>${FOLLOW}`, { control: 'follow' });
    expect(focused()).toBe('Ikuti');
  });

  test('has it once it has come, and once it can be pressed', async () => {
    comeBack('<main></main>', { control: 'follow' });
    const main = document.querySelector('main') as HTMLElement;
    main.innerHTML = '<button data-wish="follow" disabled>Ikuti</button>';
    await Promise.resolve();
    expect(focused()).toBe('');
    main.querySelector('button')?.removeAttribute('disabled');
    await vi.waitFor(() => expect(focused()).toBe('Ikuti'));
  });

  test('is left alone once the visitor does something else', async () => {
    comeBack('<main></main>', { control: 'follow' });
    window.dispatchEvent(new Event('wheel'));
    (document.querySelector('main') as HTMLElement).innerHTML = FOLLOW;
    await new Promise(setImmediate);
    expect(focused()).toBe('');
  });

  test('in a modal is found in the modal, and nothing where nothing was pressed', () => {
    const both = `${FOLLOW}<dialog open><button data-wish="follow">Di sini</button></dialog>`;
    comeBack(both, { control: 'follow', isInModal: true });
    expect(focused()).toBe('Di sini');
    comeBack(both, { control: null });
    expect(focused()).toBe('');
  });
});

describe('[SHELL-24] the same page in another language or theme', () => {
  /** Opens a document after one that was left at 900 px, so many ms before or after this one was asked for. */
  function openAfter(path: string, msLater: number) {
    const left = { path, y: 900, part: null, top: 0, at: performance.timeOrigin + msLater };
    sessionStorage.setItem('pdp.places', JSON.stringify([['former', left]]));
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        disconnect() {}
      },
    );
    const places = keepPlaces();
    onTestFinished(() => {
      places.stop();
      vi.unstubAllGlobals();
      scrolled.mockRestore();
      sessionStorage.clear();
    });
    return [places.returnTo(), scrolled.mock.calls];
  }

  test('is read on where the page was that was left for it', () => {
    expect(openAfter(location.pathname, 5)).toEqual([true, [[0, 900]]]);
  });

  test('begins at its top after another page, and after one that was left before', () => {
    expect(openAfter('/elsewhere', 5)).toEqual([false, []]);
    expect(openAfter(location.pathname, -5)).toEqual([false, []]);
  });
});
