/** Words of pages' titles and of parts that have stopped, in the first load. */
export const page = {
  'title.grocery': 'Belanja Harian',
} as const;
