import { globSync, readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** What runs in a process of its own meets no mutant there, and may say more than it does elsewhere. */
const startingProcesses = globSync('tests/*/*.test.ts').filter((file) =>
  /node:child_process|hostProcess/.test(readFileSync(file, 'utf8')),
);

/** The tests that run against each mutant of a part: those that need no document, since each runs hundreds of times. */
export default defineConfig({
  plugins: [react()],
  define: { 'import.meta.env.STATE_VERSION': '"mutants"' },
  test: {
    include: (process.env['MUTANTS_TESTS'] ?? 'tests/unit')
      .split(',')
      .map((one) => (one.endsWith('.ts') ? one : `${one}/**/*.test.ts`)),
    // Two read the sources as text, which are others here.
    exclude: ['tests/unit/faultRows.test.ts', 'tests/unit/endpoints.test.ts', ...startingProcesses],
    environment: 'node',
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // Modules are made anew for every file either way; a worker for each would cost more than the tests.
    isolate: false,
    testTimeout: 60_000,
  },
});
