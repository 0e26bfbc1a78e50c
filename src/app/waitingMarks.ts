import { markWaiting } from '#src/views/ui/markWaiting.ts';

/** Marks of controls that wait for an answer. */
export interface WaitingMarks {
  /** Marks the control of the present press, once it has waited for a while. */
  markPressed: () => void;
  /** Takes all marks away, and sets no more. */
  end: () => void;
}

/** The marks of what is pressed before the page is awake. [LOAD-09] */
export function createWaitingMarks(): WaitingMarks {
  const ends = new Map<Element, () => void>();
  let isEnded = false;
  return {
    markPressed: () => {
      // Only an event of the visitor has a target: what the page sends by itself marks nothing.
      const { event } = window;
      const target = event instanceof SubmitEvent ? event.submitter : event?.target;
      const control = target instanceof Element ? target.closest('button, a, summary, label') : null;
      if (!isEnded && control !== null && !ends.has(control)) ends.set(control, markWaiting(control));
    },
    end: () => {
      isEnded = true;
      for (const end of ends.values()) end();
    },
  };
}
