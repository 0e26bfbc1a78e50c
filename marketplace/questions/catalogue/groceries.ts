import { asked, buyer, seller, type WrittenQuestion } from './writtenQuestion.ts';

/** Questions about groceries. */
export const groceryQuestions: Record<string, readonly WrittenQuestion[]> = {
  'GRO-10001': [
    asked(
      'Yanti S.',
      20,
      'Dikirim matang atau masih mengkal?',
      seller(12, 'Matang pohon, Kak, siap makan satu sampai dua hari setelah diterima.'),
      buyer('Hani L.', 8, 'Punya saya dua langsung bisa dimakan, dua lagi besoknya.'),
    ),
    asked('Sari N.', 16, '1 kg isinya berapa buah?', seller(7, 'Tiga sampai empat buah, Kak.')),
    asked(
      'Umar K.',
      12,
      'Kalau ada yang busuk diganti?',
      seller(10, 'Diganti, Kak. Foto hari itu juga dan hubungi layanan pelanggan.'),
    ),
    asked(
      'Rina O.',
      8,
      'Seratnya banyak nggak? Buat MPASI 👶',
      buyer('Maya S.', 14, 'Hampir tanpa serat. Anak saya 8 bulan lahap, saya saring sekali saja.'),
    ),
    asked(
      'Heru W.',
      5,
      'Simpannya di kulkas atau luar?',
      seller(3, 'Suhu ruang dulu, Kak. Dinginkan sebelum dimakan.'),
    ),
    asked('Cahya N.', 1, 'Minggu depan masih musim kak?'),
  ],
  'GRO-10005': [
    asked(
      'Tari M.',
      24,
      'Pulennya kayak beras apa? Keluarga saya nggak suka yang lengket.',
      buyer('Wulan S.', 11, 'Pulen tapi butirnya terpisah. Airnya dikurangi sedikit.'),
    ),
    asked('Bayu S.', 17, 'Tanggal gilingnya tertulis?', seller(5, 'Tertulis di jahitan karung, Kak.')),
    asked(
      'Irma Y.',
      10,
      'Kutu nggak kalau disimpan sebulan?',
      buyer('Ratna D.', 6, 'Pindah ke wadah tertutup, kasih daun salam. Aman.'),
    ),
    asked('Andi M.', 4, 'Ada yang 10 kg?'),
  ],
  'GRO-10006': [
    asked(
      'Galih N.',
      14,
      'Bening atau kuning? Buat jualan gorengan.',
      buyer('Joko P.', 5, 'Kuning bening. Tiga kali goreng baru mulai gelap.'),
    ),
    asked('Agnes W.', 3, 'Kemasannya pouch atau botol?'),
  ],
  'GRO-10007': [
    asked(
      'Novi A.',
      18,
      'Ada yang pecah nggak waktu sampai?',
      buyer('Dewi K.', 9, 'Tiga kali pesan, sekali pecah satu, langsung diganti.'),
      seller(2, 'Yang pecah kami ganti, Kak.'),
    ),
    asked(
      'Fikri A.',
      9,
      '30 butir itu berapa kilo?',
      buyer('Heru W.', 4, 'Saya timbang 1,8 kg lebih sedikit.'),
    ),
    asked('Zahra H.', 2, 'Warna kuningnya oranye atau pucat?'),
  ],
  'GRO-10008': [
    asked(
      'Putri C.',
      11,
      'Kedaluwarsanya berapa hari sejak diantar?',
      seller(6, 'Paling sedikit lima hari, Kak. Setelah dibuka, habiskan dalam tiga hari.'),
    ),
    asked(
      'Laras P.',
      4,
      'Bisa buat keju mozarella sendiri?',
      buyer('Clara T.', 3, 'Bisa, karena pasteurisasi. Yang UHT gagal terus di saya.'),
    ),
  ],
};
