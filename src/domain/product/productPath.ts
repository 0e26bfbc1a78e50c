import type { Vendor } from './vendor.ts';

/** Beginning of a vendor's addresses. */
export const vendorPrefix = (vendor: Vendor) => (vendor === 'grocery' ? '/grocery' : '');

/** Path of an item's own page, by which it is known everywhere. [SEO-06] */
export const productPath = (vendor: Vendor, urlFriendlyName: string, id: string) =>
  `${vendorPrefix(vendor)}/p/${encodeURIComponent(urlFriendlyName || '-')}/${encodeURIComponent(id)}`;
