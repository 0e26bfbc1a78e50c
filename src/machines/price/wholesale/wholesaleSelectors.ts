import type { SnapshotFrom } from 'xstate';
import type { WholesaleTier } from '#src/domain/price/wholesale.ts';
import type { wholesaleMachine } from './wholesaleMachine.ts';

type WholesaleSnapshot = SnapshotFrom<typeof wholesaleMachine>;

const NONE: WholesaleTier[] = [];

/** Empty without tiers; null while the first ones load. */
export const selectTiers = (snapshot: WholesaleSnapshot) =>
  snapshot.context.loaded ?? (snapshot.hasTag('busy') ? null : NONE);
