import * as z from 'zod/mini';
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

const entry = z.object({ expires: z.number(), data: z.record(z.string(), z.string()) });

/** "pdp:{vendor}:{language}". [CONFIG-05] */
export function pageCacheKeyOf(vendor: Vendor, language: Language): string {
  return `pdp:${vendor}:${language}`;
}

/** The entry of a key in whatever was embedded; null when there is none or it is not one. */
export function readServerCache(cache: unknown, key: string): ServerCacheEntry | null {
  if (cache === null || typeof cache !== 'object' || !Object.hasOwn(cache, key)) return null;
  const result = z.safeParse(entry, (cache as Record<string, unknown>)[key]);
  return result.success ? result.data : null;
}
