import type { AnyActorLogic } from 'xstate';
import type { LaterPartName } from '#src/machines/shell/page/pageParts.ts';

/** Where the code of every part that comes later is; each in a chunk that the first load does without. */
export const laterParts: Record<LaterPartName, () => Promise<AnyActorLogic>> = {
  recommendation: async () => (await import('./recommendationLogic.ts')).recommendationLogic,
  promotions: async () => (await import('./promotionsLogic.ts')).promotionsLogic,
  campaign: async () => (await import('./campaignLogic.ts')).campaignLogic,
};
