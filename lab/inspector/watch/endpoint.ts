import { callOf } from '#src/services/calls/calls.ts';
import type { BackendCall } from './calls.ts';

/**
 * The endpoint of a call as a fault names it: `POST /retail/carts`, with `*` for the placeholders of a path. A path in
 * no contract stays as it is.
 */
export function endpointOf({ method, pathname }: Pick<BackendCall, 'method' | 'pathname'>): string {
  return callOf(method, pathname)?.name ?? `${method} ${pathname.replace(/^\/backend/, '')}`;
}

/** The state of a call, in a word or two. */
export function callStateOf({ state }: BackendCall): string {
  if (state.kind === 'underWay') return 'under way';
  return state.kind === 'answered' ? `answered ${state.status}` : `failed: ${state.reason}`;
}
