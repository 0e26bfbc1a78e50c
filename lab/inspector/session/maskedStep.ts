import { isSame } from '../../engine/equal.ts';
import type { Step } from '../../engine/world.ts';
import { maskedForExport } from '../watch/mask.ts';

/** A step without personal data and tokens. */
export function maskedStep(step: Step): Step {
  if (step.kind === 'send' || step.kind === 'tell') return { ...step, event: unlessSame(step.event) };
  if (step.kind === 'resolve') return { ...step, output: unlessSame(step.output) };
  return step.kind === 'reject' ? { ...step, error: unlessSame(step.error) } : step;
}

/** Keeps the same object when nothing was masked, since an event case may have named it. */
function unlessSame<T>(value: T): T {
  const copy = maskedForExport(value);
  const isWhole = !(value instanceof Error && copy instanceof Error) || copy.message === value.message;
  return isWhole && isSame(copy, value) ? value : copy;
}
