import type { ModalStop } from '#src/machines/shell/modal/modalMachine.ts';

const STOPS = 'button, a[href], input, select, textarea, summary';

const stopsOf = (dialog: HTMLElement) => [...dialog.querySelectorAll<HTMLElement>(STOPS)];

/** What a control is called: two of one name are told apart by their order. */
function nameOf(stop: HTMLElement): string {
  const labels = stop instanceof HTMLInputElement ? [...(stop.labels ?? [])] : [];
  const text = stop.getAttribute('aria-label') ?? labels[0]?.textContent ?? stop.textContent ?? '';
  return `${stop.tagName} ${text.trim()}`;
}

/** Where the focus is within a dialog, in words that find it again in a dialog that is made anew; null outside of it. */
export function stopWithin(dialog: HTMLElement): ModalStop | null {
  const stops = stopsOf(dialog);
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const stop = stops[at];
  if (stop === undefined) return null;
  const name = nameOf(stop);
  return { name, nth: stops.slice(0, at).filter((other) => nameOf(other) === name).length, at };
}

/** Gives the focus to an element, if there is one, and scrolls nothing. */
export const focus = (stop: Element | null): void =>
  (stop as HTMLElement | null)?.focus({ preventScroll: true });

/**
 * Puts the focus back to a stop. Where nothing is called so yet, it waits on what stands in that place until the
 * content has come, or the visitor has gone on. Returns what ends the waiting. [MODAL-07]
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
    // What was waited on may have gone with the content that was replaced.
    const hasGoneOn = waitedOn?.isConnected === true && document.activeElement !== waitedOn;
    if (come !== undefined && !hasGoneOn) focus(come);
    if (come !== undefined || hasGoneOn) observer.disconnect();
  });
  observer.observe(dialog, { childList: true, subtree: true });
  return () => observer.disconnect();
}
