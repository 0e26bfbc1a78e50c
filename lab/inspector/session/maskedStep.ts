import { isSame } from '../../engine/equal.ts';
import type { Step } from '../../engine/world.ts';
import { maskedForExport } from '../watch/mask.ts';

/** A step without personal data and tokens. */
export function maskedStep(step: Step): Step {
  if (step.kind === 'send' || step.kind === 'tell') return { ...step, event: unlessSame(step.event) };
  if (step.kind === 'resolve') return { ...step, output: unlessSame(step.output) };
  return step.kind === 'reject' ? { ...step, error: unlessSame(step.error) } : step;
}

/** A value with nothing to mask stays the same object, which an event case may have named. */
function unlessSame<T>(value: T): T {
  const copy = maskedForExport(value);
  const isWhole = !(value instanceof Error && copy instanceof Error) || copy.message === value.message;
  return isWhole && isSame(copy, value) ? value : copy;
}
