import type { ProductReportReason } from '#src/domain/report.ts';

/** Why a product may be reported, as the content system has it. [API-49, REPORT-02..06] */
export const productReportReasons: readonly {
  id: ProductReportReason;
  label: { id: string; en: string };
}[] = [
  { id: 'FAKE_PRODUCT', label: { id: 'Produk palsu', en: 'Fake product' } },
  {
    id: 'INCORRECT_INFO',
    label: { id: 'Informasi produk tidak sesuai', en: 'Incorrect product information' },
  },
  { id: 'UNREASONABLE_PRICE', label: { id: 'Harga tidak wajar', en: 'Unreasonable price' } },
  {
    id: 'ILLEGAL_OR_DANGEROUS',
    label: { id: 'Produk terlarang atau berbahaya', en: 'Illegal or dangerous product' },
  },
  { id: 'OTHER', label: { id: 'Lainnya', en: 'Other' } },
];
