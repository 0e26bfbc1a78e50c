import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { stateVersion } from './scripts/setup/stateVersion.ts';

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
    // All there are; without a word one is left free, which on two is half the machine.
    maxWorkers: '100%',
    projects: [
      unit('unit'),
      unit('model', ['tests/model/support/setup.ts']),
      unit('lab'),
      unit('contract'),
      unit('server'),
      // What takes minutes or needs the registry.
      ...(process.env['NIGHTLY'] === '1' ? [unit('nightly')] : []),
      {
        extends: true,
        test: {
          name: 'ui',
          include: ['tests/ui/**/*.test.tsx'],
          environment: 'jsdom',
          css: { modules: { classNameStrategy: 'non-scoped' } },
          setupFiles: ['tests/ui/support/setup.ts', 'tests/ui/support/record.ts'],
        },
      },
    ],
  },
});
