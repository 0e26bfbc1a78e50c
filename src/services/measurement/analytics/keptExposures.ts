import * as z from 'zod/mini';
import {
  EXPERIMENT_NAMES,
  EXPERIMENTS,
  variantText,
  type ExperimentName,
} from '#src/domain/measurement/experiment.ts';
import { visitorId } from './contract.ts';

/** Every variant that there is; no other one is kept. */
const KNOWN = EXPERIMENT_NAMES.flatMap((name) =>
  EXPERIMENTS[name].variants.map((variant) => variantText(name, variant)),
);
const kept = z.object({ visitor: visitorId, told: z.array(z.string()).check(z.maxLength(KNOWN.length)) });

/**
 * The variants that were told of a visitor, on this device: each once, also in later pages and other tabs. Those of another
 * name are none: it is another visitor, for all that is known. [EXP-04]
 */
export function createKeptExposures(
  visitor: string,
  storage: { read: () => string | null; write: (text: string | null) => void },
) {
  const read = (): string[] => {
    try {
      const found = z.safeParse(kept, JSON.parse(storage.read() ?? 'null'));
      if (!found.success || found.data.visitor !== visitor) return [];
      return KNOWN.filter((one) => found.data.told.includes(one));
    } catch {
      return [];
    }
  };
  return {
    read,
    add({ experiment, variant }: { experiment: ExperimentName; variant: string }): void {
      const told = new Set([...read(), variantText(experiment, variant)]);
      storage.write(JSON.stringify({ visitor, told: KNOWN.filter((one) => told.has(one)) }));
    },
    forget(): void {
      if (storage.read() !== null) storage.write(null);
    },
  };
}
