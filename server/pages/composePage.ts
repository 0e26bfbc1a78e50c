import type { RenderedPage } from '#src/app/entryServer.tsx';
import type { BagFragments, MemberFragments } from '#src/app/ownParts.tsx';
import { NO_MEMBER, OWN_MARKS, type VisitorHole } from './answerOwn.ts';
import { toldKey, type Asked, type ReadNotes } from './ownAnswers.ts';

/** As whom a page is rendered that many get. */
export type Role = 'guest' | 'member';
/** What stands in a page's places of what is one visitor's own. */
export type OwnFragments = BagFragments & Partial<MemberFragments>;

/** What a kept page needs to be the page of anybody who is told the same. */
export interface ForKnown {
  asked: Asked;
  /** What the backend said to all of it. */
  told: string;
  itemSku: string | null;
  /** What stands in its places for whoever is not known. */
  usual: OwnFragments;
  own: RenderedPage['own'];
}

/** The bag of nobody. */
const NO_BAG = { totalItems: 0, subtotal: 0, items: [], notKept: [] };
const answerOf = (data: unknown) => JSON.stringify({ code: 200, status: 'OK', data });
/** What a page for many is told instead of its first visitor's own. */
export const NO_MEMBER_ANSWER = answerOf(NO_MEMBER);
export const NO_BAG_ANSWER = answerOf(NO_BAG);

/**
 * Makes places in a document for what is one visitor's own. Where a fragment does not stand in it exactly once, or more of
 * a member than that, the page stays as it is, and those who are known get one of their own.
 */
export async function withOwnPlaces(
  document: string,
  { own, summary }: Pick<RenderedPage, 'own' | 'summary'>,
  notes: ReadNotes,
  role: Role,
): Promise<{ document: string; forKnown: ForKnown | null }> {
  const asIs = { document, forKnown: null };
  const bag = notes.bag();
  const usualBag = bag === null ? null : await own.bagOf(bag.text);
  const member = role === 'guest' ? {} : await own.memberOf(NO_MEMBER_ANSWER);
  if (bag === null || usualBag === null || member === null) return asIs;
  const { bagLink, bagState } = usualBag;
  const usual: OwnFragments = { bagLink, bagState, ...member };
  let placed = document;
  for (const [place, fragment] of Object.entries(usual) as [VisitorHole, string][]) {
    if (!isOnce(placed, fragment)) return asIs;
    placed = placed.replace(fragment, () => OWN_MARKS[place]);
  }
  if (Object.values(NO_MEMBER).some((fact) => fact !== null && placed.includes(fact))) return asIs;
  const told = notes.told();
  return {
    document: placed,
    forKnown: {
      asked: {
        bag: { url: bag.url, headers: bag.headers },
        told: told.map(({ url, headers }) => ({ url, headers })),
      },
      told: toldKey(role, told),
      itemSku: summary?.itemSku ?? null,
      usual,
      own,
    },
  };
}

const isOnce = (document: string, fragment: string): boolean => {
  const at = document.indexOf(fragment);
  return at !== -1 && document.indexOf(fragment, at + 1) === -1;
};
