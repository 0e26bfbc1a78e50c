import type { CartDestination, QuickCheckoutBody } from '#src/services/cart/contract.ts';
import { Refusal } from '../http/answers.ts';
import { isDoneAt, refusalOfAddOn } from './addOns.ts';
import type { StoredCheckout } from './bagOrders.ts';
import type { MarketplaceDeps } from './deps.ts';
import { wayOf } from './lineShipping.ts';

type SentLine = QuickCheckoutBody & { promotions?: { isShipping: boolean }[] };

const linesOf = ({ lines }: Pick<StoredCheckout, 'lines'>) => JSON.parse(lines) as SentLine[];

/** The destination that a checkout of its own was made with, or was given since; null while it has none. */
export function checkoutDestinationOf(row: Pick<StoredCheckout, 'lines'>): CartDestination | null {
  return linesOf(row).find(({ destination }) => destination !== undefined)?.destination ?? null;
}

/**
 * Gives a checkout of its own a destination, inside a running transaction: each line travels there at the price of this
 * moment. Refused where no courier takes a line there, or a service of it is not done there. [BAG-03]
 */
export function sendCheckout(
  deps: MarketplaceDeps,
  row: Pick<StoredCheckout, 'id' | 'lines'>,
  destination: CartDestination,
): void {
  const lines = linesOf(row).map((line) => {
    if (line.fulfillment === 'PICKUP') return line;
    const { addOns = [], courier = null, promotions = [] } = line;
    for (const { id, type } of addOns) {
      const service = deps.services.get(id);
      if (service !== undefined && !isDoneAt(service, 'DELIVERY', destination.postalCode)) {
        throw new Refusal(409, refusalOfAddOn(type));
      }
    }
    const sent = { ...line, found: deps.catalogue.find(line.itemSku), courier };
    const isPaid = promotions.some(({ isShipping }) => isShipping);
    return { ...line, destination, way: wayOf(deps, sent, destination, isPaid) };
  });
  deps.database.run(
    'UPDATE checkouts SET lines = ? WHERE id = ? AND ordered_at IS NULL',
    JSON.stringify(lines),
    row.id,
  );
}
