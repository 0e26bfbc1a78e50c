import type { QuickCheckoutBody } from '#src/services/bag/bag/contract.ts';
import type { Vendor } from '#src/domain/product/vendor.ts';
import { randomUUID } from 'node:crypto';
import { storeBought } from '../../recommendation/seed/seedPurchases.ts';
import { Refusal } from '../../core/http/answers.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { takeCampaign } from '../../promo/rules/campaigns.ts';
import { orderedItemOf } from './orderedItems.ts';
import { takeStock } from '../../fulfilment/rules/placeStock.ts';
import { takeJobs } from '../../service/rules/addOns.ts';
import { pricedLine } from './pricedLine.ts';
import type { Visit } from '../../core/http/visit.ts';
import { spendVouchers } from '../../promo/rules/voucherWrites.ts';

/**
 * Creates a member's checkout of one product, inside a running transaction: takes its stock and that of its gifts, its
 * pieces of a campaign and the vouchers that apply, at the present price. [API-91, GIFT-17]
 */
export function createCheckout(
  deps: MarketplaceDeps,
  owner: string,
  vendor: Vendor,
  lines: readonly QuickCheckoutBody[],
): string {
  const priced = [];
  for (const line of lines) {
    const { found, unitPrice, order, tradeIn, gifts, promotions, way, held, services, cashback } = pricedLine(
      deps,
      { owner, memberId: owner },
      vendor,
      line,
    );
    const goods = [{ found, order }];
    const parcels = way === null ? [] : [{ goods, price: way.price }];
    priced.push({
      ...line,
      services: services.map((one) => ({
        id: one.service.id,
        quantity: one.quantity,
        unitPrice: one.unitPrice,
        name: one.service.name,
      })),
      item: orderedItemOf(found),
      tradeIn,
      gifts: gifts.map((gift) => ({ ...gift, item: orderedItemOf(deps.catalogue.find(gift.itemSku)) })),
      way,
      unitPrice,
      cashback,
      vouchers: spendVouchers(deps, owner, { goods, parcels }),
      promotions: promotions.map(({ promotion, amount, paysFor }) => ({
        id: promotion.id,
        title: promotion.title,
        amount,
        isShipping: paysFor.length > 0,
      })),
    });
    takeJobs(deps, held);
    takeCampaign(deps, found.product, line.quantity);
    takeStock(deps.database, found.item.itemSku, line.pickupPointCode, line.quantity);
    for (const gift of gifts) takeStock(deps.database, gift.itemSku, gift.pickupPointCode, 1);
    deps.database.run(
      'INSERT INTO purchases (owner, item_sku, quantity, at) VALUES (?,?,?,?)',
      owner,
      line.itemSku,
      line.quantity,
      deps.now(),
    );
    storeBought(deps.database, owner, found.product.productSku, deps.now());
  }
  const id = `CO-${randomUUID()}`;
  deps.database.run(
    'INSERT INTO checkouts (id, owner, vendor, lines, created_at) VALUES (?,?,?,?,?)',
    id,
    owner,
    vendor,
    JSON.stringify(priced),
    deps.now(),
  );
  return id;
}

/** Refuses the checkout of a blocked account. [AUTH-10..12] */
export function checkAccount(visit: Visit, vendor: Vendor): void {
  if (visit.blocked === 'suspicious') {
    throw new Refusal(403, vendor === 'grocery' ? 'CHECKOUT_BLOCKED' : 'CREATE_CHECKOUT_BLOCKED');
  }
  if (visit.blocked === 'pendingPayments') throw new Refusal(403, 'PAYNOW_BLOCKED');
  if (visit.blocked === 'deactivated') throw new Refusal(403, 'CHECKOUT_PERMANENTLY_BLOCKED');
}
