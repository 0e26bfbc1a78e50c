import { LRUCache } from 'lru-cache';
import type { Found } from '../http/found.ts';
import type { ForKnown, OwnFragments, Role } from './composePage.ts';
import { toldKey, type Asked, type VisitorReads } from './ownAnswers.ts';
import type { CachedPage, PageCache } from './pageCache.ts';

/** How many addresses it is remembered of what their pages ask. */
const REMEMBERED = 4_000;

/** A kept page, and what of it is this visitor's own. */
interface KnownPage {
  page: CachedPage;
  own: OwnFragments;
  found: Found;
}

/**
 * Finds the kept page that is this visitor's page but for who they are and what lies in their bag. [HOST-28]
 *
 * A guest whose bag does not hold the product gets the page of all guests. For anybody else the backend is asked what it
 * tells them, and they get the page that was rendered for whoever is told the same to the byte, in the same role.
 */
export function createKnownPages(pages: Pick<PageCache, 'getOrRender' | 'keep'>) {
  /** The questions of members' pages. A guest's page asks for the cost of delivery as well, and is itself kept. */
  const askedOfMembers = new LRUCache<string, Asked>({ max: REMEMBERED });
  const remember = (role: Role, key: string, page: CachedPage): CachedPage => {
    if (role === 'member' && page.isShared && page.forKnown !== null)
      askedOfMembers.set(key, page.forKnown.asked);
    return page;
  };

  /** Renders under way from which it will be known what the page of an address asks. */
  const learning = new Map<string, Promise<unknown>>();

  /** Only the page itself knows what it asks. */
  async function firstPageOfMember(key: string, render: () => Promise<CachedPage>) {
    const rendering = render();
    learning.set(key, rendering);
    try {
      const page = remember('member', key, await rendering);
      if (page.isShared && page.forKnown !== null) pages.keep(`${key} ${page.forKnown.told}`, page);
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
      // It may have asked for something else: others are not told the same then.
      return { ...made, isShared: made.isShared && made.forKnown?.told === told };
    });
    // Others may not have what was made for one.
    if (made === null && !page.isShared) return null;
    return { page, found: made === null || found !== 'miss' ? 'composed' : foundOfMade(page) };
  }

  return {
    /** The page of all guests. */
    ofGuests: (key: string, render: () => Promise<CachedPage>) => pages.getOrRender(key, render),

    /** Null where this guest's page can only be rendered for them. */
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
      // Who has none of it in their bag is told of it what all are told.
      const { itemSku, asked } = forKnown;
      if (itemSku === null || own.items?.includes(itemSku) === false) return { page, own, found: 'composed' };
      const told = await pageToldTo({ key, role: 'guest', reads, asked }, render.told, page);
      return told === null || told.page.forKnown === null ? null : { ...told, own };
    },

    /** Null where this member's page can only be rendered for them. */
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

/** A page that was rendered now: for whoever is told the same, or for one visitor after all. */
const foundOfMade = ({ isShared }: CachedPage): Found => (isShared ? 'miss' : 'bypass');

async function ownBag(reads: VisitorReads, forKnown: ForKnown | null) {
  const answer = forKnown === null ? null : await reads.read(forKnown.asked.bag);
  return forKnown === null || answer === null ? null : forKnown.own.bagOf(answer);
}
