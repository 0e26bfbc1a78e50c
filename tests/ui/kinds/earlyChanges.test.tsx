import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { keepEarlyChanges } from '#src/app/earlyChanges.ts';

const WAYS = ['delivery', 'pickup'];

/** A form of every kind of control, and what its page is told. */
function Form({ tell }: { tell: (what: string) => void }) {
  const [way, setWay] = useState('delivery');
  const [text, setText] = useState('1');
  const [isOn, setIsOn] = useState(true);
  const [sort, setSort] = useState('new');
  return (
    <main>
      {WAYS.map((one) => (
        <label key={one}>
          <input
            type="radio"
            name="way"
            value={one}
            checked={way === one}
            onChange={() => {
              tell(one);
              setWay(one);
            }}
          />
          {one}
        </label>
      ))}
      <input
        aria-label="quantity"
        value={text}
        onChange={({ target }) => {
          tell(`typed ${target.value}`);
          setText(target.value);
        }}
        onBlur={() => tell('left')}
      />
      <input
        type="checkbox"
        aria-label="insured"
        checked={isOn}
        onChange={({ target }) => {
          tell(`insured ${target.checked}`);
          setIsOn(target.checked);
        }}
      />
      <select
        aria-label="sort"
        value={sort}
        onChange={({ target }) => {
          tell(`sort ${target.value}`);
          setSort(target.value);
        }}
      >
        <option value="new">new</option>
        <option value="old">old</option>
      </select>
      <input aria-label="search" />
      <button type="button" onClick={() => tell(`bought ${way} ${text}`)}>
        buy
      </button>
    </main>
  );
}

/** The form as the server has sent it; React takes it over when asked. */
function sent() {
  const told: string[] = [];
  const form = <Form tell={(what) => told.push(what)} />;
  const element = document.createElement('form');
  element.innerHTML = renderToString(form);
  document.body.append(element);
  let root: Root | null = null;
  onTestFinished(() => {
    act(() => root?.unmount());
    element.remove();
  });
  const find = <TElement extends HTMLElement>(selector: string) =>
    element.querySelector<TElement>(selector) as TElement;
  return {
    told,
    element,
    find,
    takeOver: () =>
      act(async () => {
        root = hydrateRoot(element, form);
      }),
  };
}
const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame += 1)
    await act(() => new Promise<void>((resolve) => void requestAnimationFrame(() => resolve())));
};

test('[SHELL-17] tells the page of every control that was changed before, once, and of no other', async () => {
  const { told, element, find, takeOver } = sent();
  // No code has loaded yet.
  find('[value=pickup]').click();
  find<HTMLInputElement>('[aria-label=quantity]').value = '3';
  keepEarlyChanges(element);
  // React has not taken over yet.
  find('[aria-label=insured]').click();
  find<HTMLSelectElement>('select').value = 'old';
  find('select').dispatchEvent(new Event('input', { bubbles: true }));
  find<HTMLInputElement>('[aria-label=search]').value = 'bag';
  await frames(2);
  expect(told).toEqual([]);
  await takeOver();
  await vi.waitFor(() => expect(told).toHaveLength(5));
  expect(told).toEqual(['pickup', 'typed 3', 'left', 'insured false', 'sort old']);
  await frames(3);
  expect(told).toHaveLength(5);
  expect(find<HTMLInputElement>('[value=pickup]').checked).toBe(true);
  expect(find<HTMLInputElement>('[aria-label=quantity]').value).toBe('3');
  expect(find<HTMLInputElement>('[aria-label=search]').value).toBe('bag');
  // From here on React hears the changes itself.
  await act(async () => find('[value=delivery]').click());
  await frames(2);
  expect(told.slice(5)).toEqual(['delivery']);
});

test('[SHELL-17] means the last of several choices, and nothing of one that was taken back', async () => {
  const { told, element, find, takeOver } = sent();
  keepEarlyChanges(element);
  find('[value=pickup]').click();
  find('[aria-label=insured]').click();
  await frames(2);
  find('[value=delivery]').click();
  find('[aria-label=insured]').click();
  await frames(2);
  await takeOver();
  await frames(3);
  expect(told).toEqual([]);
});

test('[SHELL-17] tells of what the browser brings back after React has come', async () => {
  const { told, element, find, takeOver } = sent();
  keepEarlyChanges(element);
  await takeOver();
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'checked') ?? {};
  set?.call(find('[value=pickup]'), true);
  dispatchEvent(new Event('pageshow'));
  await vi.waitFor(() => expect(told).toEqual(['pickup']));
});

test('[SHELL-17] tells of a choice before the press that follows it', async () => {
  const { told, element, find, takeOver } = sent();
  find('[value=pickup]').click();
  find<HTMLInputElement>('[aria-label=quantity]').value = '3';
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
  keepEarlyChanges(element);
  await takeOver();
  await act(async () => find('button').click());
  vi.restoreAllMocks();
  expect(told).toEqual(['pickup', 'typed 3', 'left', 'bought pickup 3']);
});

test('[SHELL-17] leaves the form to the browser while the page has not heard what was chosen', async () => {
  const { element, find, takeOver } = sent();
  const heard: string[] = [];
  find('[value=pickup]').click();
  keepEarlyChanges(element);
  element.addEventListener('submit', (event) => {
    heard.push('submit');
    event.preventDefault();
  });
  const submit = () => element.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  expect(submit()).toBe(true);
  expect(heard).toEqual([]);
  await takeOver();
  await frames(2);
  expect(submit()).toBe(false);
  expect(heard).toEqual(['submit']);
});

test('[SHELL-17] gives a control up that React never takes over, and stops no other form', async () => {
  let later = 0;
  const clock = vi.spyOn(performance, 'now');
  onTestFinished(() => clock.mockRestore());
  const frame = vi.spyOn(globalThis, 'requestAnimationFrame');
  onTestFinished(() => frame.mockRestore());
  const { element, find } = sent();
  const other = document.createElement('form');
  element.append(other);
  clock.mockImplementation(() => later);
  find('[value=pickup]').click();
  keepEarlyChanges(element);
  await frames(2);
  const submitted = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  element.addEventListener('submit', submitted, true);
  other.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  expect(submitted).toHaveBeenCalledOnce();
  later = 10_001;
  await frames(2);
  const asked = frame.mock.calls.length;
  await new Promise((resolve) => void setTimeout(resolve, 100));
  expect(frame.mock.calls).toHaveLength(asked);
});
