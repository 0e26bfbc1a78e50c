import { fileOf, PARTS } from './parts.mjs';

const part = process.env['MUTANTS_PART'] ?? PARTS[0].part;
const { only = ['**/*.ts'] } = PARTS.find((one) => one.part === part) ?? {};
const isStatic = process.env['MUTANTS_STATIC'] === '1';

/** One part; `npm run mutants` names it. */
// oxlint-disable-next-line import/no-default-export -- the tool asks for one
export default {
  mutate: only.map((files) => `${part}/${files}`),
  testRunner: 'kept',
  plugins: ['./scripts/mutants/runner.mjs'],
  // The coverage shows which tests belong to a mutant; searching the imports each time takes longer than the tests.
  vitest: { configFile: 'scripts/mutants/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // A mutant in code that runs once, on loading, needs every test: tried only on request.
  ignoreStatic: !isStatic,
  concurrency: 2,
  // A test may stand still for a while when the machine is busy.
  timeoutMS: 15_000,
  // The first run is of every test of the part: on a busy machine it takes more than the default five minutes.
  dryRunTimeoutMinutes: 30,
  // Stryker would read it by TypeScript's own interface, which TypeScript 7 has not; nothing here needs it.
  tsconfigFile: 'none.json',
  // A sample leaves results out, so it must not overwrite the complete ones.
  incremental: (process.env['MUTANTS_SAMPLE'] ?? '1') === '1',
  incrementalFile: fileOf(part, isStatic ? 'known-static' : 'known'),
  reporters: ['progress-append-only', 'json'],
  jsonReporter: { fileName: fileOf(part, 'report') },
  tempDirName: '.cache/stryker',
  // `.cache` above all: results of one part are written while another part is copied.
  ignorePatterns: ['dist', 'test-results', '.data', '.cache', 'docs/images', 'e2e', 'studio'],
};
