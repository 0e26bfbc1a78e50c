/** Products made to show a state of the page: nobody is recommended them. */
export const EXAMPLE_CATEGORY = 'C-CONTOH';
