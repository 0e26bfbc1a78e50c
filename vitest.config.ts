import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { lazyZod } from './scripts/setup/lazyZod.ts';
import { stateVersion } from './scripts/setup/stateVersion.ts';
import './scripts/setup/visitorsBuilds.ts';

/**
 * The zone of the device in tests of rules and views. Dates are the shop's or a store's, wherever the device is: what reads
 * the device's zone is a day off somewhere, and in the first of these half an hour too. By night it stands in others.
 */
const deviceIn = (zone: string) => ({ TZ: process.env['VIEWS_TZ'] ?? zone });

/** The page's code is tested with the schemas of its bundle, and the host's with those of the host. */
const ofThePage = { alias: [lazyZod] };

const unit = (name: string, setupFiles: string[] = [], env: Record<string, string> = {}) => ({
  extends: true as const,
  ...(['unit', 'model'].includes(name) ? { resolve: ofThePage } : {}),
  test: {
    name,
    env,
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
    // Objects of a test's page are soon garbage: more room for new ones saves a tenth of the time.
    execArgv: ['--max-semi-space-size=64'],
    projects: [
      unit('unit', [], deviceIn('America/St_Johns')),
      unit('model', ['tests/model/support/setup.ts']),
      unit('lab'),
      unit('contract'),
      unit('server'),
      // Too long for each run, or in need of the registry.
      ...(process.env['NIGHTLY'] === '1' ? [unit('nightly')] : []),
      {
        extends: true,
        resolve: ofThePage,
        test: {
          name: 'ui',
          include: ['tests/ui/**/*.test.tsx'],
          environment: 'jsdom',
          env: deviceIn('America/Los_Angeles'),
          css: { modules: { classNameStrategy: 'non-scoped' } },
          setupFiles: ['tests/ui/support/act.ts', 'tests/ui/support/setup.ts', 'tests/ui/support/record.ts'],
        },
      },
    ],
  },
});
