import type { ProductReportReason } from '#src/domain/report/report.ts';

/** Reasons to report a product, from the content system. [API-49, REPORT-02..06] */
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

/** Reasons to report a question or an answer. [QNA-23] */
export const questionReportReasons = {
  id: [
    { id: 'SPAM', label: 'Iklan atau pesan berulang' },
    { id: 'CONTACT', label: 'Memuat nomor telepon, email, atau tautan chat' },
    { id: 'OFFENSIVE', label: 'Kasar, menghina, atau merendahkan' },
    { id: 'FALSE', label: 'Isinya tidak benar' },
    { id: 'OTHER', label: 'Alasan lain', needsText: true },
  ],
  en: [
    { id: 'SPAM', label: 'Advertising or repeated messages' },
    { id: 'CONTACT', label: 'Contains a phone number, an email address or a chat link' },
    { id: 'OFFENSIVE', label: 'Rude, insulting or demeaning' },
    { id: 'FALSE', label: 'It is not true' },
    { id: 'OTHER', label: 'Another reason', needsText: true },
  ],
} as const;
