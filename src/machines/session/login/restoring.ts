import type { AddOn } from '#src/services/bag/bag/contract.ts';
import type { LoginWish, PressedFrom } from '#src/services/session/login/contract.ts';
import type { GiftChoice } from '../../protocol/offer.ts';
import type { OutsideNeeded } from '../../protocol/outsideNeeded.ts';
import type { FactsTold } from '../../protocol/partFacts.ts';
import type { PartTold } from '../../protocol/partTold.ts';
import type { WantedChoices } from './loginOutcome.ts';

/** The courier is a fact of the page; the other choices go to the parts that own them. */
export type LoginToPage = PartTold | FactsTold | OutsideNeeded;

/** Returns the events that restore a wish's choices. */
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
      // The list of ways reports its cost, and whether it is still available.
      { type: 'part.told', name: 'shipping', event: { type: 'shipping.optionChosen', code: courier } },
    );
  if (slotId !== null)
    told.push({ type: 'part.told', name: 'slottedDelivery', event: { type: 'slot.wanted', slotId } });
  return told;
}

/**
 * Restores the add-ons of the purchase. The purchase has them at once, before their availability is known; later the
 * services report their own changes, which then hold. [ADDON-04, ADDON-06]
 */
export const restoredAddOns = (addOns: AddOn[]): PartTold[] =>
  addOns.length === 0
    ? []
    : [
        { type: 'part.told', name: 'addToCart', event: { type: 'addOns.changed', addOns } },
        { type: 'part.told', name: 'addOns', event: { type: 'addOns.restored', addOns } },
      ];

/** Shows the gifts that were chosen, or that none was; the resumed purchase carries its gifts by itself. [GIFT-17] */
export const restoredGift = (gift: GiftChoice | null): PartTold[] =>
  gift === null
    ? []
    : [{ type: 'part.told', name: 'freeGift', event: { type: 'freeGift.restored', pairs: gift.items } }];

/** Restores the loaded pages of lists, and the modal of the press unless the wish opens one itself. [AUTH-17] */
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
      // Each list has criteria of its own; the types do not see that name and criteria belong together.
      { type: 'part.told', name, event: { type: 'criteria.changed', criteria } } as PartTold,
      { type: 'part.told', name, event: { type: 'pages.wanted', pages } },
    );
  }
  if (modal !== null && (wish.kind === 'reviewLike' || wish.kind === 'answerVote'))
    told.push({ type: 'part.told', name: 'modal', event: { type: 'modal.opened', ...modal } });
  return told;
}

/** The mark (`data-wish`) of the control that was pressed; null for wishes that resume elsewhere. [AUTH-17] */
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
