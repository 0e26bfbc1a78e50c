import type { SnapshotFrom } from 'xstate';
import type { addToCartMachine } from './addToCartMachine.ts';

type AddToCartSnapshot = SnapshotFrom<typeof addToCartMachine>;

export const selectIsPurchasable = (snapshot: AddToCartSnapshot) =>
  snapshot.context.offer?.isPurchasable === true;
/** A request is under way: pressing again does nothing. [CART-23] */
export const selectIsPending = (snapshot: AddToCartSnapshot) => snapshot.hasTag('pending');
export const selectInitiator = (snapshot: AddToCartSnapshot) => snapshot.context.initiator;
export const selectPresentation = (snapshot: AddToCartSnapshot) => snapshot.context.presentation;
const inlineFailureOf = (snapshot: AddToCartSnapshot) =>
  snapshot.hasTag('failed') && snapshot.context.presentation?.surface === 'inline'
    ? snapshot.context.presentation
    : null;
/** The failed attempt whose message stands beside the actions. */
export const selectInlineFailure = (snapshot: AddToCartSnapshot) =>
  snapshot.context.subject.kind === 'combo' ? null : inlineFailureOf(snapshot);
/** The failed attempt whose message stands with the combo. */
export const selectComboFailure = (snapshot: AddToCartSnapshot) =>
  snapshot.context.subject.kind === 'combo' ? inlineFailureOf(snapshot) : null;
/** The combo is what is under way. */
export const selectIsComboPending = (snapshot: AddToCartSnapshot) =>
  snapshot.hasTag('pending') && snapshot.context.subject.kind === 'combo';
export const selectMaxQty = (snapshot: AddToCartSnapshot) =>
  snapshot.context.failure?.params['maxQty'] ?? null;
export const selectAddRecommendations = (snapshot: AddToCartSnapshot) => snapshot.context.recommendations;
