import { parseArgs } from 'node:util';
import { LabError } from './engine/cases.ts';

export interface Invocation {
  positionals: string[];
  /** The text of an option; undefined when it was not given. */
  option(name: string): string | undefined;
  /** A whole number not below 0; an error when it is none. */
  count(name: string): number | undefined;
  /** The same for per cent. */
  percent(name: string): number | undefined;
  has(name: string): boolean;
  progress(text: string): void;
}
export interface Answer {
  /** For the terminal. */
  text: string;
  /** For `--json`. */
  data: unknown;
  /** The exit code is 1. */
  hasFailed?: boolean;
}
export interface Command {
  summary: string;
  usage: string;
  options: Record<string, 'string' | 'boolean'>;
  /** The command takes one machine; a second one is an error. */
  takesOne?: boolean;
  run(invocation: Invocation): Promise<Answer>;
}

/** Reads the words after the command's name. */
export function readArguments(command: Command, words: string[]): Invocation {
  const options = Object.fromEntries(
    Object.entries({ ...command.options, json: 'boolean' as const }).map(([name, type]) => [name, { type }]),
  );
  let parsed: { values: Record<string, string | boolean | undefined>; positionals: string[] };
  try {
    parsed = parseArgs({ args: words, options, allowPositionals: true, strict: true }) as typeof parsed;
  } catch (error) {
    throw new LabError(`${lineOf(error as Error)}; usage: npm run lab -- ${command.usage}`);
  }
  const [, second] = parsed.positionals;
  if (command.takesOne === true && second !== undefined)
    throw new LabError(`it takes one machine, not also "${second}"; usage: npm run lab -- ${command.usage}`);
  const option = (name: string) => {
    const value = parsed.values[name];
    return typeof value === 'string' ? value : undefined;
  };
  const count = (name: string) => {
    const value = option(name);
    if (value === undefined) return undefined;
    if (!/^\d+$/.test(value)) throw new LabError(`--${name} takes a whole number, not "${value}"`);
    return Number(value);
  };
  return {
    positionals: parsed.positionals,
    option,
    count,
    percent(name) {
      const value = count(name);
      if (value !== undefined && value > 100) throw new LabError(`--${name} takes 0 to 100, not "${value}"`);
      return value;
    },
    has: (name) => parsed.values[name] === true,
    progress: createProgress(),
  };
}

/** Node's message about an argument, in one line. */
function lineOf({ message }: Error): string {
  const lacking = /'(--\w+)(?: <value>)?' argument (?:missing|is ambiguous)/.exec(message)?.[1];
  return lacking === undefined ? (message.split('. ')[0] ?? message) : `${lacking} needs a value`;
}

/** Prints progress on stderr at most a few times a second, in place on a terminal. */
function createProgress(): (text: string) => void {
  let last = performance.now();
  return (text) => {
    const now = performance.now();
    if (now - last < (process.stderr.isTTY ? 100 : 2000)) return;
    last = now;
    process.stderr.write(process.stderr.isTTY ? `\r\u001B[2K${text}` : `${text}\n`);
  };
}

/** Rows as aligned columns. */
export function table(rows: readonly (readonly (string | number)[])[]): string {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [column, cell] of row.entries())
      widths[column] = Math.max(widths[column] ?? 0, String(cell).length);
  }
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          typeof cell === 'number'
            ? String(cell).padStart(widths[column] ?? 0)
            : cell.padEnd(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
