import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { LOCK } from '#lab/lock.ts';
import { NODE } from '../server/support/hostProcess.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Read by the script of a checkout about itself. */
const OWN = ['src', 'scripts', 'package.json'];
const WORD = "'modal.missed': 'Belum bisa dibuka'";

// Two servers and two marketplaces answer some thousand requests: a minute of a processor.
test('same finds one changed word in another checkout, and nothing else', () => {
  const before = mkdtempSync(path.join(tmpdir(), 'etalase-same-'));
  onTestFinished(() => rmSync(before, { recursive: true, force: true }));
  for (const name of readdirSync(ROOT)) {
    if (OWN.includes(name)) cpSync(path.join(ROOT, name), path.join(before, name), { recursive: true });
    else if (name !== 'tests') symlinkSync(path.join(ROOT, name), path.join(before, name));
  }
  mkdirSync(path.join(before, 'tests/model'), { recursive: true });
  cpSync(path.join(ROOT, LOCK), path.join(before, LOCK));
  const file = path.join(before, 'src/copy/shell/idFirst.ts');
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(WORD);
  writeFileSync(file, text.replace(WORD, "'modal.missed': 'Belum bisa'"));
  const { status, stdout } = spawnSync(
    NODE,
    ['--import', './scripts/same/stillClock.mjs', 'scripts/same/main.ts', before, '5'],
    { cwd: ROOT, encoding: 'utf8' },
  );
  expect(stdout).toMatch(
    /^words id\n {2}- modal\.missed: Belum bisa\n {2}\+ modal\.missed: Belum bisa dibuka\n1 of \d{4} subjects differ\.\n$/,
  );
  expect(status).toBe(1);
});
