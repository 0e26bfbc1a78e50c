const KILLED = ['Killed', 'Timeout'];
const ALIVE = ['Survived', 'NoCoverage'];
const STATIC = /static mutant/i;
/** Their result is unknown: the tests themselves could not run. */
const UNTRIED = ['RuntimeError', 'Pending'];

/**
 * Summary of a part's report. A mutant that `equal` names does the same as the code and is not counted. It is found by
 * the text of its line, so that it stays excused when lines move, but not when the line changes.
 *
 * @param report in the form of the mutation-testing-report-schema
 * @param equal `{ file, line, replacement, reason }`
 * @param sample only every `sample`-th mutant was tried; 1 for all of them
 * @returns share in per cent, reasons for untried mutants, survivors as `{ place, mutator, line, replacement, isReached
 * }`, and the entries of `equal` that excuse nothing in files of the report
 */
export function resultsOf(report, equal, sample = 1) {
  const used = new Set();
  const survivors = [];
  let killed = 0;
  let excused = 0;
  let unevaluated = 0;
  const untried = [];
  for (const [file, { source, mutants }] of Object.entries(report.files)) {
    const lines = source.split('\n');
    for (const { id, status, statusReason, mutatorName, replacement, location } of mutants) {
      // Mutants without a test are in the report even outside the sample.
      if (Number(id) % sample !== 0) continue;
      if (KILLED.includes(status)) killed += 1;
      if (status === 'Ignored' && STATIC.test(statusReason ?? '')) unevaluated += 1;
      if (UNTRIED.includes(status)) untried.push(statusReason ?? '');
      if (!ALIVE.includes(status)) continue;
      const line = (lines[location.start.line - 1] ?? '').trim();
      const entry = equal.find(
        (one) => one.file === file && one.line === line && one.replacement === replacement,
      );
      if (entry !== undefined) {
        used.add(entry);
        excused += 1;
        continue;
      }
      survivors.push({
        place: `${file}:${location.start.line}:${location.start.column}`,
        mutator: mutatorName,
        line,
        replacement,
        isReached: status === 'Survived',
      });
    }
  }
  const counted = killed + survivors.length;
  return {
    killed,
    counted,
    excused,
    unevaluated,
    untried,
    share: counted === 0 ? 100 : (100 * killed) / counted,
    survivors,
    stale: sample > 1 ? [] : equal.filter((one) => one.file in report.files && !used.has(one)),
  };
}

/** A survivor in two lines: where and what, and the line as it is. */
export function survivorText({ place, mutator, line, replacement, isReached }) {
  const one = replacement.replaceAll(/\s+/g, ' ').slice(0, 120);
  return `  ${place} ${mutator}: ${one}${isReached ? '' : ' (no test comes here)'}\n      ${line}`;
}
