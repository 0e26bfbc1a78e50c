import { Instrumenter } from '@stryker-mutator/instrumenter';
import type { Statement } from './sample.ts';

/** A change of a file's text. */
export interface Change {
  file: string;
  /** Line from 1. */
  line: number;
  /** Places in the text, the second one behind the last letter. */
  start: number;
  end: number;
  replacement: string;
  mutator: string;
}

const QUIET = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace() {},
  debug() {},
  info() {},
  warn() {},
  error() {},
  fatal() {},
};
/** Names of classes and test data: most texts of a view are of those, and no test reads them. */
const LEFT_OUT = ['StringLiteral', 'Regex'];
/** These replace statements, cases, or what takes no brackets. */
const WITHOUT_BRACKETS = /^\s*(\{|case\b|default\b|$)/;

/** The changes of a file that begin in one of the statements and are no longer than it. */
export async function changesIn(
  file: string,
  text: string,
  statements: readonly Statement[],
): Promise<Change[]> {
  const { mutants } = await new Instrumenter(QUIET).instrument(
    [{ name: file, mutate: true, content: text }],
    {
      plugins: null,
      excludedMutations: LEFT_OUT,
      ignorers: [],
    },
  );
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const placeOf = ({ line, column }: { line: number; column: number }) => (starts[line] ?? 0) + column;
  return mutants
    .filter(
      ({ status, location }) =>
        status !== 'Ignored' &&
        statements.some(
          ({ first, last }) => location.start.line + 1 >= first && location.end.line + 1 <= last,
        ),
    )
    .map(({ location, replacement = '', mutatorName }) => ({
      file,
      line: location.start.line + 1,
      start: placeOf(location.start),
      end: placeOf(location.end),
      replacement: WITHOUT_BRACKETS.test(replacement) ? replacement : `(${replacement})`,
      mutator: mutatorName,
    }));
}

/** The text with the change in it. */
export const changed = (text: string, { start, end, replacement }: Change) =>
  `${text.slice(0, start)}${replacement}${text.slice(end)}`;
