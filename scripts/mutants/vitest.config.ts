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
      // They read the sources as text, which are others here.
      'tests/unit/faultRows.test.ts',
      'tests/unit/endpoints.test.ts',
      // They read files that the copy has not.
      'tests/unit/documents.test.ts',
      // It reads what the build wrote, which the copy has not.
      'tests/server/builtStyles.test.ts',
      // Much of the same: how many there are is what they are about, and a smaller test stands beside each.
      'tests/contract/product/longTail.test.ts',
      'tests/contract/reviews/manyReviews.test.ts',
      'tests/contract/bag/purchaseLimits.test.ts',
      'tests/contract/promo/usable.test.ts',
      'tests/contract/product/vendors.test.ts',
      'tests/server/writes.test.ts',
      ...leftOut,
    ],
    environment: 'node',
    // Beside the copy that is mutated: other tests that run meanwhile tidy up the one in node_modules, which both share.
    fsModuleCachePath: path.resolve(import.meta.dirname, '../../.vitest-cache'),
    setupFiles: ['scripts/mutants/processorTime.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // Modules are made anew for every file either way; a worker for each would cost more than the tests.
    isolate: false,
    reporters: [{}],
    testTimeout: 240_000,
  },
});
