// node scripts/alike/main.ts: finds equal code in the product. Every pair is of a kind with a reason.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { judgePairs, type Pair } from './judge.ts';
import kinds from './kinds.json' with { type: 'json' };

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Least size of equal code, in lines and tokens, letter by letter; imports and spaces do not count. */
const LEAST_LINES = '6';
const LEAST_TOKENS = '40';
const LONGEST_FILE_LINES = '10000';
const FILES = '{src,server,marketplace,web}/**/*.{ts,tsx,css}';

const folder = mkdtempSync(path.join(tmpdir(), 'alike-'));
const ASKED = ['--pattern', FILES, '--ignore', 'tests/**', '--fail-on-empty'];
const SAME = ['--min-lines', LEAST_LINES, '--min-tokens', LEAST_TOKENS, '--ignore-pattern', '@?import[^;]+;'];
const TOLD = ['--max-lines', LONGEST_FILE_LINES, '--reporters', 'json', '--output', folder, '--no-tips'];

try {
  const { status, stderr } = spawnSync(
    process.execPath,
    [path.join(ROOT, 'node_modules/jscpd/run-jscpd.js'), '.', ...ASKED, ...SAME, ...TOLD],
    { cwd: ROOT, encoding: 'utf8' },
  );
  if (/no prebuilt binary|not installed/.test(stderr)) {
    console.log('jscpd has no program for this machine: not checked');
    process.exit(0);
  }
  if (status !== 0) throw new Error(`jscpd ended with ${status}: ${stderr}`);
  const report = JSON.parse(readFileSync(path.join(folder, 'jscpd-report.json'), 'utf8')) as {
    duplicates: Pair[];
  };
  const { counts, faults } = judgePairs(report.duplicates, kinds);
  for (const { kind, count } of counts) console.log(`${String(count).padStart(3)}  ${kind}`);
  for (const fault of faults) console.error(fault);
  console.log(`${report.duplicates.length} pairs, ${faults.length} faults`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
