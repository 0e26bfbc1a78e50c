/** The places that take the focus of an element that goes: the innermost of these around it that stays. */
const PLACES = 'article, section, aside, [role="region"], dialog';

/**
 * Moves the focus when the focused element goes or is disabled, as a button does that has done its work: the browser
 * would begin at the top of the document then. The focus goes to the place around the element instead, within a modal
 * no further than the modal. [MODAL-53]
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
    // Left on purpose, for nothing: by a press beside it. Some browsers say it too of what goes.
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
