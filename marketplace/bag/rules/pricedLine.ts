import type { Slot } from '#src/domain/grocery/grocerySlots.ts';
import type { Language } from '#src/domain/shell/language.ts';
import type { Vendor } from '#src/domain/product/vendor.ts';
import type { GroceryAddBody, QuickCheckoutBody } from '#src/services/bag/bag/contract.ts';
import type { OrderCost } from '#src/services/price/orderCost/contract.ts';
import { checkAddOns, orderedAddOns } from '../../service/rules/addOns.ts';
import { NOTHING_HELD } from './bagPieces.ts';
import { boundsOf, checkRoomFor } from '../../price/rules/quantityLimits.ts';
import { checkCampaign } from '../../promo/rules/campaigns.ts';
import { localised } from '../../product/rules/catalogue.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { checkSlot } from '../../grocery/rules/grocerySlots.ts';
import type { GroceryStore } from '../../grocery/rules/groceryStores.ts';
import { carriageOf, heldDeliveriesOf } from '../../grocery/rules/heldSlots.ts';
import { checkOrderable, checkQuantity, placeOf, servicesOf, wishOf } from './lineChecks.ts';
import { checkSending, tryWayOf } from '../../fulfilment/rules/lineShipping.ts';
import { giftsOfOrder } from '../../promo/rules/freeGifts.ts';
import { orderCostOf } from '../../price/rules/orderCost.ts';
import { voucherReductions, vouchersOfOrder } from '../../promo/rules/orderVouchers.ts';
import { promotionReductions, promotionsOfOrder } from '../../promo/rules/orderPromotions.ts';
import { unitPriceOf } from '../../price/rules/itemPrices.ts';
import type { Visit } from '../../core/http/visit.ts';
import { checkTradeIn } from '../../payment/rules/tradeIns.ts';

/**
 * Returns an order of its own as it is now: its costs, its delivery and its gifts. Throws the refusal of its checkout;
 * writes nothing. [API-91, COST-01]
 */
export function pricedLine(
  deps: MarketplaceDeps,
  { owner, memberId }: Pick<Visit, 'owner' | 'memberId'>,
  vendor: Vendor,
  line: QuickCheckoutBody,
) {
  checkQuantity(line.quantity);
  const found = deps.catalogue.find(line.itemSku);
  checkOrderable(deps, found, line, vendor);
  if (line.actionType === 'CAMPAIGN') checkCampaign(deps, found.product, line.quantity);
  // The visitor's bag is another order, so it does not count here.
  checkRoomFor(boundsOf(deps, found, wishOf(owner ?? '', vendor, line), NOTHING_HELD), line.quantity);
  const tradeIn =
    vendor === 'retail' && line.tradeIn !== undefined ? checkTradeIn(deps, found, line.tradeIn) : null;
  const unitPrice = unitPriceOf(deps, found, line.quantity);
  const order = { quantity: line.quantity, subtotal: unitPrice * line.quantity };
  const gifts = vendor === 'retail' ? giftsOfOrder(deps, found, line, order.subtotal) : [];
  const promotions = promotionsOfOrder(
    deps,
    [{ found, ...order, fulfilment: line.fulfillment, bundle: null }],
    memberId,
  );
  const sent = { ...line, found, courier: line.courier ?? null };
  checkSending(deps, sent, line);
  const held = servicesOf(line);
  const at = placeOf(line);
  checkAddOns(deps, found, held, at, () => 0);
  const isPaid = promotions.some(({ paysFor }) => paysFor.length > 0);
  const way =
    line.fulfillment === 'PICKUP' || line.destination === undefined
      ? null
      : tryWayOf(deps, sent, line.destination, isPaid);
  return {
    found,
    unitPrice,
    order,
    tradeIn,
    gifts,
    promotions,
    isPaid,
    way,
    held,
    services: orderedAddOns(deps, held, { found, unitPrice, ...at }),
    cashback: found.item.cashback ?? 0,
  };
}

/** Returns the cost of a quick checkout for this visitor, line by line. [COST-01] */
export function costOfPurchase(
  deps: MarketplaceDeps,
  visit: Pick<Visit, 'owner' | 'memberId'>,
  line: QuickCheckoutBody,
  language: Language,
): OrderCost {
  return costOf(deps, visit, { vendor: 'retail', line, delivery: null }, language);
}

/**
 * Returns the cost of groceries alone for this visitor, line by line: in the requested slot, else in the one that their
 * bag holds at that store. Throws the refusal that an add of them would get. [COST-01]
 */
export function costOfGroceries(
  deps: MarketplaceDeps,
  visit: Pick<Visit, 'owner' | 'memberId'>,
  line: GroceryAddBody,
  language: Language,
): OrderCost {
  const told = checkSlot(deps, visit.owner, line);
  const [held] = heldDeliveriesOf(deps, visit.owner, [{ ...line, fulfilment: line.fulfillment }]);
  const delivery = told ?? (held === undefined || held.slot === null ? null : { ...held, slot: held.slot });
  return costOf(deps, visit, { vendor: 'grocery', line: { ...line, addOns: [] }, delivery }, language);
}

interface Asked {
  vendor: Vendor;
  line: QuickCheckoutBody;
  /** The slot of a store's delivery; null without one. */
  delivery: { store: GroceryStore; slot: Slot } | null;
}

function costOf(
  deps: MarketplaceDeps,
  visit: Pick<Visit, 'owner' | 'memberId'>,
  { vendor, line, delivery }: Asked,
  language: Language,
): OrderCost {
  const { found, order, unitPrice, cashback, promotions, isPaid, way, services, tradeIn } = pricedLine(
    deps,
    visit,
    vendor,
    line,
  );
  const carriages =
    delivery === null ? [] : [carriageOf(deps, delivery.store, delivery.slot, isPaid, language)];
  const goods = [{ found, order }];
  const parcels = [...(way === null ? [] : [way]), ...carriages].map(({ price }) => ({ goods, price }));
  const vouchers = vouchersOfOrder(deps, { goods, parcels }, visit.memberId, language);
  return orderCostOf(
    {
      lines: [
        {
          quantity: line.quantity,
          unitPrice,
          cashback,
          way,
          services: services.map(({ service, ...rest }) => ({
            name: localised(service.name, language),
            ...rest,
          })),
        },
      ],
      deliveries: carriages,
      reductions: [
        ...voucherReductions(deps, vouchers),
        ...promotionReductions(deps, promotions, language),
        ...(tradeIn === null
          ? []
          : [{ kind: 'TRADE_IN' as const, title: tradeIn.name, amount: tradeIn.amount }]),
      ],
      isShippingOpen: line.fulfillment === 'DELIVERY' && way === null && delivery === null && !isPaid,
    },
    language,
  );
}
