import type { GiftType } from '#src/domain/promo/freeGift.ts';
import type { Localised } from '../../product/catalogue/types.ts';

/** A free gift with the purchase of a product. */
export interface CatalogueGift {
  id: string;
  productSku: string;
  type: GiftType;
  /** Rupiah of type AMOUNT, pieces of type QUANTITY, 0 of a sample. */
  minimum: number;
  maximumItems: number;
  /** Purchases in all stores count, or those in the product's own store. */
  allStore: boolean;
  /** Seller HTML, untrusted on purpose: the page sanitises it. */
  termsHtml: Localised;
  items: { itemSku: string; pickupPointCode: string }[];
}

export const freeGifts: readonly CatalogueGift[] = [
  {
    id: 'gift-koper',
    productSku: 'RMB-00012',
    type: 'AMOUNT',
    minimum: 1_000_000,
    maximumItems: 1,
    allStore: false,
    termsHtml: {
      id: '<ul><li>Satu hadiah untuk satu keranjang.</li><li>Belanja di Rimba Official Store, di luar ongkir.</li><li>Selama persediaan hadiah masih ada.</li></ul><script>alert(1)</script>',
      en: '<ul><li>One gift for each bag.</li><li>Purchases at Rimba Official Store, without shipping.</li><li>While stocks of the gift last.</li></ul><script>alert(1)</script>',
    },
    items: [
      { itemSku: 'RMB-00024-01', pickupPointCode: 'PP-RMB-60012' },
      { itemSku: 'RMB-00022-01', pickupPointCode: 'PP-RMB-60012' },
    ],
  },
  {
    id: 'gift-serum',
    productSku: 'KNG-00901',
    type: 'QUANTITY',
    minimum: 3,
    maximumItems: 2,
    allStore: true,
    termsHtml: {
      id: '<p>Pilih <b>dua botol minum</b> untuk setiap pembelian tiga barang atau lebih.</p><p onclick="alert(2)">Warna mengikuti <a href="javascript:alert(3)">persediaan</a>.</p>',
      en: '<p>Choose <b>two bottles</b> with every purchase of three items or more.</p><p onclick="alert(2)">Colours while <a href="javascript:alert(3)">stocks</a> last.</p>',
    },
    items: [
      { itemSku: 'TRT-00301-01', pickupPointCode: 'PP-TRT-73311' },
      { itemSku: 'TRT-00301-02', pickupPointCode: 'PP-TRT-73311' },
      { itemSku: 'TRT-00301-03', pickupPointCode: 'PP-TRT-73311' },
      { itemSku: 'TRT-00301-04', pickupPointCode: 'PP-TRT-73311' },
    ],
  },
  {
    id: 'gift-sampel',
    productSku: 'KNG-00902',
    type: 'FREE_SAMPLE',
    minimum: 0,
    maximumItems: 1,
    allStore: false,
    termsHtml: {
      id: '<p>Satu sampel untuk satu keranjang.</p>',
      en: '<p>One sample for each bag.</p>',
    },
    items: [{ itemSku: 'KNG-00901-01', pickupPointCode: 'PP-KNG-70001' }],
  },
];
