import type { BagContents } from '#src/machines/bag/bag/bagMachine.ts';
import type { CartService } from '#src/services/bag/bag/cartService.ts';

type BagAnswer = Awaited<ReturnType<CartService['bag'] | CartService['grocerySummary']>>;

/** Reduces a backend's answer for either vendor's bag to the data that the page keeps. [API-92, API-93] */
export function toBagContents(summary: BagAnswer): BagContents {
  const { totalItems, notKept } = summary;
  const lost = notKept.reduce((sum, { asked, kept }) => sum + asked - kept, 0);
  return { totalItems, subtotal: 'subtotal' in summary ? summary.subtotal : null, notKept: lost };
}
