/** Words of add-ons, returns and warranty, for sections that come to life with the page. */
export const service = {
  'service.title': 'Layanan',
  'service.installmentCC': 'Cicilan kartu kredit mulai {amount}/bulan',
  'service.installmentNonCC': 'Cicilan tanpa kartu kredit mulai {amount}/bulan',
  'service.returnable': 'Bisa dikembalikan',
  'service.returnableIn': 'Bisa dikembalikan dalam {days} hari',
  'service.notReturnable': 'Tidak bisa dikembalikan',
  'service.cod': 'Bisa bayar di tempat (COD)',
  'service.usp': 'Jaminan belanja',

  'warranty.RESMI': 'Garansi resmi',
  'warranty.DISTRIBUTOR': 'Garansi distributor',
  'warranty.TOKO': 'Garansi toko',
  'warranty.INTERNATIONAL': 'Garansi internasional',
  'warranty.OTHER': 'Garansi lainnya',
  'warranty.NONE': 'Tanpa garansi',
  'warranty.RESMI.text': 'Ditanggung pemegang merek di pusat servis resmi.',
  'warranty.DISTRIBUTOR.text': 'Ditanggung distributor yang membawa barang ini ke Indonesia.',
  'warranty.TOKO.text': 'Ditanggung toko yang menjual. Simpan bukti pembelianmu.',
  'warranty.INTERNATIONAL.text': 'Berlaku di jaringan servis merek di berbagai negara.',
  'warranty.OTHER.text': 'Tanyakan cakupannya ke penjual sebelum membeli.',
} as const;
