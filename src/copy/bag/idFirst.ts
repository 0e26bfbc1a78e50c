/** Words of the bag, in the first load. */
export const bag = {
  'cart.added': 'Berhasil masuk keranjang.',
  'cart.notAddedBefore': 'Barang dari halaman tadi belum tentu masuk keranjang. Cek keranjang dulu, ya.',
  'cart.addedOtherCourier':
    'Berhasil masuk keranjang. Kurir pilihanmu tidak bisa membawa jumlah ini, jadi diganti yang termurah.',
  'cart.notKept': '{count} barang tidak ikut ke keranjangmu. Buka keranjang untuk melihatnya.',
  'cart.open': 'Buka keranjang',
  'cart.error.exceededEvent': 'Kamu hanya bisa membeli {maxQty} barang lagi selama periode promo.',
  'cart.error.exceededDaily': 'Maksimal pembelian {maxQty} barang per hari.',
  'cart.error.outOfStock': 'Produk gagal masuk keranjang karena stoknya habis.',
  'cart.error.unbuyable': 'Barang ini sedang tidak tersedia.',
  'cart.error.insufficientQuota': 'Stok terbatas, kamu hanya bisa membeli maksimal {maxQty} barang.',
  'cart.error.installationNotAvailable': 'Jasa pasang tidak tersedia. Hapus layanannya untuk lanjut.',
  'cart.error.insuranceNotAvailable': 'Proteksi tidak tersedia lagi. Hapus proteksinya untuk lanjut.',
  'cart.error.lowerThanMinimum': 'Jumlah barang minimal 1.',
  'cart.error.aboveStock': 'Jumlahnya melebihi stok yang ada. Kurangi dulu, ya.',
  'cart.error.promoExpired': 'Promo combo sudah berakhir.',
  'cart.error.comboNeedsMore': 'Tambah produk lagi untuk dapat promo combo.',
  'cart.error.comboGone': 'Paket combo ini sudah tidak tersedia.',
  'cart.error.invalidQuantity': 'Jumlah barang tidak valid.',
  'cart.error.tooMany': 'Lagi ramai. Coba lagi dalam {seconds} detik, ya.',
  'cart.error.cookiesRefused':
    'Belum masuk keranjang: browsermu menolak cookie. Izinkan cookie untuk situs ini, lalu coba lagi.',
  'cart.error.tradeInChanged':
    'Nilai tukar tambahmu sudah berubah, jadi dilepas dulu. Hitung ulang, atau beli tanpa tukar tambah.',
  'cart.error.courierUnknown': 'Kurir pilihanmu tidak tersedia. Pilih pengiriman lain, ya.',
  'cart.error.generic': 'Produk gagal ditambahkan. Coba lagi, ya.',
  'cart.removeInstallation': 'Hapus layanan',
  'cart.removeInsurance': 'Hapus proteksi',
  'buy.now': 'Beli sekarang',
  'buy.add': 'Keranjang',
  'cart.error.giftNotEligible':
    'Belanjamu belum memenuhi syarat hadiah ini. Tambah jumlahnya atau lanjut tanpa hadiah.',
  'cart.error.giftUnavailable': 'Hadiah ini sudah habis. Pilih hadiah lain atau lanjut tanpa hadiah.',
  'cart.dropGift': 'Lanjut tanpa hadiah',

  'cart.error.notCovered': 'Alamatmu belum terjangkau pengiriman. Ganti alamat dulu, ya.',
  'cart.error.slotTaken': 'Jadwal yang kamu pilih baru saja penuh. Pilih jadwal lain, ya.',
  'cart.error.flashSaleGone': 'Stok flash sale habis, harga flash sale tidak berlaku lagi.',
  'flashSale.continue': 'Lanjut dengan harga sekarang',
  'flashSale.cancel': 'Batal',

  'buy.label': 'Beli',
  'buy.title': 'Atur pesanan',
  'buy.pending': 'Sedang diproses',
} as const;
