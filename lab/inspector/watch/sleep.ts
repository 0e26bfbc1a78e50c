import { controlAt, nameOf } from './elementName.ts';

/** The start of a page: its views answer before its machines are there. Times are ms since the navigation began. */
export interface Sleep {
  /** Null until the views have taken over the document. */
  hydratedAt: number | null;
  /** Null until the machines run. */
  awakeAt: number | null;
  /** The visitor's presses before that, which the machines get in this order. */
  pressed: readonly { name: string; at: number }[];
}

/**
 * Watches a document until its page is awake. The page marks its root when its views and its machines are there.
 *
 * @returns what is known by now
 */
export function watchSleep(root: HTMLElement, now: () => number, onChange: () => void): () => Sleep {
  let sleep: Sleep = { hydratedAt: null, awakeAt: null, pressed: [] };
  const look = () => {
    const { hydrated, ready } = root.dataset;
    const { hydratedAt, awakeAt } = sleep;
    sleep = {
      ...sleep,
      hydratedAt: hydrated === undefined ? hydratedAt : (hydratedAt ?? now()),
      awakeAt: ready === undefined ? awakeAt : (awakeAt ?? now()),
    };
    if (sleep.awakeAt !== null) {
      observer.disconnect();
      root.removeEventListener('click', press, true);
    }
    onChange();
  };
  const press = ({ target, isTrusted }: MouseEvent) => {
    // The page repeats presses on views that it had not taken over yet.
    if (!isTrusted || !(target instanceof Element)) return;
    sleep = { ...sleep, pressed: [...sleep.pressed, { name: nameOf(controlAt(target)), at: now() }] };
    onChange();
  };
  const observer = new MutationObserver(look);
  observer.observe(root, { attributes: true, attributeFilter: ['data-hydrated', 'data-ready'] });
  root.addEventListener('click', press, true);
  look();
  return () => sleep;
}

const NUMBERS = new Intl.NumberFormat('en');
const after = (ms: number) => `after ${NUMBERS.format(Math.round(ms))} ms`;

/** The start of a page in one line; empty where the page began without a state from the server. */
export function sleepText({ hydratedAt, awakeAt, pressed }: Sleep): string {
  if (hydratedAt === null) return '';
  const presses = pressed.map(({ name, at }) => `${name} ${after(at)}`).join(', ');
  return [
    `Views ${after(hydratedAt)}, machines ${awakeAt === null ? 'not yet' : after(awakeAt)}`,
    presses === '' ? '' : `pressed before the machines: ${presses}`,
  ]
    .filter((part) => part !== '')
    .join('; ');
}
