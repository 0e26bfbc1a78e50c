/** The brand's name is one configured value. [TITLE-04] */
export const BRAND_NAME = 'Etalase';
