import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, SerializedError, TestModule, TestSpecification } from 'vitest/node';
import type { Report, ReportedTest } from './verdicts.mjs';

/** Message, difference, and where in our own files it was thrown. */
function textOf({ message, stack, diff }: Partial<SerializedError>): string {
  const frames = (stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line) && !/node_modules|<anonymous>/.test(line));
  return [message ?? '', ...(typeof diff === 'string' ? [diff] : []), ...frames].join('\n');
}

const placeOf = (moduleId: string) => path.relative(process.cwd(), moduleId);

function testsOf(module: TestModule): ReportedTest[] {
  const file = placeOf(module.moduleId);
  const tests = [...module.children.allTests()].map((test): ReportedTest => {
    const result = test.result();
    return {
      key: `${file} ${test.fullName}`,
      place: file,
      title: test.fullName.replaceAll(' > ', ' '),
      ok: result.state === 'passed',
      messages: (result.errors ?? []).map(textOf),
      ms: test.diagnostic()?.duration ?? 0,
    };
  });
  // Errors outside of the tests: in the file itself, or before and after its tests.
  const around = [...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => suite.errors())];
  if (around.length > 0 || tests.length === 0) {
    const messages = around.map(textOf);
    tests.push({
      key: file,
      place: file,
      title: file,
      ok: module.ok() && around.length === 0,
      messages,
      ms: 0,
    });
  }
  return tests;
}

/** Writes what Vitest ran into the file that `TEST_REPORT` names, in the form of `verdicts.d.mts`. */
// oxlint-disable-next-line import/no-default-export -- the runner asks for one
export default class UnitReporter implements Reporter {
  #specifications: readonly TestSpecification[] = [];

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#specifications = specifications;
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[], reason: string): void {
    const file = process.env['TEST_REPORT'];
    if (file === undefined) return;
    const report: Report = {
      listed: this.#specifications.map(({ moduleId }) => placeOf(moduleId)),
      tests: modules.filter((module) => !['queued', 'pending'].includes(module.state())).flatMap(testsOf),
      errors: [...errors.map(textOf), ...(reason === 'interrupted' ? ['the run was interrupted'] : [])],
    };
    writeFileSync(file, JSON.stringify(report, null, 1));
  }
}
