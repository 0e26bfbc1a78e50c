import { expect, onTestFinished, test, vi } from 'vitest';
import { keepFocusWhole } from '#src/app/keepFocusWhole.ts';

keepFocusWhole();

test.each([
  ['half outside at the end', { left: 250, right: 450, isByKey: true, tabIndex: 0 }, true],
  ['half outside at the beginning', { left: -40, right: 160, isByKey: true, tabIndex: 0 }, true],
  ['whole', { left: 0, right: 320, isByKey: true, tabIndex: 0 }, false],
  ['pressed', { left: 250, right: 450, isByKey: false, tabIndex: 0 }, false],
  ['outside, and no stop of the keyboard', { left: 320, right: 640, isByKey: true, tabIndex: -1 }, false],
])('[SHELL-12] a link that has the focus and is %s', (_, { left, right, isByKey, tabIndex }, isBrought) => {
  document.body.innerHTML = '<ul><li><a href="#x">Kartu</a></li></ul>';
  onTestFinished(() => {
    document.body.innerHTML = '';
  });
  const card = document.querySelector('a') as HTMLElement;
  card.tabIndex = tabIndex;
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(320);
  card.getBoundingClientRect = () => new DOMRect(left, 0, right - left, 100);
  vi.spyOn(card, 'matches').mockImplementation(
    (selector: string) => selector === ':focus-visible' && isByKey,
  );
  const scroll = vi.fn<(to: unknown) => void>();
  card.scrollIntoView = scroll;
  card.focus();
  expect(scroll.mock.calls).toEqual(
    isBrought ? [[{ block: 'nearest', inline: 'nearest', behavior: 'instant' }]] : [],
  );
});
