import type { Language } from '#src/domain/shell/language.ts';
import { shippingDiscountOf } from '#src/domain/subscription/subscription.ts';
import type { CartDestination } from '#src/services/bag/bag/contract.ts';
import type { CostLine, OrderCost, OrderCostBody } from '#src/services/price/orderCost/contract.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { tryWayOf, type Way } from '../../fulfilment/rules/lineShipping.ts';
import { orderCostOf } from '../../price/rules/orderCost.ts';
import { packageAt, type Package, type SubscribedItem } from './subscriptionPackages.ts';
import { benefitOf, checkPieces, subscribableAt } from './subscriptionTerms.ts';

/** Returns the delivery of an item; null without a destination or courier, and for groceries, which come in slots. */
function wayOfItem(deps: MarketplaceDeps, item: SubscribedItem, to: CartDestination | null): Way | null {
  const found = deps.catalogue.tryFind(item.itemSku);
  if (to === null || found === null || found.product.vendor === 'grocery') return null;
  return tryWayOf(deps, { ...item, found, courier: null }, to, false);
}

/**
 * Returns the present cost of each delivery of a package, and of all: the one rule of product page and subscription
 * bag. The saving is taken off the shipping, and is no more than that costs. [COST-20, COST-21]
 *
 * @param to the destination; null leaves the shipping open
 */
export function costOfPackage(
  deps: MarketplaceDeps,
  { items, frequency }: Pick<Package, 'items' | 'frequency'>,
  to: CartDestination | null,
  language: Language,
): OrderCost {
  const ways = items.map((item) => wayOfItem(deps, item, to));
  const isShippingOpen = ways.includes(null);
  const cost = orderCostOf(
    {
      lines: items.map(({ quantity, price }, position) => ({
        quantity,
        unitPrice: price,
        cashback: 0,
        way: isShippingOpen ? null : (ways[position] ?? null),
        services: [],
      })),
      reductions: [],
      isShippingOpen,
    },
    language,
  );
  const { worth, shippingDiscount } = packageAt(items, 0);
  const saving = Math.min(shippingDiscountOf(worth, benefitOf(shippingDiscount)), cost.total - cost.subtotal);
  const total = cost.total - saving;
  return {
    ...cost,
    lines: cost.lines.map((line) => reducedBy(line, saving)),
    total,
    deliveries: { frequency, saving, subtotal: cost.subtotal * frequency, total: total * frequency },
  };
}

function reducedBy(line: CostLine, saving: number): CostLine {
  const { kind, amount, originalAmount } = line;
  if (kind !== 'SHIPPING' || amount === null || saving === 0) return line;
  return { ...line, amount: amount - saving, originalAmount: originalAmount ?? amount };
}

/** The same for a subscription that is not yet in the bag. Throws the refusal of its add. */
export function costOfSubscription(
  deps: MarketplaceDeps,
  { itemSku, pickupPointCode, quantity, destination }: Omit<OrderCostBody, 'subscription'>,
  plan: NonNullable<OrderCostBody['subscription']>,
  language: Language,
): OrderCost {
  const found = subscribableAt(deps, { itemSku, ...plan });
  checkPieces(deps, found, { itemSku, pickupPointCode, quantity }, 0);
  const item = {
    itemSku,
    pickupPointCode,
    quantity,
    price: found.item.offered,
    shippingDiscount: found.terms.shippingDiscount,
    joined: 0,
  };
  const { frequency } = plan;
  return costOfPackage(deps, { items: [item], frequency }, destination ?? null, language);
}
