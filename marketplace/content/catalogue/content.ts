/** The answer of the product configs; a missing key has the page's default. */
export const productConfigEntries = [
  { id: 'pdp.chat.enabled', value: 'true' },
  { id: 'pdp.chat.allowed-commission-types', value: 'TD,TC,RC,CC,MP,CM' },
  { id: 'pdp.chat.allowed-trading-merchants', value: '' },
  { id: 'pdp.chat.onboarding-enabled', value: 'true' },
  { id: 'pdp.seo.excluded-keywords', value: 'kw, replika, tiruan' },
  { id: 'pdp.cs.operational-hours', value: '08:00-22:00' },
  { id: 'pdp.voucher.shipping-first', value: 'false' },
  { id: 'pdp.loan.categories', value: 'C-OTOMOTIF' },
  { id: 'pdp.trade-in.categories', value: 'C-HP' },
  { id: 'pdp.trade-in.app-url', value: 'https://aplikasi.etalase.example/unduh' },
];

export const productCopyContent = {
  usp: [
    {
      icon: 'shield-check',
      title: { id: 'Dijamin asli', en: 'Guaranteed original' },
      text: {
        id: 'Setiap barang diperiksa asal-usulnya. Kalau ternyata tidak asli, uangmu kembali penuh.',
        en: 'The origin of every item is checked. If it turns out not to be original, you get all your money back.',
      },
    },
    {
      icon: 'undo-2',
      title: { id: 'Mudah dikembalikan', en: 'Easy returns' },
      text: {
        id: 'Ajukan pengembalian dari halaman pesanan, kurir menjemput di alamatmu.',
        en: 'Ask for a return on the order page and a courier collects it at your address.',
      },
    },
    {
      icon: 'package',
      title: { id: 'Dikemas aman', en: 'Packed safely' },
      text: {
        id: 'Barang pecah belah dibungkus ganda tanpa biaya tambahan.',
        en: 'Fragile goods are wrapped twice at no extra cost.',
      },
    },
  ],
  fbb: {
    id: ['Disimpan di gudang kami', 'Dikirim di hari yang sama', 'Diperiksa sebelum dikirim'],
    en: ['Kept in our warehouse', 'Shipped the same day', 'Checked before it leaves'],
  },
  sizeChart: {
    'C-SANDAL': {
      columns: ['EU', 'cm'],
      rows: [
        ['37', '23,5'],
        ['38', '24'],
        ['39', '24,5'],
        ['40', '25,5'],
      ],
      length: 'cm',
      how: {
        id: [
          'Berdirilah di atas kertas, dengan tumit menyentuh dinding.',
          'Tandai ujung jari terpanjang, lalu ukur jaraknya dari dinding.',
          'Ukur kedua kaki di sore hari, dan pakai yang lebih panjang.',
        ],
        en: [
          'Stand on a sheet of paper, with your heel against a wall.',
          'Mark the tip of your longest toe, and measure its distance from the wall.',
          'Measure both feet in the afternoon, and take the longer one.',
        ],
      },
    },
  },
};

export const sellerBadges = {
  id: [
    {
      code: 'OFFICIAL',
      name: 'Toko resmi',
      icon: 'shield-check',
      description: 'Dikelola langsung oleh pemilik merek.',
    },
    { code: 'FAST', name: 'Respons cepat', icon: 'clock', description: 'Pesanan diproses dalam dua jam.' },
  ],
  en: [
    {
      code: 'OFFICIAL',
      name: 'Official store',
      icon: 'shield-check',
      description: 'Run by the owner of the brand.',
    },
    {
      code: 'FAST',
      name: 'Quick to respond',
      icon: 'clock',
      description: 'Orders are handled within two hours.',
    },
  ],
};

/** The steps of a return, in order. */
export const returnMethods = {
  id: [
    {
      id: 'REQUEST',
      title: 'Ajukan dari halaman pesanan',
      description: 'Pilih alasannya dan kirim foto barangnya.',
    },
    {
      id: 'PICKUP',
      title: 'Dijemput kurir',
      description: 'Kurir menjemput barang di alamatmu.',
    },
    {
      id: 'REFUND',
      title: 'Uang kembali',
      description: 'Setelah barang diperiksa penjual, paling lama 3 hari kerja.',
    },
  ],
  en: [
    {
      id: 'REQUEST',
      title: 'Ask on the order page',
      description: 'Choose the reason and send a photo of it.',
    },
    {
      id: 'PICKUP',
      title: 'Collected by courier',
      description: 'A courier collects the item at your address.',
    },
    {
      id: 'REFUND',
      title: 'Your money back',
      description: 'Once the seller has checked it, within 3 working days.',
    },
  ],
};
