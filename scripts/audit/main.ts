// npm run audit [-- --warn]: licences of the installed packages, and their known vulnerabilities where the registry
// lists them. With --warn an advisory is printed but fails nothing: a commit that passed today passes tomorrow.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import exceptions from './exceptions.json' with { type: 'json' };
import { installedPackages, licenceFaults } from './licences.ts';
import { shippedPlaces, type LockedPackages } from './shipped.ts';
import { judgeAudit } from './vulnerabilities.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const REGISTRY_DEADLINE_MS = 60_000;

const read = (name: string) => readFileSync(path.join(ROOT, name), 'utf8');
const locked = (JSON.parse(read('package-lock.json')) as { packages: LockedPackages }).packages;
const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>;

/** The packages that the browser's sources and styles import. */
function bundledPackages(): string[] {
  const sources = readdirSync(path.join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx?|css)$/.test(name))
    .map((name) => read(path.join('src', name)))
    .join('\n');
  return Object.keys({ ...dependencies, ...devDependencies }).filter(
    (name) => sources.includes(`'${name}'`) || sources.includes(`'${name}/`),
  );
}

const installed = installedPackages(ROOT, locked);
const warnsOnly = process.argv.includes('--warn');
const faults = licenceFaults(installed, locked, exceptions.licences);
console.log(`licences: ${installed.length} packages, ${faults.length} faults`);

const { stdout } = spawnSync('npm', ['audit', '--json', '--fetch-retries=0', '--fetch-timeout=20000'], {
  cwd: ROOT,
  encoding: 'utf8',
  timeout: REGISTRY_DEADLINE_MS,
  stdio: ['ignore', 'pipe', 'ignore'],
});
const shipped = shippedPlaces(locked, bundledPackages());
const verdict = judgeAudit(stdout, shipped, exceptions.advisories);
if (verdict.asked) {
  if (warnsOnly) for (const fault of verdict.faults) console.log(`  WARNING ${fault}`);
  else faults.push(...verdict.faults);
  for (const note of verdict.notes) console.log(`  only builds and tests: ${note}`);
  console.log(
    `vulnerabilities: ${verdict.faults.length} in ${shipped.size} packages that are shipped, ${verdict.notes.length} in the others`,
  );
} else console.log(`vulnerabilities: not checked, ${verdict.why}`);
for (const fault of faults) console.error(`  ${fault}`);
process.exitCode = faults.length === 0 ? 0 : 1;
