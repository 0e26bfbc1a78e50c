/** A press that is answered sooner is not marked; ms. */
const PATIENCE_MS = 300;

/** Marks of controls that wait for an answer. */
export interface WaitingMarks {
  /** Marks the control of the present press, once it has waited for a while. */
  markPressed: () => void;
  /** Takes all marks away, and sets no more. */
  end: () => void;
}

/** Tells the visitor that a pressed control has to wait: `aria-busy`, which also has a look. [LOAD-09] */
export function createWaitingMarks(): WaitingMarks {
  const pressed = new Set<Element>();
  const marked = new Set<Element>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isEnded = false;
  const mark = () => {
    for (const control of pressed) {
      // A mark of the view's own is the view's to take away.
      if (control.hasAttribute('aria-busy')) continue;
      control.setAttribute('aria-busy', 'true');
      marked.add(control);
    }
  };
  return {
    markPressed: () => {
      // Only an event of the visitor has a target: what the page sends by itself marks nothing.
      const { event } = window;
      const target = event instanceof SubmitEvent ? event.submitter : event?.target;
      const control = target instanceof Element ? target.closest('button, a, summary, label') : null;
      if (isEnded || control === null || pressed.has(control)) return;
      pressed.add(control);
      clearTimeout(timer);
      timer = setTimeout(mark, PATIENCE_MS);
    },
    end: () => {
      isEnded = true;
      clearTimeout(timer);
      for (const control of marked) control.removeAttribute('aria-busy');
      pressed.clear();
      marked.clear();
    },
  };
}
