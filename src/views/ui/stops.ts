import type { ModalStop } from '#src/machines/shell/modal/modalMachine.ts';

const STOPS = 'button, a[href], input, select, textarea, summary';

const stopsOf = (dialog: HTMLElement) => [...dialog.querySelectorAll<HTMLElement>(STOPS)];

/** The name of a control; controls of one name differ by their order. */
function nameOf(stop: HTMLElement): string {
  const labels = stop instanceof HTMLInputElement ? [...(stop.labels ?? [])] : [];
  const text = stop.getAttribute('aria-label') ?? labels[0]?.textContent ?? stop.textContent ?? '';
  return `${stop.tagName} ${text.trim()}`;
}

/** The focused control of a dialog, described so that it can be found in a newly made dialog; null outside of it. */
export function stopWithin(dialog: HTMLElement): ModalStop | null {
  const stops = stopsOf(dialog);
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const stop = stops[at];
  if (stop === undefined) return null;
  const name = nameOf(stop);
  return { name, nth: stops.slice(0, at).filter((other) => nameOf(other) === name).length, at };
}

/** Focuses an element, if there is one, without scrolling. */
export const focus = (stop: Element | null): void =>
  (stop as HTMLElement | null)?.focus({ preventScroll: true });

/**
 * Puts the focus back to a stop. While no control has its name, the control in that place gets the focus until the
 * content has come or the visitor moves on. Returns a function that ends the waiting. [MODAL-07]
 */
export function returnTo(dialog: HTMLElement, { name, nth, at }: ModalStop): () => void {
  const find = () => stopsOf(dialog).filter((stop) => nameOf(stop) === name)[nth];
  const found = find();
  if (found !== undefined) {
    focus(found);
    return () => {};
  }
  const inPlace = stopsOf(dialog)[at];
  if (inPlace !== undefined && name.startsWith(`${inPlace.tagName} `)) focus(inPlace);
  const waitedOn = document.activeElement;
  const observer = new MutationObserver(() => {
    const come = find();
    // The focused control may have gone with the replaced content.
    const hasGoneOn = waitedOn?.isConnected === true && document.activeElement !== waitedOn;
    if (come !== undefined && !hasGoneOn) focus(come);
    if (come !== undefined || hasGoneOn) observer.disconnect();
  });
  observer.observe(dialog, { childList: true, subtree: true });
  return () => observer.disconnect();
}
