import type { SnapshotFrom } from 'xstate';
import { isGiftReached, isGiftReachedAlone } from '#src/domain/promo/freeGift.ts';
import type { freeGiftMachine } from './freeGiftMachine.ts';

type FreeGiftSnapshot = SnapshotFrom<typeof freeGiftMachine>;

/** Null while it loads, and when there is no gift. */
export const selectGift = (snapshot: FreeGiftSnapshot) => snapshot.context.gift;
export const selectHasNoGift = (snapshot: FreeGiftSnapshot) => snapshot.hasTag('empty');
export const selectGiftTerms = (snapshot: FreeGiftSnapshot) => snapshot.context.terms;
/** The chosen quantity is large enough for the gift. [GIFT-11, GIFT-12] */
export const selectIsGiftReached = ({ context }: FreeGiftSnapshot) =>
  context.gift !== null && isGiftReached(context.gift, context.quantity);
/** The gift depends on the bag's content: an order of the quantity alone would not include it. [GIFT-17] */
export const selectNeedsBag = ({ context: { gift, quantity } }: FreeGiftSnapshot) =>
  gift !== null &&
  gift.eligible &&
  isGiftReached(gift, quantity) &&
  isGiftReachedAlone(gift, quantity) === false;
