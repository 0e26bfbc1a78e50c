import { asked, buyer, seller, type WrittenQuestion } from './writtenQuestion.ts';

/** Questions about bottles, kitchen goods and sofas. */
export const homeQuestions: Record<string, readonly WrittenQuestion[]> = {
  'TRT-00301': [
    asked(
      'Maya S.',
      48,
      'Kalau diisi kopi susu baunya nempel nggak?',
      buyer(
        'Nadia R.',
        26,
        'Kalau langsung dicuci, tidak. Saya pernah lupa semalaman, rendam air hangat dan soda kue setengah jam, hilang.',
      ),
      seller(7, 'Bagian dalamnya baja 304 tanpa lapisan, Kak, jadi bau tidak menempel lama.'),
    ),
    asked(
      'Andi M.',
      43,
      'Tutupnya rapat kalau dibalik di tas? Laptop saya trauma.',
      buyer(
        'Bagus W.',
        18,
        'Sudah setahun satu tas dengan laptop. Asal karetnya terpasang, tidak bocor setetes pun.',
      ),
      seller(4, 'Periksa cincin karetnya setelah dicuci, Kak, itu yang paling sering tertinggal.'),
    ),
    asked(
      'Ika S.',
      39,
      'Es batunya beneran tahan 24 jam?',
      buyer(
        'Maria L.',
        15,
        'Isi penuh es jam 7 pagi, besok paginya masih ada sisa kecil. Di dalam mobil yang panas sekitar 12 jam.',
      ),
    ),
    asked(
      'Galih N.',
      36,
      'Muat di cup holder mobil?',
      buyer('Rangga P.', 10, 'Di mobil saya muat pas. Holder motor matic juga.'),
    ),
    asked(
      'Sinta W.',
      31,
      'Boleh masuk mesin cuci piring?',
      seller(8, 'Badannya sebaiknya cuci tangan supaya warnanya awet, Kak. Tutupnya boleh.'),
    ),
    asked(
      'Ilham B.',
      28,
      'Boleh diisi air panas mendidih?',
      seller(12, 'Boleh, Kak. Hati-hati waktu minum, panasnya bertahan lama.'),
      buyer('Tari M.', 4, 'Teh jam 6 pagi masih bikin lidah melepuh jam 10. Awas 😅'),
    ),
    asked('Jihan F.', 25, 'Sage itu hijau ya?', buyer('Dinda F.', 5, 'Hijau keabu-abuan, kalem.')),
    asked('Rara P.', 22, 'Bisa ukir nama nggak buat hadiah guru?', seller(3, 'Belum bisa, Kak.')),
    asked(
      'Hasan B.',
      19,
      'Cat luarnya ngelupas nggak kalau jatuh?',
      buyer('Arif K.', 7, 'Jatuh di parkiran, penyok kecil, catnya tidak mengelupas.'),
    ),
    asked(
      'Putri C.',
      15,
      'Diisi soda boleh?',
      seller(6, 'Jangan, Kak. Tekanannya bisa membuat tutupnya terlempar.'),
    ),
    asked(
      'Reza M.',
      12,
      'Lubang atasnya muat es kotak besar?',
      buyer('Clara T.', 3, 'Es kotak kulkas biasa muat.'),
    ),
    asked('Vina O.', 8, 'Sedotannya dijual terpisah?'),
    asked('Budi S.', 5, 'Kalau ambil di toko hari ini bisa langsung dapat warna terakota?'),
    asked(
      'Laras P.',
      2,
      'Botolnya ada yang 1 liter?',
      seller(1, 'Ada Tirta Arung 1 L, Kak, hanya untuk diambil di toko.'),
    ),
  ],
  'TRT-00302': [
    asked(
      'Umar K.',
      16,
      'Muat di bawah mesin kopi kapsul?',
      buyer('Heru W.', 4, 'Muat kalau nampannya dilepas.'),
    ),
    asked(
      'Mira T.',
      6,
      'Bisa ditutup rapat atau ada lubang minum terbuka?',
      seller(2, 'Ada penutup geser, Kak. Tidak untuk dibalik.'),
    ),
  ],
  'DPR-00401': [
    asked(
      'Yohana M.',
      46,
      'Bisa di kompor induksi?',
      seller(23, 'Bisa, Kak. Dasarnya dilapisi baja.'),
      buyer('Sekar A.', 9, 'Induksi saya 800 watt, panasnya rata.'),
    ),
    asked(
      'Ratna D.',
      41,
      'Telur beneran nggak lengket tanpa minyak? Di iklan sih iya 🤨',
      buyer(
        'Wulan S.',
        28,
        'Enam bulan pertama iya, pakai api kecil. Sekarang saya pakai setetes minyak. Kuncinya jangan api besar dan jangan spatula besi.',
      ),
    ),
    asked(
      'Heru W.',
      33,
      'Gagang kayunya bisa dilepas? Mau masuk oven.',
      seller(6, 'Tidak bisa dilepas, Kak, jadi tidak untuk oven.'),
    ),
    asked(
      'Anisa Z.',
      29,
      'Yang 26 cm cukup buat nasi goreng berapa porsi?',
      buyer('Joko P.', 12, 'Tiga porsi lelaki. Empat kalau sabar.'),
    ),
    asked('Gita P.', 24, 'Dapat tutup kaca?', seller(7, 'Tidak termasuk tutup, Kak.')),
    asked(
      'Oki S.',
      18,
      'Kalau granitnya tergores masih aman dipakai?',
      seller(5, 'Gores halus tidak apa-apa, Kak. Kalau lapisannya mengelupas, sebaiknya diganti.'),
    ),
    asked('Bayu S.', 11, 'Beratnya berapa? Ibu saya tangannya sudah lemah.'),
    asked('Zahra H.', 5, 'Sama dengan yang di paket kombo?', seller(1, 'Sama, Kak.')),
  ],
  'DPR-00402': [
    asked(
      'Tika R.',
      37,
      '1,8 liter itu cukup untuk berapa orang?',
      seller(14, 'Sekitar enam sampai delapan porsi, Kak.'),
      buyer('Hani L.', 6, 'Kami berlima, sekali masak cukup sampai sore.'),
    ),
    asked(
      'Eko N.',
      32,
      'Berapa watt? Listrik kos saya 450.',
      buyer('Danu W.', 19, 'Waktu masak sekitar 350 watt. Di 450 VA aman asal setrika dan pompa mati.'),
    ),
    asked(
      'Sari N.',
      26,
      'Nasi menguning kalau ditinggal semalaman?',
      buyer('Yanti S.', 11, 'Sampai 12 jam masih putih. Lewat itu mulai kering di pinggir.'),
    ),
    asked('Fajar H.', 20, 'Pancinya bisa beli terpisah?', seller(4, 'Bisa di pusat servis Dapura, Kak.')),
    asked('Nisa B.', 13, 'Bisa buat bubur dan kukus?', seller(5, 'Bisa, Kak. Kukusannya ada di dalam dus.')),
    asked('Adit S.', 4, 'Ada suara "klik" waktu matang atau bunyi alarm?'),
  ],
  'GRM-00501': [
    asked(
      'Dewi K.',
      40,
      'Masuk lift apartemen nggak? Lebar lift saya 90 cm.',
      buyer(
        'Maria L.',
        17,
        'Kakinya dilepas, sofanya diberdirikan. Lift saya 95 cm, masuk pas-pasan. Ukur dulu tinggi liftnya juga.',
      ),
      seller(8, 'Kakinya bisa dilepas, Kak. Kirim ukuran lift dan pintu lewat chat, kami bantu hitung.'),
    ),
    asked(
      'Kevin J.',
      34,
      'Sarungnya bisa dilepas dan dicuci?',
      seller(11, 'Sarung bantalannya bisa dilepas, Kak. Cuci tangan, jangan dikeringkan dengan mesin.'),
    ),
    asked(
      'Rina O.',
      28,
      'Kucing saya hobi mencakar. Kanvasnya tahan?',
      buyer(
        'Bella S.',
        22,
        'Dua kucing, delapan bulan. Ada tarikan benang di sudut, dudukannya masih bagus. Mereka lebih suka kardusnya 😹',
      ),
    ),
    asked(
      'Agus R.',
      21,
      'Dirakit sendiri atau sama yang antar?',
      seller(6, 'Tinggal memasang empat kaki, Kak. Pengantar bisa membantu.'),
    ),
    asked(
      'Farah K.',
      9,
      'Empuk atau keras dudukannya?',
      buyer('Ahmad R.', 5, 'Agak padat. Bapak saya bisa bangun sendiri, tidak tenggelam.'),
    ),
    asked('Nadia R.', 3, 'Bisa dikirim ke lantai 3 tanpa lift?'),
  ],
};
