/** Words of questions and answers, for sections that come to life with the page. */
export const questions = {
  'questions.sectionTitle': 'Diskusi',
  'questions.invite': 'Punya pertanyaan tentang produk ini?',
  'questions.careHours': 'Layanan pelanggan: Senin–\u2060Minggu {open}–\u2060{close} WIB.',
  'questions.askSeller': 'Tanya penjual',
} as const;
