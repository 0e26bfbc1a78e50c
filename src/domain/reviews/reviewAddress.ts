import { searchAsked } from '../shell/listAddress.ts';
import { RATINGS, REVIEW_OPINIONS, type ReviewCriteria, type ReviewVariants } from './review.ts';
import { REVIEW_SORTS, type ReviewSort } from './reviewSorts.ts';

/** The parameters of the list's address, named as those of the call. */
type ReviewParameter = 'sortBy' | 'rating' | 'topic' | 'opinion' | 'withImages' | 'variants' | 'search';

const MOST_VARIANTS = 10;
const idPattern = /^[A-Za-z0-9._-]{1,64}$/;

/** Reads the criteria of the list from an address; absent and invalid ones are left out. [REVIEW-24] */
export function reviewsAsked(query: URLSearchParams): Partial<ReviewCriteria> {
  const text = (name: ReviewParameter) => query.getAll(name).at(-1) ?? '';
  const sort = REVIEW_SORTS.find((known) => known === text('sortBy'));
  const topic = idPattern.test(text('topic')) ? text('topic') : null;
  const opinion = REVIEW_OPINIONS.find((known) => known === text('opinion'));
  const rating = RATINGS.find((stars) => String(stars) === text('rating'));
  const variants = variantsOf(text('variants'));
  const search = searchAsked(text('search'));
  return {
    ...(sort === undefined ? {} : { sort }),
    ...(rating === undefined ? {} : { rating }),
    ...(topic === null ? {} : { topic }),
    ...(topic === null || opinion === undefined ? {} : { opinion }),
    ...(text('withImages') === 'true' ? { withImages: true } : {}),
    ...(variants === null ? {} : { variants }),
    ...(search === '' ? {} : { search }),
  };
}

/** Attributes and their values, as JSON says them; null for none, and for anything else. */
function variantsOf(text: string): ReviewVariants | null {
  if (text === '' || text.length > 2000) return null;
  try {
    const entries = Object.entries(JSON.parse(text) as object);
    const isVariants =
      entries.length > 0 &&
      entries.length <= MOST_VARIANTS &&
      entries.every(
        ([name, value]) => name.length <= 100 && typeof value === 'string' && value.length <= 100,
      );
    return isVariants ? (Object.fromEntries(entries) as ReviewVariants) : null;
  } catch {
    return null;
  }
}

/** The parameters of an address that asks for these reviews; null for one that it has not. [REVIEW-24] */
export function reviewSearch(
  criteria: ReviewCriteria,
  startSort: ReviewSort,
): Record<ReviewParameter, string | null> {
  const { sort, rating, topic, opinion, withImages, variants, search } = criteria;
  return {
    sortBy: sort === startSort ? null : sort,
    rating: rating === null ? null : String(rating),
    topic,
    opinion: topic === null ? null : opinion,
    withImages: withImages ? 'true' : null,
    variants: Object.keys(variants).length === 0 ? null : JSON.stringify(variants),
    search: search === '' ? null : search,
  };
}
