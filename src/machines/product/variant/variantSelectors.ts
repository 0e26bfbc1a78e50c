import type { SnapshotFrom } from 'xstate';
import type { variantMachine } from './variantMachine.ts';

type VariantSnapshot = SnapshotFrom<typeof variantMachine>;

/** The option shown as chosen: from the press on the one being switched to. */
export const selectChosenSku = ({ context }: VariantSnapshot): string | undefined =>
  context.pendingSku ?? context.options.find(({ selected }) => selected)?.itemSku;
/** Tells whether the product has options; the chooser is hidden without. [PRODUCT-08] */
export const selectHasOptions = ({ context }: VariantSnapshot): boolean => context.options.length > 0;
/** Tells whether the stock message may change with a choice. */
export const selectHasChoices = ({ context }: VariantSnapshot): boolean => context.options.length > 1;
/** Tells whether any choice is sold out; the page then keeps room for saying which. */
export const selectHasSoldOut = ({ context }: VariantSnapshot): boolean =>
  context.options.some(({ available }) => !available);
