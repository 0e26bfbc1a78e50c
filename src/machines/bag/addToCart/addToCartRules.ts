import type { AddOnType } from '#src/domain/service/addOn.ts';
import type { AddInitiator } from '#src/domain/bag/cart.ts';
import type { CartErrorPresentation } from '#src/domain/bag/cartErrors.ts';
import type { ModalKey } from '#src/domain/shell/modalKey.ts';
import type { Offer } from '../../protocol/offer.ts';
import type { AddSubject, AddToCartContext } from './addToCartTypes.ts';

/** The modals in which is bought: a purchase closes them, and no other; that of the combo only one made in it. [CART-27] */
export const modalsOf = (subject: AddSubject): ModalKey[] => [
  'addToBag',
  'addToCartRecommendation',
  'clickAndCollectItemExists',
  ...(isComboInModal(subject) ? (['promoCombo'] as const) : []),
];

export const asksToDropGift = (presentation: CartErrorPresentation | null) =>
  presentation?.surface === 'inline' && presentation.action === 'dropGift';
/** The service for whose sake the last attempt was refused. [CART-26] */
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
/** What is sold, or how it is had, is another than before; how many of it is not asked. */
export const isAnotherOffer = (one: Offer | null, other: Offer | null) =>
  one !== null &&
  (one.itemSku !== other?.itemSku ||
    one.pickupPointCode !== other.pickupPointCode ||
    one.fulfilment !== other.fulfilment);
/** The shown item was asked for as it still is, and cannot be bought by anybody. [ERR-10] */
export const isRefusalOfOffer = ({ subject, call, offer }: AddToCartContext, code: string | null) =>
  code === 'UNBUYABLE_ITEM' &&
  subject.kind === 'offer' &&
  call !== null &&
  call.to !== 'bulkCart' &&
  call.body.itemSku === offer?.itemSku &&
  call.body.pickupPointCode === offer.pickupPointCode &&
  call.body.fulfillment === offer.fulfilment;
/** The bag's content bounds an add, and no order of its own; the checkout of groceries is their bag. [CART-34, BAG-14] */
export const hasRoom = ({ offer, vendor }: AddToCartContext, initiator: AddInitiator) =>
  offer?.fitsInBag !== false || (initiator === 'BUY_NOW' && vendor !== 'grocery');
export const canBeBought = (context: AddToCartContext, initiator: AddInitiator) =>
  context.offer?.isPurchasable === true && hasRoom(context, initiator) && !context.isRefused;
/** It is delivered, and where to is not known yet. What is bought beside the offer is always delivered. [ADDRESS-11] */
export const isAddressAwaited = ({ offer, subject }: AddToCartContext) =>
  offer?.isDestinationSettled === false && (offer.fulfilment === 'DELIVERY' || subject.kind !== 'offer');
export const isComboInModal = (subject: AddSubject) => subject.kind === 'combo' && subject.mode === 'MODAL';
