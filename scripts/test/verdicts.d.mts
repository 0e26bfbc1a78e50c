/** One test as a reporter writes it down. */
export interface ReportedTest {
  /** The same in every run; several tests of a file may share one. */
  key: string;
  title: string;
  /** Entry of the runner's list before it began: a file, or a test. */
  place: string;
  ok: boolean;
  messages: string[];
  /** Duration. */
  ms: number;
}
export interface Report {
  /** All places that were to be run. */
  listed: string[];
  tests: ReportedTest[];
  /** Errors outside of any test. */
  errors: string[];
}
export interface Run {
  kind: string;
  report: Report | null;
  succeeded: boolean;
}
export interface Judged {
  title: string;
  reason: string;
}
export interface Verdict {
  passed: string[];
  flaky: Judged[];
  failed: Judged[];
}
export const MOST_FLAKY_JOURNEYS: number;
export const MOST_FLAKY_TESTS: number;
export const MOST_TRIED_AGAIN: number;
export function slowestOf(run: Run): string[];
export function testsToTryAgain(run: Run): ReportedTest[];
export function verdictOn(first: Run, second: Run | null, mostFlaky: number): Verdict;
