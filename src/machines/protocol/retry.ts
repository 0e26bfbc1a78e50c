import { isUnreached, toFailure } from '#src/domain/shell/failure.ts';

/**
 * Every part handles these two events alike, for reads only: only the visitor repeats a write. A refused read waits
 * for a request; an unreached one is repeated once the device is online.
 */
export type RetryEvent =
  /** The visitor asks to try again. */
  | { type: 'retry.requested' }
  /** The device is online again. */
  | { type: 'network.returned' };

/** Guard of a failed call, to be registered as `isUnreached`: no server answered it. */
export const wasUnreached = (_: unknown, { error }: { error: unknown }) => isUnreached(toFailure(error));

/** The registered guard, for an `onError`. */
export const ifUnreached = {
  type: 'isUnreached' as const,
  params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
};

/** The transitions of a state whose call no server answered. */
export const tryAgain = <const T extends string | { target: string; actions: string }>(target: T) => ({
  'retry.requested': target,
  'network.returned': target,
});
