const REASON_LENGTH = 160;

/**
 * Results of journeys over many rounds: one row for each, with the most failures first.
 *
 * @param reports the journey reporter's report of each round, as in `verdicts.d.mts`; null for a round without one
 * @returns `{ title, runs, failures, reasons }`; `reasons` are first lines, each with how often it was given
 */
export function flakesOf(reports) {
  const rows = new Map();
  for (const report of reports) {
    for (const { key, title, ok, messages } of report?.tests ?? []) {
      const row = rows.get(key) ?? { title, runs: 0, failures: 0, reasons: {} };
      rows.set(key, row);
      row.runs += 1;
      if (ok) continue;
      row.failures += 1;
      const reason = (messages[0] ?? '').split('\n')[0].slice(0, REASON_LENGTH) || 'no reason was given';
      row.reasons[reason] = (row.reasons[reason] ?? 0) + 1;
    }
  }
  return [...rows.values()].toSorted((one, other) => other.failures - one.failures);
}

/** The rows of `flakesOf` as lines: failures of runs, title, and below it the reasons. */
export function flakesText(rows) {
  return rows
    .flatMap(({ title, runs, failures, reasons }) => [
      `${String(failures).padStart(3)} of ${String(runs).padStart(3)} failed  ${title}`,
      ...Object.entries(reasons).map(([reason, times]) => `${' '.repeat(18)}${times} x ${reason}`),
    ])
    .join('\n');
}
