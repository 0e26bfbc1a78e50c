import type { page as source } from './idLater.ts';

export const page: Record<keyof typeof source, string> = {
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
  'secondary.backToProduct': 'Back to the product',
};
