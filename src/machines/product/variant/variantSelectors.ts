import type { SnapshotFrom } from 'xstate';
import type { variantMachine } from './variantMachine.ts';

type VariantSnapshot = SnapshotFrom<typeof variantMachine>;

/** The option that is shown as chosen: at once the one being switched to. */
export const selectChosenSku = ({ context }: VariantSnapshot): string | undefined =>
  context.pendingSku ?? context.options.find(({ selected }) => selected)?.itemSku;
/** Whether the product has options at all; hidden without. [PRODUCT-08] */
export const selectHasOptions = ({ context }: VariantSnapshot): boolean => context.options.length > 0;
/** Whether what is said about stock may change with a choice. */
export const selectHasChoices = ({ context }: VariantSnapshot): boolean => context.options.length > 1;
/** Whether any choice is sold out: then there is a place for saying which. */
export const selectHasSoldOut = ({ context }: VariantSnapshot): boolean =>
  context.options.some(({ available }) => !available);
