/** What a brand pays for: its goods shown beside those of others. */
export interface CatalogueBrandAd {
  id: string;
  brandSlug: string;
  /** Beside products of these categories; never beside its own. */
  categoryIds: readonly string[];
}

/** The first one that goes with a product is the first that is shown. */
export const brandAds: readonly CatalogueBrandAd[] = [
  { id: 'AD-TIRTA', brandSlug: 'tirta', categoryIds: ['C-TRAVEL', 'C-DAPUR', 'C-OTOMOTIF'] },
  { id: 'AD-NADA', brandSlug: 'nada', categoryIds: ['C-HP', 'C-TV', 'C-KOPER', 'C-KECANTIKAN'] },
  { id: 'AD-GRIYA', brandSlug: 'griya', categoryIds: ['C-DAPUR', 'C-AC', 'C-MESIN-CUCI', 'C-BOTOL'] },
  { id: 'AD-RIMBA', brandSlug: 'rimba', categoryIds: ['C-FESYEN', 'C-AUDIO', 'C-BOTOL'] },
  { id: 'AD-DAPURA', brandSlug: 'dapura', categoryIds: ['C-MEBEL', 'C-ELEKTRONIK'] },
  { id: 'AD-KEBUN', brandSlug: 'kebun-kita', categoryIds: ['G-POKOK'] },
  { id: 'AD-SAWAH', brandSlug: 'sawah-rukun', categoryIds: ['G-SEGAR'] },
];
