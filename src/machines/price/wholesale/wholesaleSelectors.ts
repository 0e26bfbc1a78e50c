import type { SnapshotFrom } from 'xstate';
import type { WholesaleTier } from '#src/domain/price/wholesale.ts';
import type { wholesaleMachine } from './wholesaleMachine.ts';

type WholesaleSnapshot = SnapshotFrom<typeof wholesaleMachine>;

const NONE: WholesaleTier[] = [];

/** Empty where there are none; null while the first ones are on their way. */
export const selectTiers = (snapshot: WholesaleSnapshot) =>
  snapshot.context.loaded ?? (snapshot.hasTag('busy') ? null : NONE);
