import { Hono } from 'hono';
import {
  bulkCartBody,
  cartBody,
  freeGiftCartBody,
  groceryAddBody,
  quickCheckoutBody,
} from '#src/services/bag/bag/contract.ts';
import { addLine } from '../rules/bag.ts';
import { bagCount, bagItems } from '../rules/bagLines.ts';
import { checkAccount, createCheckout } from '../rules/checkouts.ts';
import { inOneMethod } from '../rules/bagMethod.ts';
import { purchaseLimitsOf } from '../rules/bagRoom.ts';
import { notKeptOf } from '../rules/bagNotices.ts';
import { addCombo } from '../../promo/rules/combos.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { addWithGift } from '../../promo/rules/freeGifts.ts';
import { holdSlot } from '../../grocery/rules/grocerySlots.ts';
import type { Way } from '../../fulfilment/rules/lineShipping.ts';
import { once } from '../../core/rules/idempotency.ts';
import { orderCostOf } from '../../price/rules/orderCost.ts';
import { orderOfBag } from '../pages/orders.ts';
import type { Writer } from '../../session/rules/writer.ts';
import type { Vendor } from '#src/domain/product/vendor.ts';
import {
  answer,
  memberOf,
  readBody,
  writeFacts,
  type MarketplaceContext,
  type MarketplaceEnv,
} from '../../core/http/answers.ts';

/** A page may learn the destination between two tries of an add, which stay the same add. [CART-40] */
const LEARNT: readonly string[] = ['destination', 'place'];
const withoutLearnt = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body, (name, value: unknown) => (LEARNT.includes(name) ? undefined : value)));

/** Bag and checkout of both vendors; every write happens once for its key. [API-91..96] */
export function cartRoutes(deps: MarketplaceDeps, writerOf: (c: MarketplaceContext) => Writer) {
  const app = new Hono<MarketplaceEnv>();
  const write = <T>(c: MarketplaceContext, body: unknown, work: (owner: string) => T) => {
    const { owner, accepted } = writerOf(c);
    const facts = writeFacts(c, owner, deps.now(), withoutLearnt(body));
    return c.json(
      answer(
        once(deps.database, facts, () => {
          const done = work(owner);
          accepted();
          return done;
        }),
      ),
    );
  };

  /** Answers an add: the bag, the room left for the same item, and the courier that was replaced. [CART-34, SHIP-15] */
  const added = (
    owner: string,
    vendor: Vendor,
    item: { itemSku: string; pickupPointCode: string },
    way: Way | null = null,
  ) => ({
    replacedCourier: way?.insteadOf ?? null,
    totalItems: bagCount(deps.database, owner, vendor),
    purchaseLimit: purchaseLimitsOf(deps, deps.catalogue.find(item.itemSku), {
      owner,
      vendor,
      pickupPointCode: item.pickupPointCode,
    }),
  });

  app.get('/retail/carts', (c) => {
    c.header('cache-control', 'no-store');
    const { owner } = c.var.visit;
    return c.json(
      answer({
        totalItems: bagCount(deps.database, owner, 'retail'),
        items: bagItems(deps.database, owner, 'retail'),
        notKept: notKeptOf(deps, owner, 'retail'),
      }),
    );
  });
  app.post('/retail/carts', async (c) => {
    const body = await readBody(c, cartBody);
    return write(c, body, (owner) => {
      const way = inOneMethod(deps, owner, [body], () => addLine(deps, owner, 'retail', body));
      return added(owner, 'retail', body, way);
    });
  });
  app.post('/retail/carts/_add-bulk', async (c) => {
    const body = await readBody(c, bulkCartBody);
    return write(c, body, (owner) => {
      inOneMethod(deps, owner, body.items, () => {
        if (body.comboId !== undefined || body.cartType === 'COMBO') addCombo(deps, owner, body);
        else
          for (const item of body.items) addLine(deps, owner, 'retail', { ...item, cartType: body.cartType });
      });
      const [first] = body.items;
      return first === undefined
        ? { totalItems: bagCount(deps.database, owner, 'retail') }
        : added(owner, 'retail', first);
    });
  });
  app.post('/retail/free-gift/carts', async (c) => {
    const body = await readBody(c, freeGiftCartBody);
    return write(c, body, (owner) => {
      const way = inOneMethod(deps, owner, [body], () => addWithGift(deps, owner, body));
      return added(owner, 'retail', body, way);
    });
  });
  app.post('/retail/checkouts/_quick', async (c) => {
    memberOf(c);
    checkAccount(c.var.visit, 'retail');
    const body = await readBody(c, quickCheckoutBody);
    return write(c, body, (owner) => ({ id: createCheckout(deps, owner, 'retail', [body]) }));
  });
  app.post('/grocery/checkout/_add', async (c) => {
    checkAccount(c.var.visit, 'grocery');
    const body = await readBody(c, groceryAddBody);
    return write(c, body, (owner) => {
      holdSlot(deps, owner, body);
      addLine(deps, owner, 'grocery', { ...body, addOns: [], cartType: 'REGULAR' });
      return { id: `bag-${owner}`, ...added(owner, 'grocery', body) };
    });
  });
  app.get('/grocery/checkout/_summary', (c) => {
    const { owner } = c.var.visit;
    const order = orderOfBag(deps, c.var.visit, 'grocery', c.var.language);
    c.header('cache-control', 'no-store');
    return c.json(
      answer({
        id: owner === null ? null : `bag-${owner}`,
        totalItems: bagCount(deps.database, owner, 'grocery'),
        subtotal: orderCostOf(order, c.var.language).subtotal,
        items: bagItems(deps.database, owner, 'grocery'),
        notKept: notKeptOf(deps, owner, 'grocery'),
      }),
    );
  });
  return app;
}
