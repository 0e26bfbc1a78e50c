/** The source of a cached value: fresh from the cache, stale from the cache, or made anew. */
export type FoundInCache = 'hit' | 'stale' | 'miss';
/** The source of a page: also composed with its visitor's own parts, or rendered for one visitor alone. */
export type Found = FoundInCache | 'composed' | 'bypass';
