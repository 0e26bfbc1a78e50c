import type { SnapshotFrom } from 'xstate';
import { shippingProblemOf, type ShippingProblem } from '#src/domain/shipping.ts';
import type { ShippingOption } from '#src/services/shipping/contract.ts';
import type { shippingMachine } from './shippingMachine.ts';

type ShippingSnapshot = SnapshotFrom<typeof shippingMachine>;

export const selectShippingOptions = (snapshot: ShippingSnapshot) => snapshot.context.options;
export const selectIsShippingLoading = (snapshot: ShippingSnapshot) => snapshot.hasTag('loading');
export const selectHasShippingFailed = (snapshot: ShippingSnapshot) => snapshot.hasTag('failed');

/** Why no courier takes it; null while that is not so. [SHIP-07] */
export function selectShippingRefusal(snapshot: ShippingSnapshot): ShippingProblem | null {
  const { failure } = snapshot.context;
  return snapshot.hasTag('refused') && failure !== null
    ? shippingProblemOf(failure.code, failure.params)
    : null;
}

/** The way the visitor chose, while it is open; null when they chose none. */
export function selectChosenOption(snapshot: ShippingSnapshot): ShippingOption | null {
  const { options, chosenCode } = snapshot.context;
  return options.find((option) => option.code === chosenCode && option.available) ?? null;
}

/** What is marked in the list: the visitor's way, else the best offer, else the first that is open. */
export function selectMarkedCode(snapshot: ShippingSnapshot): string | null {
  const open = snapshot.context.options.filter((option) => option.available);
  const marked =
    selectChosenOption(snapshot) ?? open.find((option) => option.tags.includes('BEST_OFFER')) ?? open[0];
  return marked?.code ?? null;
}
