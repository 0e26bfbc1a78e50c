import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// A condition that is waited for may be slow on a busy machine; one that never comes still fails.
configure({ asyncUtilTimeout: 5_000 });
// What a browser has and the test's document has not.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.setAttribute('open', '');
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.removeAttribute('open');
};
Element.prototype.scrollTo ??= () => {};
window.scrollTo = () => {};
// The one question the page asks of its window: is it narrower than the border of 768 px.
window.matchMedia = (query) => ({ matches: window.innerWidth < 768, media: query }) as MediaQueryList;
// No element has a size here: nothing could ever be seen, so places that wait for it start at once.
vi.stubGlobal('IntersectionObserver', undefined);

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split(';'))
    document.cookie = `${cookie.split('=')[0]}=;path=/;max-age=0`;
});
