import type { shell as source } from '../id/shell.ts';

export const shell: Record<keyof typeof source, string> = {
  'title.product': 'Product Detail',
  'title.grocery': 'Daily Groceries',
  'title.pickup-schedule': 'Pickup schedule',
  'title.shipping': 'Shipping',
  'title.review-gallery': 'Buyer photos',
  'title.detail-review': 'Review',
  'title.installment': 'Installments',
  'title.promotions': 'Promotions',
  'title.description': 'Description & specifications',
  'title.review-details': 'Product reviews',
  'title.comboList': 'Combo list',
  'title.priceList': 'Price list',
  'title.priceListOf': 'Price list {productName}',
  'title.tradeIn': 'Trade-in',
  'title.pickupPoints': 'Pickup locations',
  'title.installation': 'Installation service',
  'error.ui': 'Something went wrong here. Please try again later',
  'action.retry': 'Try again',
  'action.close': 'Close',
  'action.back': 'Back',
};
