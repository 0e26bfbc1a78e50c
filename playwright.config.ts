import { defineConfig } from 'playwright/test';
import type { EngineOptions } from './e2e/engines/visit.ts';
import {
  ALONE,
  BOTH_SHELLS,
  DESKTOP_ONLY,
  NEVER_ON_PHONE,
  NIGHTLY,
  OWN_SHELL,
  patternsOf,
  PHONE_ONLY,
  type Tagged,
} from './e2e/support/tags.ts';
import type { JourneyOptions } from './e2e/support/test.ts';
import { browserOptions } from './lab/browser/browserOptions.ts';
import { otherEngines } from './scripts/setup/otherEngines.mjs';

// Pages live too briefly to gain from optimised code: without it a journey takes 7% less.
const browser = { browserName: 'chromium' as const, launchOptions: browserOptions(['--js-flags=--no-opt']) };

const isNightly = process.env['NIGHTLY'] === '1';
/** Keeps journeys with these tags out of a project: always, and by day. */
const without = (always: readonly Tagged[], byDay: readonly Tagged[]) => ({
  grepInvert: patternsOf(...always, ...(isNightly ? [] : byDay)),
});

/** Walked in Firefox and in WebKit, where these are installed. */
const ENGINES = 'engines/*.test.ts';
const engines = otherEngines();
/** A file is walked by one worker: each starts a browser and a server. */
const walkedIn = (engine: EngineOptions['engine']) =>
  engines[engine] === null
    ? []
    : [
        {
          name: engine,
          testMatch: ENGINES,
          fullyParallel: false,
          ...without([], [NIGHTLY]),
          use: { engine },
        },
      ];

export default defineConfig<JourneyOptions, EngineOptions>({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // One more than the cores that are asked for: each waits for the other side now and then.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['./scripts/test/journeyReporter.ts']],
  // A sheet is there at once; journeys about its motion ask for it.
  use: { trace: 'off', locale: 'id-ID', contextOptions: { reducedMotion: 'reduce' } },
  projects: [
    {
      name: 'mobile',
      testIgnore: ENGINES,
      ...without([ALONE, NEVER_ON_PHONE], [DESKTOP_ONLY, NIGHTLY]),
      use: { ...browser, viewport: { width: 360, height: 800 }, hasTouch: true },
    },
    {
      name: 'desktop',
      testIgnore: ENGINES,
      ...without([ALONE], [PHONE_ONLY, NIGHTLY]),
      use: { ...browser, viewport: { width: 1280, height: 800 } },
    },
    {
      // The shells differ in little: by day a core of journeys is walked in the newer one, at one size.
      name: 'newer',
      testIgnore: ENGINES,
      ...without([ALONE, NEVER_ON_PHONE, OWN_SHELL], []),
      ...(isNightly ? {} : { grep: patternsOf(BOTH_SHELLS) }),
      use: { ...browser, shell: 'newer', viewport: { width: 360, height: 800 }, hasTouch: true },
    },
    {
      name: 'alone',
      testIgnore: ENGINES,
      grep: patternsOf(ALONE),
      ...without([], [NIGHTLY]),
      workers: 1,
      use: browser,
    },
    ...walkedIn('gecko'),
    ...walkedIn('webkit'),
  ],
});
