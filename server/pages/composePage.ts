import type { RenderedPage } from '#src/app/entryServer.tsx';
import type { BagFragments, MemberFragments } from '#src/app/ownParts.tsx';
import { NO_MEMBER, OWN_MARKS, type VisitorHole } from './answerOwn.ts';
import { toldKey, type Asked, type ReadNotes } from './ownAnswers.ts';

/** The role for which a shared page is rendered. */
export type Role = 'guest' | 'member';
/** Contents of the per-visitor slots of a shared page. */
export type OwnFragments = BagFragments & Partial<MemberFragments>;

/** Data by which a kept page serves every visitor who gets the same answers of the backend. */
export interface ForKnown {
  asked: Asked;
  /** Key made of the backend's answers to these reads. */
  told: string;
  itemSku: string | null;
  /** Contents of the slots for a visitor who is not known. */
  usual: OwnFragments;
  own: RenderedPage['own'];
}

/** An empty bag. */
const NO_BAG = { totalItems: 0, subtotal: 0, items: [], notKept: [] };
const answerOf = (data: unknown) => JSON.stringify({ code: 200, status: 'OK', data });
/** Answers that a shared page gets instead of its first visitor's own. */
export const NO_MEMBER_ANSWER = answerOf(NO_MEMBER);
export const NO_BAG_ANSWER = answerOf(NO_BAG);

/**
 * Replaces the per-visitor parts of a document by marks. If a part does not stand in it exactly once, or the member is
 * named elsewhere too, the page stays as it is and each known visitor gets a render of their own.
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
