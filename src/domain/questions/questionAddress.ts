import { searchAsked } from '../shell/listAddress.ts';
import { EVERY_QUESTION, QUESTION_SORTS, type QuestionCriteria } from './question.ts';

/** The parameters of the list's address, named as those of the call. */
type QuestionParameter = 'sortBy' | 'search';

/** Reads the criteria of the list from an address; absent and invalid ones are left out. [QNA-28] */
export function questionsAsked(query: URLSearchParams): Partial<QuestionCriteria> {
  const text = (name: QuestionParameter) => query.getAll(name).at(-1) ?? '';
  const sort = QUESTION_SORTS.find((known) => known === text('sortBy'));
  const search = searchAsked(text('search'));
  return { ...(sort === undefined ? {} : { sort }), ...(search === '' ? {} : { search }) };
}

/** The parameters of an address that asks for these questions; null for one that it has not. [QNA-28] */
export const questionSearch = ({
  sort,
  search,
}: QuestionCriteria): Record<QuestionParameter, string | null> => ({
  sortBy: sort === EVERY_QUESTION.sort ? null : sort,
  search: search === '' ? null : search,
});
