import type { LoginWish } from '#src/services/login/contract.ts';
import type { PartTold } from '../../protocol/partTold.ts';

/** Whose a kind of wish is; the others are gone on with in a modal of their own. */
const OWNERS = {
  buy: 'addToCart',
  wishlist: 'wishlist',
  notify: 'notifyMe',
  voucher: 'promotions',
  chat: 'chat',
  reviewLike: 'reviews',
  reviewReport: 'reviewReport',
  follow: 'follow',
} as const satisfies Partial<Record<LoginWish['kind'], PartTold['name']>>;

/** What the page is told so that a wish goes on. [LINK-03] */
export function goingOn(wish: LoginWish, isFlashSaleGone = false): PartTold {
  if (wish.kind === 'quote' || wish.kind === 'albums') {
    const key = wish.kind === 'quote' ? 'askForQuote' : 'wishlistDetail';
    return { type: 'part.told', name: 'modal', event: { type: 'modal.opened', key } };
  }
  // The table says which wish is whose; the types do not see that the two belong together.
  const event = { type: 'wish.resumed', wish, isFlashSaleGone };
  return { type: 'part.told', name: OWNERS[wish.kind], event } as PartTold;
}
