import { parseQuantity } from '#src/domain/price/quantity.ts';
import { FULFILMENTS } from '#src/domain/fulfilment/fulfilment.ts';
import { TYPED_QUANTITY_MAX } from '#src/domain/shell/limits.ts';
import { isTooLong, LONGEST_LINKED, shortEnough } from '#src/domain/page/pageAddress.ts';
import { questionsAsked } from '#src/domain/questions/questionAddress.ts';
import { reviewsAsked } from '#src/domain/reviews/reviewAddress.ts';
import { toRedirectAction } from '#src/domain/session/redirectAction.ts';
import { toSecondaryPage, type RouteFacts, type Shell } from '#src/domain/page/route.ts';
import { pageKindOf, type RouteMeaning } from './routeTable.ts';

const idPattern = /^[A-Za-z0-9._-]{1,64}$/;
const PICTURES_MAX = 100;

/** The last occurrence of a query parameter as text, or null. */
function queryText(query: URLSearchParams, name: string): string | null {
  return query.getAll(name).at(-1) ?? null;
}

function wholeNumber(text: string | null, maximum: number): number | null {
  const number = text === null ? null : parseQuantity(text);
  return number !== null && number >= 1 && number <= maximum ? number : null;
}

/**
 * The facts of an address. Validates every parameter: ignores invalid ones; an id of the wrong form gives the error
 * page.
 */
export function routeFactsOf(
  shell: Shell,
  meaning: RouteMeaning | null,
  params: Record<string, string | undefined>,
  address: { pathname: string; search: string },
): RouteFacts {
  const id = params['id'] ?? null;
  const isUsableId = id !== null && idPattern.test(id);
  const secondary = toSecondaryPage(params['secondaryPageName']);
  const page =
    meaning === null
      ? ({ kind: 'missing' } as const)
      : pageKindOf(meaning, secondary === null ? null : { kind: 'secondary', name: secondary });
  const path = address.pathname + address.search;
  const isMissing = page.kind === 'missing' || !isUsableId || isTooLong(path);
  const query = new URLSearchParams(address.search);
  const fulfilment = queryText(query, 'fulfillment');
  const picture = wholeNumber(queryText(query, 'foto'), PICTURES_MAX);
  const voucher = queryText(query, 'voucher');
  const pickupPoint = queryText(query, 'pickupPointCode');
  const reviewId = queryText(query, 'reviewId');
  return {
    name: meaning?.name ?? 'notFound',
    shell: meaning?.shell ?? shell,
    vendor: meaning?.vendor ?? 'retail',
    page: isMissing ? { kind: 'missing' } : page,
    productName: params['productName'] ?? null,
    productId: isMissing ? null : id,
    path: shortEnough(path, LONGEST_LINKED),
    quantity: wholeNumber(queryText(query, 'qty'), TYPED_QUANTITY_MAX),
    picture: picture === null ? null : picture - 1,
    pickupPointCode: pickupPoint !== null && idPattern.test(pickupPoint) ? pickupPoint : null,
    fulfilment: FULFILMENTS.find((known) => known === fulfilment) ?? null,
    redirectAction: toRedirectAction(queryText(query, 'action')),
    voucher: voucher !== null && idPattern.test(voucher) ? voucher : null,
    reviewId: reviewId !== null && idPattern.test(reviewId) ? reviewId : null,
    reviewCriteria: secondary === 'review-details' && !isMissing ? reviewsAsked(query) : null,
    questionCriteria: secondary === 'question-details' && !isMissing ? questionsAsked(query) : null,
    sellerGroup: queryText(query, 'sellerGroup')?.slice(0, 32) ?? null,
  };
}
