/** Words of groceries, for sections that come to life with the page. */
export const grocery = {
  'grocery.delivered': 'Diantar',
  'grocery.slots.loading': 'Memuat waktu antar',
  'grocery.slots.failed': 'Waktu antar gagal dimuat.',
} as const;
