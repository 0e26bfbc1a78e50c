/** Words of the quantity and its limits, in the first load. */
export const quantity = {
  'quantity.label': 'Jumlah',
  'quantity.decrease': 'Kurangi',
  'quantity.increase': 'Tambah',
  'quantity.lowerThanMinimum': 'Jumlah barang minimal 1.',
  'quantity.aboveStock': 'Kamu hanya bisa menambahkan maksimal {count} barang.',
  'quantity.pickupMaximum': 'Maksimal 1 barang untuk ambil di toko.',
  'quantity.priceFailed': 'Harga gagal dimuat. Ubah lagi jumlahnya, ya.',
  'quantity.limit.STOCK': 'Stok {maximum}',
  'quantity.limit.QUOTA': 'Sisa {maximum} dengan harga promo',
  'quantity.limit.BAG': 'Maksimal {maximum} per keranjang',
  'quantity.limit.EVENT': 'Maksimal {maximum} selama promo',
  'quantity.limit.DAY': 'Maksimal {maximum} per hari',
  'quantity.limit.PICKUP': 'Maksimal {maximum} untuk ambil di toko',
  'quantity.limit.more': '{limit}, kamu bisa tambah {left} lagi',
  'quantity.limit.quota': '{limit}, jatahmu tinggal {left}',
  'quantity.limit.reached': '{limit}, semuanya sudah kamu ambil',
  'quantity.limit.beyondSale':
    'Semua yang berharga promo sudah ada di keranjangmu. Kalau ditambah lagi, harganya {price} per barang.',
  'quantity.limit.beyondSaleAll':
    'Kalau ditambah lagi, semua {count} barang ini di keranjangmu jadi {price} per barang, tanpa harga promo.',
  'quantity.limit.none.STOCK': 'Semua stoknya sudah ada di keranjangmu.',
  'quantity.limit.none.QUOTA': 'Semua yang berharga promo sudah ada di keranjangmu.',
  'quantity.limit.none.BAG': 'Keranjangmu sudah berisi sebanyak yang boleh.',
  'quantity.limit.none.EVENT': 'Kamu sudah mengambil sebanyak yang boleh selama promo.',
  'quantity.limit.none.DAY': 'Kamu sudah mengambil sebanyak yang boleh hari ini.',
  'quantity.limit.none.PICKUP': 'Keranjangmu sudah berisi sebanyak yang bisa diambil di toko.',
} as const;
