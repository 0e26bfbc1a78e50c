/** A measured value with its target. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** Null for a value that only explains another one. */
  target: number | null;
  /** Which side of the target is good. */
  better: 'lower' | 'higher';
  /** Explanation of the value, where that helps. */
  detail?: string;
  /** The same value of the checkout that was measured in turn with this one; null where that has none. */
  against?: number | null;
  /** The middle of the ratios of neighbouring turns, where it was measured in turns. */
  ratio?: number;
  /** The same of two servers of one checkout. */
  equalPair?: number;
  /** False where that pair is not as equal as two servers of one checkout must be. */
  isBelieved?: boolean;
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

/** A value without a target, for comparison. */
export const note = (name: string, value: number, unit: string, detail?: string): Figure => ({
  name,
  value,
  unit,
  target: null,
  better: 'lower',
  ...(detail === undefined ? {} : { detail }),
});

/** Tells whether a figure reaches its target; null without a target. A value that is no number reaches none. */
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

/** Figures of several rounds as one: the middle of each value, in the order in which they first came. */
export function middleOf(rounds: readonly (readonly Figure[])[]): Figure[] {
  const all = Map.groupBy(rounds.flat(), ({ name }) => name);
  return [...all.values()].map((ones) => {
    const value = median(ones.map((one) => one.value));
    const nearest = ones.toSorted((a, b) => Math.abs(a.value - value) - Math.abs(b.value - value))[0];
    if (nearest === undefined) throw new Error('Nothing was measured');
    const values = ones.map((one) => rounded(one.value)).join(', ');
    const details = [nearest.detail ?? '', ones.length > 1 ? `of ${values}` : ''].filter(Boolean);
    return { ...nearest, value, ...(details.length === 0 ? {} : { detail: details.join('; ') }) };
  });
}

/** Figures of two checkouts that were measured in turn, round by round. */
export function comparedWith(
  here: readonly (readonly Figure[])[],
  there: readonly (readonly Figure[])[],
): Figure[] {
  const others = new Map(middleOf(there).map((figure) => [figure.name, figure]));
  return middleOf(here).map((figure) => ({ ...figure, against: others.get(figure.name)?.value ?? null }));
}

/** The figure divided by the other checkout's value; null where there is none to compare with. */
export function ratioOf({ value, against, ratio }: Figure): number | null {
  const times = ratio ?? (against == null ? Number.NaN : value / against);
  return Number.isFinite(times) ? times : null;
}

const rounded = (value: number) =>
  Math.abs(value) >= 100 ? Math.round(value) : Number(value.toFixed(Math.abs(value) < 1 ? 3 : 1));
const roundedOrNull = (value: number | null) =>
  value === null || !Number.isFinite(value) ? null : Number(value.toPrecision(3));

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
        ...(figure.against === undefined
          ? {}
          : { against: roundedOrNull(figure.against), ratio: roundedOrNull(ratioOf(figure)) }),
        ...(figure.equalPair === undefined
          ? {}
          : { equalPair: roundedOrNull(figure.equalPair), isBelieved: figure.isBelieved }),
        ...(figure.detail === undefined ? {} : { detail: figure.detail }),
      })),
      failures,
    },
    null,
    1,
  );
}

/**
 * The figures as aligned columns, each followed by its explanation; then the number that reach their target. With
 * another checkout, that one's value follows each, and the ratio.
 */
export function tableOf(figures: readonly Figure[], machine: object): string[] {
  const isCompared = figures.some(({ against }) => against !== undefined);
  const rows = figures.map((figure) => {
    const met = isMet(figure);
    const sign = figure.better === 'lower' ? '<=' : '>=';
    const ratio = ratioOf(figure);
    return [
      figure.name,
      `${rounded(figure.value)} ${figure.unit}`.trim(),
      ...(isCompared
        ? [
            figure.against == null ? '' : `against ${rounded(figure.against)}`,
            ratio === null ? '' : `${ratio.toFixed(2)} x`,
          ]
        : []),
      figure.target === null ? '' : `${sign} ${figure.target}`,
      met === null ? '' : met ? 'ok' : 'MISSED',
      figure.detail ?? '',
    ];
  });
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const isNumber = (at: number) => at > 0 && at < widths.length - 3;
  const judged = figures.map(isMet).filter((met) => met !== null);
  return [
    ...rows.map((row) =>
      row
        .map((cell, at) => {
          const width = at === row.length - 1 ? 0 : (widths[at] ?? 0);
          return isNumber(at) ? cell.padStart(width) : cell.padEnd(width);
        })
        .join('  ')
        .trimEnd(),
    ),
    Object.entries(machine)
      .map(([key, fact]) => `${key} ${String(fact)}`)
      .join(', '),
    `${judged.filter(Boolean).length} of ${judged.length} targets met`,
  ];
}
