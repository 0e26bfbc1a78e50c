/** Words of addresses and regions, in the first load. */
export const address = {
  'destination.short': 'Dikirim ke',
  'destination.coming': 'memuat tujuan',
  'destination.unknown': 'belum diketahui',
} as const;
