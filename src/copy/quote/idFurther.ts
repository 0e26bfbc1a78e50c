/** Words of prices asked of a seller, for views further away. */
export const quote = {
  'quote.text':
    'Beli {min} barang atau lebih untuk usaha? Tulis kebutuhanmu, nanti kamu dihubungi dengan harganya.',
  'quote.quantity': 'Jumlah barang',
  'quote.company': 'Nama perusahaan',
  'quote.contact': 'Email atau nomor telepon',
  'quote.message': 'Pesan (boleh kosong)',
  'quote.fault.quantity': 'Isi jumlah antara 10 dan 100.000.',
  'quote.fault.company': 'Isi nama perusahaan, 2 sampai 100 karakter.',
  'quote.fault.contact': 'Isi email atau nomor telepon yang bisa dihubungi.',
  'quote.fault.message': 'Pesannya terlalu panjang (maks. 1.000 karakter).',
  'quote.send': 'Kirim permintaan',
  'quote.cancel': 'Batal',
  'quote.close': 'Tutup',
  'quote.number': 'Nomornya {number}. Simpan untuk ditanyakan nanti.',
  'quote.before': 'Permintaan penawaranmu untuk produk ini sudah kami terima sebelumnya.',
  'quote.failed': 'Permintaan penawaran gagal dikirim. Coba lagi, ya.',
  'quote.loading': 'Memuat formulir',
  'quote.missed': 'Formulir gagal dimuat.',
  'quote.sent': 'Permintaan penawaran terkirim.',
} as const;
