/** Words of reviews, in the first load. */
export const reviews = {
  'reviews.none': 'Belum ada ulasan',
} as const;
