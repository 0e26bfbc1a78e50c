import type { RouteFacts, SecondaryPage } from '#src/domain/page/route.ts';
import type { MerchantFollowed } from '#src/services/seller/seller/contract.ts';

export interface ChangedSearch {
  page: SecondaryPage;
  search: Record<string, string | null>;
  facts: Partial<RouteFacts>;
}

/** An effect outside the page's machines; the page emits it. */
export type OutsideNeeded = {
  type: 'outside.needed';
  event:
    | { type: 'page.left'; url: string }
    /** Another visitor uses the browser now: nothing of the former visitor may stay. */
    | { type: 'page.outdated' }
    /** After a login: returns to the pressed control, where the page or the modal still has it. [AUTH-17] */
    | { type: 'place.wanted'; control: string | null; isInModal: boolean }
    /** Scrolls a section into view and moves the reader there, as a link to it would. [REVIEW-24] */
    | { type: 'jump.wanted'; section: string }
    /** Changes parameters of this page's address (null for none), and the facts that they mean. [REVIEW-24] */
    | ({ type: 'search.changed' } & ChangedSearch)
    /** Opens the live chat in a window of its own. [LINK-22] */
    | { type: 'liveChat.opened'; url: string; topic: string | null }
    /** The visitor follows or unfollows this seller: other tabs show outdated followers. [FOLLOW-06] */
    | ({ type: 'follow.written'; merchantCode: string } & MerchantFollowed);
};

/** Writes the criteria of a list into the address of its page. [REVIEW-24, QNA-28] */
export const searchChanged = (changed: ChangedSearch): OutsideNeeded => ({
  type: 'outside.needed',
  event: { type: 'search.changed', ...changed },
});
