import { afterAll } from 'vitest';
import { QUEUES } from '#lab/engine/queues.ts';
import { createRecorder } from '#lab/engine/record.ts';
import { listeners } from '#lab/engine/recording.ts';
import { recordFolder, writeRun, type RunKind } from '#lab/runs.ts';

/** With `LAB_RECORD` set, records the machines of a test file and writes the record when the file ends. */
export function recordRuns(kind: RunKind): void {
  const folder = recordFolder();
  if (folder === null) return;
  const running = createRecorder(QUEUES);
  const walked = createRecorder();
  listeners.running = running.inspect as never;
  listeners.walked = walked.inspect as never;
  afterAll(() => {
    writeRun(folder, { kind, ...running.recording });
    // Exploring throws in order to find out; that is no broken run.
    writeRun(folder, { kind: 'walk', ...walked.recording, problems: [] });
  });
}
