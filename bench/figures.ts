/** One measured value beside what it should be. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** Null for a value that only explains another one. */
  target: number | null;
  /** Which side of the target is good. */
  better: 'lower' | 'higher';
  /** What the value is made of, where that helps. */
  detail?: string;
}

/** A figure that should stay at or below its target. */
export const atMost = (
  name: string,
  value: number,
  unit: string,
  target: number,
  detail?: string,
): Figure => ({ name, value, unit, target, better: 'lower', ...(detail === undefined ? {} : { detail }) });

/** A figure that should reach its target. */
export const atLeast = (
  name: string,
  value: number,
  unit: string,
  target: number,
  detail?: string,
): Figure => ({ name, value, unit, target, better: 'higher', ...(detail === undefined ? {} : { detail }) });

/** A value without a target, to read another one by. */
export const note = (name: string, value: number, unit: string, detail?: string): Figure => ({
  name,
  value,
  unit,
  target: null,
  better: 'lower',
  ...(detail === undefined ? {} : { detail }),
});

/** Whether a figure reaches its target; null when it has none. A value that is no number reaches nothing. */
export function isMet({ value, target, better }: Figure): boolean | null {
  if (target === null) return null;
  return better === 'lower' ? value <= target : value >= target;
}

/** The middle value of a list; NaN for an empty one. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
}

const rounded = (value: number) =>
  Math.abs(value) >= 100 ? Math.round(value) : Number(value.toFixed(Math.abs(value) < 1 ? 3 : 1));

/** The figures as JSON: name, value, unit, target, met. */
export function toJson(figures: readonly Figure[], machine: object, failures: readonly string[]): string {
  return JSON.stringify(
    {
      machine,
      figures: figures.map((figure) => ({
        name: figure.name,
        value: Number.isFinite(figure.value) ? rounded(figure.value) : null,
        unit: figure.unit,
        target: figure.target,
        met: isMet(figure),
        ...(figure.detail === undefined ? {} : { detail: figure.detail }),
      })),
      failures,
    },
    null,
    1,
  );
}

/** Prints the figures as aligned columns, what is behind them after each, and how many reach their target. */
export function printTable(figures: readonly Figure[], machine: object): void {
  const rows = figures.map((figure) => {
    const met = isMet(figure);
    const sign = figure.better === 'lower' ? '<=' : '>=';
    return {
      name: figure.name,
      value: `${rounded(figure.value)} ${figure.unit}`.trim(),
      target: figure.target === null ? '' : `${sign} ${figure.target}`,
      met: met === null ? '' : met ? 'ok' : 'MISSED',
      detail: figure.detail ?? '',
    };
  });
  const width = (key: 'name' | 'value' | 'target') => Math.max(0, ...rows.map((row) => row[key].length));
  const [name, value, target] = [width('name'), width('value'), width('target')];
  for (const row of rows) {
    console.log(
      `${row.name.padEnd(name)}  ${row.value.padStart(value)}  ${row.target.padEnd(target)}  ${row.met.padEnd(6)}  ${row.detail}`.trimEnd(),
    );
  }
  const judged = figures.map(isMet).filter((met) => met !== null);
  console.log(
    Object.entries(machine)
      .map(([key, fact]) => `${key} ${String(fact)}`)
      .join(', '),
  );
  console.log(`${judged.filter(Boolean).length} of ${judged.length} targets met`);
}
