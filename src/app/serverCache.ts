import type { ConfigMap } from '#src/domain/product/productConfig.ts';
import type { Language } from '#src/domain/shell/language.ts';
import type { Vendor } from '#src/domain/product/vendor.ts';

/** The element of the document with the embedded configuration, as inert JSON. [CONFIG-05, SHELL-02] */
export const SERVER_CACHE_ELEMENT_ID = 'server-cache';

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

/** The entry of a key in the embedded text; null when there is none or it is invalid. */
export function readServerCache(text: string | null, key: string): ServerCacheEntry | null {
  const cache = parsed(text);
  if (cache === null || typeof cache !== 'object' || !Object.hasOwn(cache, key)) return null;
  const entry = (cache as Record<string, unknown>)[key] as Partial<ServerCacheEntry> | null | undefined;
  const isEntry =
    typeof entry?.expires === 'number' &&
    typeof entry.data === 'object' &&
    entry.data !== null &&
    Object.values(entry.data).every((value) => typeof value === 'string');
  return isEntry ? (entry as ServerCacheEntry) : null;
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
