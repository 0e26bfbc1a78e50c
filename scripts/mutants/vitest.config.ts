import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import '../setup/visitorsBuilds.ts';
import { keptPool } from './keptPool.ts';
import { isLeftOut } from './leftOut.mjs';

const leftOut = globSync('tests/{unit,contract,server}/**/*.test.ts').filter((file) =>
  isLeftOut(readFileSync(file, 'utf8')),
);

/** The tests that run against each mutant of a part: those that need no document, since each runs hundreds of times. */
export default defineConfig({
  plugins: [react(), keptPool()],
  define: { 'import.meta.env.STATE_VERSION': '"mutants"' },
  test: {
    include: (process.env['MUTANTS_TESTS'] ?? 'tests/unit')
      .split(',')
      .map((one) => (one.endsWith('.ts') ? one : `${one}/**/*.test.ts`)),
    exclude: [
      // They read the sources as text, which the mutants change.
      'tests/unit/faultRows.test.ts',
      'tests/unit/endpoints.test.ts',
      // They read files that the copy lacks.
      'tests/unit/documents.test.ts',
      // It reads the output of the build, which the copy lacks.
      'tests/server/builtStyles.test.ts',
      // They test large numbers of things; a smaller test stands beside each.
      'tests/contract/product/longTail.test.ts',
      'tests/contract/reviews/manyReviews.test.ts',
      'tests/contract/price/quantityLimits.test.ts',
      'tests/contract/promo/usable.test.ts',
      'tests/contract/product/vendors.test.ts',
      'tests/server/writes.test.ts',
      ...leftOut,
    ],
    environment: 'node',
    // Beside the mutated copy: other tests tidy up the shared one in node_modules meanwhile.
    fsModuleCachePath: path.resolve(import.meta.dirname, '../../.vitest-cache'),
    setupFiles: ['scripts/mutants/processorTime.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // Modules are made anew for every file in any case; a worker for each would cost more than the tests.
    isolate: false,
    reporters: [{}],
    testTimeout: 240_000,
  },
});
