/** Words of prices asked of a seller, for sections that come to life with the page. */
export const quote = {
  'quote.offer': 'Beli untuk usaha?',
  'quote.ask': 'Minta penawaran',
} as const;
