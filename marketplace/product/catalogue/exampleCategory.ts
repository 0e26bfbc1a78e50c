/** Products made to show a state of the page: they are never recommended. */
export const EXAMPLE_CATEGORY = 'C-CONTOH';
