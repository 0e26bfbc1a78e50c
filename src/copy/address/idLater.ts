/** Words of addresses and regions, for sections that come to life with the page. */
export const address = {
  'destination.to': 'Dikirim ke {district}, {city}',
  'destination.changeLabel': 'Ubah tujuan pengiriman',
  'destination.change': 'Ubah',
  'destination.failed': 'Alamatmu belum bisa dimuat. Coba lagi, atau pilih tujuan lewat Ubah.',
} as const;
