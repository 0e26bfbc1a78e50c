/** How a product is sent back. */
export const returnPolicy = {
  'returnPolicy.title': 'Pengembalian barang',
  'returnPolicy.reasons': 'Alasan yang diterima',
  'returnPolicy.how': 'Cara mengembalikan',
  'returnPolicy.help': 'Selengkapnya soal pengembalian',
  'returnPolicy.loading': 'Aturan pengembalian sedang dimuat',
  'returnPolicy.failed': 'Aturan pengembalian gagal dimuat',
  'returnPolicy.buyerPays': 'Ongkir ditanggung pembeli',
  'returnPolicy.free': 'Kirim balik gratis',
  'returnPolicy.freeBut': 'Kirim balik gratis, kecuali: {reason}',
  'return.DAMAGE': 'Barang rusak',
  'return.MISMATCH': 'Barang tidak sesuai',
  'return.MISS_ETD': 'Barang terlambat sampai',
  'return.CHANGE_MIND': 'Berubah pikiran',
  'return.NOT_SUITABLE_SIZE': 'Ukuran tidak pas',
} as const;
