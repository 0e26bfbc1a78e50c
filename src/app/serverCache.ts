import type { ConfigMap } from '#src/domain/productConfig.ts';
import type { Language } from '#src/domain/language.ts';
import type { Vendor } from '#src/domain/vendor.ts';

/** Lifetime of an embedded configuration. [CONFIG-05] */
export const SERVER_CACHE_LIFETIME_MS = 5 * 60_000;

export interface ServerCacheEntry {
  /** Epoch ms of the server. */
  expires: number;
  data: ConfigMap;
}

/** "pdp:{vendor}:{language}". [CONFIG-05] */
export function pageCacheKeyOf(vendor: Vendor, language: Language): string {
  return `pdp:${vendor}:${language}`;
}

/** The entry of a key in whatever was embedded; null when there is none or it is not one. */
export function readServerCache(cache: unknown, key: string): ServerCacheEntry | null {
  if (cache === null || typeof cache !== 'object' || !Object.hasOwn(cache, key)) return null;
  const entry = (cache as Record<string, unknown>)[key] as Partial<ServerCacheEntry> | null | undefined;
  const isEntry =
    typeof entry?.expires === 'number' &&
    typeof entry.data === 'object' &&
    entry.data !== null &&
    Object.values(entry.data).every((value) => typeof value === 'string');
  return isEntry ? (entry as ServerCacheEntry) : null;
}
