/** Sharing a product. */
export const share = {
  'share.title': 'Bagikan produk',
  'share.link': 'Link produk',
  'share.copyLink': 'Salin link',
  'share.other': 'Bagikan lewat perangkat ini',
  'share.ways': 'Bagikan ke',
  'share.whatsapp': 'WhatsApp',
  'share.x': 'X',
  'share.facebook': 'Facebook',
  'share.sms': 'SMS',
  'share.email': 'Email',
  'share.affiliate': 'Link ini memuat kode afiliasimu.',
  'share.notCopied': 'Link belum bisa disalin. Salin sendiri dari kolom di atas, ya.',
  'share.notHanded': 'Perangkat ini belum bisa membagikannya. Pilih cara lain, ya.',
  'share.loading': 'Menyiapkan link',
  'share.missed': 'Link belum bisa disiapkan.',
  'share.copied': 'Link berhasil disalin.',
} as const;
