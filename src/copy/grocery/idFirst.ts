/** Words of groceries, in the first load. */
export const grocery = {
  'grocery.store.label': 'Toko belanja harian',
  'grocery.store.finding': 'Mencari toko terdekat',
} as const;
