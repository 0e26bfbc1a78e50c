/** Words of lists of other products, for sections that come to life with the page. */
export const recommendation = {
  'recommendation.title': 'Mungkin kamu suka',
  'recommendation.similar': 'Produk serupa',
  'recommendation.compare': 'Bandingkan',
  'recommendation.ad': 'Iklan',
  'recommendation.loading': 'Memuat rekomendasi',
} as const;
