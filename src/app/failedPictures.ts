import type { Page } from './createPage.ts';

/**
 * A script at the start of the document: marks the element around a failed picture, where the style sheet shows the
 * name, and removes the mark once the picture has loaded. A picture may fail long before the page's code is here.
 * [PRODUCT-30]
 */
export const MARK_PICTURES =
  "for(const e of['error','load'])document.addEventListener(e,({target:t})=>{const p=t.parentNode;" +
  "if(p?.localName==='picture')p.classList.toggle('is-failed',e==='error')},true);";

/** Requests the part that retries pictures at each failed picture, in case its code was missed before. */
export function bringPictures(page: Page): () => void {
  const onError = () => page.send({ type: 'part.needed', name: 'pictures' });
  document.addEventListener('error', onError, true);
  if (document.querySelector('.is-failed') !== null) onError();
  return () => document.removeEventListener('error', onError, true);
}
