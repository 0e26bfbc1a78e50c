import type { AnyActorLogic, AnyActorRef } from 'xstate';
import type { LaterPartName } from '#src/machines/page/pageParts.ts';

type ActorSystem = AnyActorRef['system'];

/**
 * Fetches the code of a part that comes later; rejects when it cannot be fetched. Where each of them is comes with the
 * first.
 */
export const bringLogic = async (name: LaterPartName, system: ActorSystem): Promise<AnyActorLogic> =>
  (await import('./partFiles.ts')).loadLogic(name, system);
