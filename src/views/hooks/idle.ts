const LATEST_MS = 1_000;
const WHERE_UNKNOWN_MS = 200;

/** Resolves when the browser is idle, after a second at the latest. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => resolve(), { timeout: LATEST_MS });
    else setTimeout(resolve, WHERE_UNKNOWN_MS);
  });
}

/** Resolves once the latest change is painted. */
export async function afterPaint(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await nextTask();
}

interface TaskScheduler {
  postTask: (task: () => void, options: { priority: 'user-blocking' }) => Promise<unknown>;
}

/**
 * Resolves in a task of its own: after the visitor's input and paints, and before the arrival of pictures and files,
 * where the browser can tell them apart.
 */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Partial<TaskScheduler> };
  return new Promise((resolve) => {
    if (scheduler?.postTask !== undefined) {
      void scheduler.postTask(resolve, { priority: 'user-blocking' });
      return;
    }
    const { port1, port2 } = new MessageChannel();
    const finish = () => {
      port1.close();
      resolve();
    };
    port1.addEventListener('message', finish);
    port1.start();
    port2.postMessage(null);
  });
}
