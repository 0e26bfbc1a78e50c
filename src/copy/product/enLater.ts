import type { product as source } from './idLater.ts';

export const product: Record<keyof typeof source, string> = {
  'priceList.options': 'Price per variant',
  'priceList.option': 'Variant',
  'priceList.price': 'Price',
  'priceList.loading': 'Loading prices',
  'priceList.failed': 'Prices could not be loaded.',
  'priceList.more': 'Show more',
  'gallery.previous': 'Previous photo',
  'gallery.next': 'Next photo',
  'gallery.zoomIn': 'Zoom in',
  'gallery.zoomOut': 'Zoom out',
  'stock.onlyPickup': 'Store pickup only',
  'tag.CNC': 'Click & Collect',
  'tag.COMBO': 'Combo deal',
  'tag.FREE_GIFT': 'Free gift',
  'tag.WHOLESALE': 'Wholesale price',
  'tag.OTHER_PP_SUBSCRIPTION': 'Subscription available from another location',
  'tag.MULTI_PP': 'Available at several locations',
  'tag.MEDICAL': 'Ask a pharmacist',
  'tag.DANGEROUS_GOOD': 'This item can only be sent with certain couriers',

  'description.title': 'Description & specifications',
  'description.more': 'Read more',
  'description.failed': 'Could not load the description.',
  'description.loading': 'Loading description',
};
