/** Words of the product, its options, pictures and stock, for views further away. */
export const product = {
  'sizeChart.title': 'Panduan ukuran',
  'sizeChart.none': 'Panduan ukuran belum tersedia.',
  'preview.title': 'Foto produk',
  'preview.failed': 'Foto ini belum bisa dimuat.',
  'moreOptions.report': 'Laporkan produk',
  'moreOptions.care': 'Hubungi layanan pelanggan',
} as const;
