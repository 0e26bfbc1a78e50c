import { isMachineSnapshot, type RunningActor, type RunningSnapshot } from '../running.ts';

/** The whole page at one moment, in the form in which XState restores it. */
export type PersistedState = Record<string, unknown>;

/** The persisted page at the moment of these snapshots; `getPersistedSnapshot` knows only the present. */
export function persistedAt(
  page: RunningActor,
  snapshots: ReadonlyMap<RunningActor, RunningSnapshot>,
): PersistedState {
  const snapshot = snapshots.get(page) ?? page.getSnapshot();
  if (!isMachineSnapshot(snapshot)) {
    const { status, output, error, input } = snapshot;
    return { status, output, error, input };
  }
  const children: Record<string, unknown> = {};
  for (const [id, child] of Object.entries(snapshot.children)) {
    if (child === undefined) continue;
    children[id] = {
      snapshot: persistedAt(child, snapshots),
      src: child.src,
      systemId: child.systemId,
      syncSnapshot: child._syncSnapshot,
    };
  }
  return {
    status: snapshot.status,
    output: snapshot.output,
    error: snapshot.error,
    value: snapshot.value,
    // No machine of the page keeps actors in its context.
    context: snapshot.context,
    historyValue: Object.fromEntries(
      Object.entries(snapshot.historyValue ?? {}).map(([key, nodes]) => [
        key,
        nodes.map(({ id }) => ({ id })),
      ]),
    ),
    children,
  };
}
