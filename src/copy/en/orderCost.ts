import type { orderCost as source } from '../id/orderCost.ts';

export const orderCost: Record<keyof typeof source, string> = {
  'orderCost.alone': 'For what you have chosen now, without what is in your bag.',
  'orderCost.each': '{count} × {price}',
  'orderCost.VOUCHER': 'Voucher',
  'orderCost.PROMO': 'Promo',
  'orderCost.TRADE_IN': 'Trade-in',
  'orderCost.SERVICE': 'Service',
  'orderCost.SHIPPING': 'Shipping fee',
  'orderCost.free': 'Free',
  'orderCost.instead': 'Without the reduction',
  'orderCost.total': 'Total',
  'orderCost.withShipping': 'with shipping',
  'order.soldBy': 'Sold by {seller}',
  'order.soldAndSent': 'Sold and shipped by {seller}',
  'order.soldAndSentBy': 'Sold by {seller}, shipped by {brand}',
  'orderCost.shippingOpen': 'Shipping is not included yet.',
  'orderCost.cashback': 'Cashback of {amount} comes back to you after the purchase, so it is not taken off.',
  'orderCost.loading': 'Adding up the cost',
  'orderCost.renewing': 'Adding up again',
  'orderCost.failed': 'Could not add up the cost',
  'orderCost.none': 'This cannot be bought right now, so there is nothing to add up.',
};
