/** Albums of the wishlist. */
export const albums = {
  'albums.loading': 'Memuat album',
  'albums.failed': 'Album gagal dimuat.',
  'albums.none': 'Belum ada album',
  'albums.noneHint': 'Buat album pertamamu, produk ini langsung masuk ke sana.',
  'albums.count': '{count} produk',
  'albums.new': 'Album baru',
  'albums.placeholder': 'Misalnya Kado Ibu',
  'albums.create': 'Buat',
  'albums.save': 'Simpan',
  'albums.removeAll': 'Hapus dari semua',
  'albums.problem.invalid': 'Hanya boleh huruf dan angka.',
  'albums.problem.tooLong': 'Paling panjang {maximum} karakter.',
  'albums.problem.taken': 'Kamu sudah punya album dengan nama ini.',
  'albums.problem.limit': 'Kamu sudah punya {maximum} album, paling banyak segitu.',
  'albums.problem.gone': 'Albumnya sudah berubah. Cek lagi pilihanmu, ya.',
};
