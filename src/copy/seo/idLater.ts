/** Words of the head and related searches, for sections that come to life with the page. */
export const seo = {
  'about.product': '{product} seharga {price}, dijual {seller} di {brand}.',
  'about.productWithoutStock': '{product}, dijual {seller} di {brand}. Stoknya sedang habis.',
  'about.productComing': '{product}, dijual {seller} di {brand}. Segera hadir.',
  'seo.related': 'Pencarian terkait',
} as const;
