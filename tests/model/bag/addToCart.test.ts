import { describe, expect, test } from 'vitest';
import { CART_ERROR_CODES } from '#src/domain/bag/cartErrors.ts';
import { addToCartMachine } from '#src/machines/bag/addToCart/addToCartMachine.ts';
import { addToCartPaths } from '#src/machines/bag/addToCart/addToCartPaths.ts';
import type { AddToCartContext } from '#src/machines/bag/addToCart/addToCartTypes.ts';
import type { Offer } from '#src/machines/protocol/offer.ts';
import { drive, lost, refused, type Driven } from '../support/drive.ts';
import { offer } from '../support/offer.ts';
import { expectEveryTransition } from '../support/walk.ts';

const NOW = 1_000_000;
const options = {
  actors: ['addToBag', 'createCheckout', 'reportBuyNow', 'loadAddRecommendations', 'waitFor'],
  systemId: 'addToCart',
  input: { vendor: 'retail', superApp: false, isMember: null },
  serverTimeMs: NOW,
};
const add = { type: 'add.requested', initiator: 'ADD_TO_CART', mode: 'DESKTOP_CTA' };
/** The actors that run during an add. */
const ADDING = ['addToBag', 'loadAddRecommendations', 'recommendationTimeout'];
const addInModal = { ...add, mode: 'MODAL' };
const buy = { ...add, initiator: 'BUY_NOW' };
const recommended = {
  type: 'add.recommendedRequested',
  item: { itemSku: 'B-01', pickupPointCode: 'PP-2', traceId: null },
};
const combo = {
  comboId: 'combo-1',
  items: [
    { itemSku: 'A-01', pickupPointCode: 'PP-1' },
    { itemSku: 'C-01', pickupPointCode: 'PP-3' },
  ],
};
const addCombo = { type: 'add.comboRequested', combo, mode: 'MODAL' };
const INSTALLATION = { type: 'INSTALLATION', id: 'INST-1' };

function start(facts: { isMember?: boolean | null; input?: object; offer?: Partial<Offer> } = {}): Driven {
  const part = drive(addToCartMachine, {
    ...options,
    input: { ...options.input, isMember: facts.isMember ?? null, ...facts.input },
  });
  part.send({ type: 'offer.changed', offer: { ...offer, ...facts.offer } });
  return part;
}
const context = (part: Driven) => part.context<AddToCartContext>();
const callOf = (part: Driven) =>
  (part.inputOf('addToBag') as { call: { to: string; body: Record<string, unknown> } }).call;
const bodyOf = (part: Driven) => callOf(part).body;
const opened = (part: Driven) => part.toModal.map((event) => event['key'] ?? event.type);

test('addToCart: every transition', () => {
  expectEveryTransition(addToCartPaths);
});

describe('[SHIP-14] the courier', () => {
  const destination = { district: 'Gambir', city: 'Jakarta Pusat', postalCode: '10110', geolocation: null };

  test('goes with an add and with buying now, and so does where to', () => {
    const sent = start({ offer: { destination, courier: 'EXPRESS' } });
    sent.send(add);
    expect(bodyOf(sent)).toMatchObject({ destination, courier: 'EXPRESS' });
    const bought = start({ isMember: true, offer: { destination, courier: 'EXPRESS' } });
    bought.send({ ...add, initiator: 'BUY_NOW' });
    expect(bought.inputOf('createCheckout')).toMatchObject({
      call: { body: { destination, courier: 'EXPRESS' } },
    });
  });
  test('sends only the destination without a chosen courier, and neither for pickup', () => {
    const cheapest = start({ offer: { destination } });
    cheapest.send(add);
    expect(bodyOf(cheapest)).toMatchObject({ destination });
    expect(bodyOf(cheapest)).not.toHaveProperty('courier');
    const picked = start({ offer: { destination, courier: 'EXPRESS', fulfilment: 'PICKUP' } });
    picked.send(add);
    expect(bodyOf(picked)).not.toHaveProperty('courier');
    expect(bodyOf(picked)).not.toHaveProperty('destination');
  });
  test('other products go by their own cheapest, to the same place', () => {
    const part = start({ offer: { destination, courier: 'EXPRESS' } });
    part.send(recommended);
    expect(bodyOf(part)).toMatchObject({ itemSku: 'B-01', destination });
    expect(bodyOf(part)).not.toHaveProperty('courier');
    const bundle = start({ offer: { destination, courier: 'EXPRESS' } });
    bundle.send(addCombo);
    expect(callOf(bundle).body).toMatchObject({ items: [{ destination }, { destination }] });
    expect(JSON.stringify(callOf(bundle))).not.toContain('EXPRESS');
  });
  test('waits for a login with the rest', () => {
    const part = start({ isMember: false, offer: { destination, courier: 'EXPRESS' } });
    part.send({ ...add, initiator: 'BUY_NOW' });
    expect(part.toPage).toMatchObject([
      {
        type: 'part.told',
        name: 'memberGate',
        event: { type: 'login.needed', wish: { courier: 'EXPRESS' } },
      },
    ]);
  });
  test('[SHIP-15] the visitor is told that another one goes, and after the next add not again', () => {
    const part = start({ offer: { destination, courier: 'INSTANT' } });
    part.send(add);
    part.resolve('loadAddRecommendations', []);
    part.resolve('addToBag', { totalItems: 5, replacedCourier: 'INSTANT' });
    part.send(add);
    part.resolve('addToBag', { totalItems: 6, replacedCourier: null });
    part.resolve('recommendationTimeout');
    expect(part.toToast).toMatchObject([
      { toast: { copyKey: 'cart.addedOtherCourier' } },
      { toast: { copyKey: 'cart.added' } },
    ]);
  });
});

describe('adding', () => {
  test('[CART-01, CART-05, CART-06, CART-11, CART-03] adds the chosen offer and tells the visitor', () => {
    const part = start();
    part.send(add);
    expect(part.waiting().toSorted()).toEqual(ADDING);
    expect(bodyOf(part)).toEqual({
      itemSku: 'A-01',
      pickupPointCode: 'PP-1',
      quantity: 2,
      fulfillment: 'DELIVERY',
      addOns: [],
      cartType: 'REGULAR',
      actionType: 'REGULAR',
      replace: false,
    });
    part.resolve('addToBag', { totalItems: 5 });
    expect(part.toPage).toEqual([
      { type: 'add.succeeded', totalItems: 5, initiator: 'ADD_TO_CART', itemSku: 'A-01' },
    ]);
  });

  test('[CART-04] on the phone it is completed in the modal', () => {
    const part = start();
    part.send(addInModal);
    expect(opened(part)).toEqual(['addToBag']);
    expect(part.waiting()).toEqual([]);
    part.send({ type: 'add.confirmed' });
    part.resolve('loadAddRecommendations', []);
    part.resolve('addToBag', { totalItems: 1 });
    expect(opened(part)).toContain('modal.closed');
  });

  test('[CART-19] an add has nothing to check out', () => {
    const part = start();
    part.send(add);
    expect(context(part).checkoutStatus).toBe('SKIP_CHECKOUT');
  });

  test('[CART-22] a guest can add', () => {
    const part = start({ isMember: false });
    part.send(add);
    expect(part.waiting().toSorted()).toEqual(ADDING);
  });

  test('[CART-23] pressing again while it is under way sends nothing', () => {
    const part = start({ isMember: true });
    part.send(add);
    part.send(add);
    part.send(buy);
    expect(part.waiting().toSorted()).toEqual(ADDING);
    expect(part.snapshot().hasTag('pending')).toBe(true);
  });

  test('[FULFIL-09, STOCK-11, STOCK-12] what cannot be bought starts nothing', () => {
    const part = start({ offer: { isPurchasable: false } });
    for (const event of [add, addInModal, buy]) part.send(event);
    expect(part.waiting()).toEqual([]);
    expect(opened(part)).toEqual([]);
  });

  test('[CART-34, BAG-14] a full bag stops adding, and for groceries buying too', () => {
    const full = { isMember: true, offer: { fitsInBag: false } };
    const retail = start(full);
    retail.send(add);
    expect(retail.waiting()).toEqual([]);
    retail.send(buy);
    expect(retail.waiting()).not.toEqual([]);
    const grocery = start({ ...full, input: { vendor: 'grocery' } });
    for (const event of [add, buy, { ...buy, mode: 'MODAL' }]) grocery.send(event);
    expect([grocery.waiting(), opened(grocery)]).toEqual([[], []]);
  });

  test.each([
    [NOW - 1, NOW + 1, 'CAMPAIGN'],
    [NOW, NOW + 1, 'CAMPAIGN'],
    [NOW + 1, NOW + 2, 'REGULAR'],
    [NOW - 2, NOW, 'REGULAR'],
  ])('[CART-08] a campaign from %i to %i makes the add %s', (startTime, endTime, actionType) => {
    const part = start({
      offer: { campaign: { id: 'FS', name: 'Flash', startTime, endTime, quota: 2, sold: 0 } },
    });
    part.send(add);
    expect(bodyOf(part)).toMatchObject({ actionType });
  });

  test('[CART-08, BAG-13] more pieces than a campaign has left are asked for at their own price', () => {
    const campaign = { id: 'FS', name: 'Flash', startTime: NOW - 1, endTime: NOW + 1, quota: 2, sold: 1 };
    const part = start({ isMember: true, offer: { campaign } });
    part.send(add);
    expect(bodyOf(part)).toMatchObject({ actionType: 'REGULAR' });
  });

  test('[BAG-13] an add beyond the sale’s limit is REGULAR, buying now stays CAMPAIGN', () => {
    const campaign = { id: 'FS', name: 'Flash', startTime: NOW - 1, endTime: NOW + 1, quota: 2, sold: 0 };
    const offer = { campaign, isBeyondSale: true } as const;
    const adding = start({ isMember: true, offer });
    adding.send(add);
    expect(bodyOf(adding)).toMatchObject({ actionType: 'REGULAR' });
    const buying = start({ isMember: true, offer });
    buying.send(buy);
    expect(buying.inputOf('createCheckout')).toMatchObject({ call: { body: { actionType: 'CAMPAIGN' } } });
  });

  test('[CART-15, SUPER-02] every add inside the super-app has cart type MBCA', () => {
    const part = start({ input: { superApp: true } });
    part.send(add);
    expect(bodyOf(part)).toMatchObject({ cartType: 'MBCA' });
  });

  test.each([
    ['retail', add, 'Koper'],
    ['grocery', add, 'Koper'],
    [
      'grocery',
      {
        type: 'add.recommendedRequested',
        item: { itemSku: 'B-01', name: 'Tas', pickupPointCode: 'PP-2', traceId: null },
      },
      'Tas',
    ],
  ])(
    '[CART-01, CART-29] the toast of an add to the %s bag says what was added, and leads there',
    (vendor, event, name) => {
      const part = start({ input: { vendor } });
      part.send(event);
      // The item that is shown meanwhile is not the one that was added.
      part.send({ type: 'offer.changed', offer: { ...offer, name: 'Koper lain' } });
      part.resolve('addToBag', { totalItems: 1 });
      if (part.waiting().includes('recommendationTimeout')) part.resolve('recommendationTimeout');
      expect(part.toToast).toMatchObject([
        { toast: { copyKey: 'cart.added', about: name, link: { copyKey: 'cart.open', bagOf: vendor } } },
      ]);
    },
  );

  test('[CART-29] grocery adds go to the grocery bag and offer no recommendations', () => {
    const part = start({ input: { vendor: 'grocery' } });
    part.send(add);
    expect(part.inputOf('addToBag')).toMatchObject({ vendor: 'grocery' });
    part.resolve('addToBag', { totalItems: 1 });
    expect(part.waiting()).toEqual([]);
  });
});

describe('a combo', () => {
  test('[CART-09, CART-12, COMBO-07] its items go into the bag together, one each', () => {
    const part = start();
    part.send(addCombo);
    const item = { quantity: 1, fulfillment: 'DELIVERY', cartType: 'COMBO', actionType: 'COMBO' };
    expect(callOf(part)).toEqual({
      to: 'bulkCart',
      body: {
        cartType: 'COMBO',
        comboId: 'combo-1',
        items: combo.items.map((one) => ({ ...one, ...item, addOns: [], replace: false })),
      },
    });
    part.resolve('addToBag', { totalItems: 2 });
    part.resolve('loadAddRecommendations', []);
    expect(opened(part)).toContain('modal.closed');
    expect(part.toPage).toEqual([
      { type: 'add.succeeded', totalItems: 2, initiator: 'ADD_TO_CART', itemSku: 'A-01' },
    ]);
  });

  test('[CART-15] inside the super-app it is MBCA as well', () => {
    const part = start({ input: { superApp: true } });
    part.send(addCombo);
    expect(bodyOf(part)).toMatchObject({ cartType: 'MBCA', items: [{ cartType: 'MBCA' }, {}] });
  });

  test('[CART-23] while something is under way no combo is sent', () => {
    const part = start();
    part.send(add);
    part.send(addCombo);
    expect(callOf(part).to).toBe('cart');
  });

  test('[CART-24] a refusal stays in its modal, and goes with it', () => {
    const part = start();
    part.send(addCombo);
    part.reject('addToBag', refused('PROMO_HAS_BEEN_EXPIRED'));
    expect(opened(part)).toEqual(['promoCombo']);
    expect(part.snapshot().hasTag('failed')).toBe(true);
    part.send({ type: 'add.modalShown', key: 'promoCombo' });
    expect(part.snapshot().hasTag('failed')).toBe(true);
    part.send({ type: 'add.modalShown', key: null });
    expect(part.snapshot().hasTag('failed')).toBe(false);
    expect(context(part).presentation).toBeNull();
  });

  test('on a page of its own the refusal stays there and opens nothing', () => {
    const part = start();
    part.send({ ...addCombo, mode: 'DESKTOP_CTA' });
    part.reject('addToBag', refused('COMBO_RULE_NOT_FOUND'));
    expect(opened(part)).toEqual([]);
    part.send({ type: 'add.modalShown', key: null });
    expect(part.snapshot().hasTag('failed')).toBe(true);
  });

  test('[CART-25] confirming the conflict replaces every item, going back replaces none', () => {
    const part = start();
    part.send(addCombo);
    part.reject('addToBag', refused('CNC_ITEM_EXISTS', 409));
    part.send({ type: 'add.modalShown', key: 'clickAndCollectItemExists' });
    expect(part.value()).toBe('conflicting');
    part.send({ type: 'conflict.confirmed' });
    expect(bodyOf(part)).toMatchObject({ items: [{ replace: true }, { replace: true }] });
    part.reject('addToBag', refused('CNC_ITEM_EXISTS', 409));
    part.send({ type: 'add.modalShown', key: 'promoCombo' });
    part.send(addCombo);
    expect(bodyOf(part)).toMatchObject({ items: [{ replace: false }, { replace: false }] });
  });
});

describe('buying now', () => {
  test('[CART-02, CART-18, CART-21, LINK-10] takes a member to a checkout of this product', () => {
    const part = start({ isMember: true });
    part.send(buy);
    expect(context(part).checkoutStatus).toBe('READY_CHECKOUT');
    expect(part.inputOf('createCheckout')).toMatchObject({
      call: { to: 'checkout', body: { itemSku: 'A-01', quantity: 2 } },
    });
    part.resolve('createCheckout', { url: '/retail/checkout/42' });
    expect(context(part).checkoutStatus).toBe('CHECKOUT_SUCCESS');
    part.resolve('reportBuyNow');
    expect(part.toPage).toEqual([
      { type: 'outside.needed', event: { type: 'page.left', url: '/retail/checkout/42' } },
    ]);
  });

  test('[ANALYTICS-04] failing analytics does not keep the visitor from the checkout', () => {
    const part = start({ isMember: true });
    part.send(buy);
    part.resolve('createCheckout', { url: '/retail/checkout/42' });
    part.reject('reportBuyNow');
    expect(part.toPage).toEqual([
      { type: 'outside.needed', event: { type: 'page.left', url: '/retail/checkout/42' } },
    ]);
  });

  test('[CART-19, CART-22] a guest is asked to log in and nothing is sent', () => {
    const part = start({ isMember: false });
    part.send({ type: 'addOns.changed', addOns: [INSTALLATION] });
    part.send(buy);
    expect(context(part).checkoutStatus).toBe('SKIP_CHECKOUT');
    expect(part.waiting()).toEqual([]);
    const wish = {
      kind: 'buy',
      itemSku: offer.itemSku,
      quantity: offer.quantity,
      fulfilment: offer.fulfilment,
      pickupPointCode: offer.pickupPointCode,
      slotId: null,
      courier: null,
      addOns: [INSTALLATION],
      campaignId: null,
      tradeIn: null,
      gift: null,
      isFlashSaleGone: false,
    };
    expect(part.toPage).toEqual([
      { type: 'part.told', name: 'memberGate', event: { type: 'login.needed', wish } },
    ]);
  });

  test('[AUTH-15] asks a member whose session has ended to log in, with the wish to buy', () => {
    const part = start({ isMember: true });
    part.send(buy);
    part.reject('createCheckout', refused('LOGIN_REQUIRED', 401));
    expect(part.value()).toEqual({ idle: 'resting' });
    expect(context(part).failure).toBeNull();
    expect(part.toPage).toMatchObject([
      {
        type: 'part.told',
        name: 'memberGate',
        event: { type: 'login.needed', wish: { kind: 'buy', itemSku: offer.itemSku } },
      },
    ]);
  });

  test('[AUTH-03] it waits until it is known who is visiting', () => {
    const part = start();
    part.send(buy);
    expect(part.value()).toBe('awaitingUser');
    part.send({ type: 'member.resolved', isMember: true });
    expect(part.waiting()).toEqual(['createCheckout']);
  });

  test('[CART-20] a failed checkout keeps its message; buying again starts as READY_CHECKOUT', () => {
    const part = start({ isMember: true });
    part.send(buy);
    part.reject('createCheckout', refused('OOS'));
    expect(context(part)).toMatchObject({
      checkoutStatus: 'CHECKOUT_FAILED',
      presentation: { surface: 'inline', message: 'outOfStock' },
    });
    part.send(buy);
    expect(context(part)).toMatchObject({ checkoutStatus: 'READY_CHECKOUT', presentation: null });
  });

  test.each([
    ['CREATE_CHECKOUT_BLOCKED', 'suspiciousActivity'],
    ['CHECKOUT_BLOCKED', 'suspiciousActivity'],
    ['PAYNOW_BLOCKED', 'pendingPayments'],
    ['CHECKOUT_PERMANENTLY_BLOCKED', 'permanentlyDeactivated'],
  ])(
    '[MODAL-43, AUTH-10, AUTH-11, AUTH-12, ERR-21..24] %s opens the blocked modal, saying why',
    (code, reason) => {
      const part = start({ isMember: true });
      part.send(buy);
      part.reject('createCheckout', refused(code, 403));
      expect(opened(part)).toEqual(['checkoutBlocked']);
      expect(context(part).presentation).toEqual({ surface: 'checkoutBlocked', reason });
    },
  );
});

describe('errors', () => {
  test('[CART-24] every code reaches the visitor: inline or by a modal of its own', () => {
    for (const code of CART_ERROR_CODES) {
      const part = start();
      part.send(add);
      part.reject('addToBag', refused(code, 400, { maxQty: 3 }));
      expect(context(part).presentation, code).not.toBeNull();
      const surface = context(part).presentation?.surface;
      if (surface === 'inline') expect(part.snapshot().hasTag('failed'), code).toBe(true);
      else expect(opened(part), code).toHaveLength(1);
    }
  });

  test('[CART-24, ERR-25] an unknown code shows the generic failure', () => {
    const part = start();
    part.send(add);
    part.reject('addToBag', refused('SOMETHING_NEW'));
    expect(context(part).presentation).toMatchObject({ surface: 'inline', message: 'generic' });
  });

  test('[CART-24] what was said of one item goes with it', () => {
    const part = start();
    part.send(add);
    part.reject('addToBag', refused('OOS'));
    part.send({ type: 'offer.changed', offer: { ...offer, quantity: 1 } });
    expect(part.snapshot().hasTag('failed')).toBe(true);
    part.send({ type: 'offer.changed', offer: { ...offer, itemSku: 'A-02' } });
    expect(part.snapshot().hasTag('failed')).toBe(false);
    part.send(add);
    expect(bodyOf(part)).toMatchObject({ itemSku: 'A-02' });
  });

  test('[MODAL-14, ERR-07] a full bag opens its modal', () => {
    const part = start();
    part.send(add);
    part.reject('addToBag', refused('MAXIMUM_NUMBER_OF_ITEMS_EXCEEDED'));
    expect(opened(part)).toEqual(['bagFull']);
  });

  test.each([
    ['CNC_ITEM_EXISTS', 'PICKUP'],
    ['NON_CNC_ITEM_EXISTS', 'DELIVERY'],
  ])(
    '[CART-25, MODAL-15, ERR-12, ERR-13] %s asks; confirming repeats the add with replace',
    (code, existing) => {
      const part = start();
      part.send(add);
      part.reject('addToBag', refused(code));
      expect(opened(part)).toEqual(['clickAndCollectItemExists']);
      expect(context(part).presentation).toEqual({ surface: 'deliveryConflict', existing });
      part.send({ type: 'conflict.confirmed' });
      expect(bodyOf(part)).toMatchObject({ itemSku: 'A-01', replace: true });
    },
  );

  test('[CART-25] cancelling the conflict sends nothing', () => {
    const part = start();
    part.send(add);
    part.reject('addToBag', refused('CNC_ITEM_EXISTS'));
    part.send({ type: 'add.modalShown', key: null });
    expect(part.value()).toEqual({ idle: 'resting' });
    expect(part.waiting()).toEqual([]);
    part.send(add);
    expect(bodyOf(part)).toMatchObject({ replace: false });
  });

  test('removing the installation repeats the add without it', () => {
    const part = start();
    part.send({ type: 'addOns.changed', addOns: [INSTALLATION] });
    part.send(add);
    expect(bodyOf(part)).toMatchObject({ addOns: [INSTALLATION] });
    part.reject('addToBag', refused('INSTALLATION_NOT_AVAILABLE'));
    part.send({ type: 'service.removed' });
    expect(bodyOf(part)).toMatchObject({ addOns: [] });
  });

  test('in the modal the message stays in the modal', () => {
    const part = start();
    part.send(addInModal);
    part.send({ type: 'add.confirmed' });
    part.reject('addToBag', refused('OOS'));
    expect(part.value()).toEqual({ choosing: 'failed' });
  });

  test('pressing again after an attempt whose outcome is unknown sends the very same', () => {
    const part = start();
    part.send(add);
    const request = part.inputOf('addToBag');
    part.reject('addToBag', lost());
    part.send(add);
    expect(part.inputOf('addToBag')).toEqual(request);
  });

  test('what is chosen while an attempt is under way changes nothing of it', () => {
    const part = start();
    part.send(add);
    const settled = bodyOf(part);
    part.send({ type: 'offer.changed', offer: { ...offer, quantity: 9 } });
    expect(bodyOf(part)).toEqual(settled);
    part.reject('addToBag', lost());
    part.send(add);
    expect(bodyOf(part)).toMatchObject({ quantity: 9 });
  });
});

describe('a flash sale whose stock is gone', () => {
  const flash = { id: 'FS', name: 'Flash', startTime: NOW - 1, endTime: NOW + 1, quota: 5, sold: 0 };
  const gone = { ...flash, sold: 5 };
  const refuseAdd = (part: Driven) => part.reject('addToBag', refused('FLASH_SALE_OOS', 409));

  test('[PROMO-09, ERR-56] warns before the add that the sale is over and reloads the product', () => {
    const part = start({ offer: { campaign: flash } });
    part.send(add);
    refuseAdd(part);
    expect(part.snapshot().hasTag('failed')).toBe(true);
    expect(context(part).presentation).toEqual({
      surface: 'inline',
      message: 'flashSaleGone',
      action: 'buyAtNormalPrice',
    });
    expect(part.toPage).toEqual([
      { type: 'part.told', name: 'product', event: { type: 'product.reloadRequested' } },
    ]);
    expect(part.waiting()).toEqual([]);
  });

  test('[PROMO-09, CART-08] going on buys at the normal price', () => {
    const part = start({ offer: { campaign: flash } });
    part.send(add);
    refuseAdd(part);
    part.send({ type: 'flashSale.continued' });
    expect(bodyOf(part)).toMatchObject({ actionType: 'REGULAR' });
  });

  test('[PROMO-09] cancelling buys nothing and the warning goes', () => {
    const part = start({ offer: { campaign: flash } });
    part.send(add);
    refuseAdd(part);
    part.send({ type: 'add.dismissed' });
    part.send({ type: 'flashSale.continued' });
    expect(part.waiting()).toEqual([]);
    expect(context(part).presentation).toBeNull();
  });

  test('[PROMO-09] buying now asks for the campaign’s price too', () => {
    const part = start({ isMember: true, offer: { campaign: flash } });
    part.send(buy);
    expect(part.inputOf('createCheckout')).toMatchObject({ call: { body: { actionType: 'CAMPAIGN' } } });
    part.reject('createCheckout', refused('FLASH_SALE_OOS', 409));
    part.send({ type: 'flashSale.continued' });
    const { call } = part.inputOf('createCheckout') as { call: { body: object } };
    expect(call.body).not.toHaveProperty('actionType');
  });

  test('[PROMO-09] the sheet shows the warning, and its button takes the normal price', () => {
    const part = start({ offer: { campaign: flash } });
    part.send(addInModal);
    part.send({ type: 'add.confirmed' });
    refuseAdd(part);
    expect(part.value()).toEqual({ choosing: 'failed' });
    expect(part.toPage).toEqual([
      { type: 'part.told', name: 'product', event: { type: 'product.reloadRequested' } },
    ]);
    part.send({ type: 'offer.changed', offer: { ...offer, campaign: gone } });
    part.send({ type: 'add.confirmed' });
    expect(bodyOf(part)).toMatchObject({ actionType: 'REGULAR' });
  });

  test('[PROMO-10] the warning after the login stays when what is offered is known only then', () => {
    const part = drive(addToCartMachine, { ...options, input: { ...options.input, isMember: true } });
    part.send({ type: 'flashSale.warned', initiator: 'BUY_NOW' });
    part.send({ type: 'offer.changed', offer: { ...offer, campaign: gone } });
    // And so it does when the address of the member, who is known by now, is where it goes.
    part.send({ type: 'offer.renewed' });
    expect(part.snapshot().hasTag('failed')).toBe(true);
    expect(context(part).presentation).toMatchObject({ message: 'flashSaleGone' });
  });

  test('[CART-08] once it is known to be gone, an add is an ordinary one', () => {
    const part = start({ offer: { campaign: gone } });
    part.send(add);
    expect(bodyOf(part)).toMatchObject({ actionType: 'REGULAR' });
  });

  test('[AUTH-07, CART-22] a login resumes the purchase with its add-ons, or warns of the price', () => {
    const addOns = [{ type: 'INSTALLATION', id: 'INST-1' }];
    const resumed = (isFlashSaleGone: boolean) => {
      const part = start({ isMember: true });
      part.send({ type: 'addOns.changed', addOns });
      part.send({
        type: 'wish.resumed',
        wish: { kind: 'buy', itemSku: 'A-01', addOns, gift: null },
        isFlashSaleGone,
      });
      expect(context(part).addOns).toEqual(addOns);
      return part;
    };
    expect(resumed(false).waiting()).toEqual(['createCheckout']);
    expect(context(resumed(true)).presentation).toMatchObject({ message: 'flashSaleGone' });
  });

  test('[AUTH-07, ADDON-06] a login does not bring back a service that could not be loaded', () => {
    const addOns = [{ type: 'INSTALLATION', id: 'INST-1' }];
    const part = start({ isMember: true });
    part.send({ type: 'addOns.changed', addOns });
    part.send({ type: 'addOns.changed', addOns: [] });
    part.send({
      type: 'wish.resumed',
      wish: { kind: 'buy', itemSku: 'A-01', addOns, gift: null },
      isFlashSaleGone: false,
    });
    expect(context(part).addOns).toEqual([]);
  });

  test('[PROMO-10] passes the warning of a guest to the login and shows it again after it', () => {
    const guest = start({ isMember: false, offer: { campaign: gone } });
    guest.send(buy);
    expect(guest.toPage).toMatchObject([
      {
        type: 'part.told',
        name: 'memberGate',
        event: { type: 'login.needed', wish: { campaignId: null, isFlashSaleGone: true } },
      },
    ]);
    const member = start({ isMember: true, offer: { campaign: gone } });
    member.send({ type: 'flashSale.warned', initiator: 'BUY_NOW' });
    expect(context(member).presentation).toMatchObject({ message: 'flashSaleGone' });
    member.send({ type: 'flashSale.continued' });
    expect(member.waiting()).toEqual(['createCheckout']);
  });
});

describe('groceries in a slot', () => {
  const grocery = { ...options.input, vendor: 'grocery', isMember: true };
  const inSlot = (slotId: string | null) => start({ input: grocery, offer: { slotId } });

  test('[GROC-31, API-95, CART-29] the resolved slot goes into the add and into buying now', () => {
    const part = inSlot('S-1');
    part.send(add);
    expect(part.inputOf('addToBag')).toMatchObject({
      vendor: 'grocery',
      call: { body: { slotId: 'S-1' } },
    });
    const buying = inSlot('S-1');
    buying.send(buy);
    expect(buying.inputOf('createCheckout')).toMatchObject({ call: { body: { slotId: 'S-1' } } });
  });

  test('[API-95] without a slot the add names none', () => {
    const part = inSlot(null);
    part.send(add);
    expect(part.inputOf('addToBag')).not.toHaveProperty('call.body.slotId');
  });

  test('the same thing in another slot is sent as another', () => {
    const part = inSlot('S-1');
    part.send(add);
    part.reject('addToBag', lost());
    part.send({ type: 'offer.changed', offer: { ...offer, slotId: 'S-2' } });
    part.send(add);
    expect(bodyOf(part)).toMatchObject({ slotId: 'S-2' });
  });

  test('a slot that is full is said beside the buttons, and the page learns of it', () => {
    const part = inSlot('S-1');
    part.send(add);
    part.reject('addToBag', refused('SLOT_NOT_AVAILABLE', 409));
    expect(context(part).presentation).toMatchObject({ surface: 'inline', message: 'slotTaken' });
    expect(part.toPage).toContainEqual({
      type: 'part.told',
      name: 'slottedDelivery',
      ifRunning: true,
      event: { type: 'slot.refused' },
    });
    const other = inSlot('S-1');
    other.send(add);
    other.reject('addToBag', refused('OOS'));
    expect(other.toPage).not.toContainEqual({
      type: 'part.told',
      name: 'slottedDelivery',
      ifRunning: true,
      event: { type: 'slot.refused' },
    });
  });
});
