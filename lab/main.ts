// npm run lab -- <command>: path tools over the machines of the project.
import { readArguments, table, type Command } from './command.ts';
import { checkCommand } from './commands/check.ts';
import { coverCommand } from './commands/cover.ts';
import { diffCommand } from './commands/diff.ts';
import { drawCommand } from './commands/draw.ts';
import { galleryCommand } from './commands/gallery.ts';
import { generateCommand } from './commands/generate.ts';
import { listCommand } from './commands/list.ts';
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
  diff: diffCommand,
  gallery: galleryCommand,
};

function help(): string {
  const rows = Object.values(COMMANDS).map(({ usage, summary }) => [`  ${usage}`, summary]);
  return `Usage: npm run lab -- <command> [--json]\n\n${table(rows)}`;
}

async function main(words: string[]): Promise<number> {
  const [name, ...others] = words;
  if (name === undefined || name === 'help' || name === '--help') {
    console.log(help());
    return 0;
  }
  const command = COMMANDS[name];
  if (command === undefined) {
    throw new LabError(`unknown command "${name}"; there are ${Object.keys(COMMANDS).join(', ')}`);
  }
  const answer = await command.run(readArguments(command, others));
  if (process.stderr.isTTY) process.stderr.write('\r\u001B[2K');
  console.log(others.includes('--json') ? JSON.stringify(answer.data, null, 1) : answer.text);
  return answer.hasFailed === true ? 1 : 0;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof LabError)) throw error;
  console.error(`lab: ${error.message}`);
  process.exitCode = 2;
}
