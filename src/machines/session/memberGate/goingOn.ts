import type { LoginWish } from '#src/services/session/login/contract.ts';
import type { PartTold } from '../../protocol/partTold.ts';

/** The owner of each kind of wish; the other kinds resume in a modal of their own. */
const OWNERS = {
  buy: 'addToCart',
  wishlist: 'wishlist',
  notify: 'notifyMe',
  voucher: 'promotions',
  chat: 'chat',
  message: 'chatWindow',
  reviewLike: 'reviews',
  postReport: 'postReport',
  answerVote: 'questions',
  follow: 'follow',
  subscribe: 'subscription',
} as const satisfies Partial<Record<LoginWish['kind'], PartTold['name']>>;

const MODALS = {
  quote: 'askForQuote',
  albums: 'wishlistDetail',
  question: 'askQuestion',
  answer: 'answerQuestion',
  pin: 'addressPicker',
} as const;
const isOfModal = (wish: LoginWish): wish is Extract<LoginWish, { kind: keyof typeof MODALS }> =>
  wish.kind in MODALS;

/** The part whose form is to be sent; null when only the form was wanted. */
function sender(wish: LoginWish): PartTold['name'] | null {
  if (wish.kind === 'pin') return 'addressPicker';
  if (wish.kind === 'quote' && wish.draft !== null) return 'quote';
  if (wish.kind === 'albums' && wish.wanted !== null) return 'albums';
  if (wish.kind === 'answer' && wish.text !== null) return 'answering';
  return wish.kind === 'question' && wish.text !== null ? 'questions' : null;
}

/** Returns the events that resume a wish; one with a modal of its own sends its form from there. [LINK-03] */
export function goingOn(
  wish: LoginWish,
  how: { isFlashSaleGone?: boolean; afterLogin?: true } = {},
): PartTold[] {
  const event = { type: 'wish.resumed', wish, isFlashSaleGone: false, ...how };
  if (isOfModal(wish)) {
    const key = MODALS[wish.kind];
    const of = wish.kind === 'answer' ? { params: { questionId: wish.questionId } } : {};
    const opened: PartTold = {
      type: 'part.told',
      name: 'modal',
      event: { type: 'modal.opened', key, ...of },
    };
    const name = sender(wish);
    return name === null ? [opened] : [opened, { type: 'part.told', name, event } as PartTold];
  }
  // The types do not see that the owner and the event of a kind belong together.
  return [{ type: 'part.told', name: OWNERS[wish.kind], event } as PartTold];
}
