import type { SnapshotFrom } from 'xstate';
import type { ShippingOption } from '#src/services/fulfilment/shipping/contract.ts';
import type { shippingMachine } from './shippingMachine.ts';

type ShippingSnapshot = SnapshotFrom<typeof shippingMachine>;

export const selectIsShippingLoading = (snapshot: ShippingSnapshot) => snapshot.hasTag('busy');

/** The way the visitor chose, as it was told last; null when they chose none, and where it is closed. */
export const selectChosenOption = (snapshot: ShippingSnapshot): ShippingOption | null =>
  snapshot.context.chosen;

/** Whether it is being asked what the visitor's way costs now. */
export const selectIsChoicePending = (snapshot: ShippingSnapshot): boolean =>
  snapshot.context.chosenCode !== null && snapshot.hasTag('busy');
