import { describe, expect, test } from 'vitest';
import {
  MOST_FLAKY_JOURNEYS,
  MOST_FLAKY_TESTS,
  MOST_TRIED_AGAIN,
  slowestOf,
  testsToTryAgain,
  verdictOn,
  type ReportedTest,
  type Run,
} from '../../scripts/test/verdicts.mjs';

const one = (name: string, message: string | null = null): ReportedTest => ({
  key: `file ${name}`,
  place: `file ${name}`,
  title: name,
  ok: message === null,
  messages: message === null ? [] : [message],
  ms: 0,
});
const run = (tests: ReportedTest[], changes: Partial<Run> = {}, errors: string[] = []): Run => ({
  kind: 'journeys',
  report: { listed: tests.map(({ place }) => place), tests, errors },
  succeeded: tests.every(({ ok }) => ok),
  ...changes,
});
const titlesOf = (first: Run, second: Run | null = null, most = MOST_FLAKY_JOURNEYS) => {
  const { passed, flaky, failed } = verdictOn(first, second, most);
  return { passed, flaky: flaky.map(({ title }) => title), failed: failed.map(({ title }) => title) };
};

describe('a test that failed', () => {
  const first = run([one('good'), one('bad', 'it broke'), one('worse', 'it broke too')]);

  test('is tried again, alone', () => {
    expect(testsToTryAgain(first).map(({ title }) => title)).toEqual(['bad', 'worse']);
    expect(testsToTryAgain(run([one('good')]))).toEqual([]);
  });

  test('and fails again has failed, one that passes is flaky with its first reason', () => {
    const second = run([one('bad'), one('worse', 'another reason')]);
    expect(verdictOn(first, second, 1)).toEqual({
      passed: ['good'],
      flaky: [{ title: 'bad', reason: 'it broke' }],
      failed: [{ title: 'worse', reason: 'it broke too' }],
    });
  });

  test('and is not tried again has failed', () => {
    expect(titlesOf(first, run([one('worse')])).failed).toContain('bad');
    expect(titlesOf(first).failed).toEqual(['bad', 'worse']);
  });

  test('beside one of the same title counts as often as it is listed', () => {
    const twins = run([one('twin'), one('twin', 'no')]);
    expect(titlesOf(twins, run([one('twin')])).failed).toEqual(['twin']);
    expect(titlesOf(twins, run([one('twin'), one('twin')])).flaky).toEqual(['twin']);
  });
});

test('one that passed, and fails when others of its file are tried again, is flaky', () => {
  const first = run([one('good'), one('bad', 'no')]);
  expect(titlesOf(first, run([one('good', 'no'), one('bad')]))).toEqual({
    passed: [],
    flaky: ['good', 'bad'],
    failed: [],
  });
});

test('the ten that took longest are told, the longest first', () => {
  const tests = Array.from({ length: 12 }, (_, index) => ({ ...one(`test ${index}`), ms: index * 100 }));
  const lines = slowestOf(run(tests));
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe('    1.1 s  test 11');
  expect(slowestOf(run([], { report: null }))).toEqual([]);
});

describe('more flaky ones than may be', () => {
  const fails = (count: number) => Array.from({ length: count }, (_, index) => one(`test ${index}`, 'no'));
  const passes = (count: number) => Array.from({ length: count }, (_, index) => one(`test ${index}`));

  test.each([MOST_FLAKY_JOURNEYS, MOST_FLAKY_TESTS])('turn a run red, and %i do not', (most) => {
    expect(titlesOf(run(fails(most)), run(passes(most)), most).failed).toEqual([]);
    expect(titlesOf(run(fails(most + 1)), run(passes(most + 1)), most).failed).toEqual([
      'journeys: too many are flaky',
    ]);
  });

  test('than are worth a second try are failures at once', () => {
    expect(testsToTryAgain(run(fails(MOST_TRIED_AGAIN)))).toHaveLength(MOST_TRIED_AGAIN);
    const all = run(fails(MOST_TRIED_AGAIN + 1));
    expect(testsToTryAgain(all)).toEqual([]);
    expect(titlesOf(all).failed).toHaveLength(MOST_TRIED_AGAIN + 1);
  });
});

describe('a run fails whatever its tests say, and nothing is tried again', () => {
  test.each<[string, Run, string]>([
    ['without a report', run([], { report: null }), 'journeys: there is no report'],
    [
      'with fewer tests than were listed',
      run([one('good')], {
        report: { listed: ['file good', 'file absent'], tests: [one('good')], errors: [] },
      }),
      'journeys: file absent is not in the report',
    ],
    ['without any test', run([]), 'journeys: no test was run'],
    [
      'when something outside of the tests went wrong',
      run([one('good')], {}, ['the server ended']),
      'journeys: the server ended',
    ],
    [
      'when a worker crashed',
      run([one('good'), one('bad', 'Error: worker process exited unexpectedly (code=null, signal=SIGKILL)')]),
      'journeys: a worker crashed in bad',
    ],
    [
      'when the server of a worker ended, which the last test that failed in it is told with',
      run([one('good'), one('bad', 'no answer\nError: The server ended before the journeys did')]),
      'journeys: the server ended by itself in or before bad',
    ],
    [
      'when its process ended with an error that no test tells',
      run([one('good')], { succeeded: false }),
      'journeys: ended with an error',
    ],
  ])('%s', (_, broken, line) => {
    expect(testsToTryAgain(broken)).toEqual([]);
    expect(titlesOf(broken).failed).toContain(line);
    // The same in the run that decides.
    expect(titlesOf(run([one('bad', 'no')]), broken).failed).toContain(line);
  });
});
