import { createHash, randomUUID } from 'node:crypto';
import type { OwnParts, PageOfParts } from '#src/app/ownParts.tsx';
import { CHANGES_KEY, type Change, type Subject } from '../shared/changes.ts';
import type { Valkey } from '../shared/valkey.ts';
import type { CachedPage, HandedPage } from './pageCache.ts';
import { readPage, writePage } from './storedPage.ts';

/** Milliseconds for which other hosts take a page; older ones are rendered anew. */
const FRESH_MS = 15_000;
/** A host that renders a page keeps the others waiting for at most so long, also when it dies meanwhile; ms. */
const LOCK_MS = 1_500;
const LOOK_AGAIN_MS = 25;
/** Larger pages stay each host's own. */
const MOST_BYTES = 256 * 1024;

/** Keeps a page unless something has changed since its render began, and gives its lock back. */
const KEEP = `
if (redis.call('get', KEYS[1]) or '0') == ARGV[1] then
  redis.call('set', KEYS[2], ARGV[2], 'PX', ARGV[3])
  for index = 4, #KEYS do
    redis.call('sadd', KEYS[index], KEYS[2])
    redis.call('pexpire', KEYS[index], 2 * ARGV[3])
  end
end
if redis.call('get', KEYS[3]) == ARGV[4] then redis.call('del', KEYS[3]) end
return 1`;
const GIVE_BACK = `if redis.call('get', KEYS[1]) == ARGV[1] then redis.call('del', KEYS[1]) end return 1`;
/** Forgets the pages that are listed under a change. */
const FORGET = `
redis.call('incr', KEYS[1])
for _, page in ipairs(redis.call('smembers', KEYS[2])) do redis.call('unlink', page) end
redis.call('unlink', KEYS[2])
return 1`;

/** Pages that any host has rendered, for all hosts of one build. */
export interface SecondTier {
  /** A page that another host has rendered lately, or what `render` makes; one host renders for all that ask. */
  getOrRender: (key: string, render: () => Promise<CachedPage>) => Promise<HandedPage>;
  /** Forgets the pages that a change has made old. */
  change: (changed: Change) => Promise<void>;
}

/** The answer of the second tier to a host. */
interface Looked {
  handed: HandedPage | null;
  /** Number of changes so far, by which a page that was rendered meanwhile is known. */
  changes: string;
}

const listOf = (changed: Change): string =>
  'product' in changed
    ? `of:product:${changed.product}`
    : 'seller' in changed
      ? `of:seller:${changed.seller}`
      : 'of:everything';
/** The lists of a page: those of each change that makes it old. */
const listsOf = ({ productSku, itemSku, seller }: Subject): string[] => [
  ...new Set([
    listOf({ everything: true }),
    listOf({ product: productSku }),
    listOf({ product: itemSku }),
    listOf({ seller }),
  ]),
];

/**
 * Pages in Valkey, behind those in each host's memory. Only pages of all guests come here: nothing of one visitor does.
 *
 * @param build the same for hosts that render the same pages
 * @param ownPartsOf makes the parts of one visitor for a page of another host
 */
export function createSecondTier({
  valkey,
  build,
  ownPartsOf,
  onAsked = () => {},
  now = Date.now,
  wait = (ms) => new Promise((resolve) => void setTimeout(resolve, ms).unref()),
}: {
  valkey: Valkey;
  build: string;
  ownPartsOf: (page: PageOfParts) => OwnParts;
  /** Tells whether another host had the page, this one rendered it, or Valkey could not be asked. */
  onAsked?: (found: 'handed' | 'rendered' | 'alone') => void;
  now?: () => number;
  wait?: (ms: number) => Promise<void>;
}): SecondTier {
  const { client } = valkey;
  const nothing = () => null;

  const look = (name: string): Promise<Looked | null> =>
    valkey.use(async () => {
      const [bytes = null, changes = null] = await client.mgetBuffer(`page:${name}`, CHANGES_KEY);
      const handed = bytes === null ? null : await readPage(bytes, now(), ownPartsOf);
      const isFresh = handed !== null && handed.ageMs < FRESH_MS && (handed.page.trueForMs ?? 1) > 0;
      return { handed: isFresh ? handed : null, changes: changes?.toString() ?? '0' };
    }, nothing);
  /** True where this host may render the page, also because it cannot ask. */
  const lock = (name: string, owner: string): Promise<boolean> =>
    valkey.use(
      async () => (await client.set(`lock:${name}`, owner, 'PX', LOCK_MS, 'NX')) !== null,
      () => true,
    );
  const giveBack = (name: string, owner: string) =>
    valkey.use(() => client.eval(GIVE_BACK, 1, `lock:${name}`, owner), nothing);
  async function keep(name: string, owner: string, page: CachedPage, changes: string, madeAt: number) {
    const { subject = null } = page;
    // A page without a product stays each host's own: no change would find it.
    const bytes = page.isShared && subject !== null ? await writePage(page, madeAt) : null;
    if (subject === null || bytes === null || bytes.length > MOST_BYTES) return giveBack(name, owner);
    const keys = [CHANGES_KEY, `page:${name}`, `lock:${name}`, ...listsOf(subject)];
    return valkey.use(
      () => client.eval(KEEP, keys.length, ...keys, changes, bytes, FRESH_MS, owner),
      nothing,
    );
  }

  return {
    async getOrRender(key, render) {
      const name = `${build}:${createHash('sha256').update(key).digest('base64url')}`;
      const owner = randomUUID();
      const until = now() + LOCK_MS;
      let looked = await look(name);
      while (looked !== null && looked.handed === null && now() < until && !(await lock(name, owner))) {
        await wait(LOOK_AGAIN_MS);
        looked = await look(name);
      }
      onAsked(looked === null ? 'alone' : looked.handed === null ? 'rendered' : 'handed');
      if (looked?.handed != null) return looked.handed;
      const madeAt = now();
      try {
        const page = await render();
        // Its visitor does not wait for other hosts.
        if (looked !== null) void keep(name, owner, page, looked.changes, madeAt);
        return { page, ageMs: 0 };
      } catch (error) {
        if (looked !== null) void giveBack(name, owner);
        throw error;
      }
    },
    async change(changed) {
      await client.eval(FORGET, 2, CHANGES_KEY, listOf(changed));
    },
  };
}
