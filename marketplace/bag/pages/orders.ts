import type { CartDestination, GroceryAddBody } from '#src/services/bag/bag/contract.ts';
import type { GiftPair } from '#src/domain/promo/freeGift.ts';
import type { Fulfilment } from '#src/domain/fulfilment/fulfilment.ts';
import type { Slot } from '#src/domain/grocery/grocerySlots.ts';
import type { Vendor } from '#src/domain/product/vendor.ts';
import type { Language } from '#src/domain/shell/language.ts';
import { bagLines } from '../rules/bagLines.ts';
import { checkoutOf } from '../rules/bagOrders.ts';
import type { BagPart } from '../rules/bagChanges.ts';
import { localised, type FoundItem } from '../../product/rules/catalogue.ts';
import type { Localised } from '../../product/catalogue/types.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import type { GroceryStore } from '../../grocery/rules/groceryStores.ts';
import type { CountedLine, CountedOrder, Reduction } from '../../price/rules/orderCost.ts';
import { carriageOf, heldDeliveriesOf, type HeldDelivery } from '../../grocery/rules/heldSlots.ts';
import { bagDestinationOf, tryWayOf, type Way } from '../../fulfilment/rules/lineShipping.ts';
import { voucherReductions, vouchersOfOrder, type Parcel } from '../../promo/rules/orderVouchers.ts';
import { promotionReductions, promotionsOfOrder } from '../../promo/rules/orderPromotions.ts';
import { pricedTogether, unitPriceOf } from '../../price/rules/itemPrices.ts';
import { orderedAddOns } from '../../service/rules/addOns.ts';
import { orderedItemOf, type OrderedItem } from '../rules/orderedItems.ts';
import { pathOf } from '../../product/rules/productViews.ts';
import type { Visit } from '../../core/http/visit.ts';
import { tradeInsOfBag, type TakenTradeIn } from '../../payment/rules/tradeIns.ts';
import type { OrderedGoods } from '../../promo/rules/vouchers.ts';
import type { StoredVoucher } from '../../promo/rules/voucherWrites.ts';
import { shownServices } from '../../service/pages/addOnLines.ts';

type BagLine = ReturnType<typeof bagLines>[number];
/** A line as a checkout stored it, with its prices and vouchers of that time. Older checkouts lack some facts. */
interface StoredLine {
  itemSku: string;
  item?: OrderedItem;
  quantity: number;
  fulfillment?: Fulfilment;
  unitPrice?: number;
  cashback?: number;
  vouchers?: StoredVoucher[];
  promotions?: { id: string; title?: Localised; amount: number; isShipping: boolean }[];
  /** At the price of that time, in rupiah for a piece. */
  services?: { id: string; quantity: number; unitPrice: number; name?: Localised }[];
  /** The courier's service and the destination. */
  way?: Way | null;
  destination?: CartDestination;
  tradeIn?: TakenTradeIn | null;
  gifts?: (GiftPair & { item?: OrderedItem })[];
}
/** A line as these pages show it. */
export interface ShownLine extends CountedLine {
  itemSku: string;
  item: OrderedItem;
  /** The path of the product's page; null where the item is no longer sold. */
  path: string | null;
  /** The part of the bag with which the line changes; null for a line that no longer can. */
  part: BagPart | null;
  fulfilment: Fulfilment;
  bundle: 'COMBO' | 'GIFT' | null;
  /** True when the price was not kept and the item is no longer sold: its price is unknown. [BAG-15] */
  isPriceLost?: true;
}
/** True when the price of a line is unknown, and with it every sum of the order. [BAG-15] */
export const isPriceLost = ({ lines }: Pick<Order, 'lines'>): boolean =>
  lines.some((line) => line.isPriceLost === true);

export interface Order extends CountedOrder {
  lines: ShownLine[];
  /** The destination; '' while the visitor has not chosen one. */
  district: string;
  /** Slots of the groceries, by store. [GROC-33] */
  held: HeldDelivery[];
  /** Vouchers that the order uses up. */
  voucherCodes: string[];
}

/** The lines outside of bundles; a line of a bundle has the bundle's price, so vouchers leave it out. */
const alone = (
  lines: readonly (Pick<ShownLine, 'quantity' | 'unitPrice' | 'bundle'> & { found: FoundItem })[],
): OrderedGoods[] =>
  lines
    .filter(({ bundle }) => bundle === null)
    .map(({ found, quantity, unitPrice }) => ({
      found,
      order: { quantity, subtotal: unitPrice * quantity },
    }));

/** The costs of a gift, which travels with the purchase that it is given for. */
const GIVEN: CountedLine & { part: null } = {
  quantity: 1,
  unitPrice: 0,
  cashback: 0,
  way: null,
  services: [],
  part: null,
};

/** Returns the amount that a traded-in device takes off. [TRADEIN-06] */
const handedOver = ({ name, amount }: TakenTradeIn): Reduction => ({ kind: 'TRADE_IN', title: name, amount });

/** Groceries that would join a bag, and their slot; null where none was chosen. */
export interface Joining {
  line: GroceryAddBody;
  taken: { store: GroceryStore; slot: Slot } | null;
}

/** Returns the lines of a bag after an add of groceries; writes nothing. [COST-13] */
function joinedLines(deps: MarketplaceDeps, lines: BagLine[], { line }: Joining): BagLine[] {
  const { itemSku, pickupPointCode, quantity, fulfillment: fulfilment } = line;
  const isSame = ({ bundle, found, pickupPointCode: place }: BagLine) =>
    bundle === null && found.item.itemSku === itemSku && place === pickupPointCode;
  if (lines.some(isSame))
    return lines.map((one) =>
      isSame(one) ? { ...one, fulfilment, quantity: one.quantity + quantity } : one,
    );
  const found = deps.catalogue.find(itemSku);
  return [
    ...lines,
    {
      found,
      quantity,
      fulfilment,
      bundle: null,
      promotionId: null,
      pickupPointCode,
      courier: null,
      services: [],
    },
  ];
}

/**
 * Returns the order of the bag: its lines, and the vouchers and promotions that the product pages promised. Includes
 * the pieces of `joining`, which an add would bring.
 */
export function orderOfBag(
  deps: MarketplaceDeps,
  { owner, memberId }: Pick<Visit, 'owner' | 'memberId'>,
  vendor: Vendor,
  language: Language,
  joining: Joining | null = null,
): Order {
  const before = bagLines(deps, owner, vendor);
  const lying = joining === null ? before : joinedLines(deps, before, joining);
  const stored = pricedTogether(deps, lying).map(({ bundle, promotionId, ...line }) => ({
    ...line,
    part: ((): BagPart =>
      bundle === null
        ? { kind: 'LINE', itemSku: line.found.item.itemSku, pickupPointCode: line.pickupPointCode }
        : { kind: bundle.kind, promotionId: promotionId ?? '' })(),
    bundle: bundle?.kind ?? null,
    // A line of a bundle has its bundle's price and earns no cashback.
    cashback: bundle === null ? (line.found.item.cashback ?? 0) : 0,
  }));
  const promotions = promotionsOfOrder(
    deps,
    stored.map((line) => ({ ...line, subtotal: line.unitPrice * line.quantity })),
    memberId,
  );
  const paidFor = new Set(promotions.flatMap(({ paysFor }) => paysFor.map(({ found }) => found)));
  // Gifts travel with the purchase that they are given for; groceries come in slots.
  const to = vendor === 'retail' ? bagDestinationOf(deps.database, owner) : null;
  const lines = stored.map((line) => ({
    ...line,
    ...shownItem(deps, line.found.item.itemSku),
    services: shownServices(
      orderedAddOns(deps, line.services, { ...line, postalCode: to?.postalCode ?? null }),
      language,
    ),
    way:
      to === null || line.fulfilment === 'PICKUP' || line.bundle === 'GIFT'
        ? null
        : tryWayOf(deps, line, to, paidFor.has(line.found)),
  }));
  const held = vendor === 'grocery' ? heldDeliveriesOf(deps, owner, stored, joining?.taken) : [];
  const isPaidFor = ({ store }: HeldDelivery) =>
    stored.every(
      ({ found, pickupPointCode }) => pickupPointCode !== store.pickupPointCode || paidFor.has(found),
    );
  const isComing = (pickupPointCode: string) =>
    held.some(({ store, slot }) => store.pickupPointCode === pickupPointCode && slot !== null);
  const isShippingOpen = lines.some(
    ({ found, fulfilment, bundle, way, pickupPointCode }) =>
      fulfilment === 'DELIVERY' &&
      bundle !== 'GIFT' &&
      way === null &&
      !isComing(pickupPointCode) &&
      !paidFor.has(found),
  );
  const brought = held.flatMap((one) =>
    one.slot === null
      ? []
      : [{ store: one.store, ...carriageOf(deps, one.store, one.slot, isPaidFor(one), language) }],
  );
  const parcels: Parcel[] = [
    ...lines.flatMap((line) => (line.way === null ? [] : [{ goods: alone([line]), price: line.way.price }])),
    ...brought.map(({ store, price }) => ({
      goods: alone(
        lines.filter(
          ({ fulfilment, pickupPointCode }) =>
            fulfilment === 'DELIVERY' && pickupPointCode === store.pickupPointCode,
        ),
      ),
      price,
    })),
  ];
  const vouchers = vouchersOfOrder(
    deps,
    // Shipping that is not counted yet gets no reduction and uses no voucher.
    { goods: alone(stored), parcels: isShippingOpen ? [] : parcels },
    memberId,
    language,
  );
  return {
    lines: lines.map((line) => {
      const { found: _, ...shown } = line;
      return shown;
    }),
    held,
    voucherCodes: vouchers.map(({ code }) => code),
    deliveries: brought.map(({ name, price, originalPrice }) => ({ name, price, originalPrice })),
    reductions: [
      ...voucherReductions(deps, vouchers),
      ...promotionReductions(deps, promotions, language),
      ...(vendor === 'retail' ? tradeInsOfBag(deps.database, owner) : []).map(handedOver),
    ],
    isShippingOpen,
    district: to?.district ?? '',
  };
}

/** An order as it was shown. Older orders keep their items by SKU only. */
type KeptOrder = Omit<Order, 'lines'> & {
  lines: (Omit<ShownLine, 'item' | 'path'> & { item?: OrderedItem })[];
};

/** An item as a line shows it: as it was when the order was placed, with a link while it is sold. [BAG-07] */
function shownItem(deps: MarketplaceDeps, itemSku: string, kept?: OrderedItem) {
  const found = deps.catalogue.tryFind(itemSku);
  const path = found === null ? null : pathOf(found.product, found.item.itemSku);
  const known = found === null ? { name: itemSku, values: [], picture: null } : orderedItemOf(found);
  return { itemSku, item: kept ?? known, path };
}

/** Returns the bag as its order keeps it, in each language. */
export function keptOrder(deps: MarketplaceDeps, visit: Visit, vendor: Vendor): string {
  const kept = (language: Language): KeptOrder => {
    const { lines, ...order } = orderOfBag(deps, visit, vendor, language);
    const keptLines = lines.map((line) => {
      const { path: _, ...facts } = line;
      return { ...facts, part: null };
    });
    return { ...order, held: [], lines: keptLines };
  };
  return JSON.stringify({ id: kept('id'), en: kept('en') });
}

function shownBefore(deps: MarketplaceDeps, shown: string, language: Language): Order {
  const { lines, ...order } = (JSON.parse(shown) as Record<Language, KeptOrder>)[language];
  return {
    ...order,
    lines: lines.map((line) => ({ ...line, ...shownItem(deps, line.itemSku, line.item) })),
  };
}

/** Returns the order of a stored checkout; for groceries, and for a bag that is not ordered yet, that of the bag. */
export function orderOfCheckout(
  deps: MarketplaceDeps,
  visit: Pick<Visit, 'owner' | 'memberId'>,
  id: string,
  { vendor, language }: { vendor: Vendor; language: Language },
): Order {
  const row = checkoutOf(deps.database, visit.owner, vendor, id);
  if (row === null ? vendor === 'grocery' : row.isOfBag && row.orderedAt === null) {
    return orderOfBag(deps, visit, vendor, language);
  }
  if (row?.shown != null) return shownBefore(deps, row.shown, language);
  const stored = row === null ? [] : (JSON.parse(row.lines) as StoredLine[]);
  const titleOf = (code: string) => {
    const title = deps.vouchers.byCode(code)?.title;
    return title === undefined ? code : localised(title, language);
  };
  const promotionOf = (id: string) => {
    const title = deps.vouchers.promotions.find((one) => one.id === id)?.title;
    return title === undefined ? '' : localised(title, language);
  };
  return {
    lines: stored.flatMap((line): ShownLine[] => {
      const { itemSku, quantity, cashback = 0, fulfillment: fulfilment = 'DELIVERY', way = null } = line;
      const services = (line.services ?? []).map(
        ({ id, name = deps.services.get(id)?.name ?? id, ...rest }) => ({
          ...rest,
          name: localised(name, language),
          isMissed: false,
        }),
      );
      const found = deps.catalogue.tryFind(itemSku);
      const unitPrice = line.unitPrice ?? (found === null ? 0 : unitPriceOf(deps, found, quantity));
      const cost = { quantity, unitPrice, cashback, way, services };
      return [
        {
          ...cost,
          ...shownItem(deps, itemSku, line.item),
          part: null,
          fulfilment,
          bundle: null,
          ...(line.unitPrice === undefined && found === null ? { isPriceLost: true } : {}),
        },
        ...(line.gifts ?? []).map(({ itemSku: given, item }): ShownLine => {
          return { ...GIVEN, ...shownItem(deps, given, item), fulfilment, bundle: 'GIFT' };
        }),
      ];
    }),
    reductions: stored.flatMap(({ vouchers = [], promotions = [], tradeIn = null }) => [
      ...vouchers.map(({ code, amount, isShipping = false }): Reduction => ({
        kind: 'VOUCHER',
        title: titleOf(code),
        amount,
        ...(isShipping ? { shippingVoucher: code } : {}),
      })),
      ...promotions.map((one) => ({
        kind: 'PROMO' as const,
        title: one.title === undefined ? promotionOf(one.id) : localised(one.title, language),
        amount: one.isShipping ? null : one.amount,
      })),
      ...(tradeIn === null ? [] : [handedOver(tradeIn)]),
    ]),
    isShippingOpen: stored.some(
      ({ fulfillment = 'DELIVERY', promotions = [], way = null }) =>
        fulfillment === 'DELIVERY' && way === null && !promotions.some(({ isShipping }) => isShipping),
    ),
    held: [],
    voucherCodes: [],
    district: stored.find(({ destination }) => destination !== undefined)?.destination?.district ?? '',
  };
}
