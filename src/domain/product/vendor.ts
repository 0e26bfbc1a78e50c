export const VENDORS = ['retail', 'grocery'] as const;
export type Vendor = (typeof VENDORS)[number];

/**
 * The vendor of a product: as the marketplace says, else grocery by the tag of the grocery layout. Null where neither
 * tells: a product without that tag may be of either.
 */
export function vendorOf(product: { vendor: Vendor | null; tags: readonly string[] }): Vendor | null {
  return product.vendor ?? (product.tags.includes('CONTEXTUAL_GROCERY_MART') ? 'grocery' : null);
}

/** The same page at a vendor; for addresses that exist at both. */
export function addressAt(vendor: Vendor, path: string): string {
  const below = path.replace(/^\/grocery(?=\/(?:p|pdp-shell)\/)/i, '');
  return vendor === 'grocery' ? `/grocery${below}` : below;
}
