import type { ActorRefFrom } from 'xstate';
import type { InstallmentOffer } from '#src/services/installments/contract.ts';
import { createItemLoader } from '../../protocol/itemLoader.ts';

/** With one of these the marketplace says that there are offers. [TAG-06..08] */
const TAGS = ['INSTALLMENT', 'INSTALLMENT_NON_CC', 'HIGHLIGHTED_INSTALLMENT'];

/**
 * How the shown item can be paid by the month: what the marketplace answers and nothing else. The former item's offers
 * are never shown beside another's price. [INSTALL-04, INSTALL-12]
 */
export const installmentMachine = createItemLoader<InstallmentOffer[]>({
  id: 'installment',
  wantedBy: ({ item }) =>
    item !== null && TAGS.some((tag) => item.tags.includes(tag)) ? item.itemSku : null,
  isEmpty: (offers) => offers.length === 0,
  keepsFormer: false,
});
export type InstallmentRef = ActorRefFrom<typeof installmentMachine>;
