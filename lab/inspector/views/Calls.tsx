import { isMachineSnapshot, type RunningActor } from '../running.ts';
import type { BackendCall, CallWatch } from '../watch/calls.ts';
import { callStateOf, endpointOf } from '../watch/endpoint.ts';
import type { LogEntry } from '../watch/eventLog.ts';
import { CopyButton } from './Record.tsx';

/** The calls of a log entry: those of the promises that it began, and of the promise that ended. */
export function callsOfEntry(calls: CallWatch, { actor, source, before, after }: LogEntry): BackendCall[] {
  const callers = new Set<RunningActor>();
  if (source?.kind === 'promise') callers.add(source.ref);
  if (actor.kind === 'promise') callers.add(actor.ref);
  if (isMachineSnapshot(after)) {
    const earlier = before?.children ?? {};
    for (const [id, child] of Object.entries(after.children)) {
      if (child !== undefined && child !== earlier[id]) callers.add(child);
    }
  }
  return [...callers].flatMap((caller) => calls.of(caller));
}

/** Calls in one line, with endpoint and state; empty without calls. */
export const callsText = (calls: readonly BackendCall[]): string =>
  calls.map((call) => `${endpointOf(call)} ${callStateOf(call)}`).join(', ');

const KINDS = { underWay: 'badge', answered: 'badge good', failed: 'badge bad' } as const;

/** Calls with the name of their endpoint as a fault takes it. */
export function CallList({ calls }: { calls: readonly BackendCall[] }) {
  return (
    <ul className="calls" aria-label="Calls of the backend">
      {calls.map((call, at) => {
        const { kind } = call.state;
        const isRefused = call.state.kind === 'answered' && call.state.status >= 400;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- calls are only ever added at the end
          <li key={at}>
            <code>{endpointOf(call)}</code>
            <span className={isRefused ? KINDS.failed : KINDS[kind]}>{callStateOf(call)}</span>
            {call.endedAt !== null && <span className="quiet">{call.endedAt - call.at} ms</span>}
            <CopyButton text={endpointOf(call)} label="Copy the endpoint" />
          </li>
        );
      })}
    </ul>
  );
}
