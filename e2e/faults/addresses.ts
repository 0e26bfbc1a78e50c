/** Products that show what the rows need. */
export const SUITCASE_REVIEWS = '/p/koper-hardcase-rimba-lawu/RMB-00012-02/review-details';
export const SUITCASE_QUESTIONS = '/p/koper-hardcase-rimba-lawu/RMB-00012-02/question-details';
export const SUITCASE_PHOTOS = '/p/koper-hardcase-rimba-lawu/RMB-00012-02/review-gallery';
export const SUITCASE = '/p/koper-hardcase-rimba-lawu/RMB-00012-02';
export const BOTTLE = '/p/botol-tirta-750/TRT-00301-01';
export const PILLOW = '/p/bantal-leher-busa-memori/RMB-00022-01';
export const TRADE_IN = '/trade-in/s/ponsel-kirana-7-pro/GWA-00101-01';
export const E_BIKE = '/p/sepeda-listrik-lajoe-kota/LJO-01001-01';
export const SANDALS = '/p/sandal-selop-kulit-jogja-langkah/SND-00601-01';
export const PHONE = '/p/ponsel-kirana-7-pro/GWA-00101-01';
export const SOLD_OUT = '/p/headphone-studio-nada-pentas-kabel-3-m/NDA-00202-01';
export const NO_LONGER_SOLD = '/p/x/ETL-00410-01';
export const ORANGES = '/grocery/p/jeruk-medan-manis-1-kg/GRO-10002-01';
export const MANGO = '/grocery/p/mangga-harum-manis/GRO-10001-01';

export const BOTTLE_SOLD_OUT = '/p/botol-tirta-750/TRT-00301-04';
export const IN_STORES_ONLY = '/p/ponsel-kirana-4-edisi-gerai/GWA-00111-01';
export const COMING_SOON = '/p/headphone-anak-nada-kecil-batas-85-db/NDA-00203-01';
export const MONTHLY_SERUM = '/p/serum-wajah-kenanga-niacinamide-10-30-ml/KNG-00901-01';
export const FROM_ELSEWHERE = '/p/serum-malam-kenanga-niacinamide-zinc/KNG-00902-01';
export const PRICE_LIST = '/p/daftar-harga/koper-hardcase-rimba-lawu/RMB-00012-02';
export const PICKUP_POINTS = '/click-and-collect/p/TRT-00301-01/pickup-points';

/** The product from which a visitor navigates to another one. */
export const cameFrom = (address: string) =>
  address.startsWith('/grocery/')
    ? address === MANGO
      ? ORANGES
      : MANGO
    : address === BOTTLE
      ? PILLOW
      : BOTTLE;

export const skuOf = (address: string) => address.split('/').at(-1) ?? '';
export const AIR_CONDITIONER = '/p/ac-split-sejuka-1-pk/ETL-00701-01';
