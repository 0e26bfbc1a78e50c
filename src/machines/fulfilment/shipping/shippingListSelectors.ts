import type { SnapshotFrom } from 'xstate';
import { shippingProblemOf, type ShippingProblem } from '#src/domain/fulfilment/shipping.ts';
import type { shippingMachine } from './shippingMachine.ts';
import { selectChosenOption } from './shippingSelectors.ts';

type ShippingSnapshot = SnapshotFrom<typeof shippingMachine>;

export const selectShippingOptions = (snapshot: ShippingSnapshot) => snapshot.context.options;
export const selectHasShippingFailed = (snapshot: ShippingSnapshot) => snapshot.hasTag('failed');

/** The reason why no courier delivers it; null when one does. [SHIP-07] */
export function selectShippingRefusal(snapshot: ShippingSnapshot): ShippingProblem | null {
  const { failure } = snapshot.context;
  return snapshot.hasTag('refused') && failure !== null
    ? shippingProblemOf(failure.code, failure.params)
    : null;
}

/** The chosen courier when it does not deliver this; null when it does, or while that is unknown. [SHIP-15] */
export function selectLostCourier(snapshot: ShippingSnapshot): string | null {
  const { chosen, chosenCode } = snapshot.context;
  return snapshot.matches('ready') && chosen === null ? chosenCode : null;
}

/** The list failed to load, so the cheapest way applies. */
export const selectIsChoiceUnknown = (snapshot: ShippingSnapshot): boolean =>
  snapshot.context.chosenCode !== null && snapshot.hasTag('failed');

/** The marked way of the list: the visitor's, else the best offer, else the first open one. */
export function selectMarkedCode(snapshot: ShippingSnapshot): string | null {
  const open = snapshot.context.options.filter((option) => option.available);
  const marked =
    selectChosenOption(snapshot) ?? open.find((option) => option.tags.includes('BEST_OFFER')) ?? open[0];
  return marked?.code ?? null;
}
