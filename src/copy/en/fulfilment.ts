import type { fulfilment as source } from '../id/fulfilment.ts';

export const fulfilment: Record<keyof typeof source, string> = {
  'shipping.list.changeAddressLong': 'Change address',
  'shipping.list.oldPrice': 'Shipping before',
  'shipping.summary': 'Shipping from {price}',
  'shipping.summaryFree': 'Cheapest: Free',
  'shipping.eta.today': 'Arrives today, {date}',
  'shipping.eta.tomorrow': 'Arrives tomorrow, {date}',
  'shipping.eta.day': 'Arrives {date}',
  'shipping.eta.before': '{day}, before {time}',
  'shipping.eta.hours': '{day}, within {hours} h of being handed over',
  'shipping.eta.between': 'Arrives {from}–\u2060{to}',
  'shipping.chosen': '{estimate} to {place}, {price}',
  'shipping.by': 'By {courier}',
  'shipping.lostCourier': '{courier} cannot take this order. The cheapest goes instead.',
  'shipping.unknownCourier': 'The courier you chose cannot be checked now. The cheapest goes instead.',
  'shipping.otherVariant': 'Choose another variant',
  'shipping.vouchers': 'Shipping vouchers',
  'shipping.consolidated': 'Consolidated shipment',
  'shipping.help': 'About shipping',

  'destination.short': 'Deliver to',
  'destination.coming': 'loading the destination',
  'destination.unknown': 'not known yet',
  'grocery.store.label': 'Grocery store',
  'grocery.store.finding': 'Finding the nearest store',
};
