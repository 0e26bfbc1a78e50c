import { act } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { createPortal } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { keepEarlyPresses } from '#src/app/earlyPresses.ts';

afterEach(() => vi.restoreAllMocks());

const NAMES = ['one', 'two'];
/** A document with buttons that React has not taken over yet, and what is pressed once it has. */
function sent() {
  const pressed: string[] = [];
  const element = document.createElement('div');
  element.innerHTML = NAMES.map((name) => `<button type="button">${name}</button>`).join('');
  document.body.append(element);
  keepEarlyPresses(element);
  const buttons = [...element.querySelectorAll('button')];
  let root: Root | null = null;
  onTestFinished(() => {
    act(() => root?.unmount());
    element.remove();
  });
  return {
    pressed,
    press: (...names: string[]) => {
      for (const name of names) buttons[NAMES.indexOf(name)]?.click();
    },
    takeOver: () =>
      act(async () => {
        root = hydrateRoot(
          element,
          NAMES.map((name) => (
            <button key={name} type="button" onClick={() => pressed.push(name)}>
              {name}
            </button>
          )),
        );
      }),
  };
}
/** Lets frames pass until a press that comes after them has been drawn. */
const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame += 1)
    await act(() => new Promise<void>((resolve) => void requestAnimationFrame(() => resolve())));
};

test('repeats each press made before the page came to life, once and in its order', async () => {
  const { pressed, press, takeOver } = sent();
  press('two', 'one', 'two');
  await frames(2);
  expect(pressed).toEqual([]);
  await takeOver();
  await vi.waitFor(() => expect(pressed).toEqual(['two', 'one', 'two']));
  await frames(3);
  press('one');
  await frames(3);
  expect(pressed).toEqual(['two', 'one', 'two', 'one']);
});

test('[LOAD-09] a button whose press waits says so, until the press is made or its time is over', async () => {
  const { press, takeOver } = sent();
  const busy = () => [...document.querySelectorAll('[aria-busy="true"]')].map((one) => one.textContent);
  press('two', 'one', 'two');
  expect(busy()).toEqual([]);
  await vi.waitFor(() => expect(busy()).toEqual(['one', 'two']));
  await takeOver();
  await vi.waitFor(() => expect(busy()).toEqual([]));
  press('one');
  await frames(3);
  expect(busy()).toEqual([]);
});

test('[LOAD-09] a press whose time is over leaves no mark', async () => {
  const { press } = sent();
  const began = performance.now();
  press('one');
  await vi.waitFor(() => expect(document.querySelectorAll('[aria-busy="true"]')).toHaveLength(1));
  vi.spyOn(performance, 'now').mockReturnValue(began + 60_000);
  await vi.waitFor(() => expect(document.querySelectorAll('[aria-busy="true"]')).toHaveLength(0));
});

test('a press whose time is over is not; the next one is', async () => {
  const { pressed, press, takeOver } = sent();
  const now = vi.spyOn(performance, 'now');
  const began = performance.now();
  press('one');
  now.mockReturnValue(began + 60_000);
  press('two');
  await takeOver();
  await vi.waitFor(() => expect(pressed).toEqual(['two']));
});

test('repeats a press on a section once React has finished taking it over, once', async () => {
  const pressed: string[] = [];
  let bring = () => {};
  const Later = lazy(
    () =>
      new Promise<{ default: () => string }>((resolve) => {
        bring = () => resolve({ default: () => 'later' });
      }),
  );
  const section = (rest: React.ReactNode) => (
    <Suspense fallback="coming">
      <section>
        <button type="button" onClick={() => pressed.push('one')}>
          one
        </button>
        {rest}
      </section>
    </Suspense>
  );
  const element = document.createElement('div');
  element.innerHTML = renderToString(section('later'));
  document.body.append(element);
  keepEarlyPresses(element);
  let root: Root | null = null;
  onTestFinished(() => {
    act(() => root?.unmount());
    element.remove();
  });
  await act(async () => {
    root = hydrateRoot(element, section(<Later />));
  });
  const button = element.querySelector('button') as HTMLButtonElement;
  // The button has React's mark already.
  expect(Object.keys(button).some((key) => key.startsWith('__reactProps$'))).toBe(true);
  button.click();
  await frames(5);
  expect(pressed).toEqual([]);
  await act(async () => bring());
  await vi.waitFor(() => expect(pressed).toEqual(['one']));
  await frames(3);
  button.click();
  await frames(3);
  expect(pressed).toEqual(['one', 'one']);
});

test('a press on a button drawn anew goes to the one in its place, if that one is certain', async () => {
  const pressed: string[] = [];
  const element = document.createElement('div');
  element.innerHTML =
    '<main><button type="button">ask</button><p><button type="button">like</button></p></main>';
  document.body.append(element);
  keepEarlyPresses(element);
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => {
    act(() => root.unmount());
    element.remove();
  });
  const [ask, like] = [...element.querySelectorAll('button')];
  ask?.click();
  like?.click();
  const place = element.querySelector('main') as HTMLElement;
  const names = ['ask', 'like', 'like'];
  // The sent buttons give way, and for some frames the place is empty.
  place.replaceChildren();
  await frames(3);
  await act(async () => {
    root.render(
      createPortal(
        names.map((name, position) => (
          <button key={position} type="button" onClick={() => pressed.push(name)}>
            {name}
          </button>
        )),
        place,
      ),
    );
  });
  await vi.waitFor(() => expect(pressed).toEqual(['ask']));
  await frames(5);
  expect(pressed).toEqual(['ask']);
});

test('a press that makes React take a section over at once is answered once', async () => {
  const pressed: string[] = [];
  const section = (
    <Suspense fallback="coming">
      <button type="button" onClick={() => pressed.push('one')}>
        one
      </button>
    </Suspense>
  );
  const element = document.createElement('div');
  element.innerHTML = renderToString(section);
  document.body.append(element);
  keepEarlyPresses(element);
  const root = hydrateRoot(element, section);
  onTestFinished(() => {
    act(() => root.unmount());
    element.remove();
  });
  const button = element.querySelector('button') as HTMLButtonElement;
  expect(Object.keys(button).some((key) => key.startsWith('__reactProps$'))).toBe(false);
  button.click();
  expect(pressed).toEqual(['one']);
  await frames(5);
  expect(pressed).toEqual(['one']);
});
