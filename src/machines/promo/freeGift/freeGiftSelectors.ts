import type { SnapshotFrom } from 'xstate';
import { isGiftReached, isGiftReachedAlone } from '#src/domain/promo/freeGift.ts';
import type { freeGiftMachine } from './freeGiftMachine.ts';

type FreeGiftSnapshot = SnapshotFrom<typeof freeGiftMachine>;

/** Null while it is on its way, and where nothing is given. */
export const selectGift = (snapshot: FreeGiftSnapshot) => snapshot.context.gift;
export const selectHasNoGift = (snapshot: FreeGiftSnapshot) => snapshot.hasTag('empty');
export const selectGiftTerms = (snapshot: FreeGiftSnapshot) => snapshot.context.terms;
/** The chosen quantity is enough for the gift. [GIFT-11, GIFT-12] */
export const selectIsGiftReached = ({ context }: FreeGiftSnapshot) =>
  context.gift !== null && isGiftReached(context.gift, context.quantity);
/** The gift comes by what lies in the bag: an order of the quantity alone would come without it. [GIFT-17] */
export const selectNeedsBag = ({ context: { gift, quantity } }: FreeGiftSnapshot) =>
  gift !== null &&
  gift.eligible &&
  isGiftReached(gift, quantity) &&
  isGiftReachedAlone(gift, quantity) === false;
