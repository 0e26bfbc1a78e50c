import { isMarked, listen, successorOf, viewOf } from './earlyPresses.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const CONTROLS = 'input:not([type=hidden]),select,textarea';

/** Time in ms after which a change is dropped, if React has not taken its control over. */
const PATIENCE_MS = 10_000;

const isTicked = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';
const shownBy = (control: Control) => (isTicked(control) ? control.checked : control.value);

/** The value that the server has drawn. */
function sentIn(control: Control): string | boolean {
  if (isTicked(control)) return control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const { options } = control;
  return ([...options].find((option) => option.defaultSelected) ?? options[0])?.value ?? '';
}

/** The value that React has drawn, or before that the server. Undefined when only the document holds the value. */
function heldBy(control: Control): string | boolean | undefined {
  const view = viewOf(control);
  if (view === undefined) return sentIn(control);
  const held = isTicked(control) ? view['checked'] : view['value'];
  return held === undefined || held === null || typeof held === 'boolean'
    ? (held ?? undefined)
    : String(held);
}

/** Shows the page's value, so that React notices the change. */
function showHeld(control: Control): void {
  const held = heldBy(control) ?? sentIn(control);
  if (isTicked(control)) control.checked = held === true;
  else control.value = String(held);
}

/**
 * Makes the change again, as the visitor or the browser made it; returns true when React heard it. React compares a
 * field with the value that it saw last, and notices only a change that was made past it.
 */
function changeAgain(control: Control, wanted: string | boolean, among: HTMLElement): boolean {
  const group =
    control.type === 'radio'
      ? among.querySelectorAll<HTMLInputElement>(`input[name="${CSS.escape(control.name)}"]`)
      : [control];
  for (const one of group) showHeld(one);
  // Skip a control that has become disabled.
  if (control.disabled) return true;
  const tell = (type: string) => control.dispatchEvent(new Event(type, { bubbles: true }));
  if (isTicked(control)) {
    const wasHeard = listen(control);
    control.click();
    return wasHeard();
  }
  const type = control instanceof HTMLSelectElement ? 'change' : 'input';
  const wasHeard = listen(control, type);
  const prototype: unknown = Object.getPrototypeOf(control);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, wanted);
  tell(type);
  // The visitor has left the field, so they are done with it.
  if (document.activeElement !== control) tell('focusout');
  return wasHeard();
}

/**
 * Tells the page of values that the visitor changed before React took a control over, or that the browser restored:
 * React leaves the control as it is and reports no change, so the page would show one value and use another. A purchase
 * before the page knows the change is posted by the form itself, as without a script. [SHELL-17]
 */
export function keepEarlyChanges(element: HTMLElement): void {
  const waiting = new Map<
    Control,
    { find: () => Control | null | 'gone'; wanted: string | boolean; until: number }
  >();
  let frame = 0;
  let isRepeating = false;
  const look = () => {
    for (const control of element.querySelectorAll<Control>(CONTROLS)) {
      const wanted = shownBy(control);
      const held = heldBy(control);
      // In a group of radios, only the chosen one counts as changed.
      if (held !== undefined && held !== wanted && !(control.type === 'radio' && wanted === false))
        waiting.set(control, {
          find: successorOf(control),
          wanted,
          until: waiting.get(control)?.until ?? performance.now() + PATIENCE_MS,
        });
      // React resets a control that it has taken over: equal values do not withdraw that change.
      else if (!isMarked(control)) waiting.delete(control);
    }
    again();
  };
  const again = () => {
    if (waiting.size > 0 && frame === 0) frame = requestAnimationFrame(repeat);
  };
  const repeat = () => {
    frame = 0;
    tellAll();
    again();
  };
  const tellAll = () => {
    isRepeating = true;
    for (const [known, { find, wanted, until }] of Array.from(waiting)) {
      const control = performance.now() > until ? 'gone' : find();
      if (control === null) continue;
      if (control !== 'gone' && !isMarked(control)) {
        // A section that waits for the first use of the page is in use now; React hydrates a focused one first.
        control.dispatchEvent(new Event('focusin', { bubbles: true }));
        continue;
      }
      if (control === 'gone' || changeAgain(control, wanted, element)) waiting.delete(known);
    }
    isRepeating = false;
  };
  const keep = ({ target }: Event) => {
    if (isRepeating || !(target instanceof Element) || !target.matches(CONTROLS)) return;
    const wasMarked = isMarked(target);
    const wasHeard = listen(target, 'input');
    setTimeout(() => {
      if (!wasHeard() || !wasMarked) look();
    });
  };
  element.addEventListener('input', keep, true);
  const goFirst = (event: Event) => {
    // The choice of this very event was not made before it.
    if (isRepeating || !(event.target as Element).closest('button,form')) return;
    tellAll();
    // Stop only a form with untold changes of its own.
    if (event.type === 'submit' && [...waiting.keys()].some(({ form }) => form === event.target))
      event.stopImmediatePropagation();
  };
  // Tell the changes before a press: the press is about the choices made before it.
  element.addEventListener('click', goFirst, true);
  element.addEventListener('submit', goFirst, true);
  // Browsers restore fields when the document is complete, or later.
  addEventListener('DOMContentLoaded', look);
  addEventListener('pageshow', look);
  look();
}
