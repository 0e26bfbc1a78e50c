import type { AddOnType } from '#src/domain/service/addOn.ts';
import type { AddInitiator } from '#src/domain/bag/cart.ts';
import type { CartErrorPresentation } from '#src/domain/bag/cartErrors.ts';
import type { ModalKey } from '#src/domain/shell/modalKey.ts';
import type { Offer } from '../../protocol/offer.ts';
import type { AddSubject, AddToCartContext } from './addToCartTypes.ts';

/** The modals of a purchase: it closes only these, and the combo's only for a purchase made in it. [CART-27] */
export const modalsOf = (subject: AddSubject): ModalKey[] => [
  'addToBag',
  'addToCartRecommendation',
  'clickAndCollectItemExists',
  ...(isComboInModal(subject) ? (['promoCombo'] as const) : []),
];

export const asksToDropGift = (presentation: CartErrorPresentation | null) =>
  presentation?.surface === 'inline' && presentation.action === 'dropGift';
/** The service because of which the last attempt was refused. [CART-26] */
export const refusedServiceOf = ({
  presentation,
}: Pick<AddToCartContext, 'presentation'>): AddOnType | null =>
  presentation?.surface !== 'inline'
    ? null
    : presentation.action === 'removeInstallation'
      ? 'INSTALLATION'
      : presentation.action === 'removeInsurance'
        ? 'INSURANCE'
        : null;
/** The last attempt was refused because the campaign has no more pieces. */
export const isFlashSaleGone = ({ presentation }: AddToCartContext) =>
  presentation?.surface === 'inline' && presentation.action === 'buyAtNormalPrice';
/** Tells whether the offered item or its fulfilment differs; the quantity does not count. */
export const isAnotherOffer = (one: Offer | null, other: Offer | null) =>
  one !== null &&
  (one.itemSku !== other?.itemSku ||
    one.pickupPointCode !== other.pickupPointCode ||
    one.fulfilment !== other.fulfilment);
/** True when the shown item, unchanged since the attempt, was refused as unbuyable. [ERR-10] */
export const isRefusalOfOffer = ({ subject, call, offer }: AddToCartContext, code: string | null) =>
  code === 'UNBUYABLE_ITEM' &&
  subject.kind === 'offer' &&
  call !== null &&
  call.to !== 'bulkCart' &&
  call.body.itemSku === offer?.itemSku &&
  call.body.pickupPointCode === offer.pickupPointCode &&
  call.body.fulfillment === offer.fulfilment;
/** The bag's content bounds an add, but no separate order; a grocery checkout is the grocery bag. [CART-34, BAG-14] */
export const hasRoom = ({ offer, vendor }: AddToCartContext, initiator: AddInitiator) =>
  offer?.fitsInBag !== false || (initiator === 'BUY_NOW' && vendor !== 'grocery');
export const canBeBought = (context: AddToCartContext, initiator: AddInitiator) =>
  context.offer?.isPurchasable === true && hasRoom(context, initiator) && !context.isRefused;
/** True for a delivery with an unknown destination. Purchases beside the offer are always delivered. [ADDRESS-11] */
export const isAddressAwaited = ({ offer, subject }: AddToCartContext) =>
  offer?.isDestinationSettled === false && (offer.fulfilment === 'DELIVERY' || subject.kind !== 'offer');
export const isComboInModal = (subject: AddSubject) => subject.kind === 'combo' && subject.mode === 'MODAL';
