/** Whose link a visitor came by, as an address says it. [SHARE-11] */
export const isAffiliateId = (text: unknown): text is string =>
  typeof text === 'string' && /^[A-Za-z0-9_-]{4,40}$/.test(text);
