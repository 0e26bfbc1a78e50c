import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { endpoint } from './endpoint.ts';
import { machine } from './machine.ts';
import { NewError, write, type Kind } from './made.ts';
import { modal } from './modal.ts';
import { product } from './product.ts';

const KINDS: Readonly<Record<string, Kind>> = { machine, modal, endpoint, product };
const HELP = [
  'npm run new -- <kind> <name>',
  '',
  ...Object.values(KINDS).flatMap(({ usage, summary }) => [`  ${usage}`, `      ${summary}`]),
  '',
  'Writes the files and the line in the list that names it, formatted, with tests that pass, and says what is left',
  'to do. Nothing is written when the name is there already or is not one. CONTRIBUTING.md says what each file is for.',
].join('\n');

/** Runs the command below a root and returns a report of the files; throws a `NewError` instead. */
export function run([kindName, name, ...rest]: string[], root: string): string {
  if (kindName === undefined || kindName === '--help' || kindName === 'help') return HELP;
  const kind = Object.hasOwn(KINDS, kindName) ? KINDS[kindName] : undefined;
  if (kind === undefined) {
    throw new NewError(`unknown kind "${kindName}"; there are ${Object.keys(KINDS).join(', ')}`);
  }
  if (name === '--help') return HELP;
  if (name === undefined || rest.length > 0) throw new NewError(`use: npm run new -- ${kind.usage}`);
  const made = kind.make(name, root);
  write(made, root);
  const changed = [...new Set(made.lines.map(({ file }) => file))];
  const oxfmt = path.resolve(import.meta.dirname, '../../node_modules/oxfmt/bin/oxfmt');
  const formatted = spawnSync(process.execPath, [oxfmt, ...Object.keys(made.files), ...changed], {
    cwd: root,
  });
  if (formatted.status !== 0)
    throw new NewError(`written, and oxfmt fails: ${String(formatted.stderr).trim()}`);
  return [
    ...Object.keys(made.files).map((file) => `new      ${file}`),
    ...changed.map((file) => `changed  ${file}`),
    '',
    'What is left:',
    ...made.next.map((step) => `- ${step}`),
  ].join('\n');
}
