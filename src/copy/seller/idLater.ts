/** Words of the seller and the chat, for sections that come to life with the page. */
export const seller = {
  'seller.title': 'Penjual',
  'seller.soldByBrand': 'Dijual dan dikirim oleh {brand}',
  'seller.own': 'Toko kami',
  'seller.visit': 'Kunjungi toko',
} as const;
