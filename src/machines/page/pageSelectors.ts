import type { SnapshotFrom } from 'xstate';
import { roomOf } from '#src/domain/price/quantityLimit.ts';
import { destinationOf, isSaleLost } from './pageFacts.ts';
import type { pageMachine } from './pageMachine.ts';
import type { LaterPartName } from './pageParts.ts';

type PageSnapshot = SnapshotFrom<typeof pageMachine>;

export const selectRoute = (snapshot: PageSnapshot) => snapshot.context.route;
export const selectVendor = (snapshot: PageSnapshot) => snapshot.context.route.vendor;
export const selectErrorKind = (snapshot: PageSnapshot) => snapshot.context.errorKind;
/** The product's first summary is on its way. */
export const selectIsLoading = (snapshot: PageSnapshot) => snapshot.hasTag('busy');
export const selectIsShown = (snapshot: PageSnapshot) => snapshot.context.shown !== null;
/** Parts that belong to a product exist. */
export const selectHasProduct = (snapshot: PageSnapshot) => snapshot.children['product'] !== undefined;
export const selectConfig = (snapshot: PageSnapshot) => snapshot.context.config;
export const selectFulfilment = (snapshot: PageSnapshot) => snapshot.context.fulfilment;
/** The destination; null while it is unknown. [SHIP-24] */
export const selectDestination = ({ context }: PageSnapshot) => destinationOf(context);
export const selectIsDestinationKnown = ({ context }: PageSnapshot) => destinationOf(context) !== null;
/** The destination is unknown, and no load that could tell it is under way. [ADDRESS-14] */
export const selectIsDestinationFailed = ({ context }: PageSnapshot) =>
  context.isDestinationFailed && destinationOf(context) === null;
/** The default destination applies because the visitor gave none. [SHIP-25] */
export const selectIsDefaultUntold = ({ context }: PageSnapshot) =>
  context.destination === null && !context.isDestinationSettled;
/** A part that selling depends on has thrown. [ERR-67] */
export const selectIsSaleLost = ({ context }: PageSnapshot) => isSaleLost(context);
/** The pieces that can still be bought of the shown item by the chosen fulfilment. [CART-34] */
export const selectRoom = ({ context }: PageSnapshot) =>
  roomOf(context.shown?.limits ?? null, context.fulfilment);
/** A later part was requested, and its code is on its way or could not be fetched. */
export const selectIsAskedOf =
  (name: LaterPartName, progress: 'coming' | 'missed') =>
  ({ context }: PageSnapshot) =>
    context.laterParts[name] === progress && context.untold.some((one) => one.name === name);
