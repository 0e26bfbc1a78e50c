/** What an address can say to the page: of the product, of how it is shown, and of what is to be opened. */
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

/**
 * An address (path with query) with the parameters alone that the page knows: all who come to a product get one page,
 * from whatever advertisement or search. They stay as they are written, in their order. The browser's address keeps
 * the others: whoever measures visits reads them there.
 */
export function withoutUnknown(address: string): string {
  const start = address.indexOf('?');
  if (start === -1) return address;
  const kept = address
    .slice(start + 1)
    .split('&')
    .filter((parameter) =>
      [...new URLSearchParams(parameter).keys()].some((name) => KNOWN_PARAMETERS.has(name)),
    )
    .join('&');
  return address.slice(0, start) + (kept === '' ? '' : `?${kept}`);
}
