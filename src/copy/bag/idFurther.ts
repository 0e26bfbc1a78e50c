/** Words of the bag, for views further away. */
export const bag = {
  'addToBag.title': 'Tambah ke keranjang',
  'addToBag.titleBuy': 'Beli sekarang',

  'bagFull.title': 'Keranjangmu penuh',
  'bagFull.text': 'Checkout sebagian atau hapus beberapa barang dulu, ya.',
  'conflict.title': 'Ubah metode pengiriman',
  'conflict.pickupInBag': 'Ada barang ambil di toko di keranjangmu. Ubah metode pengirimannya?',
  'conflict.deliveryInBag': 'Ada barang yang dikirim di keranjangmu. Ubah jadi ambil di toko?',
  'conflict.change': 'Ubah',
  'conflict.cancel': 'Batal',
  'blocked.title': 'Belum bisa checkout',
  'blocked.suspiciousActivity':
    'Kami mendeteksi aktivitas mencurigakan di akunmu. Coba lagi setelah 24 jam atau hubungi layanan pelanggan.',
  'blocked.pendingPayments': 'Selesaikan dulu pembayaran yang tertunda.',
  'blocked.permanentlyDeactivated': 'Akunmu dinonaktifkan. Hubungi layanan pelanggan, ya.',
  'blocked.seeOrders': 'Lihat pesanan',
  'blocked.customerCare': 'Hubungi layanan pelanggan',
  'buy.addLong': 'Tambah ke keranjang',
  'addRecommendation.title': 'Sudah di keranjang',
  'addRecommendation.pieces': '{count}\u00a0barang',
  'addRecommendation.add': 'Tambah',
  'addRecommendation.addNamed': 'Tambah {name} ke keranjang',
  'addRecommendation.continue': 'Lanjut belanja',
} as const;
