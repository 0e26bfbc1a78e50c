/** Words of the ways to receive a purchase, for views further away. */
export const fulfilment = {
  'fbb.title': 'Dikirim oleh {brand}',
  'fbb.text': 'Barang ini disimpan, dikemas, dan dikirim oleh {brand}.',
  'fbb.more': 'Lihat produk lain yang dikirim {brand}',
  'warehouse.title': 'Lokasi pengiriman',
  'warehouse.consolidation': 'Digabung dengan barang lain sebelum dikirim',
  'warehouse.none': 'Lokasi pengirim belum diketahui.',
} as const;
