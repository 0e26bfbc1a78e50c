import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { stateVersion } from './scripts/setup/stateVersion.ts';
import './scripts/setup/visitorsBuilds.ts';

const unit = (name: string, setupFiles: string[] = []) => ({
  extends: true as const,
  test: {
    name,
    include: [`tests/${name}/**/*.test.ts`],
    environment: 'node',
    setupFiles,
    css: { modules: { classNameStrategy: 'non-scoped' as const } },
  },
});

export default defineConfig({
  plugins: [react()],
  define: { 'import.meta.env.STATE_VERSION': JSON.stringify(stateVersion()) },
  test: {
    // Walks of the larger machines take the better part of a minute; on a busy machine some of them.
    testTimeout: 240_000,
    // A worker keeps what it has loaded for its next file: loading it anew was more than half of the work. Every setup
    // takes back what a test may leave.
    isolate: false,
    // One more than there are cores: a file waits for a timer or for a process that it started now and then,
    // and with as many as there are a quarter of the machine did nothing.
    maxWorkers: availableParallelism() + 1,
    // What a page of a test is made of is gone soon: with more room for what is new a tenth of the time is won.
    execArgv: ['--max-semi-space-size=64'],
    projects: [
      unit('unit'),
      unit('model', ['tests/model/support/setup.ts']),
      unit('lab'),
      unit('contract'),
      unit('server'),
      // Too long for each run, or in need of the registry.
      ...(process.env['NIGHTLY'] === '1' ? [unit('nightly')] : []),
      {
        extends: true,
        test: {
          name: 'ui',
          include: ['tests/ui/**/*.test.tsx'],
          environment: 'jsdom',
          // Dates are the shop's, wherever the device is: a view that reads its zone is a day off somewhere. By night it
          // stands in others.
          env: { TZ: process.env['VIEWS_TZ'] ?? 'America/Los_Angeles' },
          css: { modules: { classNameStrategy: 'non-scoped' } },
          setupFiles: ['tests/ui/support/act.ts', 'tests/ui/support/setup.ts', 'tests/ui/support/record.ts'],
        },
      },
    ],
  },
});
