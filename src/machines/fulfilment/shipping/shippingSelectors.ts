import type { SnapshotFrom } from 'xstate';
import type { ShippingOption } from '#src/services/fulfilment/shipping/contract.ts';
import type { shippingMachine } from './shippingMachine.ts';

type ShippingSnapshot = SnapshotFrom<typeof shippingMachine>;

export const selectIsShippingLoading = (snapshot: ShippingSnapshot) => snapshot.hasTag('busy');

/** The last known option of the visitor's choice; null without a choice, and while it is closed. */
export const selectChosenOption = (snapshot: ShippingSnapshot): ShippingOption | null =>
  snapshot.context.chosen;

/** Tells whether the visitor's choice is being loaded and nothing of it is known yet. [SHIP-14] */
export const selectIsChoiceComing = (snapshot: ShippingSnapshot): boolean =>
  selectIsChoicePending(snapshot) && snapshot.context.chosen === null;

/** Tells whether the present cost of the visitor's choice is being loaded. */
export const selectIsChoicePending = (snapshot: ShippingSnapshot): boolean =>
  snapshot.context.chosenCode !== null && snapshot.hasTag('busy');
