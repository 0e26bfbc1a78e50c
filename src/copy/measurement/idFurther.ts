/** Words of the consent card, for views further away. */
export const measurement = {
  'consent.title': 'Boleh kami pelajari kunjunganmu?',
  'consent.text': 'Yang kamu lihat dan tekan dicatat untuk memperbaiki halaman, hanya kalau kamu izinkan.',
  'consent.more': 'Apa yang dicatat, dan hakmu',
  'consent.what':
    'Produk dan bagian halaman yang kamu lihat, tombol yang kamu tekan, kecepatan halaman, dan galat, dengan nomor acak di browser ini. Nomor itu juga menentukan varian percobaan mana yang kamu lihat. Tidak ada nama, alamat, email, atau isi pencarian, dan tidak dijual ke siapa pun.',
  'consent.rights':
    'Kamu tetap bisa belanja apa pun jawabanmu. Jawabanmu diingat 180 hari. Sesuai UU Pelindungan Data Pribadi, kamu bisa menarik persetujuan kapan saja lewat “Pilihan privasi” di bawah halaman: nomor acak itu langsung dihapus. Untuk pertanyaan, hubungi Bantuan.',
  'consent.isAccepted': 'Sekarang: kamu mengizinkan.',
  'consent.isRefused': 'Sekarang: kamu tidak mengizinkan.',
  'consent.accept': 'Izinkan',
  'consent.refuse': 'Jangan izinkan',
  'consent.byBrowser': 'Browser kamu sudah meminta agar kunjungan tidak dicatat. Kami menurutinya.',
  'consent.close': 'Tutup',
} as const;
