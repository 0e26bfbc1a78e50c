import cluster, { type Worker } from 'node:cluster';
import { setTimeout as delay } from 'node:timers/promises';
import { createBirpc } from 'birpc';
import { createLoneCounter } from '../http/limits.ts';
import type { Settings } from '../settings.ts';
import type { Change } from '../shared/changes.ts';
import type { SharedLimit } from '../shared/siblings.ts';
import { VERSION } from '../version.ts';
import { createLog } from '../watch/log.ts';
import type { Counted } from '../watch/metrics.ts';
import { CALL_MS, type PrimaryCalls, type WorkerCalls } from './contract.ts';

/** Pauses before a worker takes the place of one that ended soon after its start, ms; each is twice the last. */
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
/** A worker that ran for so long did not end because of its start. */
const STEADY_MS = 10_000;

/** A worker ended before it was open. It has written why. */
class WorkerNotOpened extends Error {
  override name = 'WorkerNotOpened';
}

/** One worker process, from its start to its end. */
interface WorkerProcess {
  ask: ReturnType<typeof createBirpc<WorkerCalls, PrimaryCalls>>;
  pid: number;
  /** Resolves with the address; rejects where the worker ends before that. */
  opened: Promise<string>;
  /** Resolves once the process has ended. */
  ended: Promise<void>;
  isOpen: boolean;
  /** Nothing takes its place when it ends. */
  isLeaving: boolean;
  /** Its last counts, as it told them on leaving. */
  counted: Counted | null;
}

/** Runs the page host in several processes behind one port; resolves when all can serve. */
export async function startWorkers(settings: Settings) {
  const log = createLog(settings.log);
  const all = new Set<WorkerProcess>();
  const counters = new Map<string, ReturnType<typeof createLoneCounter>>();
  const sum = settings.metrics === null ? null : await createSum();
  let isStopping = false;
  let pauseMs = 0;
  // Counts may be no numbers, which JSON cannot say.
  cluster.setupPrimary({ serialization: 'advanced' });

  const count = ({ name, points, most }: SharedLimit, key: string) => {
    const counter = counters.get(name) ?? createLoneCounter(points, most);
    counters.set(name, counter);
    return counter(key);
  };

  function begin(): WorkerProcess {
    const begunAt = Date.now();
    const worker = cluster.fork();
    const opened = Promise.withResolvers<string>();
    const ended = Promise.withResolvers<void>();
    // The caller may not wait for it.
    opened.promise.catch(() => {});
    const ask = createBirpc<WorkerCalls, PrimaryCalls>(
      {
        opened(url) {
          running.isOpen = true;
          sum?.add(running, () => ask.counted());
          opened.resolve(url);
        },
        count,
        tellKnown(session) {
          for (const other of all) if (other !== running) void other.ask.learn.asEvent(session);
        },
        tellLastCounts: (counted) => void (running.counted = counted),
      },
      channelTo(worker),
    );
    const running: WorkerProcess = {
      ask,
      pid: worker.process.pid ?? 0,
      opened: opened.promise,
      ended: ended.promise,
      isOpen: false,
      isLeaving: false,
      counted: null,
    };
    all.add(running);
    worker.once('exit', (code, signal) => {
      all.delete(running);
      ask.$close();
      opened.reject(new WorkerNotOpened());
      void sum?.end(running, running.counted).then(ended.resolve, ended.resolve);
      if (sum === null) ended.resolve();
      if (!isStopping && !running.isLeaving) void replace(running.pid, begunAt, signal ?? String(code));
    });
    return running;
  }

  async function replace(pid: number, begunAt: number, how: string): Promise<void> {
    const isSteady = Date.now() - begunAt > STEADY_MS;
    pauseMs = isSteady ? 0 : Math.min(LONGEST_PAUSE_MS, Math.max(FIRST_PAUSE_MS, pauseMs * 2));
    log.warned('A worker ended; another one takes its place', { pid, how });
    await delay(pauseMs);
    if (!isStopping) begin();
  }

  /** A worker whose end, before it is open, is its caller's to handle. */
  async function open(): Promise<{ url: string; running: WorkerProcess }> {
    const running = begin();
    running.isLeaving = true;
    const url = await running.opened;
    running.isLeaving = false;
    return { url, running };
  }

  const leave = (running: WorkerProcess, why: 'stop' | 'retire'): Promise<void> => {
    running.isLeaving = true;
    void running.ask.leave.asEvent(why);
    return running.ended;
  };

  async function announce(changed: Change): Promise<boolean> {
    const [first, ...others] = [...all].toSorted((a, b) => Number(b.isOpen) - Number(a.isOpen));
    if (first === undefined) return false;
    // A worker that has ended meanwhile has no pages to forget.
    const applied = others.map(({ ask }) => ask.apply(changed).catch(() => {}));
    const isTold = await first.ask.announce(changed).catch(() => false);
    await Promise.all(applied);
    return isTold;
  }

  async function restart(): Promise<void> {
    const former = [...all];
    for (const old of former) {
      const next = await open().catch(() => null);
      if (next === null) {
        log.warned('A new worker did not start; the present ones go on', {});
        return;
      }
      if (isStopping) return;
      // A former one that has ended by itself meanwhile has been replaced already.
      await leave(all.has(old) ? old : next.running, 'retire');
    }
  }

  async function stopAll(): Promise<void> {
    log.stopping();
    await Promise.all([...all].map((running) => leave(running, 'stop')));
    await watched?.close();
    log.stopped();
    log.close();
  }

  // The first one tries the port, so that a reason not to start is told once.
  const { url } = await open();
  await Promise.all(Array.from({ length: settings.workers - 1 }, open));
  const watched = sum === null ? null : await serve(settings, sum, announce);
  log.started(url, VERSION);

  let stopping: Promise<void> | null = null;
  let restarting: Promise<void> | null = null;
  return {
    url,
    /** Lets all workers answer what is under way, and ends; once. */
    stop(): Promise<void> {
      isStopping = true;
      return (stopping ??= stopAll());
    },
    /** Replaces the workers one by one; no request is lost. */
    restart: (): Promise<void> => (restarting ??= restart().finally(() => (restarting = null))),
  };
}

/** Messages to and from a worker. One that cannot be sent is missed like one without an answer. */
function channelTo(worker: Worker) {
  // A worker that has just died says so by its exit.
  worker.on('error', () => {});
  return {
    post: (message: object) => new Promise<void>((resolve) => worker.send(message, () => resolve())),
    on: (hear: (message: unknown) => void) => void worker.on('message', hear),
    timeout: CALL_MS,
  };
}

async function createSum() {
  const { createSummedMetrics } = await import('./summedMetrics.ts');
  return createSummedMetrics<WorkerProcess>();
}

/** Serves the counts of all workers and, to a backend with the secret, the place to tell of changes. */
async function serve(
  { metrics: at, internalSecret }: Settings,
  sum: Awaited<ReturnType<typeof createSum>>,
  announce: (changed: Change) => Promise<boolean>,
) {
  if (at === null) return null;
  const { serveMetrics } = await import('../watch/metricsServer.ts');
  const { createInvalidation } = await import('../watch/invalidation.ts');
  return serveMetrics(
    sum,
    at,
    internalSecret === null ? null : createInvalidation(internalSecret, { announce }),
  );
}
