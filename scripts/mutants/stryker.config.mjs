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
  // Which tests belong to a mutant is known by what they run; to search the imports each time takes longer than the tests.
  vitest: { configFile: 'scripts/mutants/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // What is evaluated once, when a module is loaded, is tried against every test there is: only when asked for.
  ignoreStatic: !isStatic,
  concurrency: 2,
  // Where others work beside it a test may stand still for a while.
  timeoutMS: 15_000,
  // The first run is of every test of the part, on a busy machine more than the five minutes it would be given.
  dryRunTimeoutMinutes: 30,
  // It would be read with TypeScript's own interface, which TypeScript 7 has not; nothing here needs it.
  tsconfigFile: 'none.json',
  // What a sample leaves out is not known.
  incremental: (process.env['MUTANTS_SAMPLE'] ?? '1') === '1',
  incrementalFile: fileOf(part, isStatic ? 'known-static' : 'known'),
  reporters: ['progress-append-only', 'json'],
  jsonReporter: { fileName: fileOf(part, 'report') },
  tempDirName: '.cache/stryker',
  // What is known of a part is written while another one may be copied.
  ignorePatterns: ['dist', 'test-results', '.data', '.cache', 'docs/images', 'e2e', 'scripts/pictures'],
};
