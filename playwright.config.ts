import { defineConfig } from 'playwright/test';
import type { EngineOptions } from './e2e/engines/visit.ts';
import type { JourneyOptions } from './e2e/support/test.ts';
import { browserOptions } from './lab/browser/browserOptions.ts';
import { otherEngines } from './scripts/setup/otherEngines.mjs';

// Pages live too briefly to gain from optimised code: without it a journey takes 7% less.
const browser = { browserName: 'chromium' as const, launchOptions: browserOptions(['--js-flags=--no-opt']) };

const isNightly = process.env['NIGHTLY'] === '1';
/** Journeys of code that is the same at every size: by day on a phone only, by `npm run nightly` on both. */
const PHONE_TELLS = [
  'afterLogin',
  'back',
  'demo',
  'deviceClock',
  'failures',
  'faults',
  'laterFiles',
  'navigation',
  'online',
  'starting',
  'surroundings',
  'writes',
].map((name) => `${name}.test.ts`);

/** They choose the shell by themselves, or are not about a product page. */
const NO_SHELL_OF_THEIRS = ['demo', 'experiments', 'faults', 'gallery', 'policyReports', 'lab*'].map(
  (name) => `${name}.test.ts`,
);

/** They load the machine far more than other journeys: each runs alone, after the others. */
const ALONE = ['crowd.test.ts', 'stop.test.ts'];

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
          ...(isNightly ? {} : { grepInvert: /@night-tells/ }),
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
    // The lab is used on a desk; on a phone it only has to open. The gallery brings sizes of its own; a report has none.
    {
      name: 'mobile',
      testIgnore: [
        'labOnDesk.test.ts',
        'labVoucherOnDesk.test.ts',
        'labByKeyboardOnDesk.test.ts',
        'labTakesOver.test.ts',
        'gallery.test.ts',
        'policyReports.test.ts',
        ...ALONE,
        ENGINES,
      ],
      ...(isNightly ? {} : { grepInvert: /@desk-tells|@night-tells/ }),
      use: { ...browser, viewport: { width: 360, height: 800 }, hasTouch: true },
    },
    {
      name: 'desktop',
      // Journeys for which a phone suffices run there only; `npm run nightly` runs them at both sizes.
      ...(isNightly ? {} : { grepInvert: /@phone-tells|@night-tells/ }),
      testIgnore: [...ALONE, ENGINES, ...(isNightly ? [] : PHONE_TELLS)],
      use: { ...browser, viewport: { width: 1280, height: 800 } },
    },
    {
      // The shells differ in little: by day a core of journeys is walked in the newer one, at one size.
      name: 'newer',
      testIgnore: [...ALONE, ENGINES, ...NO_SHELL_OF_THEIRS],
      ...(isNightly ? {} : { grep: /@both-shells/ }),
      use: { ...browser, shell: 'newer', viewport: { width: 360, height: 800 }, hasTouch: true },
    },
    {
      name: 'alone',
      testMatch: ALONE,
      workers: 1,
      ...(isNightly ? {} : { grepInvert: /@night-tells/ }),
      use: browser,
    },
    ...walkedIn('gecko'),
    ...walkedIn('webkit'),
  ],
});
