import { defineConfig } from 'vitest/config';

// As in the project's own run: XState as visitors have it.
process.env['NODE_ENV'] = 'production';
import { WalksFirst } from './walksFirst.ts';

/** The model tests, each of them run again for every mutant. */
export default defineConfig({
  test: {
    include: ['tests/model/**/*.test.ts'],
    environment: 'node',
    sequence: { sequencer: WalksFirst },
    runner: 'lab/mutate/mutantRunner.ts',
    // One test stands for hundreds of runs.
    testTimeout: 3_600_000,
    // As in the project's own run: a worker keeps what it has loaded.
    isolate: false,
    maxWorkers: '100%',
  },
});
