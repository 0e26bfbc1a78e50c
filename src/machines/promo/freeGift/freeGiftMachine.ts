import { assign, sendParent, setup } from 'xstate';
import {
  autoSelectGifts,
  isGiftEligible,
  isGiftReached,
  pairsAfterToggle,
  selectedGiftCount,
  selectGifts,
  type GiftPair,
} from '#src/domain/promo/freeGift.ts';
import type { RichTextNode } from '#src/domain/content/richText.ts';
import type { ComplimentaryItem, FreeGift } from '#src/services/promo/freeGift/contract.ts';
import type { GiftChoice } from '../../protocol/offer.ts';
import type { PartTold } from '../../protocol/partTold.ts';
import { placeholderPromise } from '../../protocol/placeholders.ts';
import { failedStates, toFailed } from '../../protocol/loading.ts';
import { wasUnreached, type RetryEvent } from '../../protocol/retry.ts';
import type { FactsChanged, PageOutdated, PartFacts } from '../../protocol/partFacts.ts';
import { withEvent } from '../../protocol/withEvent.ts';

/** The page's facts that it receives. */
type FreeGiftFacts = Pick<PartFacts, 'vendor' | 'item' | 'quantity'>;

/** A gift without its terms, which are kept beside it once sanitised. [GIFT-14] */
export type OfferedGift = Omit<FreeGift, 'terms'>;
export interface LoadedGift {
  gift: OfferedGift | null;
  terms: RichTextNode[];
}
export interface FreeGiftContext {
  /** The item to load a gift for; null when there is none. */
  itemSku: string | null;
  quantity: number | null;
  gift: OfferedGift | null;
  terms: RichTextNode[];
  /** The choice of before a login, until the gift has loaded. [GIFT-17] */
  restored: GiftPair[] | null;
}
export type FreeGiftEvent =
  | RetryEvent
  | FactsChanged<keyof FreeGiftFacts>
  | PageOutdated
  | { type: 'freeGift.toggled'; pair: GiftPair }
  /** Selects exactly these gifts. */
  | { type: 'freeGift.selected'; pairs: GiftPair[] }
  /** Restores the choice of before a login. */
  | { type: 'freeGift.restored'; pairs: GiftPair[] }
  | { type: 'freeGift.autoSelectRequested' }
  | { type: 'freeGift.reset' }
  /** The bag changed, or the gift was refused: the loaded gift is old. */
  | { type: 'freeGift.refreshRequested' };
const toldGift = (gift: GiftChoice | null): PartTold => ({
  type: 'part.told',
  name: 'addToCart',
  event: { type: 'gift.changed', gift },
});

/** Retail products with the tag come with a gift. [TAG-25] */
const wantedBy = ({ vendor, item }: FreeGiftFacts) =>
  vendor === 'retail' && item?.tags.includes('FREE_GIFT') === true ? item.itemSku : null;

/** The chosen gifts, and whether an add includes them now; null without a gift. */
function choiceOf({ gift, quantity }: FreeGiftContext): GiftChoice | null {
  if (gift === null) return null;
  return {
    freeGiftId: gift.id,
    isSample: gift.type === 'FREE_SAMPLE',
    joins: gift.eligible && isGiftReached(gift, quantity),
    items: gift.complimentaryItems
      .filter(({ selected }) => selected)
      .map(({ itemSku, pickupPointCode }) => ({ itemSku, pickupPointCode })),
  };
}

/** The rule decides whether a gift is eligible, whatever the backend sent. [GIFT-02..04] */
function withItems(
  gift: OfferedGift | null,
  items: (gift: OfferedGift) => ComplimentaryItem[],
): OfferedGift | null {
  if (gift === null) return null;
  const complimentaryItems = items(gift);
  return { ...gift, complimentaryItems, eligible: isGiftEligible(complimentaryItems) };
}

/** The free gift of the shown product: its items, and whether an add includes it. [GIFT-01..16] */
export const freeGiftMachine = setup({
  types: { context: {} as FreeGiftContext, events: {} as FreeGiftEvent, input: {} as FreeGiftFacts },
  actors: {
    loadFreeGift: placeholderPromise<LoadedGift, { itemSku: string }>('loadFreeGift'),
  },
  actions: {
    setWanted: assign((_, { itemSku }: { itemSku: string | null }) => ({
      itemSku,
      gift: null,
      terms: [],
      restored: null,
    })),
    setQuantity: assign((_, { quantity }: { quantity: number | null }) => ({ quantity })),
    /** The first load chooses the gifts; later loads keep the visitor's own choice. [GIFT-05] */
    setGift: assign(({ context }, { output: loaded }: { output: LoadedGift }) => ({
      terms: loaded.terms,
      restored: null,
      gift: withItems(loaded.gift, ({ complimentaryItems, maxNoOfFreeSkus }) => {
        const former =
          context.restored ?? context.gift?.complimentaryItems.filter(({ selected }) => selected);
        return former === undefined
          ? autoSelectGifts(complimentaryItems, maxNoOfFreeSkus)
          : selectGifts(complimentaryItems, former.slice(0, maxNoOfFreeSkus));
      }),
    })),
    clearGift: assign({ gift: null, terms: [] }),
    select: assign(({ context }, { pairs }: { pairs: GiftPair[] }) => ({
      gift: withItems(context.gift, (gift) => selectGifts(gift.complimentaryItems, pairs)),
    })),
    keepRestored: assign((_, { pairs }: { pairs: GiftPair[] }) => ({ restored: pairs })),
    autoSelect: assign(({ context }) => ({
      gift: withItems(context.gift, (gift) => autoSelectGifts(gift.complimentaryItems, gift.maxNoOfFreeSkus)),
    })),
    reportChoice: sendParent(({ context }) => toldGift(choiceOf(context))),
    reportNone: sendParent(toldGift(null)),
  },
  guards: {
    isUnreached: wasUnreached,
    isWanted: ({ context }) => context.itemSku !== null,
    isOther: ({ context }, { itemSku }: { itemSku: string | null }) => context.itemSku !== itemSku,
    isSame: ({ context }, { itemSku }: { itemSku: string | null }) => context.itemSku === itemSku,
    hasGift: (_, { output: loaded }: { output: LoadedGift }) =>
      loaded.gift !== null && loaded.gift.complimentaryItems.length > 0 && loaded.gift.maxNoOfFreeSkus > 0,
    /** True up to the number of free gifts. [GIFT-10] */
    isWithinLimit: ({ context: { gift } }, { pairs }: { pairs: GiftPair[] }) =>
      gift !== null && selectedGiftCount(selectGifts(gift.complimentaryItems, pairs)) <= gift.maxNoOfFreeSkus,
  },
}).createMachine({
  id: 'freeGift',
  context: ({ input }) => ({
    itemSku: wantedBy(input),
    quantity: input.quantity,
    gift: null,
    terms: [],
    restored: null,
  }),
  initial: 'deciding',
  on: {
    'facts.changed': [
      {
        guard: { type: 'isOther', params: ({ event }) => ({ itemSku: wantedBy(event.facts) }) },
        target: '.deciding',
        actions: [
          { type: 'setQuantity', params: ({ event }) => ({ quantity: event.facts.quantity }) },
          { type: 'setWanted', params: ({ event }) => ({ itemSku: wantedBy(event.facts) }) },
        ],
      },
      { actions: { type: 'setQuantity', params: ({ event }) => ({ quantity: event.facts.quantity }) } },
    ],
    'freeGift.restored': { actions: withEvent('keepRestored') },
  },
  states: {
    deciding: { always: [{ guard: 'isWanted', target: 'loading' }, { target: 'none' }] },
    /** Nothing to offer. */
    none: {
      tags: 'empty',
      entry: ['clearGift', 'reportNone'],
    },
    ...failedStates('loading', ['failed', 'empty']),
    loading: {
      tags: 'busy',
      // The choice within the same gift stays meanwhile: an unavailable one is refused with a message. [GIFT-17]
      entry: 'reportChoice',
      invoke: {
        id: 'loadFreeGift',
        src: 'loadFreeGift',
        input: ({ context }) => ({ itemSku: context.itemSku ?? '' }),
        onDone: [
          {
            guard: withEvent('hasGift'),
            target: 'offered',
            actions: withEvent('setGift'),
          },
          { target: 'none' },
        ],
        onError: toFailed('clearGift' as const, 'reportNone' as const),
      },
    },
    offered: {
      entry: 'reportChoice',
      on: {
        'facts.changed': {
          guard: { type: 'isSame', params: ({ event }) => ({ itemSku: wantedBy(event.facts) }) },
          actions: [
            { type: 'setQuantity', params: ({ event }) => ({ quantity: event.facts.quantity }) },
            'reportChoice',
          ],
        },
        'freeGift.toggled': {
          guard: {
            type: 'isWithinLimit',
            params: ({ context, event }) => ({
              pairs: pairsAfterToggle(context.gift?.complimentaryItems ?? [], event.pair),
            }),
          },
          actions: [
            {
              type: 'select',
              params: ({ context, event }) => ({
                pairs: pairsAfterToggle(context.gift?.complimentaryItems ?? [], event.pair),
              }),
            },
            'reportChoice',
          ],
        },
        'freeGift.selected': {
          guard: withEvent('isWithinLimit'),
          actions: [withEvent('select'), 'reportChoice'],
        },
        'freeGift.restored': {
          guard: withEvent('isWithinLimit'),
          actions: [withEvent('select'), 'reportChoice'],
        },
        'freeGift.autoSelectRequested': { actions: ['autoSelect', 'reportChoice'] },
        'freeGift.reset': { actions: [{ type: 'select', params: { pairs: [] } }, 'reportChoice'] },
        'freeGift.refreshRequested': 'loading',
        'page.outdated': 'loading',
      },
    },
  },
});
