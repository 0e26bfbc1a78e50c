import type { RouteFacts, SecondaryPage } from '#src/domain/page/route.ts';
import type { MerchantFollowed } from '#src/services/seller/seller/contract.ts';

export interface ChangedSearch {
  page: SecondaryPage;
  search: Record<string, string | null>;
  facts: Partial<RouteFacts>;
}

/** Something that only the outside can do; the page emits it. */
export type OutsideNeeded = {
  type: 'outside.needed';
  event:
    | { type: 'page.left'; url: string }
    /** Somebody else visits now: nothing of the former visitor may stay. */
    | { type: 'page.outdated' }
    /** After a login: back to where it was pressed, at this control where the page, or the modal, still has it. [AUTH-17] */
    | { type: 'place.wanted'; control: string | null; isInModal: boolean }
    /** Brings a section into view, and the reader to it, as a link to it would. [REVIEW-24] */
    | { type: 'jump.wanted'; section: string }
    /** The address of this page says something else from now on: parameters, null for none, and what they mean. [REVIEW-24] */
    | ({ type: 'search.changed' } & ChangedSearch)
    /** The live chat is to open in a window of its own. [LINK-22] */
    | { type: 'liveChat.opened'; url: string; topic: string | null }
    /** What the visitor's other tabs show of this seller's followers is no longer so. [FOLLOW-06] */
    | ({ type: 'follow.written'; merchantCode: string } & MerchantFollowed);
};

/** Writes what a list was narrowed to into the address of its page. [REVIEW-24, QNA-28] */
export const searchChanged = (changed: ChangedSearch): OutsideNeeded => ({
  type: 'outside.needed',
  event: { type: 'search.changed', ...changed },
});
