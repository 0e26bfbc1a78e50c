import type { ClockRef } from './clockMachine.ts';

/** Epoch ms of the marketplace, as the page's clock tells it. */
export const clockTime = (system: { get(id: string): unknown }): number =>
  (system.get('clock') as ClockRef | undefined)?.getSnapshot().context.serverTimeMs ?? 0;
