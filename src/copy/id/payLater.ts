/** What a member can pay later. */
export const payLater = {
  'payLater.title': 'Bayar nanti dengan PayLater',
  'payLater.limit': 'Limit hingga Rp8 juta per bulan',
  'payLater.NOT_REGISTERED': 'Aktifkan PayLater',
  'payLater.IN_REVIEW': 'Pengajuan PayLater sedang ditinjau',
  'payLater.IN_REVIEW.text': 'Hasilnya akan terlihat di sini.',
  'payLater.ACTIVE': 'PayLater kamu aktif',
  'payLater.remaining': 'Sisa limit PayLater {amount}',
  'payLater.of': 'dari {limit} bulan ini',
  'payLater.BLOCKED': 'PayLater kamu belum bisa dipakai',
  'payLater.BLOCKED.text': 'Hubungi layanan pelanggan untuk bantuan.',
} as const;
