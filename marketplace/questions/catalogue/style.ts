import { asked, buyer, seller, type WrittenQuestion } from './writtenQuestion.ts';

/** Questions about clothes, shoes and serums. */
export const styleQuestions: Record<string, readonly WrittenQuestion[]> = {
  'KNG-00901': [
    asked(
      'Dinda F.',
      53,
      'Aman untuk ibu hamil dan menyusui?',
      seller(
        33,
        'Niacinamide umumnya dianggap aman, Kak, tapi setiap kehamilan berbeda. Tunjukkan daftar bahannya ke dokter kandungan dulu, ya.',
      ),
    ),
    asked(
      'Sinta W.',
      47,
      '10% perih nggak buat kulit sensitif? Saya pemula.',
      buyer(
        'Nisa B.',
        24,
        'Minggu pertama saya pakai dua hari sekali setelah pelembap. Hangat sedikit, tidak perih.',
      ),
      seller(9, 'Coba dulu di belakang telinga, Kak, tunggu sehari. Kalau kemerahan, jangan dilanjutkan.'),
    ),
    asked(
      'Rara P.',
      42,
      'Boleh dipakai bareng vitamin C?',
      seller(15, 'Boleh, Kak. Kalau ragu, vitamin C pagi dan serum ini malam.'),
    ),
    asked(
      'Mira T.',
      37,
      'Nomor izin edarnya berapa ya?',
      seller(10, 'NA18260100000, Kak, tertulis juga di spesifikasi halaman ini.'),
    ),
    asked(
      'Vina O.',
      33,
      'Kelihatan hasilnya berapa lama? Bekas jerawat saya banyak.',
      buyer(
        'Clara T.',
        30,
        'Foto sebelum dan sesudah saya: minggu ke-4 mulai pudar, minggu ke-8 orang rumah yang bilang duluan. Jangan lupa tabir surya.',
      ),
    ),
    asked(
      'Elsa N.',
      29,
      '30 ml tahan berapa bulan?',
      buyer('Tari M.', 8, 'Dua tetes malam saja: hampir tiga bulan.'),
    ),
    asked('Agnes W.', 25, 'Ada pewanginya?', seller(5, 'Tanpa pewangi, Kak.')),
    asked(
      'Karin D.',
      21,
      'Kalau langganan bisa berhenti kapan saja?',
      seller(6, 'Bisa, Kak, dari halaman langganan di akun Kakak.'),
    ),
    asked('Jihan F.', 17, 'Teksturnya lengket?', buyer('Dewi K.', 7, 'Agak lengket semenit, lalu meresap.')),
    asked(
      'Hasan B.',
      12,
      'Cowok boleh pakai? Habis cukur perih nggak?',
      buyer('Rangga P.', 9, 'Boleh lah. Jangan langsung habis cukur, tunggu malamnya.'),
    ),
    asked('Putri C.', 7, 'Botolnya kaca atau plastik? Saya mau bawa naik pesawat.'),
    asked('Ayu P.', 4, 'Tanggal kedaluwarsanya sampai kapan untuk kiriman bulan ini?'),
  ],
  'SND-00601': [
    asked(
      'Ika S.',
      39,
      'Kaki lebar sebaiknya naik satu nomor?',
      buyer('Yanti S.', 16, 'Saya 38 dan lebar, ambil 39. Awalnya longgar sedikit, sekarang pas.'),
      seller(5, 'Kulitnya melar sekitar setengah nomor, Kak. Kalau di antara dua, ambil yang kecil.'),
    ),
    asked('Wahyu D.', 31, 'Ada ukuran 42?', seller(3, 'Baru sampai 40, Kak.')),
    asked(
      'Novi A.',
      26,
      'Licin nggak di lantai masjid yang basah?',
      buyer('Ahmad R.', 12, 'Solnya karet bergerigi. Di keramik basah tetap hati-hati.'),
    ),
    asked(
      'Laras P.',
      19,
      'Kulit asli? Bau?',
      seller(4, 'Kulit sapi asli, Kak. Baunya hilang dalam beberapa hari kalau diangin-anginkan.'),
    ),
    asked(
      'Della Y.',
      11,
      'Bisa tukar ukuran kalau salah?',
      seller(7, 'Bisa dalam 14 hari selama belum dipakai keluar rumah, Kak.'),
    ),
    asked('Gema R.', 3, 'Warnanya cuma satu ya?'),
  ],
  'BTK-00701': [
    asked(
      'Ratna D.',
      44,
      'Ini tulis asli atau cap? Cara bedainnya gimana?',
      seller(
        21,
        'Tulis, Kak. Lihat bagian belakangnya: warnanya setembus bagian depan, dan garisnya tidak ada yang persis sama. Setiap kain ada nama pembatiknya di ujung.',
      ),
      buyer('Wulan S.', 13, 'Punya saya ditulis Bu Sumi. Belakangnya sama cantiknya.'),
    ),
    asked(
      'Hendra S.',
      35,
      '2,4 meter cukup untuk kemeja lengan panjang XL?',
      buyer('Joko P.', 10, 'Cukup, kata penjahit saya sisanya bisa jadi masker.'),
      seller(3, 'Cukup, Kak, kalau motifnya tidak harus ketemu di saku.'),
    ),
    asked(
      'Yudi K.',
      27,
      'Cara cucinya bagaimana supaya tidak luntur?',
      seller(14, 'Cuci tangan dengan lerak atau sampo bayi, jangan diperas, jemur di tempat teduh, Kak.'),
    ),
    asked(
      'Anggi L.',
      16,
      'Parang boleh dipakai ke kondangan di Jogja? Katanya ada pantangannya.',
      buyer(
        'Sekar A.',
        25,
        'Di luar keraton boleh. Yang dihindari dipakai pengantin, menurut ibu saya. Tanya tuan rumah kalau ragu.',
      ),
    ),
    asked('Bella S.', 6, 'Warna sogannya cokelat tua atau kemerahan?'),
  ],
  'WRT-00801': [
    asked(
      'Adit S.',
      38,
      'Tahan air berapa meter?',
      seller(9, '30 meter, Kak: cipratan dan cuci tangan, bukan berenang.'),
    ),
    asked(
      'Danu W.',
      30,
      'Diameternya kegedean nggak di pergelangan 16 cm?',
      buyer('Kevin J.', 11, 'Pergelangan saya 16,5. Pas, tidak menonjol.'),
    ),
    asked(
      'Eko N.',
      23,
      'Talinya bisa diganti tali biasa?',
      seller(6, 'Bisa, Kak, lebar 20 mm dengan pin lepas cepat.'),
    ),
    asked('Bima A.', 15, 'Baterai tahan berapa tahun?', seller(4, 'Sekitar dua tahun, Kak.')),
    asked(
      'Cindy A.',
      8,
      'Dapat kotak untuk kado?',
      seller(5, 'Dapat kotak kayu kecil, Kak.'),
      buyer('Dewi K.', 2, 'Kotaknya bagus, suami saya malah suka kotaknya 😄'),
    ),
    asked('Rizky F.', 2, 'Jarum detiknya jalan halus atau patah-patah?'),
  ],
};
