import { defineConfig } from 'vitest/config';

/** The model tests, each of them run again for every mutant. */
export default defineConfig({
  test: {
    include: ['tests/model/**/*.test.ts'],
    environment: 'node',
    runner: 'lab/mutate/mutantRunner.ts',
    // One test stands for hundreds of runs.
    testTimeout: 3_600_000,
  },
});
