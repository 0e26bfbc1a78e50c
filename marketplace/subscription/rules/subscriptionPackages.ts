import {
  deliveriesOf,
  deliveryDates,
  firstDeliveryAt,
  type Delivery,
  type SubscriptionPeriod,
} from '#src/domain/subscription/subscription.ts';
import type { Row } from '../../core/database/openDatabase.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { benefitOf } from './subscriptionTerms.ts';

/** The most subscriptions of a member that are listed. */
const BUNDLES_SHOWN = 50;

/** An item of each delivery of a line or a bundle; price in rupiah of one piece. */
export interface SubscribedItem {
  itemSku: string;
  pickupPointCode: string;
  quantity: number;
  price: number;
  /** Number of its first delivery, from 0. */
  joined: number;
  /** Rupiah off the shipping of a package that is worth enough. */
  shippingDiscount: number;
}
export interface BagLine extends SubscribedItem {
  id: string;
  period: SubscriptionPeriod;
  frequency: number;
}
/** Items that are delivered together. */
export interface Package {
  period: SubscriptionPeriod;
  frequency: number;
  firstDelivery: string;
  items: SubscribedItem[];
}
export interface Bundle extends Package {
  id: string;
  /** Number of deliveries that are closed to more items. */
  passed: number;
}

const periodOf = (row: Row): SubscriptionPeriod => ({
  unit: row['unit'] === 'WEEK' ? 'WEEK' : 'MONTH',
  every: Number(row['every']),
});
const itemOf = (row: Row, joined: number): SubscribedItem => ({
  itemSku: String(row['item_sku']),
  pickupPointCode: String(row['pickup_point_code']),
  quantity: Number(row['quantity']),
  price: Number(row['price']),
  shippingDiscount: Number(row['shipping_discount']),
  joined,
});

/** Returns the lines of the member's subscription bag, in the order they were added. */
export function bagOf({ database }: Pick<MarketplaceDeps, 'database'>, memberId: string): BagLine[] {
  return database
    .all('SELECT * FROM subscription_lines WHERE member_id = ? ORDER BY rowid', memberId)
    .map((row) => ({
      ...itemOf(row, 0),
      id: String(row['id']),
      period: periodOf(row),
      frequency: Number(row['frequency']),
    }));
}

/** The member's subscriptions, the newest first. */
export function bundlesOf(deps: Pick<MarketplaceDeps, 'database' | 'now'>, memberId: string): Bundle[] {
  const { database } = deps;
  const next = firstDeliveryAt(deps.now());
  return database
    .all(
      'SELECT * FROM subscription_bundles WHERE member_id = ? ORDER BY started_at DESC, rowid DESC LIMIT ?',
      memberId,
      BUNDLES_SHOWN,
    )
    .map((row) => {
      const [period, frequency, firstDelivery] = [
        periodOf(row),
        Number(row['frequency']),
        String(row['first_delivery']),
      ];
      return {
        id: String(row['id']),
        period,
        frequency,
        firstDelivery,
        passed: deliveryDates(firstDelivery, period, frequency).filter((date) => date < next).length,
        items: database
          .all(
            'SELECT * FROM subscription_bundle_items WHERE bundle_id = ? ORDER BY joined, item_sku',
            String(row['id']),
          )
          .map((item) => itemOf(item, Number(item['joined']))),
      };
    });
}

/** Returns the worth of the delivery at `position` (rupiah of its goods), and its shipping discount. */
export function packageAt(items: readonly SubscribedItem[], position: number) {
  const inside = items.filter(({ joined }) => joined <= position);
  return {
    worth: inside.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
    // The highest discount of its items holds for the package.
    shippingDiscount: Math.max(0, ...inside.map(({ shippingDiscount }) => shippingDiscount)),
  };
}

/** Returns every delivery of a package, as it is charged. [SUBS-14] */
export function chargesOf({ firstDelivery, period, frequency, items }: Package): Delivery[] {
  return deliveryDates(firstDelivery, period, frequency).flatMap((date, position) => {
    const { worth, shippingDiscount } = packageAt(items, position);
    return deliveriesOf([date], worth, benefitOf(shippingDiscount));
  });
}

/** Returns the lines of a bag that are delivered together: they start as one bundle. */
export function packagesOf(deps: Pick<MarketplaceDeps, 'now'>, lines: readonly BagLine[]): Package[] {
  const together = Map.groupBy(
    lines,
    ({ period, frequency }) => `${period.every} ${period.unit} ${frequency}`,
  );
  return [...together.values()].flatMap((ofBundle) => {
    const [first] = ofBundle;
    if (first === undefined) return [];
    return [
      {
        period: first.period,
        frequency: first.frequency,
        firstDelivery: firstDeliveryAt(deps.now()),
        items: ofBundle,
      },
    ];
  });
}
