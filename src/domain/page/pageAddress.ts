/** Parameters of an address that the page reads. */
const KNOWN_PARAMETERS = new Set([
  'qty',
  'foto',
  'pickupPointCode',
  'fulfillment',
  'voucher',
  'action',
  'reviewId',
  'sellerGroup',
  'lang',
  'theme',
  'channel',
]);

/** Characters of path and query that are read; links of advertisements come with thousands. [ROUTE-37] */
export const LONGEST_ADDRESS = 8_000;
/** Of a longer one links to where a visitor comes back to it have what the page knows alone: they write it once more. */
export const LONGEST_LINKED = 2_000;
/** Address that is rendered in place of one that is too long; it leads nowhere. */
export const NOWHERE = '/';
export const isTooLong = (address: string): boolean => address.length > LONGEST_ADDRESS;
/** Parameters of the lists on pages of their own; other pages ignore them. [REVIEW-24, QNA-28] */
const QUESTION_PARAMETERS = new Set(['sortBy', 'search']);
const REVIEW_PARAMETERS = new Set([
  'sortBy',
  'rating',
  'topic',
  'opinion',
  'withImages',
  'variants',
  'search',
]);

/**
 * Removes unknown parameters from an address (path with query), so that all visitors of a product share one page,
 * whatever link they followed. Known ones keep their spelling and order. The browser's own address keeps all, for tools
 * that measure visits. An address that is too long becomes one that leads nowhere, on the server and in the browser.
 */
export const withoutUnknown = (address: string): string => (isTooLong(address) ? NOWHERE : knownOf(address));

/** An address that is read: without what the page does not know where it has more characters. */
export const shortEnough = (address: string, most = LONGEST_ADDRESS): string =>
  address.length > most ? knownOf(address) : address;

function knownOf(address: string): string {
  const start = address.indexOf('?');
  if (start === -1) return address;
  const path = address.slice(0, start);
  const ofList = path.endsWith('/review-details')
    ? REVIEW_PARAMETERS
    : path.endsWith('/question-details')
      ? QUESTION_PARAMETERS
      : null;
  const kept = address
    .slice(start + 1)
    .split('&')
    .filter((parameter) =>
      [...new URLSearchParams(parameter).keys()].some(
        (name) => KNOWN_PARAMETERS.has(name) || ofList?.has(name) === true,
      ),
    )
    .join('&');
  return path + (kept === '' ? '' : `?${kept}`);
}
