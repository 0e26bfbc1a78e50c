import { assign, sendParent, setup } from 'xstate';
import type { AddMode } from '#src/domain/bag/cart.ts';
import {
  comboAfterToggle,
  hasComplement,
  isComboAvailable,
  primaryFirst,
  withLawfulSelection,
} from '#src/domain/promo/combo.ts';
import type { ComboItem, SingleCombo } from '#src/services/promo/combo/contract.ts';
import type { PartTold } from '../../protocol/partTold.ts';
import { placeholderPromise } from '../../protocol/placeholders.ts';
import { failedStates, toFailed } from '../../protocol/loading.ts';
import { ifUnreached, wasUnreached, type RetryEvent } from '../../protocol/retry.ts';
import type { FactsChanged, PageOutdated, PartFacts } from '../../protocol/partFacts.ts';
import { withEvent } from '../../protocol/withEvent.ts';

/** The page's facts that it receives. */
type ComboFacts = Pick<PartFacts, 'vendor' | 'item'>;

export interface ComboContext {
  /** The item to load a combo for; null when there is none. */
  itemSku: string | null;
  /** The former item's combo stays until the next one's has come. */
  combo: SingleCombo | null;
}
export type ComboEvent =
  | RetryEvent
  | FactsChanged<keyof ComboFacts>
  | PageOutdated
  | { type: 'combo.itemToggled'; itemSku: string }
  /** Puts the chosen items into the bag; `mode` says whether the request came from the modal. */
  | { type: 'combo.addRequested'; mode: AddMode };

/** Retail products with the tag are in a combo. [TAG-02] */
const wantedBy = ({ vendor, item }: ComboFacts) =>
  vendor === 'retail' && item?.tags.includes('COMBO') === true ? item.itemSku : null;

/** The primary item first; choices within the same combo stay for another variant. */
function arrivedItems(combo: SingleCombo, former: SingleCombo | null): ComboItem[] {
  const chosen = new Map(
    former?.id === combo.id ? former.items.map(({ itemSku, selected }) => [itemSku, selected]) : [],
  );
  return withLawfulSelection(
    primaryFirst(
      combo.items.map((item) => ({ ...item, selected: chosen.get(item.itemSku) ?? item.selected })),
    ),
  );
}

/** The combo of the shown product: choosing its other items, and adding all together. [COMBO-01..08] */
export const comboMachine = setup({
  types: { context: {} as ComboContext, events: {} as ComboEvent, input: {} as ComboFacts },
  actors: {
    loadCombo: placeholderPromise<SingleCombo | null, { itemSku: string }>('loadCombo'),
  },
  actions: {
    setWanted: assign(({ context }, { itemSku }: { itemSku: string | null }) => ({
      itemSku,
      combo: itemSku === null ? null : context.combo,
    })),
    setCombo: assign(({ context }, { combo }: { combo: SingleCombo }) => ({
      combo: { ...combo, items: arrivedItems(combo, context.combo) },
    })),
    clearCombo: assign({ combo: null }),
    toggleItem: assign(({ context: { combo } }, { itemSku }: { itemSku: string }) => ({
      combo: combo === null ? null : { ...combo, items: comboAfterToggle(combo.items, itemSku) },
    })),
    askToAdd: sendParent(({ context: { combo } }, { mode }: { mode: AddMode }) => {
      const items = (combo?.items ?? []).filter(({ selected }) => selected);
      return {
        type: 'part.told',
        name: 'addToCart',
        event: {
          type: 'add.comboRequested',
          combo: {
            comboId: combo?.id ?? '',
            items: items.map(({ itemSku, pickupPointCode }) => ({ itemSku, pickupPointCode })),
          },
          mode,
        },
      } satisfies PartTold;
    }),
  },
  guards: {
    isUnreached: wasUnreached,
    isWanted: ({ context }) => context.itemSku !== null,
    isOther: ({ context }, { itemSku }: { itemSku: string | null }) => context.itemSku !== itemSku,
    hasItems: (_, { output: combo }: { output: SingleCombo | null }) =>
      combo !== null && combo.items.length > 0,
    isAvailable: ({ context }) => isComboAvailable(context.combo?.items ?? []),
    isComplete: ({ context }) =>
      isComboAvailable(context.combo?.items ?? []) && hasComplement(context.combo?.items ?? []),
  },
}).createMachine({
  id: 'combo',
  context: ({ input }) => ({ itemSku: wantedBy(input), combo: null }),
  initial: 'deciding',
  on: {
    'facts.changed': {
      guard: { type: 'isOther', params: ({ event }) => ({ itemSku: wantedBy(event.facts) }) },
      target: '.deciding',
      actions: { type: 'setWanted', params: ({ event }) => ({ itemSku: wantedBy(event.facts) }) },
    },
  },
  states: {
    deciding: { always: [{ guard: 'isWanted', target: 'loading' }, { target: 'none' }] },
    /** Nothing to offer. */
    none: {
      tags: 'empty',
      entry: 'clearCombo',
      on: { 'page.outdated': 'deciding' },
    },
    ...failedStates('loading', ['failed', 'empty']),
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadCombo',
        src: 'loadCombo',
        input: ({ context }) => ({ itemSku: context.itemSku ?? '' }),
        onDone: [
          {
            guard: withEvent('hasItems'),
            target: 'choosing',
            actions: {
              type: 'setCombo',
              params: ({ event }) => ({ combo: event.output ?? { id: '', name: '', items: [] } }),
            },
          },
          { target: 'none' },
        ],
        onError: toFailed('clearCombo' as const),
      },
    },
    choosing: {
      type: 'parallel',
      states: {
        request: {
          initial: 'resting',
          on: {
            'combo.itemToggled': {
              target: '.resting',
              actions: withEvent('toggleItem'),
            },
            'combo.addRequested': [
              {
                guard: 'isComplete',
                actions: withEvent('askToAdd'),
              },
              { guard: 'isAvailable', target: '.incomplete' },
            ],
          },
          states: {
            resting: {},
            /** An add without a complementary item was requested; the message stays until one is chosen. [COMBO-02] */
            incomplete: { tags: 'incomplete' },
          },
        },
        offer: {
          initial: 'told',
          states: {
            told: { on: { 'page.outdated': 'refreshing' } },
            /** The last answer and the choices of it stay until the next one has come. */
            refreshing: {
              tags: 'pending',
              invoke: {
                id: 'refreshCombo',
                src: 'loadCombo',
                input: ({ context }) => ({ itemSku: context.itemSku ?? '' }),
                onDone: [
                  {
                    guard: withEvent('hasItems'),
                    target: 'told',
                    actions: {
                      type: 'setCombo',
                      params: ({ event }) => ({ combo: event.output ?? { id: '', name: '', items: [] } }),
                    },
                  },
                  { target: '#combo.none' },
                ],
                onError: [
                  { guard: ifUnreached, target: '#combo.unreached', actions: 'clearCombo' },
                  { target: '#combo.failed', actions: 'clearCombo' },
                ],
              },
            },
          },
        },
      },
    },
  },
});
