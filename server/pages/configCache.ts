import { pageCacheKeyOf, SERVER_CACHE_LIFETIME_MS, type ServerCacheEntry } from '#src/app/serverCache.ts';
import type { Language } from '#src/domain/shell/language.ts';
import type { ConfigMap } from '#src/domain/product/productConfig.ts';
import type { HostEvents } from '../watch/hostEvents.ts';

/** A failed load is tried again after this long, in ms. */
const RETRY_MS = 5_000;

/** The key of a page's configs; `path` begins with the page's address. */
export const configKeyOf = (path: string, { language }: { language: Language }): string =>
  pageCacheKeyOf(path.startsWith('/grocery/') ? 'grocery' : 'retail', language);

interface Kept {
  entry: ServerCacheEntry;
  refreshAt: number;
  /** The last attempt to renew it failed. */
  hasFailed: boolean;
}

/**
 * Product configs by page cache key, each loaded once per lifetime. One that cannot be renewed is kept, and is sent as
 * expired once its lifetime is over: the server continues with it, and the browser loads a newer one itself.
 * [CONFIG-05]
 */
export function createConfigCache(
  load: (language: 'id' | 'en', headers: Record<string, string>) => Promise<ConfigMap>,
  now: () => number = Date.now,
  onFound: HostEvents['configFound'] = () => {},
) {
  // As many as there are vendors and languages.
  const entries = new Map<string, Kept>();
  const pending = new Map<string, Promise<ServerCacheEntry>>();

  async function refresh(
    key: string,
    language: 'id' | 'en',
    headers: Record<string, string>,
  ): Promise<ServerCacheEntry> {
    // Its age counts from the request: the backend may change its answer while that is on its way.
    const askedAt = now();
    try {
      const entry = { expires: askedAt + SERVER_CACHE_LIFETIME_MS, data: await load(language, headers) };
      // Halfway, since kept pages must not embed an entry that is about to expire.
      entries.set(key, { entry, refreshAt: askedAt + SERVER_CACHE_LIFETIME_MS / 2, hasFailed: false });
      return entry;
    } catch {
      // Without an entry the defaults apply until the browser has loaded one. [CONFIG-04]
      const entry = entries.get(key)?.entry ?? { expires: now(), data: {} };
      entries.set(key, { entry, refreshAt: now() + RETRY_MS, hasFailed: true });
      return entry;
    } finally {
      pending.delete(key);
    }
  }

  return {
    /** The entry at hand, without a call to the backend; null at first. */
    known: (key: string): ConfigMap | null => entries.get(key)?.entry.data ?? null,
    /** Loads every entry anew on its next use; the entry at hand serves meanwhile. */
    forget(): void {
      for (const [key, kept] of entries) entries.set(key, { ...kept, refreshAt: 0 });
    },
    /** `headers` belong to the request for which the backend may have to be called. [HOST-22, HOST-23] */
    async get(
      key: string,
      language: 'id' | 'en',
      headers: Record<string, string> = {},
    ): Promise<ServerCacheEntry> {
      const kept = entries.get(key);
      if (kept !== undefined && now() < kept.refreshAt) {
        onFound(kept.hasFailed ? 'stale' : 'hit');
        return kept.entry;
      }
      const running = pending.get(key) ?? refresh(key, language, headers);
      pending.set(key, running);
      // A valid entry is used at once while a newer one loads; so is an older one after a failed load.
      const isKeptUsed = kept !== undefined && (now() < kept.entry.expires || kept.hasFailed);
      onFound(isKeptUsed ? 'stale' : 'miss');
      return isKeptUsed ? kept.entry : running;
    },
  };
}
export type ConfigCache = ReturnType<typeof createConfigCache>;
