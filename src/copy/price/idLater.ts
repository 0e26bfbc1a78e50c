/** Words of quantities, prices and order costs, for sections that come to life with the page. */
export const price = {
  'wholesale.tier': 'Beli {minQty}+ : {price}/barang',
  'wholesale.perItem': '/barang',
  'wholesale.current': 'Harga untuk jumlah yang kamu pilih',
  'wholesale.outOfReach': 'Belum bisa: {reason}',
  'wholesale.soldOut': 'Stok habis',
  'price.tradeIn': 'Tukar tambah {name}',
} as const;
