import type { ClockRef } from './clockMachine.ts';

/** Epoch ms of the marketplace by the page's clock. */
export const clockTime = (system: { get(id: string): unknown }): number =>
  (system.get('clock') as ClockRef | undefined)?.getSnapshot().context.serverTimeMs ?? 0;
