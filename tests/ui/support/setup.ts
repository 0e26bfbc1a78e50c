import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { afterAll, afterEach, expect } from 'vitest';
import { KEPT } from '#src/actors/later/keptOwner.ts';
import { seeTheFirstScreens } from './farBelow.ts';
import { watchTexts } from './ownTexts.ts';

configure({
  // An awaited condition may be slow on a busy machine; one that never comes still fails.
  asyncUtilTimeout: 5_000,
  // An awaited element is missing at each look but the last: the document is written out only when it is read.
  getElementError: (message, container) => {
    const error = new Error(message ?? '');
    error.name = 'TestingLibraryElementError';
    let said: string | undefined;
    Object.defineProperty(error, 'message', {
      get: () => (said ??= [message, prettyDOM(container)].filter(Boolean).join('\n\n')),
      set: (text: string) => {
        said = text;
      },
    });
    return error;
  },
});
// Features of a browser that the test's document lacks.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.setAttribute('open', '');
};
HTMLDialogElement.prototype.show ??= function show(this: HTMLDialogElement) {
  this.setAttribute('open', '');
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.removeAttribute('open');
};
Element.prototype.scrollTo ??= () => {};
window.scrollTo = () => {};
// Nothing is painted here, as on a hidden page: waits for a paint end at once.
Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
// The page asks its window for one thing: whether it is narrower than 768 px.
window.matchMedia = (query) => ({ matches: window.innerWidth < 768, media: query }) as MediaQueryList;
// No element has a size here, so nothing could ever be seen.
seeTheFirstScreens();

const texts = watchTexts(document);
afterAll(() => texts.stop());

const ownedKeys = new Set(KEPT.map(({ key }) => key));

afterEach(() => {
  const found = texts.found();
  const unowned = [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(
    (key) => !ownedKeys.has(key),
  );
  cleanup();
  seeTheFirstScreens();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split(';'))
    document.cookie = `${cookie.split('=')[0]}=;path=/;max-age=0`;
  expect(unowned, 'keys of the browser without an owner in keptOwner.ts').toEqual([]);
  expect(found, 'text that does not stand alone in its element').toEqual([]);
});
