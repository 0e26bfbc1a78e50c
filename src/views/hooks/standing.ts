import type { AnyActorRef, AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import type { LaterPartName, LaterParts } from '#src/machines/page/pageParts.ts';
import { useIsPartMissed, useLaterPart, useLaterSelector, usePage } from './page.tsx';

type TagOf<TName extends LaterPartName> = Parameters<SnapshotFrom<LaterParts[TName]>['hasTag']>[0];

/** Retries the failed calls of a later part; requests the part itself when its code could not be fetched. */
export function useRetry(name: LaterPartName): () => void {
  const page = usePage();
  const part: AnyActorRef | null = useLaterPart(name);
  return () =>
    part === null ? page.send({ type: 'part.needed', name }) : part.send({ type: 'retry.requested' });
}

/**
 * Tells whether a later part, or fetching its code, has failed, and how to retry. For a part with several regions,
 * `tag` names the failure to watch.
 */
export function useFailure<TName extends LaterPartName>(name: TName, tag = 'failed' as TagOf<TName>) {
  const retry = useRetry(name);
  const isMissed = useIsPartMissed(name);
  const hasFailed = useLaterSelector(name, (snapshot: AnyMachineSnapshot) => snapshot.hasTag(tag), false);
  return { hasFailed: hasFailed || isMissed, retry };
}

/** True while a later part loads its code or its data. */
export function useIsComing(name: LaterPartName): boolean {
  const isMissed = useIsPartMissed(name);
  const isBusy = useLaterSelector(name, (snapshot: AnyMachineSnapshot) => snapshot.hasTag('busy'), true);
  return isBusy && !isMissed;
}
