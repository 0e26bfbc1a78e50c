import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** The tests that run against each mutant of a part: those that need no document, since each runs hundreds of times. */
export default defineConfig({
  plugins: [react()],
  test: {
    include: (process.env['MUTANTS_TESTS'] ?? 'tests/unit')
      .split(',')
      .map((folder) => `${folder}/**/*.test.ts`),
    // It reads the sources as text, which are others here.
    exclude: ['tests/unit/faultRows.test.ts'],
    environment: 'node',
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // Modules are made anew for every file either way; a worker for each would cost more than the tests.
    isolate: false,
    testTimeout: 60_000,
  },
});
