import type { quantity as source } from './idFirst.ts';

export const quantity: Record<keyof typeof source, string> = {
  'quantity.label': 'Quantity',
  'quantity.decrease': 'Decrease',
  'quantity.increase': 'Increase',
  'quantity.lowerThanMinimum': 'Quantity cannot be less than 1.',
  'quantity.aboveStock': 'You can only add up to {count} {count|item|items}.',
  'quantity.pickupMaximum': 'At most 1 item for store pickup.',
  'quantity.priceFailed': 'Could not load the price. Please change the quantity again.',
  'quantity.limit.STOCK': 'Stock of {maximum}',
  'quantity.limit.QUOTA': '{maximum} left at the promo price',
  'quantity.limit.BAG': 'At most {maximum} per bag',
  'quantity.limit.EVENT': 'At most {maximum} during the promo',
  'quantity.limit.DAY': 'At most {maximum} per day',
  'quantity.limit.PICKUP': 'At most {maximum} for store pickup',
  'quantity.limit.more': '{limit}, you can add {left} more',
  'quantity.limit.quota': '{limit}, {left} left for you',
  'quantity.limit.reached': '{limit}, you have them all',
  'quantity.limit.beyondSale':
    'All that is left at the promo price is in your bag. More of it costs {price} each there.',
  'quantity.limit.beyondSaleAll':
    'With more, all {count} of this in your bag cost {price} each, without the promo price.',
  'quantity.limit.none.STOCK': 'All there are is in your bag already.',
  'quantity.limit.none.QUOTA': 'All that is left at the promo price is in your bag.',
  'quantity.limit.none.BAG': 'Your bag holds as many as it may.',
  'quantity.limit.none.EVENT': 'You already have as many as you may buy during the promo.',
  'quantity.limit.none.DAY': 'You already have as many as you may buy today.',
  'quantity.limit.none.PICKUP': 'Your bag holds as many as can be picked up.',
};
