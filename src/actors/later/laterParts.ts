import type { AnyActorLogic, AnyActorRef } from 'xstate';
import type { LaterPartName } from '#src/machines/page/pageParts.ts';

type ActorSystem = AnyActorRef['system'];

/** Loads the code of a later part; rejects when it cannot be fetched. The list of their files loads with the first. */
export const bringLogic = async (name: LaterPartName, system: ActorSystem): Promise<AnyActorLogic> =>
  (await import('./partFiles.ts')).loadLogic(name, system);
