export const VENDORS = ['retail', 'grocery'] as const;
export type Vendor = (typeof VENDORS)[number];
