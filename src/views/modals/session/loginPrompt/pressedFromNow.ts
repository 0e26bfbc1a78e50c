import type { LaterParts, PageParts } from '#src/machines/page/pageParts.ts';
import { MAX_PAGES_RESTORED } from '#src/domain/shell/limits.ts';
import type { PressedFrom } from '#src/services/session/login/contract.ts';

/** How far a list has come; null for one that nobody has looked at. */
const standingOf = <TCriteria>(list: {
  criteria: TCriteria;
  paging: { page: number } | null;
}): { criteria: TCriteria; pages: number } | null =>
  list.paging === null
    ? null
    : { criteria: list.criteria, pages: Math.min(list.paging.page, MAX_PAGES_RESTORED) };

/** How the page stands as its visitor goes to log in, with the prompt above what they pressed. [AUTH-17] */
export function pressedFromNow({
  modal,
  reviews,
  questions,
}: Partial<Pick<PageParts, 'modal'> & Pick<LaterParts, 'reviews' | 'questions'>>): PressedFrom {
  return {
    modal: modal?.getSnapshot().context.previous ?? null,
    reviews: reviews === undefined ? null : standingOf(reviews.getSnapshot().context),
    // Sorted or looked through elsewhere, it is none that stands here. [QNA-30]
    questions:
      questions === undefined || questions.getSnapshot().context.addressed === null
        ? null
        : standingOf(questions.getSnapshot().context),
  };
}
