import { LabError } from '../../engine/cases.ts';
import { wayInside } from '../../engine/inside.ts';
import { loadCases, machineAround, type FoundMachine } from '../../machines.ts';
import type { Around } from '../../sources/playwrightSource.ts';

/** A product page that can show every part. */
export const ADDRESS = '/p/x/RMB-00012-01';

/** The surrounding machine, with its way to where it begins this one; null for the page and its parts. */
export async function aroundOf(found: FoundMachine): Promise<Around | null> {
  const around = await machineAround(found);
  if (around === null) return null;
  const way = wayInside(await loadCases(around), found.name);
  if (way === null) {
    throw new LabError(
      `${found.name} lives inside ${around.name}, and no walk of ${around.pathsFile} begins it; use --target vitest`,
    );
  }
  return { ...way, found: around };
}
