import type { SnapshotFrom } from 'xstate';
import { retryAfterSecondsOf } from '#src/domain/shell/failure.ts';
import type { RecommendedCard } from '#src/services/recommendation/recommendation/contract.ts';
import type { addToCartMachine } from './addToCartMachine.ts';
import { hasRoom } from './addToCartRules.ts';

type AddToCartSnapshot = SnapshotFrom<typeof addToCartMachine>;

/** The item can be bought as far as the page knows, and was not refused as unbuyable. [ERR-10] */
export const selectIsPurchasable = ({ context }: AddToCartSnapshot) =>
  context.offer?.isPurchasable === true && !context.isRefused;
/** The bag takes no more of it, though an order of its own may. [CART-34] */
export const selectIsBagClosed = ({ context }: AddToCartSnapshot) => !hasRoom(context, 'ADD_TO_CART');
/** Buying now would go through a bag that takes no more of it. [BAG-14] */
export const selectIsBuyClosed = ({ context }: AddToCartSnapshot) => !hasRoom(context, 'BUY_NOW');
/** The same for the way that the sheet is open for. */
export const selectIsWayClosed = ({ context }: AddToCartSnapshot) => !hasRoom(context, context.initiator);
/** A request is under way: pressing again does nothing. [CART-23] */
export const selectIsPending = (snapshot: AddToCartSnapshot) => snapshot.hasTag('pending');
export const selectInitiator = (snapshot: AddToCartSnapshot) => snapshot.context.initiator;
export const selectPresentation = (snapshot: AddToCartSnapshot) => snapshot.context.presentation;
const inlineFailureOf = (snapshot: AddToCartSnapshot) =>
  snapshot.hasTag('failed') && snapshot.context.presentation?.surface === 'inline'
    ? snapshot.context.presentation
    : null;
const UNBUYABLE = { surface: 'inline', message: 'unbuyable', action: null } as const;
/** The message beside the actions: why the last attempt failed, or why none is possible. */
export const selectInlineFailure = (snapshot: AddToCartSnapshot) =>
  (snapshot.context.subject.kind === 'combo' ? null : inlineFailureOf(snapshot)) ??
  (snapshot.context.isRefused ? UNBUYABLE : null);
/** The failed attempt whose message stands with the combo. */
export const selectComboFailure = (snapshot: AddToCartSnapshot) =>
  snapshot.context.subject.kind === 'combo' ? inlineFailureOf(snapshot) : null;
/** The attempt under way is the combo's. */
export const selectIsComboPending = (snapshot: AddToCartSnapshot) =>
  snapshot.hasTag('pending') && snapshot.context.subject.kind === 'combo';
export const selectMaxQty = (snapshot: AddToCartSnapshot) =>
  snapshot.context.failure?.params['maxQty'] ?? null;
/** Seconds until the marketplace accepts the next attempt, when it said so. */
export const selectRetryAfter = (snapshot: AddToCartSnapshot) =>
  snapshot.context.failure === null ? null : retryAfterSecondsOf(snapshot.context.failure);
/** The call of the last successful add. */
export const selectAdded = (snapshot: AddToCartSnapshot) => snapshot.context.added;
const NONE: RecommendedCard[] = [];
export const selectAddRecommendations = (snapshot: AddToCartSnapshot) =>
  snapshot.context.recommendations ?? NONE;
