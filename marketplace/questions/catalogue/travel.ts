import { asked, buyer, seller, type WrittenQuestion } from './writtenQuestion.ts';

/** Questions about goods that go with a suitcase. */
export const travelQuestions: Record<string, readonly WrittenQuestion[]> = {
  'RMB-00015': [
    asked(
      'Hani L.',
      19,
      'Yang 20″ bisa dimasukkan ke dalam yang 24″ kalau tidak dipakai?',
      seller(9, 'Bisa, Kak. Sekat yang 24″ dibuka dulu, lalu yang 20″ masuk dengan roda menghadap ke atas.'),
    ),
    asked(
      'Bayu S.',
      12,
      'Beratnya total berapa? Di sini tertulis 7,4 kg, itu sama dus?',
      seller(4, 'Betul, Kak, 7,4 kg itu berat kirim keduanya.'),
    ),
    asked('Karin D.', 5, 'Warnanya bisa pilih beda, satu pandan satu pasir?'),
  ],
  'RMB-00021': [
    asked(
      'Jihan F.',
      22,
      'Tiga-tiganya ukuran sama atau beda?',
      buyer('Tika R.', 7, 'Beda. Yang besar untuk kemeja, sedang untuk kaos, kecil untuk pakaian dalam.'),
    ),
    asked(
      'Heru W.',
      15,
      'Muat semua ke koper kabin Lawu sekaligus?',
      seller(5, 'Muat, Kak, dan masih ada sisa untuk sepatu.'),
    ),
    asked(
      'Novi A.',
      6,
      'Boleh dicuci mesin?',
      buyer('Clara T.', 3, 'Saya cuci mesin pakai kantong cucian, aman.'),
    ),
  ],
  'RMB-00023': [
    asked(
      'Edo P.',
      26,
      'Bisa dipakai di Jepang dan Inggris?',
      seller(
        13,
        'Bisa, Kak. Ada tiga bentuk colokan. Ini adaptor, bukan pengubah tegangan, jadi periksa dulu perangkatnya 100–240 V.',
      ),
      buyer(
        'Rama D.',
        6,
        'Sudah saya pakai di London dan Osaka. Di kamar hotel tua agak longgar, diganjal sedikit.',
      ),
    ),
    asked(
      'Umar K.',
      18,
      'USB-C 45 W kuat buat laptop?',
      buyer('Kevin J.', 8, 'Laptop kerja saya 65 W, mengisi pelan tapi naik. Untuk tablet cepat sekali.'),
    ),
    asked(
      'Bella S.',
      9,
      'Garansinya 1 tahun ke mana klaimnya?',
      seller(2, 'Garansi distributor, Kak. Simpan notanya dan hubungi kami lewat chat.'),
    ),
    asked('Cahya N.', 3, 'Panas nggak kalau dipakai semalaman?'),
  ],
  'RMB-00024': [
    asked(
      'Gema R.',
      14,
      'Bisa diukir nama?',
      seller(3, 'Belum bisa, Kak. Kartunya ditulis tangan lalu diselipkan.'),
    ),
    asked('Tari M.', 4, 'Kulitnya bau nggak?', buyer('Dewi K.', 2, 'Bau kulit dua hari, habis itu hilang.')),
  ],
  'RMB-00030': [
    asked(
      'Fikri A.',
      33,
      'Muat laptop 14 inci dan ada kantongnya sendiri?',
      buyer('Bagus W.', 14, 'Muat, ada kantong busa tipis. Laptop 15,6 saya juga masuk tapi mepet.'),
      seller(6, 'Kantong laptopnya untuk sampai 15 inci, Kak.'),
    ),
    asked(
      'Irma Y.',
      27,
      'Kanvasnya tahan hujan?',
      seller(5, 'Tahan gerimis, tidak untuk hujan deras, Kak. Bawa sarung hujan kalau naik motor.'),
      buyer(
        'Arif K.',
        11,
        'Kena hujan 20 menit, bagian luar basah, isi masih kering. Setelah itu saya nggak mau coba lagi 😅',
      ),
    ),
    asked(
      'Wahyu D.',
      20,
      'Hijau lumut sama hijau tua bedanya di mana? Dua-duanya kelihatan hijau.',
      buyer('Sekar A.', 6, 'Lumut agak kekuningan, tua agak kebiruan.'),
    ),
    asked('Anggi L.', 13, 'Cewek tinggi 155 kelihatan kegedean nggak ya?'),
    asked(
      'Candra O.',
      8,
      'Garansi toko 6 bulan itu untuk apa saja?',
      seller(4, 'Jahitan, resleting, dan tali bahu, Kak.'),
    ),
    asked('Nanda E.', 2, 'Langganan ransel itu maksudnya gimana? Tiap bulan dikirim ransel baru? 😂'),
  ],
};
