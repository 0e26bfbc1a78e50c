import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestError,
} from 'playwright/types/testReporter';
import type { Report } from './verdicts.mjs';

/** Message, and the lines around the place where it was thrown. */
const textOf = ({ message, value, stack, snippet }: TestError) =>
  [message ?? value ?? stack ?? '', ...(snippet === undefined ? [] : [snippet])].join('\n');

/** Writes what Playwright ran into the file that `TEST_REPORT` names, in the form of `verdicts.d.mts`. */
// oxlint-disable-next-line import/no-default-export -- the runner asks for one
export default class JourneyReporter implements Reporter {
  #cases: TestCase[] = [];
  #rootDir = '';
  readonly #errors: string[] = [];

  onBegin({ rootDir }: FullConfig, suite: Suite): void {
    this.#rootDir = rootDir;
    this.#cases = suite.allTests();
  }

  onError(error: TestError): void {
    this.#errors.push(textOf(error));
  }

  onEnd({ status }: FullResult): void {
    const file = process.env['TEST_REPORT'];
    if (file === undefined) return;
    if (status === 'interrupted' || status === 'timedout') this.#errors.push(`the run was ${status}`);
    const keyOf = (test: TestCase) =>
      `${path.relative(this.#rootDir, test.location.file)} ${test.titlePath().slice(1).join(' › ')}`;
    const report: Report = {
      listed: this.#cases.map(keyOf),
      // A test that was never begun has no result.
      tests: this.#cases
        .filter(({ results }) => results.length > 0)
        .map((test) => {
          // The root, the project and the file come before what the test itself says.
          const [, project = '', , ...titles] = test.titlePath();
          return {
            key: keyOf(test),
            place: keyOf(test),
            title: `${titles.join(' ')} (${project})`,
            ok: test.outcome() === 'expected' && test.results.every((result) => result.status === 'passed'),
            ms: test.results.reduce((sum, { duration }) => sum + duration, 0),
            messages: test.results.flatMap(({ errors }) => errors.map(textOf)),
          };
        }),
      errors: this.#errors,
    };
    writeFileSync(file, JSON.stringify(report, null, 1));
  }
}
