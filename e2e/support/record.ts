import type { Page } from 'playwright/test';
import { build } from 'vite';
import type { Recording } from '../../lab/engine/record.ts';
import { recordFolder, writeRun } from '../../lab/runs.ts';

let script: Promise<string> | null = null;

/** The recorder as one script; built once per worker, and only when runs are recorded. */
function recorderScript(): Promise<string> {
  script ??= build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: {
        entry: 'lab/browser/recordPage.ts',
        formats: ['iife'],
        name: 'labRecorder',
        fileName: 'recorder',
      },
    },
  }).then((result) => {
    const [output] = Array.isArray(result) ? result : [result];
    if (output === undefined || !('output' in output)) throw new Error('The recorder was not built');
    return output.output[0].code;
  });
  return script;
}

const takenOver = new WeakSet<Page>();

/** What happens on this page is no journey of a visitor: a test has taken a part of it over. */
export function noteTakeOver(page: Page): void {
  takenOver.add(page);
}

/** With `LAB_RECORD` set, writes down what the page's machines do in a journey. */
export async function recordJourney(page: Page, run: () => Promise<void>): Promise<void> {
  const folder = recordFolder();
  if (folder === null) return run();
  await page.addInitScript({ content: await recorderScript() });
  await run();
  const recording = await page
    .evaluate(() => (window as unknown as { labRecording?: Recording }).labRecording ?? null)
    .catch(() => null);
  const kind = takenOver.has(page) ? 'e2e-generated' : 'e2e';
  if (recording !== null) writeRun(folder, { kind, ...recording });
}
