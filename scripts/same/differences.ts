/** The answers of a checkout: the text of each subject by its name. */
export type Facts = ReadonlyMap<string, string>;

export interface Difference {
  subject: string;
  /** Lines of only one of the two, with - or + before them; `only before` or `only now` for a whole subject. */
  lines: string[];
}

/** The subjects of two checkouts that differ, in the order of their names. */
export function differencesOf(before: Facts, now: Facts): Difference[] {
  const names = [...new Set([...before.keys(), ...now.keys()])].toSorted();
  return names.flatMap((subject) => {
    const [former, present] = [before.get(subject), now.get(subject)];
    if (former === present) return [];
    if (former === undefined) return [{ subject, lines: ['only now'] }];
    if (present === undefined) return [{ subject, lines: ['only before'] }];
    return [{ subject, lines: changedLines(former.split('\n'), present.split('\n')) }];
  });
}

/** Lines that two texts do not share; of equal lines in another order, those from the first that differs. */
function changedLines(before: readonly string[], now: readonly string[]): string[] {
  const countOf = (lines: readonly string[]) => {
    const counts = new Map<string, number>();
    for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
    return counts;
  };
  const alone = (lines: readonly string[], others: readonly string[]) => {
    const left = countOf(others);
    return lines.filter((line) => {
      const count = left.get(line) ?? 0;
      left.set(line, count - 1);
      return count <= 0;
    });
  };
  const [gone, come] = [alone(before, now), alone(now, before)];
  if (gone.length + come.length > 0)
    return [...gone.map((line) => `- ${line}`), ...come.map((line) => `+ ${line}`)];
  const at = before.findIndex((line, index) => line !== now[index]);
  return [
    `- ${before[at]} (line ${at + 1})`,
    `+ ${now[at]} (line ${at + 1}, the same lines in another order)`,
  ];
}

/** Largest difference between the first loads of two checkouts, in kB. */
export const SIZE_ROOM_KB = 0.3;

/** The lines of sizes that differ by more than that. */
export function sizeDifferences(
  before: Readonly<Record<string, number>>,
  now: Readonly<Record<string, number>>,
): string[] {
  return Object.keys(now).flatMap((kind) => {
    const [former = 0, present = 0] = [before[kind], now[kind]];
    if (Math.abs(present - former) <= SIZE_ROOM_KB) return [];
    return [`${kind} of the first load: ${former.toFixed(3)} kB before, ${present.toFixed(3)} kB now`];
  });
}

/** A text of the differences: each subject with its first lines, and a closing line. */
export function differencesText(
  differences: readonly Difference[],
  sizes: readonly string[],
  { subjects, show }: { subjects: number; show: number },
): string {
  const cut = (line: string) => (line.length > 200 ? `${line.slice(0, 200)}…` : line);
  const lines = differences.flatMap(({ subject, lines: all }) => [
    subject,
    ...all.slice(0, show).map((line) => `  ${cut(line)}`),
    ...(all.length > show ? [`  … ${all.length - show} more`] : []),
  ]);
  const closing =
    differences.length + sizes.length === 0
      ? `Nothing differs in ${subjects} subjects.`
      : `${differences.length} of ${subjects} subjects differ${sizes.length > 0 ? `, and ${sizes.length} sizes` : ''}.`;
  return [...lines, ...sizes, closing].join('\n');
}
