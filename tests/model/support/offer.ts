import type { Offer } from '#src/machines/protocol/offer.ts';

/** Two pieces of something that can be bought, delivered. */
export const offer: Offer = {
  itemSku: 'A-01',
  name: 'Koper',
  pickupPointCode: 'PP-1',
  quantity: 2,
  fulfilment: 'DELIVERY',
  slotId: null,
  place: null,
  destination: null,
  isDestinationSettled: true,
  courier: null,
  isPurchasable: true,
  fitsInBag: true,
  campaign: null,
  categoryId: 'C2',
};
