/** Words of the bag, for sections that come to life with the page. */
export const bag = {
  'buy.maximum': 'Maksimal {count} barang',
} as const;
