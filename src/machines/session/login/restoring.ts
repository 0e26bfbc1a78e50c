import type { AddOn } from '#src/services/bag/bag/contract.ts';
import type { LoginWish, PressedFrom } from '#src/services/session/login/contract.ts';
import type { GiftChoice } from '../../protocol/offer.ts';
import type { OutsideNeeded } from '../../protocol/outsideNeeded.ts';
import type { FactsTold } from '../../protocol/partFacts.ts';
import type { PartTold } from '../../protocol/partTold.ts';
import type { WantedChoices } from './loginOutcome.ts';

/** The way it goes is the page's own fact; the rest goes to the parts whose it is. */
export type LoginToPage = PartTold | FactsTold | OutsideNeeded;

/** What the page is told so that the choices of a wish are made again. */
export function restoring(choices: WantedChoices): LoginToPage[] {
  const { itemSku, fulfilment, quantity, courier, slotId } = choices;
  const told: LoginToPage[] = [];
  if (itemSku !== null)
    told.push({ type: 'part.told', name: 'product', event: { type: 'product.optionRequested', itemSku } });
  if (fulfilment !== null)
    told.push({ type: 'part.told', name: 'fulfilment', event: { type: 'fulfilment.chosen', fulfilment } });
  if (quantity !== null) {
    const text = String(quantity);
    told.push({ type: 'part.told', name: 'priceSummary', event: { type: 'quantity.typed', text } });
  }
  if (courier !== null)
    told.push(
      { type: 'facts.told', facts: { courier } },
      // The list of ways says what it costs, and whether it still goes.
      { type: 'part.told', name: 'shipping', event: { type: 'shipping.optionChosen', code: courier } },
    );
  if (slotId !== null)
    told.push({ type: 'part.told', name: 'slottedDelivery', event: { type: 'slot.wanted', slotId } });
  return told;
}

/**
 * What it was to be bought with. The purchase is told at once: whether that can still be had is not waited for. What the
 * services find out later they tell it themselves, and that holds. [ADDON-04, ADDON-06]
 */
export const restoredAddOns = (addOns: AddOn[]): PartTold[] =>
  addOns.length === 0
    ? []
    : [
        { type: 'part.told', name: 'addToCart', event: { type: 'addOns.changed', addOns } },
        { type: 'part.told', name: 'addOns', event: { type: 'addOns.restored', addOns } },
      ];

/**
 * The gifts that were to come with it, or that none was. What goes on takes them along by itself; this is what the page
 * shows. [GIFT-17]
 */
export const restoredGift = (gift: GiftChoice | null): PartTold[] =>
  gift === null
    ? []
    : [{ type: 'part.told', name: 'freeGift', event: { type: 'freeGift.restored', pairs: gift.items } }];

/** The lists as far as they had come; and the modal that it was pressed in, where what was wanted opens none itself. [AUTH-17] */
export function restoredView(wish: LoginWish, from: PressedFrom | null): PartTold[] {
  if (from === null) return [];
  const { modal, reviews, questions } = from;
  const told: PartTold[] = [];
  for (const [name, list] of [
    ['reviews', reviews],
    ['questions', questions],
  ] as const) {
    if (list === null) continue;
    const { criteria, pages } = list;
    told.push(
      // Each list has criteria of its own; the types do not see that the two belong together.
      { type: 'part.told', name, event: { type: 'criteria.changed', criteria } } as PartTold,
      { type: 'part.told', name, event: { type: 'pages.wanted', pages } },
    );
  }
  if (modal !== null && (wish.kind === 'reviewLike' || wish.kind === 'answerVote'))
    told.push({ type: 'part.told', name: 'modal', event: { type: 'modal.opened', ...modal } });
  return told;
}

/** What was pressed, as the page marks it (`data-wish`); null for what goes on in a place of its own. [AUTH-17] */
export function controlOf(wish: LoginWish): string | null {
  switch (wish.kind) {
    case 'reviewLike':
      return `${wish.kind} ${wish.reviewId}`;
    case 'postReport':
      return `${wish.kind} ${wish.postId}`;
    case 'answerVote':
      return `${wish.kind} ${wish.answerId}`;
    case 'follow':
    case 'wishlist':
      return wish.kind;
    default:
      return null;
  }
}
