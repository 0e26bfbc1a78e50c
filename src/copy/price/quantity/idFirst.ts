/** Words of the quantity and its limits, in the first load. */
export const quantity = {
  'quantity.label': 'Jumlah',
  'quantity.decrease': 'Kurangi',
  'quantity.increase': 'Tambah',
  'quantity.lowerThanMinimum': 'Jumlah barang minimal 1.',
  'quantity.aboveStock': 'Kamu hanya bisa menambahkan maksimal {count} barang.',
  'quantity.pickupMaximum': 'Maksimal 1 barang untuk ambil di toko.',
  'quantity.priceFailed': 'Harga gagal dimuat. Ubah lagi jumlahnya, ya.',
  'quantity.STOCK': 'Stok {maximum}',
  'quantity.QUOTA': 'Sisa {maximum} dengan harga promo',
  'quantity.BAG': 'Maksimal {maximum} per keranjang',
  'quantity.EVENT': 'Maksimal {maximum} selama promo',
  'quantity.DAY': 'Maksimal {maximum} per hari',
  'quantity.PICKUP': 'Maksimal {maximum} untuk ambil di toko',
  'quantity.more': '{limit}, kamu bisa tambah {left} lagi',
  'quantity.quota': '{limit}, jatahmu tinggal {left}',
  'quantity.reached': '{limit}, semuanya sudah kamu ambil',
  'quantity.beyondSale':
    'Semua yang berharga promo sudah ada di keranjangmu. Kalau ditambah lagi, harganya {price} per barang.',
  'quantity.beyondSaleAll':
    'Kalau ditambah lagi, semua {count} barang ini di keranjangmu jadi {price} per barang, tanpa harga promo.',
  'quantity.none.STOCK': 'Semua stoknya sudah ada di keranjangmu.',
  'quantity.none.QUOTA': 'Semua yang berharga promo sudah ada di keranjangmu.',
  'quantity.none.BAG': 'Keranjangmu sudah berisi sebanyak yang boleh.',
  'quantity.none.EVENT': 'Kamu sudah mengambil sebanyak yang boleh selama promo.',
  'quantity.none.DAY': 'Kamu sudah mengambil sebanyak yang boleh hari ini.',
  'quantity.none.PICKUP': 'Keranjangmu sudah berisi sebanyak yang bisa diambil di toko.',
} as const;
