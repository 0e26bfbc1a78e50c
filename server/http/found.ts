/** How a kept thing answered: as it is kept, as it is kept though no longer fresh, or made anew. */
export type FoundInCache = 'hit' | 'stale' | 'miss';
/** And a page: kept with what is its visitor's own filled in, or rendered for one visitor, past the cache. */
export type Found = FoundInCache | 'composed' | 'bypass';
