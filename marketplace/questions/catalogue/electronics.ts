import { asked, buyer, seller, type WrittenQuestion } from './writtenQuestion.ts';

/** Questions about phones and headphones. */
export const electronicsQuestions: Record<string, readonly WrittenQuestion[]> = {
  'GWA-00101': [
    asked(
      'Rizky F.',
      55,
      'Sinyal 5G-nya jalan di kartu apa saja? Di kota saya baru ada satu operator.',
      seller(
        29,
        'Jalan di semua operator Indonesia yang sudah membuka 5G, Kak. Selama belum terjangkau, otomatis memakai 4G.',
      ),
      buyer('Adit S.', 12, 'Di Surabaya saya pakai dua operator, dua-duanya dapat 5G di tengah kota.'),
    ),
    asked(
      'Sari N.',
      50,
      'eSIM sama nano SIM bisa aktif tiga-tiganya sekaligus?',
      seller(17, 'Slotnya dua nano-SIM dan satu eSIM, Kak. Yang aktif bersamaan dua, pilihannya bebas.'),
    ),
    asked(
      'Doni A.',
      46,
      'Baterai 5.000 mAh kuat seharian buat ojol? Maps nyala terus, layar terang.',
      buyer(
        'Joko P.',
        41,
        'Saya ojol, ini jawaban jujurnya: mulai jam 6 pagi dari 100%, maps dan data nyala terus, layar hampir penuh karena panas terik. Jam 2 siang sisa 25%. Isi di warung 20 menit naik ke 70%, cukup sampai jam 9 malam. Kalau pakai tema gelap dan kecerahan otomatis bisa lebih awet sedikit.\n\nYang saya suka, HP-nya nggak panas banget di holder motor.',
      ),
      seller(10, 'Terima kasih, Kak Joko, lengkap sekali 🙏'),
    ),
    asked(
      'Anggi L.',
      42,
      'Dapat charger 67 W di dalam dus atau beli lagi?',
      seller(25, 'Sudah ada di dalam dus, Kak, lengkap dengan kabelnya.'),
    ),
    asked(
      'Wira T.',
      40,
      'IP67 berarti boleh dibawa berenang?',
      seller(
        19,
        'Tahan air tawar sedalam 1 meter selama 30 menit, Kak. Untuk berenang, apalagi di laut, jangan. Kerusakan karena air tidak ditanggung garansi.',
      ),
      buyer('Gita P.', 8, 'Kehujanan naik motor aman. Kecemplung bak mandi juga pernah 🙈 masih hidup.'),
    ),
    asked(
      'Nanda E.',
      37,
      'Bedanya yang 8 GB sama 12 GB kerasa nggak buat main game?',
      buyer(
        'Rama D.',
        15,
        'Game-nya sama lancar. Bedanya kalau balik dari aplikasi lain, yang 12 GB nggak memuat ulang.',
      ),
      buyer('Oki S.', 5, 'Kalau cuma sosmed, 8 GB cukup sekali.'),
    ),
    asked(
      'Farah K.',
      35,
      'Ada slot memori tambahan?',
      seller(9, 'Tidak ada, Kak. Pilih kapasitas yang cukup dari awal: 128 GB atau 256 GB.'),
    ),
    asked(
      'Yanti S.',
      32,
      'Hasil foto malamnya gimana? Yang pakai boleh cerita.',
      buyer(
        'Maria L.',
        21,
        'Foto malam di Malioboro terang dan tidak goyang. Kalau objeknya lari-lari (anak saya) ya tetap kabur.',
      ),
    ),
    asked(
      'Ahmad R.',
      30,
      'Garansi resmi 2 tahun berlaku di kota mana saja?',
      seller(8, 'Di semua pusat servis resmi Kirana, Kak. Daftarnya ada di kartu garansi.'),
    ),
    asked(
      'Bella S.',
      28,
      'Warna mawar itu pink muda atau pink ngejreng?',
      buyer('Dinda F.', 10, 'Pink muda keabu-abuan. Kalau kena matahari baru kelihatan pink.'),
    ),
    asked(
      'Hasan B.',
      27,
      'NFC ada? Buat isi kartu tol.',
      seller(14, 'Ada, Kak.'),
      buyer('Bima A.', 6, 'Isi kartu tol lancar, sensornya di punggung bagian atas.'),
    ),
    asked(
      'Agnes W.',
      25,
      'Kalau tukar tambah HP lama, cek fisiknya di mana?',
      seller(
        5,
        'Lihat bagian tukar tambah di halaman ini, Kak. Di sana ada perkiraan nilai dan tempat pemeriksaannya.',
      ),
    ),
    asked('Cahya N.', 23, 'Sudah bisa rekam 4K 60?'),
    asked(
      'Lukman H.',
      20,
      'Layarnya dilapisi apa, perlu antigores lagi?',
      seller(
        6,
        'Dari pabrik sudah ada plastik pelindung tipis, Kak. Untuk pemakaian kasar sebaiknya tambah antigores.',
      ),
    ),
    asked(
      'Umar K.',
      18,
      'Cicilan tanpa kartu kredit bisa?',
      seller(7, 'Bisa, Kak. Pilihannya ada di bagian cicilan.'),
    ),
    asked(
      'Rina O.',
      16,
      'Panas nggak kalau dicas sambil dipakai?',
      buyer(
        'Kevin J.',
        4,
        'Hangat di 10 menit pertama waktu cas cepat. Sambil main game ya panas, HP mana pun begitu.',
      ),
    ),
    asked(
      'Edo P.',
      15,
      'Bisa dipakai di Malaysia langsung?',
      buyer('Hani L.', 2, 'Bisa, saya pakai eSIM dua minggu di Penang.'),
    ),
    asked('Cindy A.', 13, 'Casing bening ada di dalam dus?', seller(11, 'Ada satu casing bening, Kak.')),
    asked('Ilham B.', 11, 'Pembaruan 5 tahun itu dihitung dari beli atau dari rilis?'),
    asked(
      'Tika R.',
      9,
      'Ukuran 6,7 inci masih enak satu tangan? Tangan saya kecil',
      buyer('Nisa B.', 9, 'Untuk mengetik dua tangan. Ada mode satu tangan, layar turun ke bawah.'),
    ),
    asked('Yudi K.', 8, 'Stok Biru Malam 12/256 masuk lagi kapan kak'),
    asked(
      'Putri C.',
      6,
      'Getarannya halus atau kasar kayak HP lama?',
      buyer('Sekar A.', 3, 'Halus, seperti ketukan kecil.'),
    ),
    asked('Candra O.', 4, 'Kalau beli untuk orang tua, ada mode sederhana?'),
    asked('Vina O.', 2, 'Bonus TWS-nya masih ada sampai akhir bulan?'),
  ],
  'NDA-00201': [
    asked(
      'Laras P.',
      49,
      'Peredam bisingnya bisa buat suara bayi nangis? Serius nanya 😭',
      buyer(
        'Wulan S.',
        34,
        'Ibu dua anak di sini. Suara AC, kipas, mesin: hilang. Tangisan: jadi pelan, tapi tetap terdengar. Menurut saya memang sebaiknya begitu.',
      ),
      seller(
        8,
        'Peredam aktif paling kuat untuk dengung yang tetap, Kak. Suara manusia berkurang, tidak hilang.',
      ),
    ),
    asked(
      'Gema R.',
      45,
      'Bisa tersambung ke laptop dan HP bersamaan?',
      seller(20, 'Bisa, dua perangkat sekaligus, Kak.'),
      buyer('Adit S.', 7, 'Saat rapat di laptop lalu ada telepon di HP, pindah sendiri. Enak.'),
    ),
    asked(
      'Intan M.',
      38,
      'Pakai kacamata sakit nggak di telinga?',
      buyer(
        'Clara T.',
        16,
        'Tiga jam pertama tidak. Setelah itu bingkai mulai terasa, tapi bantalannya empuk.',
      ),
    ),
    asked(
      'Bayu S.',
      35,
      '40 jam itu dengan peredam bising nyala?',
      seller(13, 'Betul, Kak. Dari pemakaian kami dengan volume sedang.'),
    ),
    asked(
      'Kevin J.',
      30,
      'Ada jeda suara kalau main game FPS?',
      buyer('Rama D.', 11, 'Menonton tidak terasa. Untuk FPS masih ada sedikit, saya pakai kabel.'),
    ),
    asked('Novi A.', 27, 'Kabel audio 3,5 mm dapat?', seller(6, 'Dapat, 1,2 meter, Kak.')),
    asked(
      'Della Y.',
      24,
      'Bantalannya bisa dibeli terpisah kalau mengelupas?',
      seller(9, 'Bisa, Kak, tanyakan lewat chat dengan menyebut warnanya.'),
    ),
    asked(
      'Irma Y.',
      20,
      'Kulit vegan panas nggak di cuaca Semarang?',
      buyer('Heru W.', 5, 'Di luar ruangan berkeringat. Di ruangan ber-AC nyaman.'),
    ),
    asked(
      'Arya G.',
      17,
      'Mic-nya jernih buat meeting?',
      buyer('Sekar A.', 8, 'Rekan kantor bilang jelas. Di pinggir jalan suara motor ikut masuk.'),
    ),
    asked('Zahra H.', 14, 'warna pasir gampang kotor?'),
    asked(
      'Fikri A.',
      11,
      'Bisa dilipat masuk tas kecil?',
      buyer('Dewi K.', 4, 'Cup-nya berputar rata, tidak dilipat. Masuk tote bag.'),
    ),
    asked('Elsa N.', 9, 'Aplikasinya ada di iPhone?', seller(3, 'Ada untuk Android dan iOS, Kak.')),
    asked('Danu W.', 6, 'Headphone-nya mati sendiri kalau dilepas dari kepala?'),
    asked(
      'Agus R.',
      3,
      'Cas penuh berapa lama ya',
      buyer('Oki S.', 1, 'Punya saya sekitar dua jam dari kosong.'),
    ),
  ],
  'NDA-00202': [
    asked(
      'Yoga A.',
      21,
      'Kapan ada stok lagi kak?',
      seller(5, 'Belum ada kepastian, Kak. Tekan "Kabari saya" di halaman ini supaya dapat kabar.'),
    ),
    asked('Bima A.', 10, 'Kabelnya bisa dilepas?', seller(2, 'Bisa, Kak, dengan pengunci putar.')),
  ],
  'GWA-00110': [
    asked('Ratna D.', 18, 'Ini 4G saja ya, tidak 5G?', seller(4, 'Betul, Kak, 4G.')),
    asked(
      'Joko P.',
      7,
      'Garansi 3 bulannya garansi apa?',
      seller(3, 'Garansi lain-lain dari penjual, bukan garansi resmi pabrik, Kak.'),
    ),
  ],
};
