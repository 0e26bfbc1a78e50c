/** The words by which every part tells its condition. */
export const STANDINGS = {
  busy: 'an answer comes, and until then there is nothing to show; the server waits for it where the table of parts says so',
  pending: 'what was asked for is on its way, and what is shown stays',
  failed: 'what was asked for could not be had, or done',
  empty: 'there is nothing to show',
};

/**
 * Regions of a part that a view must tell apart. The region's name stands before the condition (`pointsFailed`). The
 * part has the tag without a name too, except `empty`: one empty region does not make the part empty.
 */
export const REGIONS = {
  detail: 'what a tenor costs',
  estimation: 'which tenor takes the least a month',
  installation: 'installations that can be had with the product',
  insurance: 'protections that can be had with the product',
  list: 'what comes by pages, or the tenors of a payment method',
  one: 'one review by itself',
  points: 'the pickup points that have the item',
  reviews: 'the sample of what buyers say of a seller',
  stores: 'the physical stores that have the item',
};

/** Actions within a loaded part. They leave its own condition alone, so their tag stands without a plain one. */
export const STEPS = {
  ask: 'a question is sent',
  calculation: 'a loan is calculated',
  estimate: 'what an old device is worth is asked for',
  location: 'the device is asked where it is, and what lies there',
  map: 'the map with the pin is drawn',
  more: 'the next page of a list is loaded',
  slot: 'a slot is asked for',
};

/** Conditions of a part that a view needs beside the standings. */
export const CONDITIONS = {
  ended: 'the last page of the list is there',
  handed: 'the device was asked to share, and has not answered',
  incomplete: 'of a combo not everything is chosen',
  jumped: 'the section that was jumped to is being read',
  mapShown: 'the map with the pin is there',
  minimised: 'the window of the chat is folded',
  offered: 'there is something to choose from, and to calculate with',
  offline: 'the store delivers nothing for now',
  open: 'the visitor chooses an address',
  pickerShown: 'the marketplace lets the visitor choose among stores',
  ratingKnown: 'the rating of the seller has come',
  ready: 'the albums have come, also while one of them is changed',
  received: 'the report has arrived',
  refused: 'the marketplace said no',
  reviewsKnown: 'the sample of the reviews of the seller has come',
  saved: 'the product is on the wishlist',
  shown: 'the visitor is asked',
  slotPassed: 'the time to order for the chosen slot passed',
  taken: 'others took the last place of the chosen slot',
  uncovered: 'nobody delivers to the address',
  unlocated: 'nobody knows where the address is',
  unserviceable: 'no store delivers to the address',
  visible: 'the window of the chat is unfolded',
};

type Standing = keyof typeof STANDINGS;
const capital = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** Returns the standing that a tag names: `busy` of `listBusy`; null for a condition. */
export const standingOf = (tag: string): Standing | null =>
  (Object.keys(STANDINGS) as Standing[]).find((one) => tag === one || tag.endsWith(capital(one))) ?? null;

/** Returns the tag of a region or step with that standing. */
export const tagOf = (name: string, standing: Standing): string => `${name}${capital(standing)}`;
