import { Instrumenter } from '@stryker-mutator/instrumenter';
import type { Equal } from '../mutants/results.mjs';
import { LINE, type Statement } from './sample.ts';

/** A change of a file's text. */
export interface Change {
  file: string;
  /** Line from 1. */
  line: number;
  /** Range in the text; the end is behind the last letter. */
  start: number;
  end: number;
  /** The original code, and its replacement. */
  original: string;
  replacement: string;
  mutator: string;
  /** The change behaves as the original code in every call. */
  isExcused: boolean;
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
/** Mostly names of classes and test data in views, which no test reads. */
const LEFT_OUT = ['StringLiteral', 'Regex'];
/** These replace statements, cases, or code that takes no brackets. */
const WITHOUT_BRACKETS = /^\s*(\{|case\b|default\b|$)/;

/**
 * The changes of a file whose innermost statement is one of those asked for: what is within it may not be run at all.
 *
 * @param all the statements of the file that are known
 * @param equal changes that do the same as the code
 */
export async function changesIn(
  file: string,
  text: string,
  { asked, all }: { asked: readonly Statement[]; all: readonly Statement[] },
  equal: readonly Equal[] = [],
): Promise<Change[]> {
  const { mutants } = await new Instrumenter(QUIET).instrument(
    [{ name: file, mutate: true, content: text }],
    {
      plugins: null,
      excludedMutations: LEFT_OUT,
      ignorers: [],
    },
  );
  const lines = text.split('\n');
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const offsetOf = ({ line, column }: { line: number; column: number }) => (starts[line] ?? 0) + column;
  const placeOf = ({ line, column }: { line: number; column: number }) => (line + 1) * LINE + column;
  const isAsked = (from: number, to: number) => {
    const [innermost] = all
      .filter((one) => one.from <= from && to <= one.to)
      .toSorted((one, other) => one.to - one.from - (other.to - other.from));
    return asked.some((one) => one.from === innermost?.from && one.to === innermost.to);
  };
  return mutants
    .filter(
      ({ status, location: { start, end } }) => status !== 'Ignored' && isAsked(placeOf(start), placeOf(end)),
    )
    .map(({ location, replacement = '', mutatorName }) => ({
      file,
      line: location.start.line + 1,
      start: offsetOf(location.start),
      end: offsetOf(location.end),
      original: text.slice(offsetOf(location.start), offsetOf(location.end)),
      replacement: WITHOUT_BRACKETS.test(replacement) ? replacement : `(${replacement})`,
      mutator: mutatorName,
      isExcused: equal.some(
        (one) =>
          one.file === file &&
          one.line === lines[location.start.line]?.trim() &&
          one.replacement === replacement,
      ),
    }));
}

/** The text with the change in it. */
export const changed = (text: string, { start, end, replacement }: Change) =>
  `${text.slice(0, start)}${replacement}${text.slice(end)}`;
