import type { Page } from './createPage.ts';

/**
 * Stands in the document, before what it shows: marks the element around a picture that fails, for the style sheet to
 * put its name there, and takes the mark away once it has come. A picture may fail long before the page's code is here.
 * Nothing but this and the style sheet takes part in that. [PRODUCT-30]
 */
export const MARK_PICTURES =
  "for(const e of['error','load'])document.addEventListener(e,({target:t})=>{const p=t.parentNode;" +
  "if(p?.localName==='picture')p.classList.toggle('is-failed',e==='error')},true);";

/** What tries pictures again comes once one has failed; asked for again with each, should it be missed. */
export function bringPictures(page: Page): () => void {
  const onError = () => page.send({ type: 'part.needed', name: 'pictures' });
  document.addEventListener('error', onError, true);
  if (document.querySelector('.is-failed') !== null) onError();
  return () => document.removeEventListener('error', onError, true);
}
