export { drive, type DriveOptions, type Driven } from '#lab/engine/drive.ts';
export type { SentEvent } from '#lab/engine/cases.ts';
export { lost, refused } from '#src/machines/paths/failures.ts';
