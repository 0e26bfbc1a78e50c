/** The work of a page beside its views, until the page ends. */
export interface Effects {
  /** Notes what stops them; those that are started after the end are stopped at once. */
  add: (...stops: (() => void)[]) => void;
  stop: () => void;
}

/** Keeps what stops the effects of one page. A page that starts anew has others: code of the former may still be coming. [SHELL-04] */
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
