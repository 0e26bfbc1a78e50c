import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepPressed } from '#src/app/keepPressed.ts';

const AT = { button: 0, isPrimary: true, clientX: 40, clientY: 100, detail: 1 };
const heard = vi.fn<(what: string) => void>();
let stop = () => {};
/** The element by its id. */
const byId = (id: string) => document.getElementById(id) as HTMLElement;
/** From now on it lies so far from the top, in CSS px. */
const moveTo = (id: string, top: number) => {
  byId(id).getBoundingClientRect = () => new DOMRect(20, top, 200, 40);
};

beforeEach(() => {
  document.body.innerHTML =
    '<div id="box"><button id="chat"><i id="icon">Chat</i></button><button id="buy">Beli</button></div>';
  for (const id of ['box', 'chat', 'buy'])
    byId(id).addEventListener('click', ({ target }) => {
      if (target === byId(id)) heard(id);
    });
  moveTo('chat', 80);
  stop = keepPressed();
});
afterEach(() => {
  stop();
  heard.mockClear();
  document.body.innerHTML = '';
});
const told = () => heard.mock.calls.flat();

describe('[SHELL-28] a press whose control moves away meanwhile', () => {
  test.each(['box', 'buy'])('is for that control, though the browser gives it to %s', (given) => {
    fireEvent.pointerDown(byId('icon'), AT);
    moveTo('chat', 130);
    fireEvent.click(byId(given), AT);
    expect(told()).toEqual(['chat']);
  });

  test('is for it once', () => {
    fireEvent.pointerDown(byId('chat'), AT);
    moveTo('chat', 130);
    fireEvent.click(byId('box'), AT);
    fireEvent.click(byId('buy'), AT);
    expect(told()).toEqual(['chat', 'buy']);
  });
});

describe('[SHELL-28] a press is left to the browser', () => {
  test.each([
    ['that stays on its control', { on: 'chat', told: ['chat'] }],
    ['whose pointer has left it across', { at: { ...AT, clientX: 51 } }],
    ['whose pointer has left it down', { at: { ...AT, clientY: 89 } }],
    ['whose control has not moved', { top: 80 }],
    ['by a key', { at: { ...AT, detail: 0 } }],
    ['that another button began', { begun: { ...AT, button: 2 } }],
    ['of a second finger', { begun: { ...AT, isPrimary: false } }],
  ])('%s', (_, { on = 'box', at = AT, top = 130, begun = AT, told: wanted = [on] }: Case) => {
    fireEvent.pointerDown(byId('chat'), begun);
    moveTo('chat', top);
    fireEvent.click(byId(on), at);
    expect(told()).toEqual(wanted);
  });

  test.each(['ctrlKey', 'metaKey', 'shiftKey'])('that asks by %s for another tab or window', (key) => {
    fireEvent.pointerDown(byId('chat'), AT);
    moveTo('chat', 130);
    fireEvent.click(byId('box'), { ...AT, [key]: true });
    expect(told()).toEqual(['box']);
  });

  test('that the visitor scrolled under', () => {
    fireEvent.pointerDown(byId('chat'), AT);
    moveTo('chat', 130);
    vi.stubGlobal('scrollY', 50);
    fireEvent.click(byId('box'), AT);
    vi.unstubAllGlobals();
    expect(told()).toEqual(['box']);
  });

  test.each([
    ['box', 'box'],
    ['icon', 'chat'],
  ])('whose control something else has come to lie over: %s', (over, wanted) => {
    document.elementFromPoint = () => byId(over);
    fireEvent.pointerDown(byId('chat'), AT);
    moveTo('chat', 130);
    fireEvent.click(byId('box'), AT);
    Reflect.deleteProperty(document, 'elementFromPoint');
    expect(told()).toEqual([wanted]);
  });

  test('that became a swipe', () => {
    fireEvent.pointerDown(byId('chat'), AT);
    fireEvent.pointerCancel(byId('chat'), AT);
    moveTo('chat', 130);
    fireEvent.click(byId('box'), AT);
    expect(told()).toEqual(['box']);
  });

  test('whose control has gone', () => {
    fireEvent.pointerDown(byId('chat'), AT);
    byId('chat').remove();
    fireEvent.click(byId('box'), AT);
    expect(told()).toEqual(['box']);
  });

  test('that began beside every control', () => {
    fireEvent.pointerDown(byId('box'), AT);
    moveTo('chat', 130);
    fireEvent.click(byId('buy'), AT);
    expect(told()).toEqual(['buy']);
  });
});

interface Case {
  on?: string;
  at?: typeof AT;
  top?: number;
  begun?: typeof AT;
  told?: string[];
}
