import type { head as source } from '../id/head.ts';

export const head: Record<keyof typeof source, string> = {
  'title.product': 'Product Detail',
  'title.pickup-schedule': 'Pickup schedule',
  'title.shipping': 'Shipping',
  'title.review-gallery': 'Buyer photos',
  'title.detail-review': 'Review',
  'title.installment': 'Installments',
  'title.promotions': 'Promotions',
  'title.description': 'Description & specifications',
  'title.review-details': 'Product reviews',
  'title.question-details': 'Questions about this product',
  'title.comboList': 'Combo list',
  'title.priceList': 'Price list',
  'title.priceListOf': 'Price list {productName}',
  'title.tradeIn': 'Trade-in',
  'title.pickupPoints': 'Pickup locations',
  'title.installation': 'Installation service',
  'about.product': '{product} for {price}, sold by {seller} on {brand}.',
  'about.productWithoutStock': '{product}, sold by {seller} on {brand}. Out of stock for now.',
  'about.productComing': '{product}, sold by {seller} on {brand}. Coming soon.',
};
