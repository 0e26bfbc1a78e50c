/** Words of lists of other products, for views further away. */
export const recommendation = {
  'recommendation.together': 'Sering dibeli bersama',
  'recommendation.complements': 'Pelengkap',
  'recommendation.ofBrand': 'Lainnya dari {brand}',
  'recommendation.ofSameBrand': 'Lainnya dari merek ini',
  'recommendation.recent': 'Terakhir kamu lihat',
  'recommendation.adsOf': 'Iklan dari {brand}',
  'recommendation.ads': 'Iklan dari merek lain',
  'recommendation.all': 'Lihat semua',
  'recommendation.further': 'Masih banyak lagi',
  'recommendation.moreFailed': 'Produk berikutnya gagal dimuat.',
  'recommendation.end': 'Sudah semua. Kamu sampai di ujung daftar.',
} as const;
