/** Places that take the focus of a removed element: the innermost one around it that stays. */
const PLACES = 'article, section, aside, [role="region"], dialog';

/**
 * Moves the focus when the focused element is removed or disabled, as a button that has done its work: else the browser
 * would start at the top of the document. The place around the element gets it, within the same modal. [MODAL-53]
 */
export function keepFocus(): () => void {
  let last: HTMLElement | null = null;
  /** From the innermost on. */
  let places: HTMLElement[] = [];
  const isGone = () => last?.isConnected === false || last?.matches(':disabled') === true;
  const onFocusIn = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    const around = placesAround(target);
    // An element in no place, as a message over the page, gives the focus back to the element that had it before.
    places = around.length === 0 && last !== null ? [last, ...placesAround(last)] : around;
    last = target;
  };
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    // The visitor left it by a press beside it. Some browsers report a removed element alike.
    if (relatedTarget === null)
      queueMicrotask(() => {
        if (!isGone() && document.activeElement !== last) last = null;
      });
  };
  const observer = new MutationObserver(() => {
    if (last === null || !isGone()) return;
    if (document.activeElement !== document.body && document.activeElement !== last) return;
    const place = places.find((one) => one.isConnected);
    last = null;
    if (place === undefined) return;
    if (place.tabIndex < 0) place.tabIndex = -1;
    place.focus({ preventScroll: true });
  });
  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('focusout', onFocusOut);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => {
    document.removeEventListener('focusin', onFocusIn);
    document.removeEventListener('focusout', onFocusOut);
    observer.disconnect();
  };
}

function placesAround(target: HTMLElement): HTMLElement[] {
  if (target.matches('dialog')) return [];
  const place = target.parentElement?.closest<HTMLElement>(PLACES) ?? null;
  return place === null ? [] : [place, ...placesAround(place)];
}
