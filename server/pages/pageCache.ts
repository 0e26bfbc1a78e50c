import type { AnswerOwn } from './answerOwn.ts';
import type { SplicedText } from './splicedGzip.ts';

export interface CachedPage {
  status: number;
  /** With holes for what is each answer's own. */
  text: SplicedText<keyof AnswerOwn>;
  /** Epoch ms. */
  expires: number;
}

/** How long a guest's page is kept, in ms. */
export const PAGE_LIFETIME_MS = 15_000;
const MAX_PAGES = 500;

/**
 * Guests' pages by their key, the least recently used going first. Several askers of one missing page wait for one
 * rendering. A member's page never comes here.
 */
export function createPageCache(now: () => number = Date.now) {
  const pages = new Map<string, CachedPage>();
  const pending = new Map<string, Promise<CachedPage>>();
  return {
    /** The kept page of a key while it is valid. */
    get(key: string): CachedPage | null {
      const page = pages.get(key);
      if (page === undefined) return null;
      pages.delete(key);
      if (page.expires <= now()) return null;
      pages.set(key, page);
      return page;
    },
    /** The kept page, or the one that `render` makes; it is kept unless its `expires` has passed. */
    async getOrRender(key: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
      const kept = this.get(key) ?? pending.get(key);
      if (kept !== undefined) return kept;
      const rendering = render();
      pending.set(key, rendering);
      try {
        const page = await rendering;
        if (page.expires > now()) {
          pages.set(key, page);
          const oldest = pages.keys().next();
          if (pages.size > MAX_PAGES && !oldest.done) pages.delete(oldest.value);
        }
        return page;
      } finally {
        pending.delete(key);
      }
    },
    get size() {
      return pages.size;
    },
  };
}
export type PageCache = ReturnType<typeof createPageCache>;
