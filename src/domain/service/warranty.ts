export const WARRANTY_TYPES = ['RESMI', 'DISTRIBUTOR', 'TOKO', 'INTERNATIONAL', 'OTHER', 'NONE'] as const;
export type WarrantyType = (typeof WARRANTY_TYPES)[number];
