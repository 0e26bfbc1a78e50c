import { LRUCache } from 'lru-cache';
import type { Found } from '../http/found.ts';
import type { ForKnown, OwnFragments, Role } from './composePage.ts';
import { toldKey, type Asked, type VisitorReads } from './ownAnswers.ts';
import type { CachedPage, PageCache } from './pageCache.ts';

/** Number of addresses for which the host remembers the backend calls of their page. */
const REMEMBERED = 4_000;

/** A kept page, and the parts of it that are this visitor's own. */
interface KnownPage {
  page: CachedPage;
  own: OwnFragments;
  found: Found;
}

/**
 * Finds the kept page that equals this visitor's page except for their identity and their bag. [HOST-28]
 *
 * A guest whose bag does not hold the product gets the page of all guests. For other visitors the host compares the
 * backend's answers: same bytes and same role mean the same page.
 */
export function createKnownPages(pages: Pick<PageCache, 'getOrRender' | 'keeping'>) {
  /** Reads of members' pages. A guest's page also reads the cost of delivery, and is kept with its reads. */
  const askedOfMembers = new LRUCache<string, Asked>({ max: REMEMBERED });
  const remember = (role: Role, key: string, page: CachedPage): CachedPage => {
    if (role === 'member' && page.isShared && page.forKnown !== null)
      askedOfMembers.set(key, page.forKnown.asked);
    return page;
  };

  /** Renders under way, from which the reads of an address will be known. */
  const learning = new Map<string, Promise<unknown>>();

  /** Only a rendered page knows its reads. */
  async function firstPageOfMember(key: string, render: () => Promise<CachedPage>) {
    const keep = pages.keeping();
    const rendering = render();
    learning.set(key, rendering);
    try {
      const page = remember('member', key, await rendering);
      if (page.isShared && page.forKnown !== null) keep(`${key} ${page.forKnown.told}`, page);
      return { page, found: foundOfMade(page) };
    } finally {
      if (learning.get(key) === rendering) learning.delete(key);
    }
  }

  async function pageToldTo(
    { key, role, reads, asked }: { key: string; role: Role; reads: VisitorReads; asked: Asked },
    render: () => Promise<CachedPage>,
    usual: CachedPage | null = null,
  ): Promise<{ page: CachedPage; found: Found } | null> {
    const answers = await reads.told(asked.told);
    if (answers === null) return null;
    const told = toldKey(role, answers);
    if (usual?.forKnown?.told === told) return { page: usual, found: 'composed' };
    let made: CachedPage | null = null;
    const { page, found } = await pages.getOrRender(`${key} ${told}`, async () => {
      made = remember(role, key, await render());
      // With other reads than expected, the page may not be shared under this key.
      return { ...made, isShared: made.isShared && made.forKnown?.told === told };
    });
    // A page made for one visitor may not be sent to others.
    if (made === null && !page.isShared) return null;
    return { page, found: made === null || found !== 'miss' ? 'composed' : foundOfMade(page) };
  }

  return {
    /** The page of all guests. */
    ofGuests: (key: string, render: () => Promise<CachedPage>) => pages.getOrRender(key, render, true),

    /** Null where this guest needs a page rendered for them alone. */
    async forGuest(
      key: string,
      reads: VisitorReads,
      render: Record<'usual' | 'told', () => Promise<CachedPage>>,
    ): Promise<KnownPage | null> {
      const { page } = await this.ofGuests(key, render.usual);
      const { forKnown } = page;
      if (page.isElsewhere) return { page, own: { bagLink: '', bagState: '' }, found: 'composed' };
      const own = await ownBag(reads, forKnown);
      if (own === null || forKnown === null) return null;
      // Without the product in the bag, this guest's facts of it are those of all guests.
      const { itemSku, asked } = forKnown;
      if (itemSku === null || own.items?.includes(itemSku) === false) return { page, own, found: 'composed' };
      const told = await pageToldTo({ key, role: 'guest', reads, asked }, render.told, page);
      return told === null || told.page.forKnown === null ? null : { ...told, own };
    },

    /** Null where this member needs a page rendered for them alone. */
    async forMember(
      key: string,
      who: string,
      reads: VisitorReads,
      render: () => Promise<CachedPage>,
    ): Promise<KnownPage | null> {
      if (!askedOfMembers.has(key)) await learning.get(key)?.catch(() => {});
      const asked = askedOfMembers.get(key);
      const told =
        asked === undefined
          ? await firstPageOfMember(key, render)
          : await pageToldTo({ key, role: 'member', reads, asked }, render);
      if (told === null) return null;
      if (told.page.isElsewhere) return { ...told, own: { bagLink: '', bagState: '' } };
      const [bag, member] = await Promise.all([
        ownBag(reads, told.page.forKnown),
        told.page.forKnown?.own.memberOf(who) ?? null,
      ]);
      return bag === null || member === null ? null : { ...told, own: { ...bag, ...member } };
    },
  };
}

/** Says whether a page that was just rendered is shared or for one visitor. */
const foundOfMade = ({ isShared }: CachedPage): Found => (isShared ? 'miss' : 'bypass');

async function ownBag(reads: VisitorReads, forKnown: ForKnown | null) {
  const answer = forKnown === null ? null : await reads.read(forKnown.asked.bag);
  return forKnown === null || answer === null ? null : forKnown.own.bagOf(answer);
}
