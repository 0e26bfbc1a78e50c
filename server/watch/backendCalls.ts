import type { CircuitEvent } from '../proxy/circuits.ts';
import { endpointOf } from '../proxy/endpoints.ts';
import { uncounted, type Caller, type HostEvents } from './hostEvents.ts';
import type { Log } from './log.ts';

/** A `fetch` that counts calls by endpoint, until the headers of their answers. */
export function countedFetch(
  call: typeof globalThis.fetch,
  caller: Caller,
  events: Pick<HostEvents, 'backendAnswered'>,
): typeof globalThis.fetch {
  if (events === uncounted) return call;
  return async (input, init) => {
    const request = input instanceof Request ? input : null;
    const method = init?.method ?? request?.method ?? 'GET';
    const endpoint = endpointOf(method, new URL(request?.url ?? String(input)).pathname);
    const begunAt = performance.now();
    const tell = (status: number | null) =>
      events.backendAnswered(caller, endpoint, status, performance.now() - begunAt);
    try {
      const answer = await call(input, init);
      tell(answer.status);
      return answer;
    } catch (error) {
      tell(null);
      throw error;
    }
  };
}

/** Counts events of circuits, and logs once when an endpoint begins to fail and once when it is back. */
export function circuitTeller(
  caller: Caller,
  events: Pick<HostEvents, 'circuit'>,
  log: Pick<Log, 'warned'>,
): (event: CircuitEvent) => void {
  // A circuit opens again with every failed attempt to close it.
  const failing = new Set<string>();
  return ({ endpoint, kind }) => {
    events.circuit(caller, endpoint, kind);
    if (kind === 'opened' && !failing.has(endpoint)) {
      failing.add(endpoint);
      log.warned('backend fails and is spared', { caller, endpoint });
    }
    if (kind === 'closed' && failing.delete(endpoint))
      log.warned('backend answers again', { caller, endpoint });
  };
}
