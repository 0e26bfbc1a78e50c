/** Measurements that the page keeps on its global object. Times in ms since the navigation began. */
export interface Collected {
  lcp: number;
  cls: number;
  /** Tasks of 50 ms and more. */
  longTasks: { start: number; end: number }[];
  /** React has taken over what buying needs. */
  hydrated: number;
  /** The machines run. */
  ready: number;
  /** Durations of events that belong to an interaction. */
  interactions: number[];
  /** From the tap until the other variant is shown; null until then. */
  switched: number | null;
  /** From the tap on a card until its product is shown; null until then. */
  followed: number | null;
}

/** Runs in the page before anything else. It is sent as text, so it uses nothing outside itself. */
export function collect(): void {
  const bench: Collected = {
    lcp: 0,
    cls: 0,
    longTasks: [],
    hydrated: 0,
    ready: 0,
    interactions: [],
    switched: null,
    followed: null,
  };
  Object.assign(globalThis, { bench });
  const observe = (type: string, see: (entry: PerformanceEntry) => void, more: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
      type,
      buffered: true,
      ...more,
    });
  observe('largest-contentful-paint', (entry) => {
    bench.lcp = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) bench.cls += value;
  });
  observe('longtask', ({ startTime, duration }) => {
    bench.longTasks.push({ start: startTime, end: startTime + duration });
  });
  observe(
    'event',
    (entry) => {
      const { interactionId } = entry as PerformanceEntry & { interactionId: number };
      if (interactionId > 0) bench.interactions.push(entry.duration);
    },
    { durationThreshold: 16 },
  );
  // The root element is replaced while the document is still empty; the document stays.
  const watcher = new MutationObserver(() => {
    const { hydrated, ready } = document.documentElement?.dataset ?? {};
    // A page of a checkout without the former mark hydrates with its machines.
    if (bench.hydrated === 0 && (hydrated ?? ready) === 'true') bench.hydrated = performance.now();
    if (ready !== 'true') return;
    bench.ready = performance.now();
    watcher.disconnect();
  });
  watcher.observe(document, {
    attributes: true,
    attributeFilter: ['data-hydrated', 'data-ready'],
    subtree: true,
  });
}

/** Notes the time at which the variant of an address is shown as chosen and the page is no longer busy. */
export function markSwitch(href: string): void {
  const { bench } = globalThis as unknown as { bench: Collected };
  let tapped = 0;
  document.addEventListener(
    'click',
    (event) => {
      tapped = event.timeStamp;
    },
    { capture: true, once: true },
  );
  const watcher = new MutationObserver(() => {
    const variant = document.querySelector('#variant');
    const link = [...(variant?.querySelectorAll('a') ?? [])].find((one) => one.getAttribute('href') === href);
    if (tapped === 0 || link?.getAttribute('aria-current') !== 'true') return;
    if (variant?.querySelector('[aria-busy="true"]') !== null) return;
    watcher.disconnect();
    // After the frame that shows it.
    requestAnimationFrame(() =>
      setTimeout(() => {
        bench.switched = performance.now() - tapped;
      }),
    );
  });
  watcher.observe(document, { attributes: true, childList: true, subtree: true });
}

/** Notes the time at which the product with this name is shown. */
export function markFollowed(name: string): void {
  const { bench } = globalThis as unknown as { bench: Collected };
  let tapped = 0;
  document.addEventListener(
    'click',
    (event) => {
      tapped = event.timeStamp;
    },
    { capture: true, once: true },
  );
  const watcher = new MutationObserver(() => {
    if (tapped === 0 || document.querySelector('h1')?.textContent !== name) return;
    watcher.disconnect();
    // After the frame that shows it.
    requestAnimationFrame(() =>
      setTimeout(() => {
        bench.followed = performance.now() - tapped;
      }),
    );
  });
  watcher.observe(document, { attributes: true, childList: true, subtree: true, characterData: true });
}

/** Total Blocking Time until now, ms: the time beyond 50 ms of each task, after the first paint with content. */
export function blockingTime(): number {
  const { bench } = globalThis as unknown as { bench: Collected };
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  return bench.longTasks.reduce(
    (sum, { start, end }) => sum + Math.max(0, end - Math.max(start, painted) - 50),
    0,
  );
}
