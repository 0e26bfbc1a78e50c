import { asked, buyer, seller, type WrittenQuestion } from './writtenQuestion.ts';

/** Questions about the suitcase. */
export const suitcaseQuestions: Record<string, readonly WrittenQuestion[]> = {
  'RMB-00012': [
    asked(
      'Dinda F.',
      64,
      'Yang kabin 20″ benar-benar lolos kabin AirAsia sama Citilink nggak kak? Takut disuruh bayar bagasi di bandara.',
      seller(
        46,
        'Halo Kak Dinda. Ukuran luar yang kabin 55 × 38 × 22 cm dengan roda dan gagang, di bawah batas kabin maskapai domestik. Yang perlu dijaga beratnya: koper kosong 2,9 kg, jadi untuk batas 7 kg isinya sekitar 4 kg.',
      ),
      buyer('Maria L.', 31, 'Saya sudah enam kali naik AirAsia pakai ini, dua kali diukur, lolos terus.'),
      buyer('Bagus W.', 9, 'Citilink aman. Yang ditimbang justru ransel saya 😅'),
    ),
    asked(
      'Hendra S.',
      58,
      'Cara atur kombinasi kuncinya gimana? Saya takut salah pencet terus kekunci.',
      seller(
        38,
        'Dari pabrik kombinasinya 0-0-0. Tekan tombol reset kecil di samping kunci dengan ujung pulpen sampai berbunyi klik, putar ke tiga angka pilihan Kakak, lalu geser tombol buka sekali. Selesai. Catat angkanya dulu sebelum ditutup, ya.',
      ),
      buyer('Rangga P.', 12, 'Foto angkanya pakai HP dulu baru ditutup. Saya sempat lupa soalnya.'),
    ),
    asked(
      'Wulan S.',
      51,
      'Kalau jatuh dari eskalator retak nggak ya? Koper saya yang lama pecah di pojok.',
      seller(
        12,
        'Cangkangnya polikarbonat 3 lapis yang lentur: penyok sebentar lalu kembali ke bentuk semula. Pecah pada cangkang termasuk garansi 5 tahun, selama bukan karena digergaji atau dibakar, Kak.',
      ),
      buyer(
        'Arif K.',
        27,
        'Punya saya pernah jatuh dari bagasi atas bus malam Jogja–Jakarta. Cuma baret tipis di sudut, rodanya tetap lurus. Isinya oleh-oleh kaca juga selamat, mungkin karena dibungkus jaket semua.',
      ),
    ),
    asked(
      'Putu E.',
      47,
      'Rodanya bisa diganti kalau rusak? Jual roda cadangannya?',
      seller(18, 'Bisa, Kak. Dalam masa garansi roda kami ganti tanpa biaya di pusat servis Rimba.'),
    ),
    asked(
      'Yohana M.',
      44,
      'Isi 38 liter itu kira-kira cukup untuk berapa hari?',
      buyer('Sekar A.', 22, 'Empat hari kerja plus satu pasang sepatu, asal bajunya digulung.'),
      buyer('Tika R.', 11, 'Buat saya lima hari ke Bali, tapi bajunya tipis-tipis semua ya 🌴'),
      seller(7, 'Rata-rata tiga sampai lima hari, Kak, tergantung tebal bajunya.'),
    ),
    asked(
      'Galih N.',
      41,
      'Warna pandan itu hijau tua atau hijau muda? Di HP saya kelihatan beda-beda.',
      seller(
        14,
        'Hijau daun pandan yang agak redup, Kak, bukan hijau neon. Di bawah lampu kuning tampak lebih tua.',
      ),
      buyer('Nisa B.', 8, 'Aslinya lebih kalem daripada di foto menurut saya, malah bagus.'),
    ),
    asked(
      'Ratna D.',
      39,
      'Sarung pelindungnya sudah termasuk atau beli terpisah?',
      seller(16, 'Sudah termasuk, Kak. Isi paketnya koper, sarung pelindung, dan kartu garansi 5 tahun.'),
    ),
    asked(
      'Eko N.',
      36,
      'Gagangnya goyang nggak kalau ditarik di jalan paving? Tinggi saya 183.',
      buyer(
        'Bagus W.',
        13,
        'Tinggi saya 180, pakai posisi paling atas nyaman. Goyang sedikit wajar, bukan yang longgar.',
      ),
      seller(
        5,
        'Gagang teleskopiknya tiga tinggi, Kak. Ada sedikit kelonggaran supaya tidak patah kalau tersentak.',
      ),
    ),
    asked(
      'Sinta W.',
      34,
      'Bisa COD ke Lombok Timur?',
      seller(
        3,
        'COD tersedia, Kak. Isi alamat di bagian pengiriman di halaman ini, nanti terlihat kurir yang bisa COD ke sana.',
      ),
    ),
    asked(
      'Andi M.',
      33,
      'Kalau beli 20 untuk seragam kantor dapat potongan tidak? Sekalian bisa cetak logo?',
      seller(
        9,
        'Untuk jumlah banyak ada harga grosir, Kak, terlihat di bagian promo. Untuk 10 ke atas bisa pakai "Minta penawaran" di halaman ini. Cetak logo belum bisa.',
      ),
    ),
    asked(
      'Laras P.',
      31,
      'Bagian dalamnya ada sekat di dua sisi atau cuma satu?',
      seller(
        10,
        'Satu sisi memakai sekat beresleting, satu sisi tali pengikat silang. Ada juga saku basah anti tembus.',
      ),
    ),
    asked(
      'Fajar H.',
      29,
      'Saku basahnya muat handuk + baju renang nggak?',
      buyer('Clara T.', 6, 'Muat dua baju renang dewasa. Handuk tebal nggak, yang microfiber baru bisa.'),
    ),
    asked(
      'Ika S.',
      28,
      'Bunyi rodanya gimana di aspal? Koper lama saya kalau pulang subuh bikin tetangga bangun semua 😂',
      buyer(
        'Dewi K.',
        19,
        'Di lantai bandara nyaris tidak terdengar. Di aspal kasar tetap ada bunyi, tapi jauh lebih halus.',
      ),
      buyer('Rangga P.', 4, 'Setuju. Di paving kompleks masih bunyi, cuma nggak yang "grrrk grrrk" begitu.'),
    ),
    asked(
      'Citra L.',
      6,
      'Kalau saya pilih warna Nila yang 24″ sekarang, kuncinya sama TSA juga atau beda dengan yang kabin?',
    ),
    asked(
      'Bima A.',
      26,
      'Beda kabin 20 inci sama medium 24 inci selain ukuran apa lagi ya',
      seller(
        8,
        'Bahan, kunci, roda, dan garansinya sama, Kak. Yang 24″ dan 28″ untuk bagasi, bukan untuk kabin.',
      ),
    ),
    asked(
      'Nadia R.',
      24,
      'Garansi 5 tahun itu klaimnya ribet nggak? Ada yang pernah?',
      buyer(
        'Joko P.',
        24,
        'Pernah, tahun lalu. Salah satu roda seret setelah dipakai naik turun trotoar. Kirim foto roda dan kartu garansi, dua hari dibalas, seminggu kemudian rodanya sudah diganti. Ongkos kirim ke tempat servis saya yang bayar, baliknya gratis. Menurut saya wajar.\n\nYang penting kartu garansinya jangan hilang, karena nomor serinya ditanya terus.',
      ),
      seller(
        6,
        'Terima kasih sudah berbagi, Kak Joko. Betul, simpan kartunya dan foto nomor seri di bagian dalam koper.',
      ),
    ),
    asked(
      'Yudi K.',
      22,
      'Ada warna putih?',
      seller(2, 'Belum ada, Kak. Yang tersedia Pandan, Nila, Arang, Pasir, dan Terakota.'),
    ),
    asked(
      'Maya S.',
      21,
      'Bisa buat dudukan anak kecil nggak kak? Anak saya 3 tahun suka naik koper di bandara 🙈',
      seller(
        15,
        'Cangkangnya kuat, tapi tidak dibuat untuk diduduki, Kak. Demi si kecil sebaiknya jangan, ya.',
      ),
      buyer(
        'Wira T.',
        3,
        'Anak saya nekat naik juga. Kopernya nggak apa-apa, anaknya yang jatuh. Jangan deh.',
      ),
    ),
    asked(
      'Rizky F.',
      20,
      'Nomor serinya di mana ya? Mau daftar garansi tapi nggak ketemu.',
      buyer('Sekar A.', 9, 'Di balik kain pelapis sisi sekat, ada label putih kecil dekat resleting.'),
    ),
    asked(
      'Gita P.',
      18,
      'Kalau dapat yang cacat, tukarnya berapa hari?',
      seller(
        7,
        'Pengembalian 15 hari sejak diterima, Kak. Videokan waktu membuka paket supaya prosesnya cepat.',
      ),
    ),
    asked('Agus R.', 17, 'Boleh tau berat yang 28 inci kosongnya berapa kg?'),
    asked(
      'Vina O.',
      16,
      'Resletingnya dua jalur atau satu? Yang anti tusuk pulpen itu lho.',
      buyer('Arif K.', 5, 'Dua jalur gigi. Saya iseng coba pulpen, nggak tembus.'),
    ),
    asked(
      'Tari M.',
      15,
      'Sampai Makassar berapa hari biasanya?',
      buyer('Nisa B.', 4, 'Saya di Gowa, empat hari sampai, dus luarnya penyok sedikit tapi kopernya aman.'),
    ),
    asked(
      'Danu W.',
      14,
      'Warna terakota gampang kelihatan kotor? Mau buat ke sawah mertua.',
      buyer('Hani L.', 17, 'Lap basah langsung bersih. Debu merah malah nggak kelihatan, cocok 😄'),
    ),
    asked(
      'Lukman H.',
      13,
      'Bisa dipinjam cobain di toko dulu? Alamat tokonya di mana?',
      seller(
        6,
        'Bisa dilihat di titik ambil yang ada stoknya, Kak. Pilih "Ambil di toko" di halaman ini untuk lihat alamat dan jam bukanya.',
      ),
    ),
    asked(
      'Elsa N.',
      12,
      'Apakah harga di flash sale sudah termasuk sarungnya?',
      seller(1, 'Sudah, Kak. Isi paketnya selalu sama.'),
    ),
    asked(
      'Kevin J.',
      11,
      'Kalau kuncinya dibuka petugas bandara luar negeri pakai kunci TSA, kita tahu nggak?',
    ),
    asked(
      'Anisa Z.',
      10,
      'Yang set 20+24 bedanya apa dengan beli satuan?',
      seller(4, 'Isinya koper yang sama, hanya warnanya satu pilihan, Kak.'),
    ),
    asked(
      'Oki S.',
      9,
      'Muat laptop 15 inci di sisi mana? Ada busa?',
      seller(2, 'Tidak ada kantong laptop khusus, Kak. Sebaiknya laptop tetap di ransel.'),
      buyer(
        'Rama D.',
        6,
        'Saya taruh di sisi sekat diapit baju. Aman, tapi ya repot kalau harus dikeluarkan di pemeriksaan.',
      ),
    ),
    asked(
      'Cindy A.',
      8,
      'kak ini bahannya PC asli atau campuran ABS',
      seller(11, 'Polikarbonat 3 lapis, Kak, tanpa ABS.'),
    ),
    asked(
      'Ilham B.',
      7,
      'Roda bisa dilepas sendiri untuk dibersihkan rambutnya? Rambut istri nyangkut terus 😭',
    ),
    asked(
      'Farah K.',
      5,
      'Buat umrah 9 hari cukup yang mana?',
      buyer(
        'Yanti S.',
        10,
        'Saya bawa yang 24″ untuk bagasi dan yang kabin untuk baju ihram. Pulangnya penuh kurma semua.',
      ),
    ),
    asked('Satria P.', 4, 'Ada yang pakai sampai tiga tahun lebih? Lapisan karet gagangnya lengket nggak?'),
    asked(
      'Reza M.',
      3,
      'Dikirim pakai kardus atau cuma plastik?',
      seller(3, 'Kardus tebal dengan pelindung di keempat sudutnya, Kak.'),
    ),
    asked('Mira T.', 2, 'Tanggal kembar bulan depan ada promo lagi nggak kak?'),
    asked('Yoga A.', 1, 'Pegangan samping ada di berapa sisi?'),
  ],
};
