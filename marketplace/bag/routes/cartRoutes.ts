import { Hono } from 'hono';
import type { Vendor } from '#src/domain/product/vendor.ts';
import { cartCalls } from '#src/services/bag/bag/calls.ts';
import type { MarketplaceEnv } from '../../core/http/answers.ts';
import { createRoute } from '../../core/routes/route.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import type { Way } from '../../fulfilment/rules/lineShipping.ts';
import { holdSlot } from '../../grocery/rules/grocerySlots.ts';
import { orderCostOf } from '../../price/rules/orderCost.ts';
import { addCombo } from '../../promo/rules/combos.ts';
import { addWithGift } from '../../promo/rules/freeGifts.ts';
import { orderOfBag } from '../pages/orders.ts';
import { addLine } from '../rules/bag.ts';
import { bagCount, bagItems } from '../rules/bagLines.ts';
import { inOneMethod } from '../rules/bagMethod.ts';
import { notKeptOf } from '../rules/bagNotices.ts';
import { quantityLimitsOf } from '../../price/rules/quantityLimits.ts';
import { checkAccount, createCheckout } from '../rules/checkouts.ts';

const { calls } = cartCalls;

/** Bag and checkout of both vendors; every write happens once for its key. [API-91..96] */
export function cartRoutes(deps: MarketplaceDeps) {
  const app = new Hono<MarketplaceEnv>();
  const route = createRoute(app, deps);

  /** Answers an add: the bag, the room left for the same item, and the courier that was replaced. [CART-34, SHIP-15] */
  const added = (
    owner: string,
    vendor: Vendor,
    item: { itemSku: string; pickupPointCode: string },
    way: Way | null = null,
  ) => ({
    replacedCourier: way?.insteadOf ?? null,
    totalItems: bagCount(deps.database, owner, vendor),
    purchaseLimit: quantityLimitsOf(deps, deps.catalogue.find(item.itemSku), {
      owner,
      vendor,
      pickupPointCode: item.pickupPointCode,
    }),
  });

  route(calls.readBag, ({ c }) => {
    const { owner } = c.var.visit;
    return {
      totalItems: bagCount(deps.database, owner, 'retail'),
      items: bagItems(deps.database, owner, 'retail'),
      notKept: notKeptOf(deps, owner, 'retail'),
    };
  });
  route(calls.addToBag, ({ body, once }) =>
    once((owner) => {
      const way = inOneMethod(deps, owner, [body], () => addLine(deps, owner, 'retail', body));
      return added(owner, 'retail', body, way);
    }),
  );
  route(calls.addSeveral, ({ body, once }) =>
    once((owner) => {
      inOneMethod(deps, owner, body.items, () => {
        if (body.comboId !== undefined || body.cartType === 'COMBO') addCombo(deps, owner, body);
        else
          for (const item of body.items) addLine(deps, owner, 'retail', { ...item, cartType: body.cartType });
      });
      const [first] = body.items;
      return first === undefined
        ? { totalItems: bagCount(deps.database, owner, 'retail') }
        : added(owner, 'retail', first);
    }),
  );
  route(calls.addWithGift, ({ body, once }) =>
    once((owner) => {
      const way = inOneMethod(deps, owner, [body], () => addWithGift(deps, owner, body));
      return added(owner, 'retail', body, way);
    }),
  );
  // A blocked account is refused before the purchase is read.
  route(
    calls.createCheckout,
    ({ body, once }) => once((owner) => ({ id: createCheckout(deps, owner, 'retail', [body]) })),
    ({ c }) => checkAccount(c.var.visit, 'retail'),
  );
  route(
    calls.addGrocery,
    ({ body, once }) =>
      once((owner) => {
        holdSlot(deps, owner, body);
        addLine(deps, owner, 'grocery', { ...body, addOns: [], cartType: 'REGULAR' });
        return { id: `bag-${owner}`, ...added(owner, 'grocery', body) };
      }),
    ({ c }) => checkAccount(c.var.visit, 'grocery'),
  );
  route(calls.readGroceryBag, ({ c }) => {
    const { owner } = c.var.visit;
    const order = orderOfBag(deps, c.var.visit, 'grocery', c.var.language);
    return {
      id: owner === null ? null : `bag-${owner}`,
      totalItems: bagCount(deps.database, owner, 'grocery'),
      subtotal: orderCostOf(order, c.var.language).subtotal,
      items: bagItems(deps.database, owner, 'grocery'),
      notKept: notKeptOf(deps, owner, 'grocery'),
    };
  });
  return app;
}
