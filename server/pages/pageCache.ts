import { LRUCache } from 'lru-cache';
import type { FoundInCache } from '../http/found.ts';
import type { RoomSizes } from '../watch/metrics.ts';
import type { Subject } from '../shared/changes.ts';
import type { RenderTiming } from '../watch/serverTiming.ts';
import type { AnswerHole } from './answerOwn.ts';
import type { ForKnown } from './composePage.ts';
import { VisitorLeft } from './renderQueue.ts';
import { bytesOf as textBytes, deflate, type SplicedText } from './splicedGzip.ts';

export interface CachedPage {
  status: number;
  /** With holes for the values that each answer has of its own. */
  text: SplicedText<AnswerHole>;
  /** Pieces that it shares with the pages of many other products. */
  standing?: string[];
  /** Data that makes it the page of a known visitor; null where that is impossible. */
  forKnown: ForKnown | null;
  /** False for an error page, a page of one visitor, or a page of a failed backend. */
  isShared: boolean;
  /** Milliseconds until the campaign begins or ends, which makes the page wrong; absent without such a moment. */
  trueForMs?: number | undefined;
  /** The product is sold by the other vendor, to which the page redirects. */
  isElsewhere: boolean;
  /** The product that it shows; absent where it shows none. */
  subject?: Subject | null;
  /** Times of its render, reported to the visitor who waited for it. */
  timing: RenderTiming;
}

/** A page, and whether it was kept. */
export interface FoundPage {
  page: CachedPage;
  found: FoundInCache;
}

/** A page from another host or from here, and its age in ms. */
export interface HandedPage {
  page: CachedPage;
  ageMs: number;
}

/** Milliseconds that a page is sent before a newer one is made. */
const FRESH_MS = 15_000;
/** Further milliseconds that it is sent while the newer one is made. */
const WHILE_RENEWED_MS = 15_000;
/** Greatest age of a page while the backend cannot give a newer one; ms. */
const OLDEST_MS = 10 * 60_000;
/** Milliseconds after a failed newer page before the next try. */
const RETRY_MS = 2_000;
/** Milliseconds that a visitor waits for a newer page before they get the older one. */
const PATIENCE_MS = 1_000;
/** Bytes of pages that were requested once, and of those that were requested again. */
const NEWCOMER_BYTES = 16 * 1024 * 1024;
const REGULAR_BYTES = 48 * 1024 * 1024;

interface Kept {
  page: CachedPage;
  madeAt: number;
  /** Time from which the page is wrong, because its campaign has begun or ended. */
  overAt: number;
  /** Time before which a failed newer page is not tried again. */
  retryAt: number;
}

export interface PageCacheOptions {
  /** Milliseconds; only differences count. */
  now?: () => number;
  /** Resolves after that many milliseconds. */
  wait?: (ms: number) => Promise<void>;
  newcomerBytes?: number;
  regularBytes?: number;
  /** Asks the other hosts for a page of all guests before this one renders it. */
  askOtherHosts?: AskOtherHosts | null;
}

type AskOtherHosts = (key: string, render: () => Promise<CachedPage>) => Promise<HandedPage>;
/** Makes a page, and tells its age in ms afterwards. */
interface PageMaker {
  render: () => Promise<CachedPage>;
  ageMs: () => number;
}

/** Takes a page from another host where one has it. */
function makerWithOthers(
  askOtherHosts: AskOtherHosts,
  key: string,
  render: () => Promise<CachedPage>,
): PageMaker {
  let age = 0;
  return {
    async render() {
      const { page, ageMs } = await askOtherHosts(key, render);
      age = ageMs;
      return page;
    },
    ageMs: () => age,
  };
}

const bytesOf = ({ page }: Kept, key: string): number => textBytes(page.text) + 2 * key.length;

/**
 * Shared pages by their key, bounded by their bytes. A page stays among the newcomers until a second request, so that
 * thousands of addresses requested once push out none of the popular pages. Nothing of one visitor comes here.
 *
 * A page whose campaign has begun or ended since is sent only to a visitor who would wait too long for a newer one.
 * Otherwise a page that is no longer fresh is still sent for a while: first while a newer one is made, then for as long
 * as the backend cannot give one.
 */
export function createPageCache({
  now = () => performance.now(),
  wait = (ms) => new Promise((resolve) => void setTimeout(resolve, ms).unref()),
  newcomerBytes = NEWCOMER_BYTES,
  regularBytes = REGULAR_BYTES,
  askOtherHosts = null,
}: PageCacheOptions = {}) {
  const newcomers = new LRUCache<string, Kept>({ maxSize: newcomerBytes, sizeCalculation: bytesOf });
  const regulars = new LRUCache<string, Kept>({ maxSize: regularBytes, sizeCalculation: bytesOf });
  const pending = new Map<string, Promise<CachedPage>>();
  /** Grows with every change: a render that began before one may have read what was true before it. */
  let changes = 0;

  function find(key: string): Kept | null {
    const regular = regulars.get(key);
    if (regular !== undefined) return regular;
    const newcomer = newcomers.get(key);
    if (newcomer === undefined) return null;
    newcomers.delete(key);
    deflate(newcomer.page.text);
    regulars.set(key, newcomer);
    return newcomer;
  }

  function keep(key: string, page: CachedPage, ageMs = 0): void {
    const kept: Kept = {
      page,
      madeAt: now() - ageMs,
      overAt: now() + (page.trueForMs ?? Infinity),
      retryAt: 0,
    };
    if (regulars.has(key)) {
      deflate(page.text);
      regulars.set(key, kept);
    } else newcomers.set(key, kept);
  }

  /** A failure keeps the older page; an answer that is true but not shared, such as 404, removes it. */
  async function renew(key: string, make: PageMaker): Promise<CachedPage> {
    const changesBefore = changes;
    try {
      const page = await make.render();
      if (changes !== changesBefore) return page;
      if (page.isShared) keep(key, page, make.ageMs());
      else if (page.status < 429) forget(key);
      else postpone(key);
      return page;
    } catch (error) {
      postpone(key);
      throw error;
    } finally {
      if (changes === changesBefore) pending.delete(key);
    }
  }
  function forget(key: string): void {
    newcomers.delete(key);
    regulars.delete(key);
  }
  function postpone(key: string): void {
    const kept = regulars.peek(key) ?? newcomers.peek(key);
    if (kept !== undefined) kept.retryAt = now() + RETRY_MS;
  }
  /** The render under way, or a new one; also where the visitor who began it left before its turn. */
  async function rendering(key: string, make: PageMaker): Promise<CachedPage> {
    for (let running = pending.get(key); running !== undefined; running = pending.get(key)) {
      try {
        return await running;
      } catch (error) {
        if (!(error instanceof VisitorLeft)) throw error;
      }
    }
    const begun = renew(key, make);
    pending.set(key, begun);
    return begun;
  }

  return {
    /**
     * Returns the kept page, or the one that `render` makes; several requests for one page share one render.
     *
     * @param isForAll the page is that of all guests, which the hosts share
     * @throws what `render` throws, when there is no older page to send
     */
    async getOrRender(key: string, render: () => Promise<CachedPage>, isForAll = false): Promise<FoundPage> {
      const make =
        askOtherHosts !== null && isForAll
          ? makerWithOthers(askOtherHosts, key, render)
          : { render, ageMs: () => 0 };
      const kept = find(key);
      const age = kept === null ? Infinity : now() - kept.madeAt;
      if (kept === null || age >= OLDEST_MS) {
        return { page: await rendering(key, make), found: 'miss' };
      }
      const isOver = now() >= kept.overAt;
      if (age < FRESH_MS && !isOver) return { page: kept.page, found: 'hit' };
      const stale: FoundPage = { page: kept.page, found: 'stale' };
      if (now() < kept.retryAt) return stale;
      const newer = rendering(key, make).then(
        (page) => (page.status < 429 ? page : null),
        () => null,
      );
      if (age < FRESH_MS + WHILE_RENEWED_MS && !isOver) return stale;
      const renewed = await Promise.race([newer, wait(PATIENCE_MS).then(() => null)]);
      return renewed === null ? stale : { page: renewed, found: 'miss' };
    },
    /** Begins a page that is rendered elsewhere; what is returned keeps it, unless something has changed since. */
    keeping(): (key: string, page: CachedPage) => void {
      const changesBefore = changes;
      return (key, page) => {
        if (changes === changesBefore) keep(key, page);
      };
    },
    /** Forgets the pages that a change has made old, and keeps none whose render began before it. */
    change(isOld: (subject: Subject | null) => boolean): void {
      changes += 1;
      pending.clear();
      for (const room of [newcomers, regulars])
        for (const [key, { page }] of room.entries()) if (isOld(page.subject ?? null)) room.delete(key);
    },
    /** Bytes of all pages. */
    get bytes(): number {
      return newcomers.calculatedSize + regulars.calculatedSize;
    },
    get size(): number {
      return newcomers.size + regulars.size;
    },
    /** Bytes and pages of each of the two rooms. */
    get rooms(): RoomSizes {
      return {
        newcomers: { bytes: newcomers.calculatedSize, pages: newcomers.size },
        regulars: { bytes: regulars.calculatedSize, pages: regulars.size },
      };
    },
  };
}
export type PageCache = ReturnType<typeof createPageCache>;
