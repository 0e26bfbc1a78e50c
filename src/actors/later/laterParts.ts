import type { AnyActorLogic } from 'xstate';
import type { LaterPartName } from '#src/machines/page/pageParts.ts';

/**
 * Fetches the code of a part that comes later; rejects when it cannot be fetched. Where each of them is comes with the
 * first.
 */
export const bringLogic = async (name: LaterPartName): Promise<AnyActorLogic> =>
  (await import('./partFiles.ts')).loadLogic(name);
