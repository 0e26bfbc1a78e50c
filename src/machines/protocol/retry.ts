import { isUnreached, toFailure } from '#src/domain/shell/failure.ts';

/**
 * Every part understands these two alike, and only of what it reads: a write is repeated by nobody but the visitor.
 * What was refused waits to be asked again; what nobody answered is asked again by itself once the device is online.
 */
export type RetryEvent =
  /** Somebody asked to try again what failed. */
  | { type: 'retry.requested' }
  /** The device is online again. */
  | { type: 'network.returned' };

/** Guard of a failed call, to be registered as `isUnreached`: nobody answered it. */
export const wasUnreached = (_: unknown, { error }: { error: unknown }) => isUnreached(toFailure(error));

/** The registered guard, for an `onError`. */
export const ifUnreached = {
  type: 'isUnreached' as const,
  params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
};

/** The transitions of a state in which nobody answered. */
export const tryAgain = <const T extends string | { target: string; actions: string }>(target: T) => ({
  'retry.requested': target,
  'network.returned': target,
});
