/** The work of a page beside its views, until the page ends. */
export interface Effects {
  /** Keeps functions that stop effects; stops those added after the end at once. */
  add: (...stops: (() => void)[]) => void;
  stop: () => void;
}

/** Collects what stops one page's effects: code of a page before a new start may still be loading. [SHELL-04] */
export function createEffects(): Effects {
  const stops: (() => void)[] = [];
  let isStopped = false;
  const end = () => {
    for (const stop of stops.splice(0)) stop();
  };
  return {
    add: (...more) => {
      stops.push(...more);
      if (isStopped) end();
    },
    stop: () => {
      isStopped = true;
      end();
    },
  };
}
