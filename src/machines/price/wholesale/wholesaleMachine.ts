import type { WholesaleTier } from '#src/domain/price/wholesale.ts';
import { createItemLoader } from '../../protocol/itemLoader.ts';

/** The wholesale tiers of the shown product, in order; loaded only for products with the tag. [WHOLESALE-01..04] */
export const wholesaleMachine = createItemLoader<WholesaleTier[]>({
  id: 'wholesale',
  wantedBy: ({ item }) => (item?.tags.includes('WHOLESALE') === true ? item.itemSku : null),
  isEmpty: (tiers) => tiers.length === 0,
  arrange: (tiers) => [...tiers].sort((left, right) => left.minQty - right.minQty),
  keepsFormer: true,
});
