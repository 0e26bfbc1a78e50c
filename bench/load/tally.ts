import { percentile } from '../steadyLoad.ts';

/** Outcome of one request: right, refused as the shop may, failed in some way, or wrong. */
export type Outcome =
  | { kind: 'right' }
  | { kind: 'refused'; why: string }
  | { kind: 'failed'; why: string }
  | { kind: 'wrong'; why: string };

/** Counts of a kind of request. Times are in ms from sending to the last byte, of right and refused answers. */
export interface StepFigures {
  step: string;
  asked: number;
  perSecond: number;
  p50: number;
  p99: number;
  refused: Record<string, number>;
  failed: Record<string, number>;
  wrong: Record<string, number>;
}

interface Step {
  times: number[];
  asked: number;
  counts: Record<'refused' | 'failed' | 'wrong', Record<string, number>>;
}

const sumOf = (counts: Record<string, number>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Outcomes of all requests of a run, by their kind. */
export function createTally() {
  const steps = new Map<string, Step>();
  return {
    note(name: string, outcome: Outcome, ms: number): void {
      const step = steps.get(name) ?? { times: [], asked: 0, counts: { refused: {}, failed: {}, wrong: {} } };
      steps.set(name, step);
      step.asked += 1;
      if (outcome.kind === 'right' || outcome.kind === 'refused') step.times.push(ms);
      if (outcome.kind === 'right') return;
      const counts = step.counts[outcome.kind];
      counts[outcome.why] = (counts[outcome.why] ?? 0) + 1;
    },
    /** Requests so far, failed ones and wrong answers. */
    sums() {
      const all = [...steps.values()];
      const sum = (of: (step: Step) => number) => all.reduce((total, step) => total + of(step), 0);
      return {
        asked: sum(({ asked }) => asked),
        refused: sum(({ counts }) => sumOf(counts.refused)),
        failed: sum(({ counts }) => sumOf(counts.failed)),
        wrong: sum(({ counts }) => sumOf(counts.wrong)),
      };
    },
    figures: (seconds: number): StepFigures[] =>
      [...steps].map(([step, { times, asked, counts }]) => ({
        step,
        asked,
        perSecond: asked / seconds,
        p50: percentile(times, 0.5),
        p99: percentile(times, 0.99),
        ...counts,
      })),
  };
}
export type Tally = ReturnType<typeof createTally>;

/** The table of a run, as lines. */
export function tallyTable(figures: readonly StepFigures[]): string[] {
  const words = (counts: Record<string, number>) =>
    Object.entries(counts)
      .map(([why, count]) => `${count} ${why}`)
      .join(', ') || '-';
  const rows = figures.map(({ step, asked, perSecond, p50, p99, refused, failed, wrong }) => [
    step,
    String(asked),
    perSecond.toFixed(1),
    p50.toFixed(0),
    p99.toFixed(0),
    words(refused),
    words(failed),
    words(wrong),
  ]);
  const all = [['request', 'asked', 'a second', 'p50 ms', 'p99 ms', 'refused', 'failed', 'wrong'], ...rows];
  const widths = (all[0] ?? []).map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
