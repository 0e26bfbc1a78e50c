/** Product tags of specification section 4. A tag outside this list is ignored. [TAG-33] */
export const PRODUCT_TAGS = [
  'AVAILABLE',
  'COMBO',
  'OFFLINE',
  'ONLINE',
  'CNC',
  'INSTALLMENT',
  'INSTALLMENT_NON_CC',
  'HIGHLIGHTED_INSTALLMENT',
  'COMING_SOON',
  'ONLY_AVAILABLE_CNC',
  'RETURNABLE',
  'WHOLESALE',
  'OOS',
  'LIMITED',
  'LIMITED_ALL_LOCATION',
  'ALL_LOCATION_STOCK',
  'COD',
  'DANGEROUS_GOOD',
  'NOTIFIED',
  'WISHLIST',
  'SUBSCRIPTION',
  'OTHER_PP_SUBSCRIPTION',
  'FBB',
  'GUARANTEED_STOCK',
  'FREE_GIFT',
  'MULTI_PP',
  'MEDICAL',
  'VARIANT_CHANGED',
  'OFFLINE_ONLY',
  'CONTEXTUAL_FASHION',
  'CONTEXTUAL_GROCERY_MART',
  'CONTEXTUAL_GADGETS',
  'CONTEXTUAL_ELECTRONICS',
] as const;
export type ProductTag = (typeof PRODUCT_TAGS)[number];

const known = new Set<string>(PRODUCT_TAGS);

/** Keeps the known tags in delivered order, each once. */
export function knownTags(tags: readonly string[]): ProductTag[] {
  return [...new Set(tags)].filter((tag): tag is ProductTag => known.has(tag));
}

export type Layout = 'regular' | 'fashion' | 'groceryMart' | 'gadgets';

/** The contextual layout that decides which facts come first. [PRODUCT-24] */
export function layoutOf(tags: readonly ProductTag[]): Layout {
  if (tags.includes('CONTEXTUAL_FASHION')) return 'fashion';
  if (tags.includes('CONTEXTUAL_GROCERY_MART')) return 'groceryMart';
  if (tags.includes('CONTEXTUAL_GADGETS') || tags.includes('CONTEXTUAL_ELECTRONICS')) return 'gadgets';
  return 'regular';
}
