/** What is done for a product, or covers it. */
export const addOns = {
  'addOns.INSTALLATION': 'Jasa pasang',
  'addOns.INSURANCE': 'Asuransi',
  'addOns.from': 'Mulai {price} per barang',
  'addOns.each': '{price} per barang',
  'addOns.choose': 'Pilih',
  'addOns.chosen': 'Dipilih',
  'addOns.remove': 'Batal pilih',
  'addOns.includes': 'Termasuk',
  'addOns.intro': 'Teknisi datang ke {district}. Biayanya ditambahkan ke subtotal, untuk setiap barang.',
  'addOns.none': 'Belum ada jasa pasang untuk barang ini di {district}.',
  'addOns.noneForPickup':
    'Jasa pasang hanya untuk barang yang dikirim. Ganti ke pengiriman untuk memilihnya.',
  'addOns.loading': 'Jasa pasang sedang dimuat',
  'addOns.failed': 'Jasa pasang gagal dimuat',
  'addOns.missed.INSTALLATION':
    'Jasa pasang yang kamu pilih tidak tersedia untuk pilihan ini, jadi tidak ikut dihitung.',
  'addOns.missed.INSURANCE':
    'Asuransi yang kamu pilih tidak tersedia untuk pilihan ini, jadi tidak ikut dihitung.',
} as const;
