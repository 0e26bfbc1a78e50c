/** What became of a wish that waited for the login: said by the toast. [AUTH-05, AUTH-17] */
export const login = {
  'login.resumed.buy': 'Melanjutkan pembelianmu…',
  'login.done.reviewLike': 'Ulasan ini kamu tandai membantu.',
  'login.done.likeTakenBack': 'Ulasan ini tidak lagi kamu tandai membantu.',
  'login.done.answerVote': 'Jawaban ini kamu tandai membantu.',
  'login.done.voteTakenBack': 'Jawaban ini tidak lagi kamu tandai membantu.',
  'login.done.follow': 'Kamu mengikuti toko ini.',
  'login.done.unfollow': 'Kamu tidak lagi mengikuti toko ini.',
  'login.news.unbuyable': 'Belum dibeli: barang ini sedang tidak bisa dibeli.',
  'login.news.quantityChanged': 'Belum dibeli: jumlah yang tersedia berubah. Cek lagi, ya.',
  'login.news.choiceChanged': 'Belum dibeli: pilihan pengirimanmu tidak tersedia lagi. Cek lagi, ya.',
  'login.news.campaignOver': 'Belum dibeli: harga flash sale sudah tidak berlaku. Cek harganya dulu, ya.',
  'login.news.alreadySaved': 'Produk ini sudah ada di wishlist-mu.',
  'login.news.alreadyOut': 'Produk ini sudah tidak ada di wishlist-mu.',
  'login.news.alreadyNotified': 'Kamu sudah terdaftar untuk dikabari.',
  'login.news.inStock': 'Barangnya sudah ada lagi, kamu bisa langsung beli.',
  'login.news.noChat': 'Chat penjual ini sedang tidak tersedia.',
} as const;
