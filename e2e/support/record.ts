import type { Page } from 'playwright/test';
import { browserScript } from '../../lab/browser/browserScript.ts';
import type { Recording } from '../../lab/engine/record.ts';
import { recordFolder, writeRun } from '../../lab/runs.ts';

const takenOver = new WeakSet<Page>();

/** Excludes a page from the recorded journeys, since a test has taken over a part of it. */
export function noteTakeOver(page: Page): void {
  takenOver.add(page);
}

/** With `LAB_RECORD` set, writes down what the page's machines do in a journey. */
export async function recordJourney(page: Page, run: () => Promise<void>): Promise<void> {
  const folder = recordFolder();
  if (folder === null) return run();
  await page.addInitScript({ content: await browserScript('lab/browser/recordPage.ts', 'labRecorder') });
  await run();
  const recording = await page
    .evaluate(() => (window as unknown as { labRecording?: Recording }).labRecording ?? null)
    .catch(() => null);
  const kind = takenOver.has(page) ? 'e2e-generated' : 'e2e';
  if (recording !== null) writeRun(folder, { kind, ...recording });
}
