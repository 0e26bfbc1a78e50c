import { assign, sendParent, setup } from 'xstate';
import { withOneSelected, type ProductOption } from '#src/domain/product/variant.ts';
import type { SummaryArrived } from '../../protocol/partFacts.ts';
import type { PartTold } from '../../protocol/partTold.ts';
import { withEvent } from '../../protocol/withEvent.ts';

export interface VariantContext {
  /** Exactly one is selected, unless there are none. [PRODUCT-08] */
  options: ProductOption[];
  /** The option being switched to, while its summary loads. */
  pendingSku: string | null;
  /** A choice failed to load: a message is shown beside the choices. */
  hasFailed: boolean;
}
export type VariantEvent =
  | SummaryArrived
  | { type: 'option.chosen'; itemSku: string }
  | { type: 'variant.switchFailed' };

/** The options of a product and the chosen one; an unavailable option can be chosen to see its page. */
export const variantMachine = setup({
  types: { context: {} as VariantContext, events: {} as VariantEvent },
  actions: {
    setOptions: assign((_, { summary: { options, itemSku } }: SummaryArrived) => ({
      options: withOneSelected(options, itemSku),
      pendingSku: null,
      hasFailed: false,
    })),
    setPending: assign((_, { itemSku }: { itemSku: string }) => ({
      pendingSku: itemSku,
      hasFailed: false,
    })),
    dropPending: assign({ pendingSku: null, hasFailed: true }),
    reportChoice: sendParent(
      (_, { itemSku }: { itemSku: string }) =>
        ({
          type: 'part.told',
          name: 'product',
          event: { type: 'product.optionRequested', itemSku },
        }) satisfies PartTold,
    ),
  },
  guards: {
    hasOptions: (_, { summary }: SummaryArrived) => summary.options.length > 0,
    isOtherOption: ({ context }, { itemSku }: { itemSku: string }) =>
      context.options.some((option) => option.itemSku === itemSku && !option.selected),
    isOtherThanPending: ({ context }, { itemSku }: { itemSku: string }) =>
      context.pendingSku !== itemSku && context.options.some((option) => option.itemSku === itemSku),
  },
}).createMachine({
  id: 'variant',
  context: { options: [], pendingSku: null, hasFailed: false },
  initial: 'empty',
  on: {
    'summary.arrived': [
      {
        guard: withEvent('hasOptions'),
        target: '.chosen',
        actions: withEvent('setOptions'),
      },
      { target: '.empty', actions: withEvent('setOptions') },
    ],
  },
  states: {
    /** The product has no options. */
    empty: {},
    chosen: {
      on: {
        'option.chosen': {
          guard: withEvent('isOtherOption'),
          target: 'switching',
          actions: [withEvent('setPending'), withEvent('reportChoice')],
        },
      },
    },
    switching: {
      on: {
        'option.chosen': {
          guard: withEvent('isOtherThanPending'),
          actions: [withEvent('setPending'), withEvent('reportChoice')],
        },
        'variant.switchFailed': { target: 'chosen', actions: 'dropPending' },
      },
    },
  },
});
