/** Words of header, footer and what every part may say, for sections that come to life with the page. */
export const shell = {
  'footer.privacy': 'Pilihan privasi',
  'footer.help': 'Bantuan',
  'footer.theme': 'Tema',
  'footer.themeSystem': 'Ikuti sistem',
  'footer.themeLight': 'Terang',
  'footer.themeDark': 'Gelap',

  'sectionBar.label': 'Bagian halaman',
  'sectionBar.overview': 'Ringkasan',
  'sectionBar.description': 'Deskripsi',
  'sectionBar.seller': 'Penjual',
  'sectionBar.reviews': 'Ulasan',
  'sectionBar.discussion': 'Diskusi',
  'sectionBar.recommendation': 'Rekomendasi',
} as const;
