import { SERVER_CACHE_LIFETIME_MS, type ServerCacheEntry } from '#src/app/serverCache.ts';
import type { ConfigMap } from '#src/domain/productConfig.ts';

/** A failed load is tried again after this long, in ms. */
const RETRY_MS = 5_000;

/** Product configs by page cache key, each loaded once per lifetime. [CONFIG-05] */
export function createConfigCache(
  load: (language: 'id' | 'en') => Promise<ConfigMap>,
  now: () => number = Date.now,
) {
  const entries = new Map<string, { entry: ServerCacheEntry; refreshAt: number }>();
  const pending = new Map<string, Promise<ServerCacheEntry>>();

  async function refresh(key: string, language: 'id' | 'en'): Promise<ServerCacheEntry> {
    try {
      const entry = { expires: now() + SERVER_CACHE_LIFETIME_MS, data: await load(language) };
      // Pages kept for a while must not embed an entry that is about to expire.
      entries.set(key, { entry, refreshAt: now() + SERVER_CACHE_LIFETIME_MS / 2 });
      return entry;
    } catch {
      // The browser finds it expired and asks for itself; the defaults apply until then. [CONFIG-04]
      const entry = { expires: now(), data: {} };
      entries.set(key, { entry, refreshAt: now() + RETRY_MS });
      return entry;
    }
  }

  return {
    async get(key: string, language: 'id' | 'en'): Promise<ServerCacheEntry> {
      const kept = entries.get(key);
      if (kept !== undefined && now() < kept.refreshAt) return kept.entry;
      const running = pending.get(key) ?? refresh(key, language).finally(() => pending.delete(key));
      pending.set(key, running);
      return running;
    },
  };
}
export type ConfigCache = ReturnType<typeof createConfigCache>;
