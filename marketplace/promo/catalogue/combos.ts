import type { Localised } from '../../product/catalogue/types.ts';

/** A promotion on buying a product together with others. */
export interface CatalogueCombo {
  id: string;
  name: Localised;
  /** The product it belongs to, in any variant. */
  productSku: string;
  /** Rupiah off the primary item. */
  saving: number;
  /** Fewest items, the primary one among them. */
  minimumItems: number;
  /** Minutes from the server's start of day; absent while it has no end. */
  endsInMinutes?: number;
  /** The other items; `saving` is rupiah off, `featured` is selected at first. */
  complements: { itemSku: string; saving: number; featured?: boolean }[];
}

export const combos: readonly CatalogueCombo[] = [
  {
    id: 'combo-perjalanan',
    name: { id: 'Paket Siap Terbang', en: 'Ready to Fly' },
    productSku: 'RMB-00012',
    saving: 50_000,
    minimumItems: 2,
    complements: [
      { itemSku: 'RMB-00021-01', saving: 25_000, featured: true },
      { itemSku: 'RMB-00022-01', saving: 15_000 },
      { itemSku: 'RMB-00024-01', saving: 9_000 },
      { itemSku: 'RMB-00030-01', saving: 40_000 },
    ],
  },
  {
    id: 'combo-dapur',
    name: { id: 'Paket Dapur Baru', en: 'New Kitchen' },
    productSku: 'DPR-00401',
    saving: 20_000,
    minimumItems: 3,
    complements: [
      { itemSku: 'DPR-00404-01', saving: 15_000 },
      { itemSku: 'DPR-00403-01', saving: 30_000 },
      { itemSku: 'DPR-00402-01', saving: 50_000 },
    ],
  },
  {
    id: 'combo-lebaran',
    name: { id: 'Paket Lebaran', en: 'Eid combo' },
    productSku: 'BTK-00701',
    saving: 75_000,
    minimumItems: 2,
    endsInMinutes: -60,
    complements: [{ itemSku: 'SND-00601-01', saving: 30_000, featured: true }],
  },
];
