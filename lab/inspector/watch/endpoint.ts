import { callOf } from '#src/services/calls/calls.ts';
import type { BackendCall } from './calls.ts';

/**
 * The name of the endpoint that a call meets, as a fault takes it: `POST /retail/carts`, with `*` for what a path is
 * filled in with. A path that is in no contract is named as it is.
 */
export function endpointOf({ method, pathname }: Pick<BackendCall, 'method' | 'pathname'>): string {
  return callOf(method, pathname)?.name ?? `${method} ${pathname.replace(/^\/backend/, '')}`;
}

/** The state of a call, in a word or two. */
export function callStateOf({ state }: BackendCall): string {
  if (state.kind === 'underWay') return 'under way';
  return state.kind === 'answered' ? `answered ${state.status}` : `failed: ${state.reason}`;
}
