import type { SnapshotFrom } from 'xstate';
import type { wholesaleMachine } from './wholesaleMachine.ts';

type WholesaleSnapshot = SnapshotFrom<typeof wholesaleMachine>;

/** Empty where there are none; null while the first ones are on their way. */
export const selectTiers = (snapshot: WholesaleSnapshot) =>
  snapshot.context.tiers.length === 0 && snapshot.hasTag('busy') ? null : snapshot.context.tiers;
