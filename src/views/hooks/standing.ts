import type { AnyActorRef, AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import type { LaterPartName, LaterParts } from '#src/machines/page/pageParts.ts';
import { useIsPartMissed, useLaterPart, useLaterSelector, usePage } from './page.tsx';

type TagOf<TName extends LaterPartName> = Parameters<SnapshotFrom<LaterParts[TName]>['hasTag']>[0];

/** Asks a later part again for what failed; one whose code could not be fetched is asked for itself. */
export function useRetry(name: LaterPartName): () => void {
  const page = usePage();
  const part: AnyActorRef | null = useLaterPart(name);
  return () =>
    part === null ? page.send({ type: 'part.needed', name }) : part.send({ type: 'retry.requested' });
}

/**
 * Whether a later part has failed, or its code could not be fetched, and how to try again. The tag says what of it has
 * failed, where its regions stand differently.
 */
export function useFailure<TName extends LaterPartName>(name: TName, tag = 'failed' as TagOf<TName>) {
  const retry = useRetry(name);
  const isMissed = useIsPartMissed(name);
  const hasFailed = useLaterSelector(name, (snapshot: AnyMachineSnapshot) => snapshot.hasTag(tag), false);
  return { hasFailed: hasFailed || isMissed, retry };
}

/** Whether a later part is on its way: its code, or what it loads. */
export function useIsComing(name: LaterPartName): boolean {
  const isMissed = useIsPartMissed(name);
  const isBusy = useLaterSelector(name, (snapshot: AnyMachineSnapshot) => snapshot.hasTag('busy'), true);
  return isBusy && !isMissed;
}
