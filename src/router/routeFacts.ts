import { parseQuantity } from '#src/domain/cart.ts';
import { FULFILMENTS } from '#src/domain/fulfilment.ts';
import { TYPED_QUANTITY_MAX } from '#src/domain/limits.ts';
import { toRedirectAction } from '#src/domain/redirectAction.ts';
import { toSecondaryPage, type RouteFacts, type Shell } from '#src/domain/route.ts';
import { pageKindOf, type RouteMeaning } from './routeTable.ts';

const idPattern = /^[A-Za-z0-9._-]{1,64}$/;
const PICTURES_MAX = 100;

/** The last occurrence of a query parameter as text, or null. */
function queryText(search: string, name: string): string | null {
  return new URLSearchParams(search).getAll(name).at(-1) ?? null;
}

function wholeNumber(text: string | null, maximum: number): number | null {
  const number = text === null ? null : parseQuantity(text);
  return number !== null && number >= 1 && number <= maximum ? number : null;
}

/**
 * What an address means. Every parameter is validated here: nonsense is ignored, an id that cannot be one leads
 * nowhere.
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
  const isMissing = page.kind === 'missing' || !isUsableId;
  const fulfilment = queryText(address.search, 'fulfillment');
  const picture = wholeNumber(queryText(address.search, 'foto'), PICTURES_MAX);
  const voucher = queryText(address.search, 'voucher');
  const pickupPoint = queryText(address.search, 'pickupPointCode');
  return {
    name: meaning?.name ?? 'notFound',
    shell,
    vendor: meaning?.vendor ?? 'retail',
    page: isMissing ? { kind: 'missing' } : page,
    productName: params['productName'] ?? null,
    productId: isMissing ? null : id,
    path: address.pathname + address.search,
    quantity: wholeNumber(queryText(address.search, 'qty'), TYPED_QUANTITY_MAX),
    picture: picture === null ? null : picture - 1,
    pickupPointCode: pickupPoint !== null && idPattern.test(pickupPoint) ? pickupPoint : null,
    fulfilment: FULFILMENTS.find((known) => known === fulfilment) ?? null,
    redirectAction: toRedirectAction(queryText(address.search, 'action')),
    voucher: voucher !== null && idPattern.test(voucher) ? voucher : null,
    sellerGroup: queryText(address.search, 'sellerGroup')?.slice(0, 32) ?? null,
  };
}
