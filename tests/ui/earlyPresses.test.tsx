import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
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
/** Frames pass until a press that comes after them has been drawn. */
const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame += 1)
    await act(() => new Promise<void>((resolve) => void requestAnimationFrame(() => resolve())));
};

test('every press before the page has come to life is repeated once it has, once and in its order', async () => {
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
