/** True for a visitor who wants pages to fetch no more than they must. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
