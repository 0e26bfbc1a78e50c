import type { Snapshot, StateValue } from 'xstate';
import type { RouteFacts } from '#src/domain/page/route.ts';
import { withoutUnknown } from '#src/domain/page/pageAddress.ts';
import type { OpenWrite } from '#src/services/http/writeKeys.ts';
import { withoutTables, withTables, type StateTable } from './stateTables.ts';

/** Changes with the states or context of any machine: the build makes it from the sources. */
export const STATE_VERSION = import.meta.env.STATE_VERSION as string;
export const STATE_ELEMENT_ID = 'page-state';

/** The persisted state of one part. */
export interface SentPart {
  status: Snapshot<unknown>['status'];
  value?: StateValue;
  context?: unknown;
  /** The tags of its states, which only its machine knows; absent where there are none. */
  tags?: readonly string[];
}
/** The persisted state of the page. */
export type SentPage = Snapshot<unknown> &
  SentPart & { context: { route: RouteFacts }; children: Record<string, { snapshot: SentPart }> };

export interface StateEnvelope {
  version: string;
  path: string;
  expiresAt: number;
  serverTimeMs: number;
  /** The writes of a posted form; none in a page that many visitors share. */
  openWrites: readonly OpenWrite[];
  snapshot: SentPage;
}

/** The form in which it is sent: long arrays beside the snapshot. */
interface SentState extends StateEnvelope {
  tables: StateTable[];
}

/** JSON for a script element: nothing in it can end the element or start a comment. */
export function serialiseState(state: StateEnvelope): string {
  const { state: snapshot, tables } = withoutTables(state.snapshot);
  return inertJson({ ...state, snapshot, tables } satisfies SentState);
}

/** JSON for a script element. */
export const inertJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

/**
 * The state a page was sent, or null when it is missing, broken, expired by the server's time or belongs to another
 * address. Checked by hand:
 * it is needed before anything else runs, and the contracts' library is not in the first load. [SHELL-04]
 */
export function readState(text: string | null, path: string, nowMs: number): StateEnvelope | null {
  if (text === null) return null;
  let state: unknown;
  try {
    state = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isSentState(state) || state.path !== withoutUnknown(path) || nowMs >= state.expiresAt) return null;
  try {
    withTables(state.snapshot, state.tables);
  } catch {
    return null;
  }
  return state;
}

function isSentState(state: unknown): state is SentState {
  if (!isRecord(state) || state['version'] !== STATE_VERSION) return false;
  const { path, expiresAt, serverTimeMs, openWrites, snapshot, tables } = state;
  if (typeof path !== 'string' || !Number.isFinite(expiresAt) || !Number.isFinite(serverTimeMs)) return false;
  if (!Array.isArray(openWrites) || !openWrites.every(Array.isArray) || !Array.isArray(tables)) return false;
  if (!isRecord(snapshot) || snapshot['status'] !== 'active') return false;
  const { context, children } = snapshot;
  return (
    isRecord(context) &&
    isRecord(context['route']) &&
    typeof context['route']['name'] === 'string' &&
    isRecord(context['route']['page']) &&
    isRecord(children) &&
    [{ snapshot }, ...Object.values(children)].every(isSentChild)
  );
}

function isSentChild(child: unknown): boolean {
  if (!isRecord(child) || !isRecord(child['snapshot'])) return false;
  const { tags } = child['snapshot'];
  return tags === undefined || Array.isArray(tags);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
