/** What a purchase costs, line by line. */
export const orderCost = {
  'orderCost.alone': 'Dihitung untuk pilihanmu sekarang, tanpa isi keranjang.',
  'orderCost.each': '{count} × {price}',
  'orderCost.VOUCHER': 'Voucher',
  'orderCost.PROMO': 'Promo',
  'orderCost.TRADE_IN': 'Tukar tambah',
  'orderCost.SERVICE': 'Layanan',
  'orderCost.SHIPPING': 'Ongkir',
  'orderCost.free': 'Gratis',
  'orderCost.instead': 'Tanpa potongan',
  'orderCost.total': 'Total',
  'orderCost.shippingOpen': 'Belum termasuk ongkir.',
  'orderCost.cashback': 'Cashback {amount} kembali kepadamu setelah pembelian, jadi tidak memotong total.',
  'orderCost.loading': 'Menghitung rincian biaya',
  'orderCost.renewing': 'Menghitung ulang',
  'orderCost.failed': 'Rincian biaya gagal dihitung',
  'orderCost.none': 'Pilihan ini sedang tidak bisa dibeli, jadi belum ada rinciannya.',
} as const;
