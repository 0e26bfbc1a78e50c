/** More journeys than these that failed once and then passed turn a run red: then it is not chance any more. */
export const MOST_FLAKY_JOURNEYS = 5;
/** The same for all other tests, which share a process and no machine with a browser. */
export const MOST_FLAKY_TESTS = 1;
/** When more than these fail, something common to them is broken, and a second try of each would only take time. */
export const MOST_TRIED_AGAIN = 20;

const SLOWEST = 10;

/** Messages of the journey runner when a test's process ended, and of `whileItRuns` when its server did. */
const CRASHES = [
  [/worker process exited unexpectedly|Worker (?:exited|terminated)/i, 'a worker crashed in'],
  [/The server ended before the journeys did/, 'the server ended by itself in or before'],
];
const UNKNOWN = 'no reason was given';

/** Lists by key, in the order in which keys first appear; the Node that starts the tests may lack `Map.groupBy`. */
function byKey(tests) {
  const groups = new Map();
  for (const test of tests) groups.set(test.key, [...(groups.get(test.key) ?? []), test]);
  return groups;
}

const reasonOf = ({ messages }) => messages.find((message) => message !== '') ?? UNKNOWN;

/** Why a run says nothing, whatever its tests say: as lines; none when it can be believed. */
function brokenness({ kind, report, succeeded }) {
  if (report === null) return [`${kind}: there is no report`];
  const { listed, tests, errors } = report;
  const reported = new Set(tests.map(({ place }) => place));
  const absent = listed.filter((place) => !reported.has(place));
  const lines = [
    ...errors.map((error) => `${kind}: ${error}`),
    ...absent.map((place) => `${kind}: ${place} is not in the report`),
    ...CRASHES.flatMap(([said, words]) =>
      tests
        .filter(({ ok, messages }) => !ok && messages.some((message) => said.test(message)))
        .map(({ title }) => `${kind}: ${words} ${title}`),
    ),
  ];
  if (tests.length === 0) lines.push(`${kind}: no test was run`);
  if (!succeeded && lines.length === 0 && tests.every(({ ok }) => ok))
    lines.push(`${kind}: ended with an error`);
  return lines;
}

/** The tests that took longest, as lines for who wants a run to be shorter. */
export function slowestOf({ report }) {
  return (report?.tests ?? [])
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, SLOWEST)
    .map(({ title, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${title}`);
}

/**
 * The tests of a first run that a second one decides about.
 *
 * @param run `{ kind, report, succeeded }`: the words for its tests, what its reporter wrote or null, and whether its
 *   process ended well
 * @returns tests as the report has them; none when all passed, or when the run is red whatever a second one says
 */
export function testsToTryAgain(run) {
  if (brokenness(run).length > 0) return [];
  const failed = run.report.tests.filter(({ ok }) => !ok);
  return failed.length > MOST_TRIED_AGAIN ? [] : failed;
}

/**
 * The verdict on one kind of tests. A test that fails twice has failed; one that fails in one of both runs is flaky. A
 * run that is broken, or a second one that leaves a test out, fails whatever its tests say.
 *
 * @param first the run of all, as in `testsToTryAgain`
 * @param second the run of those that failed in the first; null when there was none
 * @param mostFlaky how many flaky ones are put up with
 * @returns `{ passed, flaky, failed }`; `passed` holds titles, the others `{ title, reason }`
 */
export function verdictOn(first, second, mostFlaky) {
  const broken = [...brokenness(first), ...(second === null ? [] : brokenness(second))];
  const failed = broken.map((line) => ({ title: line, reason: '' }));
  const passed = [];
  const flaky = [];
  const again = byKey(second?.report?.tests ?? []);
  for (const [key, tests] of byKey(first.report?.tests ?? [])) {
    const { title } = tests[0];
    const wrong = tests.find(({ ok }) => !ok);
    const others = again.get(key) ?? [];
    const wrongAgain = others.find(({ ok }) => !ok);
    if (wrong === undefined && wrongAgain === undefined) passed.push(...tests.map(() => title));
    else if (wrong === undefined) flaky.push({ title, reason: reasonOf(wrongAgain) });
    else if (others.length < tests.length || wrongAgain !== undefined)
      failed.push({ title, reason: reasonOf(wrong) });
    else flaky.push({ title, reason: reasonOf(wrong) });
  }
  if (flaky.length > mostFlaky) {
    const reason = `${flaky.length} failed once and passed once; at most ${mostFlaky} may`;
    failed.push({ title: `${first.kind}: too many are flaky`, reason });
  }
  return { passed, flaky, failed };
}
