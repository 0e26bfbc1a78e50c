import { readArguments, table, type Command } from './command.ts';
import { checkCommand } from './commands/check.ts';
import { coverCommand } from './commands/cover.ts';
import { diffCommand } from './commands/diff.ts';
import { drawCommand } from './commands/draw.ts';
import { galleryCommand } from './commands/gallery.ts';
import { generateCommand } from './commands/generate.ts';
import { listCommand } from './commands/list.ts';
import { lockCommand } from './commands/lock.ts';
import { mutateCommand } from './commands/mutate.ts';
import { pathsCommand } from './commands/paths.ts';
import { racesCommand } from './commands/races.ts';
import { LabError } from './engine/cases.ts';

const COMMANDS: Record<string, Command> = {
  list: listCommand,
  draw: drawCommand,
  paths: pathsCommand,
  generate: generateCommand,
  check: checkCommand,
  cover: coverCommand,
  mutate: mutateCommand,
  races: racesCommand,
  lock: lockCommand,
  diff: diffCommand,
  gallery: galleryCommand,
};

function help(): string {
  const rows = Object.values(COMMANDS).map(({ usage, summary }) => [`  ${usage}`, summary]);
  return `Usage: npm run lab -- <command> [--json]\n\n${table(rows)}`;
}

/** The texts for both streams, and the exit code: 1 where a check failed, 2 where the line was not understood. */
interface Reply {
  status: 0 | 1 | 2;
  stdout: string;
  stderr: string;
}

/**
 * Answers a command line of the lab, as the shell split it. A mistake in the line is an answer; any other failure is
 * thrown.
 */
export async function answerTo(words: readonly string[]): Promise<Reply> {
  try {
    const { text, hasFailed } = await run(words);
    return { status: hasFailed ? 1 : 0, stdout: text, stderr: '' };
  } catch (error) {
    if (!(error instanceof LabError)) throw error;
    return { status: 2, stdout: '', stderr: `lab: ${error.message}` };
  }
}

async function run([name, ...others]: readonly string[]): Promise<{ text: string; hasFailed: boolean }> {
  if (name === undefined || name === 'help' || name === '--help') return { text: help(), hasFailed: false };
  const command = COMMANDS[name];
  if (command === undefined)
    throw new LabError(`unknown command "${name}"; there are ${Object.keys(COMMANDS).join(', ')}`);
  const { data, text, hasFailed = false } = await command.run(readArguments(command, others));
  return { text: others.includes('--json') ? JSON.stringify(data, null, 1) : text, hasFailed };
}
