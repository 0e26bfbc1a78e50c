import type { SpawnOptions } from 'node:child_process';
export function runInGroup(
  command: string,
  args: readonly string[],
  options: SpawnOptions,
): Promise<number | null>;
