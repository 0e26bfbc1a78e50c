import { Agent, get } from 'node:http';

const TICK_MS = 5;

export interface SteadyResult {
  /** Milliseconds from the due time of a request to its last byte; Infinity for one without an answer. */
  times: number[];
  /** Answers by status; 0 for none. */
  statuses: Map<number, number>;
  seconds: number;
}

/**
 * Requests pages at an even rate, whether or not earlier ones have come, as visitors do. (autocannon sends each
 * second's requests at its beginning, so that they wait for each other.)
 *
 * @param rate - pages a second.
 */
export async function askEvenly(
  origin: string,
  {
    rate,
    seconds,
    address,
    headers,
  }: { rate: number; seconds: number; address: () => string; headers: Record<string, string> },
): Promise<SteadyResult> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  const statuses = new Map<number, number>();
  const started = performance.now();
  const askAt = (due: number) =>
    new Promise<void>((resolve) => {
      const settle = (status: number) => {
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        times.push(status === 200 ? performance.now() - due : Number.POSITIVE_INFINITY);
        resolve();
      };
      get(origin + address(), { agent, headers }, (answer) => {
        answer.resume();
        answer.on('end', () => settle(answer.statusCode ?? 0));
        answer.on('error', () => settle(0));
      }).on('error', () => settle(0));
    });
  const pages: Promise<void>[] = [];
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const elapsed = performance.now() - started;
      while (pages.length < rate * seconds && (pages.length / rate) * 1_000 <= elapsed) {
        pages.push(askAt(started + (pages.length / rate) * 1_000));
      }
      if (pages.length < rate * seconds) return;
      clearInterval(timer);
      resolve();
    }, TICK_MS);
  });
  await Promise.all(pages);
  agent.destroy();
  return { times, statuses, seconds: (performance.now() - started) / 1_000 };
}

/** The value below which a share of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
