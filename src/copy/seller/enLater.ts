import type { seller as source } from './idLater.ts';

export const seller: Record<keyof typeof source, string> = {
  'seller.title': 'Seller',
  'seller.soldByBrand': 'Sold and fulfilled by {brand}',
  'seller.own': 'Our own store',
  'seller.visit': 'Visit the store',
};
