/** Words of the wishlist, albums and being told of stock, in the first load. */
export const wishlist = {
  'wishlist.save': 'Simpan ke wishlist',
  'wishlist.saved': 'Disimpan ke wishlist.',
  'wishlist.removed': 'Dihapus dari wishlist.',
  'wishlist.saveFailed': 'Belum tersimpan di wishlist. Coba lagi, ya.',
  'wishlist.removeFailed': 'Belum terhapus dari wishlist. Coba lagi, ya.',
  'wishlist.short': 'Wishlist',
  'albums.title': 'Simpan ke album',
  'albums.problem.full': 'Album sudah penuh: paling banyak {maximum} produk.',
  'notify.failed': 'Ada kendala. Coba lagi nanti, ya.',
} as const;
