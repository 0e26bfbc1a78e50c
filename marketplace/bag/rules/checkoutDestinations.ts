import type { CartDestination, QuickCheckoutBody } from '#src/services/bag/bag/contract.ts';
import { Refusal } from '../../core/http/answers.ts';
import { isDoneAt, refusalOfAddOn } from '../../service/rules/addOns.ts';
import type { StoredCheckout } from './bagOrders.ts';
import type { FoundItem } from '../../product/rules/catalogue.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { unitPriceOf } from '../../price/rules/itemPrices.ts';
import { wayOf } from '../../fulfilment/rules/lineShipping.ts';
import { recountedForShipping } from '../../promo/rules/orderVouchers.ts';
import { spendVouchers, type StoredVoucher } from '../../promo/rules/voucherWrites.ts';

type SentLine = QuickCheckoutBody & {
  promotions?: { isShipping: boolean }[];
  unitPrice?: number;
  vouchers?: StoredVoucher[];
};

const linesOf = ({ lines }: Pick<StoredCheckout, 'lines'>) => JSON.parse(lines) as SentLine[];

/** The destination of a checkout of its own, from its start or set since; null without one. */
export function checkoutDestinationOf(row: Pick<StoredCheckout, 'lines'>): CartDestination | null {
  return linesOf(row).find(({ destination }) => destination !== undefined)?.destination ?? null;
}

/**
 * Gives a checkout of its own a destination, inside a running transaction: each line gets its present shipping price,
 * and then its shipping vouchers. Refused where no courier takes a line there, or a service of it is not done there.
 * [BAG-03, VOUCHER-24]
 */
export function sendCheckout(
  deps: MarketplaceDeps,
  row: Pick<StoredCheckout, 'id' | 'lines'>,
  owner: string,
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
    const found = deps.catalogue.find(line.itemSku);
    const isPaid = promotions.some(({ isShipping }) => isShipping);
    const way = wayOf(deps, { ...line, found, courier }, destination, isPaid);
    return {
      ...line,
      destination,
      way,
      vouchers: vouchersAt(deps, owner, { line, found, price: way.price }),
    };
  });
  deps.database.run(
    'UPDATE checkouts SET lines = ? WHERE id = ? AND ordered_at IS NULL',
    JSON.stringify(lines),
    row.id,
  );
}

/**
 * Returns the vouchers of a line once its shipping has a price. Used ones stay used; without one for the shipping it
 * gets those, of the groups that it has not used yet. [VOUCHER-24]
 */
function vouchersAt(
  deps: MarketplaceDeps,
  owner: string,
  { line, found, price }: { line: SentLine; found: FoundItem; price: number },
): StoredVoucher[] {
  const { quantity, unitPrice = unitPriceOf(deps, found, quantity), vouchers = [] } = line;
  const ofGoods = vouchers.filter(({ isShipping }) => isShipping !== true);
  const ofShipping = vouchers.filter(({ isShipping }) => isShipping === true);
  if (ofShipping.length > 0) return [...ofGoods, ...recountedForShipping(deps, ofShipping, price)];
  const goods = [{ found, order: { quantity, subtotal: unitPrice * quantity } }];
  const used = ofGoods.map(({ code }) => code);
  return [...ofGoods, ...spendVouchers(deps, owner, { goods: [], parcels: [{ goods, price }], used })];
}
