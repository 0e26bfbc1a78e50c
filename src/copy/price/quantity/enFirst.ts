import type { quantity as source } from './idFirst.ts';

export const quantity: Record<keyof typeof source, string> = {
  'quantity.label': 'Quantity',
  'quantity.decrease': 'Decrease',
  'quantity.increase': 'Increase',
  'quantity.lowerThanMinimum': 'Quantity cannot be less than 1.',
  'quantity.aboveStock': 'You can only add up to {count} {count|item|items}.',
  'quantity.pickupMaximum': 'At most 1 item for store pickup.',
  'quantity.priceFailed': 'Could not load the price. Please change the quantity again.',
  'quantity.STOCK': 'Stock of {maximum}',
  'quantity.QUOTA': '{maximum} left at the promo price',
  'quantity.BAG': 'At most {maximum} per bag',
  'quantity.EVENT': 'At most {maximum} during the promo',
  'quantity.DAY': 'At most {maximum} per day',
  'quantity.PICKUP': 'At most {maximum} for store pickup',
  'quantity.more': '{limit}, you can add {left} more',
  'quantity.quota': '{limit}, {left} left for you',
  'quantity.reached': '{limit}, you have them all',
  'quantity.beyondSale':
    'All that is left at the promo price is in your bag. More of it costs {price} each there.',
  'quantity.beyondSaleAll':
    'With more, all {count} of this in your bag cost {price} each, without the promo price.',
  'quantity.none.STOCK': 'All there are is in your bag already.',
  'quantity.none.QUOTA': 'All that is left at the promo price is in your bag.',
  'quantity.none.BAG': 'Your bag holds as many as it may.',
  'quantity.none.EVENT': 'You already have as many as you may buy during the promo.',
  'quantity.none.DAY': 'You already have as many as you may buy today.',
  'quantity.none.PICKUP': 'Your bag holds as many as can be picked up.',
};
