/** An advertisement of a brand: its goods are shown beside those of others. */
export interface CatalogueBrandAd {
  id: string;
  brandSlug: string;
  /** Categories beside whose products it is shown; never beside its own brand. */
  categoryIds: readonly string[];
}

/** The page shows the first one that fits the product. */
export const brandAds: readonly CatalogueBrandAd[] = [
  { id: 'AD-TIRTA', brandSlug: 'tirta', categoryIds: ['C-TRAVEL', 'C-DAPUR', 'C-OTOMOTIF'] },
  { id: 'AD-NADA', brandSlug: 'nada', categoryIds: ['C-HP', 'C-TV', 'C-KOPER', 'C-KECANTIKAN'] },
  { id: 'AD-GRIYA', brandSlug: 'griya', categoryIds: ['C-DAPUR', 'C-AC', 'C-MESIN-CUCI', 'C-BOTOL'] },
  { id: 'AD-RIMBA', brandSlug: 'rimba', categoryIds: ['C-FESYEN', 'C-AUDIO', 'C-BOTOL'] },
  { id: 'AD-DAPURA', brandSlug: 'dapura', categoryIds: ['C-MEBEL', 'C-ELEKTRONIK'] },
  { id: 'AD-KEBUN', brandSlug: 'kebun-kita', categoryIds: ['G-POKOK'] },
  { id: 'AD-SAWAH', brandSlug: 'sawah-rukun', categoryIds: ['G-SEGAR'] },
];
