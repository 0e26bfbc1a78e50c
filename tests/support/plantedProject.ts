import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** The programs that scripts start; Node among them as the package that the scripts start it from. */
const PROGRAMS = [
  'node_modules/node/bin/node',
  ...['tsc', 'oxlint', 'oxfmt', 'knip', 'faketime', 'npm'].map((name) => `node_modules/.bin/${name}`),
];
/** Notes what it is called with, writes and says what was planted, and does at one call what a test asks of it. */
const STAND_IN = `#!/bin/sh
call="\${0##*/} $*"
echo "$call" >> "$PLANTED_CALLS"
file="\${TEST_REPORT:-$PLANTED_FILE}"
if [ -n "$file" ] && [ -n "$PLANTED_TEXT" ]; then printf '%s' "$PLANTED_TEXT" > "$file"; fi
printf '%s' "$PLANTED_SAYS"
case "$call" in *"$PLANTED_AT"*) eval "$PLANTED_DOES";; esac
exit 0
`;
const NOTHING = 'no call at all';

export interface Planted {
  /** A part of the one call at which `does` is done; none unless said. */
  at?: string;
  /** A line of the shell; exit code 3 unless said. */
  does?: string;
  /** The line that every stand-in prints. */
  says?: string;
  /** The text that a reporter writes into its file, or a stand-in into `file`. */
  text?: string;
  file?: string;
  env?: Record<string, string>;
}
export interface PlantedProject {
  root: string;
  write: (name: string, text: string) => void;
  /** Runs a script there, on the Node of the tests. */
  run: (script: string, args?: readonly string[], planted?: Planted) => Ended;
  remove: () => void;
}
export interface Ended {
  status: number | null;
  /** Both streams, with places relative to the project. */
  said: string;
  /** The arguments of the programs, in the order of their calls. */
  calls: string[];
}

/**
 * A project of a few files in a folder of its own, where scripts of this project find what a test has planted: copies of
 * scripts, files of the test, and stand-ins for all that they start.
 *
 * @param copies files and folders of this project that are there as they are
 * @param files texts by their names
 */
export function plantProject(
  copies: readonly string[],
  files: Readonly<Record<string, string>> = {},
): PlantedProject {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'etalase-planted-')));
  const calls = path.join(root, 'calls.txt');
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  };
  for (const name of copies) cpSync(path.join(ROOT, name), path.join(root, name), { recursive: true });
  for (const name of PROGRAMS) {
    write(name, STAND_IN);
    chmodSync(path.join(root, name), 0o755);
  }
  // The installed packages are complete.
  for (const name of ['package-lock.json', 'node_modules/.package-lock.json'])
    write(name, '{ "packages": {} }');
  write('package.json', '{ "type": "module" }');
  for (const [name, text] of Object.entries(files)) write(name, text);
  return {
    root,
    write,
    run(
      script,
      args = [],
      { at = NOTHING, does = 'exit 3', says = '', text = '', file = '', env = {} } = {},
    ) {
      rmSync(calls, { force: true });
      const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(root, script), ...args], {
        cwd: root,
        encoding: 'utf8',
        env: {
          ...process.env,
          // The settings of this run of tests for its own reporters and its lab.
          VITEST: '',
          NODE_OPTIONS: '',
          TEST_REPORT: '',
          LAB_RECORD: '',
          NIGHTLY: '',
          LAB: '',
          PATH: path.join(root, 'node_modules/.bin'),
          PLANTED_CALLS: calls,
          PLANTED_AT: at,
          PLANTED_DOES: does,
          PLANTED_SAYS: says,
          PLANTED_TEXT: text,
          PLANTED_FILE: file === '' ? '' : path.join(root, file),
          ...env,
        },
      });
      const relative = (said: string) => said.replaceAll(`${root}/`, '');
      return {
        status,
        said: relative(`${stdout}${stderr}`),
        calls: existsSync(calls) ? relative(readFileSync(calls, 'utf8')).trim().split('\n') : [],
      };
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
