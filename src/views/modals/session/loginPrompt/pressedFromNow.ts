import type { LaterParts, PageParts } from '#src/machines/page/pageParts.ts';
import { MAX_PAGES_RESTORED } from '#src/domain/shell/limits.ts';
import type { PressedFrom } from '#src/services/session/login/contract.ts';

/** The criteria and number of loaded pages of a list; null for a list that is not loaded. */
const standingOf = <TCriteria>(list: {
  criteria: TCriteria;
  paging: { page: number } | null;
}): { criteria: TCriteria; pages: number } | null =>
  list.paging === null
    ? null
    : { criteria: list.criteria, pages: Math.min(list.paging.page, MAX_PAGES_RESTORED) };

/** The state of the page as its visitor goes to log in, with the prompt above the modal they came from. [AUTH-17] */
export function pressedFromNow({
  modal,
  reviews,
  questions,
}: Partial<Pick<PageParts, 'modal'> & Pick<LaterParts, 'reviews' | 'questions'>>): PressedFrom {
  return {
    modal: modal?.getSnapshot().context.previous ?? null,
    reviews: reviews === undefined ? null : standingOf(reviews.getSnapshot().context),
    // A list sorted or searched on another page is not the one shown here. [QNA-30]
    questions:
      questions === undefined || questions.getSnapshot().context.addressed === null
        ? null
        : standingOf(questions.getSnapshot().context),
  };
}
