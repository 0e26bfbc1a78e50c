import { AggregatorRegistry } from 'prom-client';
import type { Counted } from '../watch/metrics.ts';

/**
 * Metrics of several processes as one. What a process has counted stays in the sum after its end, so that no count goes
 * down.
 */
export function createSummedMetrics<Process>() {
  const asks = new Map<Process, () => Promise<Counted>>();
  /** The last answer of each process. */
  const told = new Map<Process, Counted>();
  let ended: Counted = [];
  let adding = Promise.resolve();
  const sum = (counts: Counted[]) => AggregatorRegistry.aggregate(counts);
  return {
    contentType: new AggregatorRegistry().contentType,
    /** @param ask rejects where the process gives no answer; then it counts with what it told last */
    add: (process: Process, ask: () => Promise<Counted>) => void asks.set(process, ask),
    /** @param counted its last counts; null where it could not tell them */
    end(process: Process, counted: Counted | null): Promise<void> {
      asks.delete(process);
      return (adding = adding.then(async () => {
        const last = counted ?? told.get(process) ?? [];
        const both = sum([ended, last.filter(({ type }) => isCount(type))]);
        const next = await both.getMetricsAsJSON();
        // In one step, so that a sum taken now has it once.
        ended = next;
        told.delete(process);
      }));
    },
    /** The sum, as Prometheus reads it. */
    async text(): Promise<string> {
      await Promise.all(
        [...asks].map(async ([process, ask]) => {
          const counted = await ask().catch(() => null);
          if (counted !== null && asks.has(process)) told.set(process, counted);
        }),
      );
      return sum([ended, ...told.values()]).metrics();
    },
  };
}

/** True for what only goes up. A gauge tells of now, and ends with its process. */
const isCount = (type: unknown): boolean => type === 'counter' || type === 'histogram';
